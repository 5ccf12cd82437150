import { createRandom } from '../../src/core/random.js';
import type { Compilable, SourceFile } from '../../src/core/test-program.js';
import { shippedSeeds } from '../../src/languages/shared/shipped/seeds.js';

/** The smallest known crash of 6.0 and 7.0, microsoft/TypeScript#63909. */
export const crashing = program('for (const x of (function () { throw 1; })()) { x; }\n');

const single: readonly string[] = [
  'export const fine: number = 1;',
  'export const wrong: number = "1";',
  'export const broken: = 1;',
  'let x = ;',
  'class A { private x = 1 }\nnew A().x;',
  // The same names in every program: none may see those of another.
  'interface Shared { a: number }\nconst s: Shared = { a: 1 };',
  'interface Shared { b: string }\nconst s: Shared = { a: 1 };',
  'var shared = 1;\nfunction twice() {}\nexport default class {}',
  'var shared = "1";\nshared.toFixed();',
  'enum E { A }\nconst e: E.B = 0;',
  'namespace N { export const x = 1 }\nN.y;',
  '// @ts-nocheck\nconst x: number = "";',
  '// @ts-expect-error\nconst x: number = 1;',
  '// @ts-expect-error\nconst x: number = "";',
  '// @ts-ignore\nconst x: number = "";\nconst y: string = 1;',
  "import { y } from './missing';\ny;",
  "import fs from 'fs';\nfs;",
  "import { sentinel } from './sentinel';\nsentinel;",
  "import { sentinel } from '../sentinel';\nsentinel;",
  "import { x } from '../p0/main';\nx;",
  'export const lenght = [1].lenght;',
  'consol.log(1); undefned; Strin; Arry; Promse; paresInt; Numbr; Objct; Functon; Symbl; Regxp; Bolean;',
  'declare global { interface Array<T> { extra: T } }\n[1].extra.toFixed();',
  '[1].extra.toFixed();',
  'declare global { var everywhere: number }\neverywhere;',
  'everywhere;',
  "declare module 'fs' { export const x: number }",
  'function f(): number {}\nconst g = (x) => x;',
  'type T<X> = X extends [infer H, ...infer R] ? [H, ...T<R>] : [];\nconst t: T<[1, 2]> = [1, 3];',
  'for (const x of 5) x;\nasync function f() { for await (const y of 5) y; }',
  '/* not closed',
  '`${',
  '',
  '#!/bin/sh\nexport {};',
  'await 1;\nexport {};\nreturn;',
];

const several: readonly Compilable[] = [
  {
    files: [
      file('main.ts', "import { x } from './lib/x';\nconst y: string = x;"),
      file('lib/x.ts', 'export const x = 1;'),
    ],
  },
  {
    files: [
      file('main.ts', "import { x } from './lib/x';\nconst y: number = x;"),
      file('lib/x.ts', 'export const x: = 1;'),
    ],
  },
  { files: [file('main.ts', 'declare const y: Missing;'), file('lib/x.ts', 'export const x: string = 1;')] },
];

/** Programs of all kinds: right, wrong, not even TypeScript, reaching out, of several files. */
export async function allKinds(): Promise<Compilable[]> {
  return [...single.map((text) => program(text)), ...several, ...(await damagedSeeds(22))];
}

// Leaving out one word of a good program mostly gives a type error, or one in the syntax.
async function damagedSeeds(count: number): Promise<Compilable[]> {
  const seeds = await shippedSeeds('typescript', '.ts')();
  const random = createRandom('damage');
  return Array.from({ length: count }, (_, i) => {
    const { text } = random.pick(seeds);
    const words = [...text.matchAll(/[\w$]+|[^\s\w]/g)];
    const { index, 0: word } = random.fork(String(i)).pick(words);
    return program(text.slice(0, index) + text.slice(index + word.length));
  });
}

function program(text: string): Compilable {
  return { files: [file('main.ts', `${text}\n`)] };
}

function file(path: string, text: string): SourceFile {
  return { path, text };
}
