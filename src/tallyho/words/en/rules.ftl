### What `tallyho rules` prints of a rule, and what the kinds of rules and the grounds of rulings are called.

kind = { $kind }
status = { $status }

rule = { $section } ({ kind })
a-ruling = ruling ({ status })
section = { $number ->
    [one] one rule
   *[other] { $number } rules
}, { $proved } proved (+)
in-section = { $section } ({ kind }): { $text }

obeyed = obeyed by
proved = proved by
not-proved = not proved by
nothing-yet = nothing yet
cited-as = { $place } (as { $rule })
doubted = { $place }, which { $doubt ->
    [checks-nothing] checks nothing
    [expects-nothing] expects nothing
    [is-always-skipped] is always skipped
    [is-expected-to-fail] is expected to fail
    [is-not-written-as-plain-text] is not written as plain text
   *[stands-on-no-test-that-pytest-collects] stands on no test that pytest collects
}
no-checkout = Note: what the code obeys and the tests prove is only known in a source checkout; name one with --root.
