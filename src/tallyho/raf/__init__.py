"""What RAF: Lion and RAF: Eagle share: one file per chapter of the rulebooks."""
