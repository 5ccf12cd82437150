import { expect, test } from 'vitest';
import { findingMarkdown } from './finding-markdown.js';
import { exampleFinding } from './report-fixture.js';

test('the report of a crash', () => {
  expect(findingMarkdown(exampleFinding)).toMatchInlineSnapshot(`
    "# typescript@7.0.2 crashes

    Made by technique \`tokens\`, seed \`7\`, program 1240, cupel 0.1.0.

    **Actual:** typescript@7.0.2 crashes (\`nil pointer dereference @ checker.(*Checker).getIteratedType < checker.(*Checker).checkForOf\`).

    **Expected:** A compiler must accept or reject any program, and end.

    ## Program

    \`main.ts\`:

    \`\`\`ts
    for (const x of (function(){ throw "1" })()) {}
    \`\`\`

    ## Outcomes

    | target | outcome |
    | --- | --- |
    | typescript@6.0.3 (reference) | rejected, 2 errors |
    | typescript@7.0.2 | crashed |

    ### Behavior with typescript@6.0.3

    Rejects the program with 2 errors.

    \`\`\`text
    main.ts:1:17 TS2488 Type 'never' must have a '|'.
    TS5107 Option is deprecated.
      Another line.
    \`\`\`

    ### Behavior with typescript@7.0.2

    Crashes.

    \`\`\`text
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
    \`\`\`

    ## Reproduce without cupel

    Save the program in an empty folder and run there:

    \`\`\`sh
    npx -p typescript@6.0.3 tsc --noEmit main.ts
    npx -p typescript@7.0.2 tsc --noEmit main.ts
    \`\`\`

    ## Evidence

    \`witness\`: the failure shows by itself, whatever the program means.

    ## Toolchains

    | toolchain | checksum |
    | --- | --- |
    | typescript@6.0.3 | \`sha512-aaa\` |
    | typescript@7.0.2 | \`sha512-bbb\` |

    ## How the program was made

    1. \`seed iterators.ts\`
    2. \`\`replace \`[]\` by a function call\`\`

    ---

    A fuzzer found this: the program was made by cupel, a compiler-testing tool, not written by a person. Finding \`3f2a91c07b\`, first seen 2026-11-15T09:30:12.000Z.
    "
  `);
});

test('the report of a wrong rejection says what was expected', () => {
  const program = { ...exampleFinding.program, expectation: { kind: 'accept' } as const, trace: [] };
  const report = findingMarkdown({ ...exampleFinding, symptom: 'wrongReject', evidence: 'disagreement', program });
  expect(report).toContain('# typescript@7.0.2 rejects a program that it should accept\n');
  expect(report).toContain('**Expected:** The program is well-typed: a compiler must accept it.\n');
  expect(report).toContain('`disagreement`: two implementations of the language differ');
  expect(report).not.toContain('How the program was made');
});

test('a program with fences and odd characters stays whole', () => {
  const files = [{ path: 'main.ts', text: 'const s = `a`;\n```\r\n' }];
  const report = findingMarkdown({ ...exampleFinding, program: { ...exampleFinding.program, files } });
  expect(report).toContain('````ts\nconst s = `a`;\n```\r\n````\n');
  const encoded = Buffer.from('const s = `a`;\n```\r\n').toString('base64');
  expect(report).toContain(`echo ${encoded} | base64 -d > 'main.ts'`);
});
