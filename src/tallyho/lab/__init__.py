"""Odds, conformance, fuzzing, benchmarks: everything that plays games to learn something about them."""
