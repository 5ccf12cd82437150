import { expect, test } from 'vitest';
import { findingText } from './finding-text.js';
import { exampleFinding, triagedFinding } from './report-fixture.js';

test('a finding in a terminal', () => {
  expect(findingText({ finding: exampleFinding, status: 'open', timesSeen: 3 })).toMatchInlineSnapshot(`
    "3f2a91c07b  TypeScript 7.0.2 crashes: nil pointer dereference in checker.(*Checker).getIteratedType

    signature   crash: nil pointer dereference in checker.(*Checker).getIteratedType < checker.(*Checker).checkForOf
    rank        1: the compiler fails
    evidence    witness: the failure is a bug by itself, whatever the program means.
    expected    A compiler must accept or reject any program, and terminate.
    origin      technique tokens, seed 7, program 1240, cupel 0.1.0
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
      … 6 more lines

    Reproduce without cupel
      npx -p typescript@6.0.3 tsc --noEmit main.ts
      npx -p typescript@7.0.2 tsc --noEmit main.ts

    Seen in 3 programs. Reproduce it with \`cupel replay 3f2a91c07b\`; write a report with \`cupel findings export 3f2a91c07b --format markdown\`."
  `);
});

test('what triage learned of it', () => {
  const finding = { ...triagedFinding, duplicateOf: '3f2a91c07b' };
  expect(findingText({ finding, status: 'duplicate', timesSeen: 1 })).toMatchInlineSnapshot(`
    "34d469bd98  Groovy 4.0.0 rejects a well-typed program: The type ? is not a valid substitute for the bounded parameter <T extends A>

    signature   wrongReject: The type _ is not a valid substitute for the bounded parameter _ extends _ at ? super
    rank        2: one compiler accepts what another rejects
    evidence    fixed: a newer version of the same compiler behaves as expected.
    expected    The program is well-typed: a compiler must accept it.
    origin      technique generate, seed h1, program 7, cupel 0.1.0
    toolchains  groovy@4.0.0 sha256:aaa
                groovy@5.1.3 sha256:bbb
    found       2026-11-15T09:30:12.000Z
    reduced     from 9.4 KiB to 46 bytes in 49 s
                2,310 tokens to 17, 312 programs tried, fully reduced
    window      since 4.0.0 (not in 3.0.9), fixed in 5.0.0
    not new     the same bug as finding 3f2a91c07b

    Main.groovy
      1  class A<T extends A> {}
      2  A<? super A> a = null

    groovy@4.0.0  Rejects the program with 1 error.
      Main.groovy:2:3 The type ? is not a valid substitute for the bounded parameter <T extends A>

    groovy@5.1.3 (reference)  Accepts the program.

    Versions
      3.0.9  accepted
      4.0.0  rejected, 1 error  affected
      5.0.0  accepted

    A variant that works: Main.groovy
      1  class A<T extends A> {}
      2  A<A> a = null

    Reproduce without cupel
      groovyc --compile-static Main.groovy

    Seen in 1 program. Reproduce it with \`cupel replay 34d469bd98\`; write a report with \`cupel findings export 34d469bd98 --format markdown\`."
  `);
});
