import { expect, test } from 'vitest';
import { findingText } from './finding-text.js';
import { exampleFinding } from './report-fixture.js';

test('a finding in a terminal', () => {
  expect(findingText({ finding: exampleFinding, timesSeen: 3 })).toMatchInlineSnapshot(`
    "3f2a91c07b  typescript@7.0.2 crashes

    signature   nil pointer dereference @ checker.(*Checker).getIteratedType < checker.(*Checker).checkForOf
    evidence    witness: the failure shows by itself, whatever the program means.
    expected    A compiler must accept or reject any program, and end.
    made by     technique tokens, seed 7, program 1240, cupel 0.1.0
    steps       seed iterators.ts
                replace \`[]\` by a function call
    toolchains  typescript@6.0.3 sha512-aaa
                typescript@7.0.2 sha512-bbb
    found       2026-11-15T09:30:12.000Z

    main.ts
      1  for (const x of (function(){ throw "1" })()) {}

    typescript@6.0.3 (reference)  Rejects the program with 2 errors.
      main.ts:1:17 TS2488 Type 'never' must have a '|'.
      TS5107 Option is deprecated.
        Another line.

    typescript@7.0.2  Crashes.
      panic: nil
      frame0()
      frame1()
      frame2()
      frame3()
      frame4()
      frame5()
      frame6()
      frame7()
      frame8()
      frame9()
      frame10()
      frame11()
      frame12()
      frame13()
      frame14()
      frame15()
      frame16()
      frame17()
      frame18()
      frame19()
      frame20()
      frame21()
      frame22()
      frame23()
      … 6 lines more

    Reproduce without cupel
      npx -p typescript@6.0.3 tsc --noEmit main.ts
      npx -p typescript@7.0.2 tsc --noEmit main.ts

    Seen in 3 programs. Try it again with \`cupel replay 3f2a91c07b\`; write a report with \`cupel findings export 3f2a91c07b --format markdown\`."
  `);
});
