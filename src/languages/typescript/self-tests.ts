import type { SelfTest } from '../../core/toolchain.js';
import { compareVersions } from '../../core/version.js';

/** Programs that prove, before a campaign, that we see what this version does with a program. */
export function selfTests(version: string): readonly SelfTest[] {
  return [
    { name: 'accepts a correct program', files: main('export const answer: number = 42;\n'), expected: 'accepted' },
    { name: 'rejects an incorrect program', files: main('export const answer: string = 42;\n'), expected: 'rejected' },
    { name: 'detects a crash', files: main(crashing(version)), expected: 'crashed', millis: 60_000 },
    { name: 'detects a hang', files: main(hanging()), expected: 'timedOut', millis: 500 },
  ];
}

const main = (text: string) => [{ path: 'main.ts', text }];

function crashing(version: string): string {
  // microsoft/TypeScript#63909, fixed in 7.1: reachability analysis recurses without end.
  if (compareVersions(version, '7.1.0-0') < 0) return 'for (const x of (function () { throw 1; })()) {\n  x;\n}\n';
  // No small crash of 7.1 is known: nesting that exhausts the stack of 1 GB takes its place.
  return `export const deep = ${'!'.repeat(3_000_000)}1;\n`;
}

// Each line instantiates types up to the compiler's own limit of 5 million, which takes about a second.
function hanging(): string {
  const depth = Array.from({ length: 22 }, () => 0).join(', ');
  const lines = Array.from({ length: 40 }, (_, i) => `export const x${i}: Grow<[${depth}], ${i}> = 0 as never;`);
  return [
    'type Grow<D extends 0[], K> = D extends [0, ...infer R extends 0[]]',
    '  ? Grow<R, [K, 0]> extends infer A ? Grow<R, [K, 1]> extends infer B ? A | B : never : never',
    '  : K;',
    ...lines,
    '',
  ].join('\n');
}
