import { expect, test } from 'vitest';
import type { Finding } from '../core/finding.js';
import { findingMarkdown } from './finding-markdown.js';
import { exampleFinding, triagedFinding } from './report-fixture.js';

function headings(finding: Finding): string[] {
  return [...findingMarkdown(finding).matchAll(/^## (.*)$/gm)].map(([, heading]) => heading as string);
}

function without<T extends object>(value: T, ...keys: (keyof T)[]): T {
  return Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key as keyof T))) as T;
}

test('a crash of TypeScript, in the form of its makers', () => {
  expect(findingMarkdown(exampleFinding)).toMatchInlineSnapshot(`
    "# TypeScript 7.0.2 crashes: nil pointer dereference in checker.(\\*Checker).getIteratedType

    Technique \`tokens\`, seed \`7\`, program 1240.

    ## Steps to reproduce

    \`\`\`ts
    for (const x of (function(){ throw "1" })()) {}
    \`\`\`

    Save the program as \`main.ts\` in an empty folder and run there:

    \`\`\`sh
    npx -p typescript@6.0.3 tsc --noEmit main.ts
    npx -p typescript@7.0.2 tsc --noEmit main.ts
    \`\`\`

    ## Behavior with \`typescript@6.0.3\`

    Rejects the program with 2 errors.

    \`\`\`text
    main.ts:1:17 TS2488 Type 'never' must have a '|'.
    TS5107 Option is deprecated.
      Another line.
    \`\`\`

    ## Behavior with \`typescript@7.0.2\`

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

    ## Expected behavior

    The compiler should accept the program or reject it with an error, not crash.

    ---

    Disclosure: a fuzzer found this. cupel 0.1.0, a tool that tests compilers, made the program; no person wrote it. It was confirmed with the plain command-line compilers (finding \`3f2a91c07b\`, 2026-11-15).
    "
  `);
});

test('a finding of which everything is known', () => {
  expect(findingMarkdown(triagedFinding)).toMatchInlineSnapshot(`
    "# Groovy 4.0.0 rejects a well-typed program: The type ? is not a valid substitute for the bounded parameter \\<T extends A>

    > **Before you file this:** It is fixed in 5.0.0.

    Technique \`generate\`, seed \`h1\`, program 7; reduced from 9.4 KiB to 46 bytes in 49 s; since 4.0.0 (not in 3.0.9), fixed in 5.0.0.

    ## Affects version

    4.0.0

    ## Description

    \`\`\`groovy
    class A<T extends A> {}
    A<? super A> a = null
    \`\`\`

    Groovy 4.0.0 rejects the program with 1 error.

    \`\`\`text
    Main.groovy:2:3 The type ? is not a valid substitute for the bounded parameter <T extends A>
    \`\`\`

    ## Expected

    The program is well-typed, so it should be accepted. Groovy 5.1.3 does so already.

    ## Versions

    | compiler | outcome | shows the bug |
    | --- | --- | --- |
    | Groovy 3.0.9 | accepted | no |
    | Groovy 4.0.0 | rejected, 1 error | yes |
    | Groovy 5.0.0 | accepted | no |
    | Groovy 5.1.3 | accepted | no |

    ## A variant that works

    With this small change Groovy 4.0.0 does what it should:

    \`\`\`groovy
    class A<T extends A> {}
    A<A> a = null
    \`\`\`

    ## Steps to reproduce

    Save the program as \`Main.groovy\` in an empty folder and run this there, with Groovy 4.0.0 and Groovy 5.1.3:

    \`\`\`sh
    groovyc --compile-static Main.groovy
    \`\`\`

    ---

    Disclosure: a fuzzer found this. cupel 0.1.0, a tool that tests compilers, made the program; no person wrote it. It was confirmed with the plain command-line compilers (finding \`34d469bd98\`, 2026-11-15).
    "
  `);
});

test('every tracker has its own form', () => {
  const forms = ['kotlin', 'groovy', 'scala', 'java', 'ecj', 'node', 'other'].map((family) => [
    family,
    headings({ ...triagedFinding, target: `${family}@4.0.0:default` }),
  ]);
  expect(Object.fromEntries(forms)).toMatchInlineSnapshot(`
    {
      "ecj": [
        "Test program",
        "What other compilers do",
        "Expected",
        "A variant that works",
        "How to reproduce",
      ],
      "groovy": [
        "Affects version",
        "Description",
        "Expected",
        "Versions",
        "A variant that works",
        "Steps to reproduce",
      ],
      "java": [
        "VERSION",
        "A DESCRIPTION OF THE PROBLEM",
        "STEPS TO FOLLOW TO REPRODUCE THE PROBLEM",
        "EXPECTED",
        "ACTUAL",
        "SOURCE CODE",
        "WORKAROUND",
      ],
      "kotlin": [
        "Code",
        "Expected behavior",
        "Actual behavior",
        "Versions",
        "Workaround",
        "Steps to reproduce",
      ],
      "node": [
        "Version",
        "What steps will reproduce the problem?",
        "What is the expected output?",
        "What do you see instead?",
        "Versions",
        "A variant that works",
      ],
      "other": [
        "Program",
        "What happens",
        "What should happen",
        "A variant that works",
        "How to reproduce",
      ],
      "scala": [
        "Compiler version",
        "Minimized code",
        "Output",
        "Expectation",
        "Versions tried",
        "A variant that works",
        "Commands",
      ],
    }
  `);
});

test('each form has the program, the near one, the versions, the reason, the commands and the disclosure', () => {
  for (const family of ['typescript', 'kotlin', 'groovy', 'scala', 'java', 'ecj', 'node', 'other']) {
    const observations = triagedFinding.observations.map((observation) => ({
      ...observation,
      target: observation.target.replace('groovy', family),
    }));
    const report = findingMarkdown({ ...triagedFinding, target: `${family}@4.0.0:default`, observations });
    for (const text of [
      'A<? super A> a = null',
      'A<A> a = null',
      '4.0.0 | rejected, 1 error | yes |',
      '5.0.0 | accepted | no |',
      'The program is well-typed, so it should be accepted.',
      'Main.groovy:2:3 The type ? is not a valid substitute',
      'groovyc --compile-static Main.groovy',
      'a fuzzer found this',
    ]) {
      expect(report).toContain(text);
      expect(report.split(text).length, `${family}: ${text}`).toBe(2);
    }
  }
});

test('who exports it is told what stands against filing it', () => {
  const report = findingMarkdown({
    ...triagedFinding,
    evidence: 'belief',
    duplicateOf: '3f2a91c07b',
    knownBug: 'bounded-wildcard',
  });
  expect(report).toMatch(
    /^> \*\*Before you file this:\*\* It is the same bug as finding 3f2a91c07b\. Its makers know of it: bounded-wildcard in .* It is fixed in 5\.0\.0\. Only the generator says /m,
  );
  const program = triagedFinding.reduction?.from ?? triagedFinding.program;
  expect(findingMarkdown({ ...without(triagedFinding, 'dating', 'reduction'), program })).toContain(
    '> **Before you file this:** Groovy 5.1.3 does it right already. The program has not been reduced.\n',
  );
  const dating = triagedFinding.dating && without(triagedFinding.dating, 'fixedIn');
  expect(findingMarkdown({ ...triagedFinding, ...(dating && { dating }) })).not.toContain('Before you file');
});

test('the errors of two compilers that differ are named', () => {
  const [reference, subject] = exampleFinding.observations;
  if (!reference || reference.outcome.kind !== 'rejected' || !subject) throw new Error('the fixture has changed');
  const [one] = reference.outcome.diagnostics;
  const outcome = { kind: 'rejected', diagnostics: one ? [one] : [] } as const;
  const observations = [reference, { ...subject, outcome }];
  const signature = { symptom: 'wrongDiagnostic' } as const;
  const finding = { ...exampleFinding, signature, evidence: 'disagreement', observations } as const;
  expect(findingMarkdown(finding)).toContain(
    'The program should be rejected as by TypeScript 6.0.3: with the error `TS5107 Option is deprecated. Another line.`. The two are meant to agree.',
  );
  const swapped = [
    { ...reference, outcome },
    { ...subject, outcome: reference.outcome },
  ];
  expect(findingMarkdown({ ...finding, observations: swapped })).toContain(': without the error `TS5107 ');
});

test('the last cause of a long stack is shown', () => {
  const stack = [
    'exception: x',
    ...Array.from({ length: 40 }, (_, i) => `\tat a.b(C.kt:${i})`),
    'Caused by: java.lang.Error: y',
    '\tat c.d(E.kt:2)',
  ];
  const [subject, ...others] = triagedFinding.observations;
  const outcome = { kind: 'crashed', stack: stack.join('\n') } as const;
  const observations = subject ? [{ ...subject, outcome }, ...others] : [];
  expect(findingMarkdown({ ...triagedFinding, signature: { symptom: 'crash' }, observations })).toContain(
    '\n… 29 lines more\nCaused by: java.lang.Error: y\n\tat c.d(E.kt:2)\n```',
  );
});

test('only what is known to do it right is named', () => {
  const [subject, newer] = triagedFinding.observations;
  if (!subject || !newer) throw new Error('the fixture has changed');
  const older = { ...newer, target: 'groovy@3.0.9:default' };
  const elsewhere = { ...newer, target: 'java@99:default' };
  const sentence = (change: Partial<Finding>) =>
    / accepted\. (.*)$/m.exec(findingMarkdown({ ...triagedFinding, ...change }))?.[1];
  expect(sentence({ observations: [subject, older, newer, elsewhere] })).toBe('Groovy 5.1.3 does so already.');
  expect(sentence({ observations: [subject, newer, { ...newer, target: 'groovy@6.0.0:default' }] })).toBe(
    'A newer version of the same compiler does so already.',
  );
  expect(sentence({ evidence: 'disagreement', observations: [subject, elsewhere] })).toBe(
    'javac 99 does so; they cannot both be right.',
  );
});

test('a version that was only compared with is not said to be right where errors must be compared', () => {
  const [subject, newer] = triagedFinding.observations;
  if (!subject || !newer) throw new Error('the fixture has changed');
  const observations = [subject, { ...newer, outcome: subject.outcome }];
  const report = findingMarkdown({ ...triagedFinding, signature: { symptom: 'wrongDiagnostic' }, observations });
  expect(report).toContain('| Groovy 5.1.3 | rejected, 1 error |  |');
});

test('a bug as old as the oldest version that was tried', () => {
  const dating = triagedFinding.dating && without(triagedFinding.dating, 'fixedIn', 'lastGood');
  expect(findingMarkdown({ ...triagedFinding, ...(dating && { dating }) })).toContain(
    '; already in 4.0.0 (the oldest tried), still in 5.0.0.',
  );
});

test('what other compilers say is only repeated where it differs', () => {
  const observations = triagedFinding.observations.map((observation, _, [subject]) => ({
    ...observation,
    outcome: subject?.outcome ?? observation.outcome,
  }));
  const report = findingMarkdown({ ...triagedFinding, evidence: 'belief', observations });
  expect(report).toContain('Groovy 5.1.3 says the same.');
  expect(report).toContain('no other compiler has confirmed it');
});

test('a program with fences and odd characters stays whole', () => {
  const files = [{ path: 'main.ts', text: 'const s = `a`;\n```\r\n' }];
  const report = findingMarkdown({ ...exampleFinding, program: { ...exampleFinding.program, files } });
  expect(report).toContain('````ts\nconst s = `a`;\n```\r\n````\n');
  const encoded = Buffer.from('const s = `a`;\n```\r\n').toString('base64');
  expect(report).toContain(`echo ${encoded} | base64 -d > 'main.ts'`);
});
