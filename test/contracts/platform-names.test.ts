import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findMaterial } from '../../src/app/material.js';
import { programSource } from '../../src/campaign/program-source.js';
import type { SourceFile } from '../../src/core/test-program.js';
import { languages } from '../../src/registry.js';
import { createNames } from '../../src/techniques/generate/names.js';
import { foreignNames } from './foreign-names.js';

const all = await Promise.all(Object.values(languages).map((load) => load()));

async function bodiesOf(technique: string, target: string, count: number): Promise<(readonly SourceFile[])[]> {
  const material = await findMaterial({ technique, target, settings: {} });
  const source = programSource(material.technique, material, 'platform names');
  const bodies = [];
  // What a driver calls is cupel's own code.
  for (let index = 0; index < count; index++) bodies.push((await source.at(index)).files);
  await source.close();
  return bodies;
}

// The words of the generator are those of things that the program declares; `missing` and a number is declared nowhere, and
// is a fault.
const pools = createNames(0);
const labels = Array.from({ length: 16 }).reduce<string[]>((taken) => [...taken, pools.typeParameter(taken)], []);
const values = Array.from({ length: 300 }, () => baseOf(pools.value()));
const ownWords = new Set([
  'missing',
  ...labels,
  ...values,
  // The constants of an enum.
  ...values.map((value) => value.toUpperCase()),
  ...[() => pools.method(), () => pools.classOf()].flatMap((next) => Array.from({ length: 300 }, () => baseOf(next()))),
]);

// The name of a record in a pattern is made of that of its first component.
function baseOf(name: string): string {
  return name.replace(/Owner$/, '').replace(/\d+$/, '');
}

function strangeIn(bodies: readonly (readonly SourceFile[])[], allowed: readonly string[]): string[] {
  const used = new Set(bodies.flatMap((files) => [...foreignNames(files)]));
  return [...used].filter((name) => !allowed.includes(name)).sort();
}

// The same without what the generator itself has named.
function strangeInModel(bodies: readonly (readonly SourceFile[])[], allowed: readonly string[]): string[] {
  return strangeIn(bodies, allowed)
    .flatMap(
      (name) =>
        name
          .split('.')
          .filter((part) => !ownWords.has(baseOf(part)))
          .join('.') || [],
    )
    .filter((name) => !allowed.includes(name));
}

// What no generated program may reach: files, processes, network, reflection, threads, clock, exit, and other code.
const forbidden = [
  ...['System', 'Runtime', 'ProcessBuilder', 'exec', 'exit', 'exitProcess', 'halt', 'process', 'abort', 'quit'],
  ...['File', 'Files', 'Path', 'io', 'nio', 'fs', 'net', 'Socket', 'URL', 'fetch', 'XMLHttpRequest', 'require', 'load'],
  ...['Thread', 'Executors', 'concurrent', 'Worker', 'SharedArrayBuffer', 'Atomics', 'setTimeout', 'setInterval'],
  ...['Class', 'forName', 'reflect', 'getDeclaredFields', 'setAccessible', 'javaClass', 'invoke', 'MethodHandles'],
  ...['Date', 'now', 'nanoTime', 'currentTimeMillis', 'performance', 'Instant', 'random', 'Random', 'UUID'],
  ...['eval', 'Function', 'constructor', 'ClassLoader', 'Unsafe', 'Grab', 'ASTTest', 'quotes', 'Bun', 'Deno', 'import'],
];

describe.each(all.filter(({ platformNames }) => platformNames))('$id', ({ id, platformNames = [], model }) => {
  test('its allow-list has nothing that reaches out of a program', () => {
    // `Function` of the JVM is an interface; that of JavaScript makes code of text.
    const isInterface = (name: string) => /^(function\.)?Function$/.test(name) && ['java', 'groovy'].includes(id);
    const names = platformNames.filter((name) => !isInterface(name));
    // A name with a member is that member only.
    const reached = names.flatMap((name) => (name.includes('.') ? name.split('.').slice(1) : [name]));
    expect(reached.filter((name) => forbidden.includes(name))).toEqual([]);
    expect([...platformNames]).toEqual([...new Set(platformNames)].sort());
  });

  test.runIf(model)('programs of the model use nothing else', async () => {
    const target = all.find((each) => each.id === id)?.families[0]?.name ?? '';
    expect(strangeInModel(await bodiesOf('generate+erase+overwrite', target, 15), platformNames)).toEqual([]);
  });
});

test('every language that makes programs has an allow-list', () => {
  for (const { id, model, templates, platformNames } of all)
    expect(platformNames !== undefined, id).toBe(model !== undefined || templates !== undefined);
});

test('programs of the templates in JavaScript use nothing else', async () => {
  const { platformNames = [] } = all.find(({ id }) => id === 'javascript') ?? {};
  expect(strangeIn(await bodiesOf('template', 'node', 40), platformNames)).toEqual([]);
});

test('the templates in Java use nothing else, beside holes', async () => {
  const { platformNames = [] } = all.find(({ id }) => id === 'java') ?? {};
  const folder = join('templates', 'java');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.java'));
  const texts = names.map(async (name) => ({ path: name, text: await readFile(join(folder, name), 'utf8') }));
  const library = ['Holes', 'OperatorHoles', 'ArrayHoles', 'ValueHoles'].map((name) =>
    readFile(`jvm/src/cupel/template/${name}.java`, 'utf8'),
  );
  const declarations = (await Promise.all(library)).join('\n').matchAll(/public static .* (\w+)\(/g);
  const beside = ['cupel.template', 'Argument', 'Entry', 'Holes', ...[...declarations].map(([, name]) => name)];
  const strange = strangeIn(
    (await Promise.all(texts)).map((file) => [file]),
    platformNames,
  );
  // A hole is given the class that it catches.
  const used = strange.map((name) => name.replace(/\.class$/, ''));
  expect(used.filter((name) => !beside.includes(name) && !platformNames.includes(name))).toEqual([]);
});

describe('what reaches out of a program is seen', () => {
  test.each([
    ['java', 'class A { void f() { System.exit(1); } }', 'System.exit'],
    ['java', 'class A { void f() { new java.io.File("x"); } }', 'java.io'],
    ['java', 'class A { Object f(Object x) { return x.getClass(); } }', 'getClass'],
    ['java', 'class A { void f() { new Thread(null).start(); } }', 'Thread'],
    ['kotlin', 'fun f() { exitProcess(1) }', 'exitProcess'],
    ['kotlin', 'fun f(x: Any) = x::class.java', 'class.java'],
    ['groovy', "class A { def f() { 'ls'.execute() } }", 'execute'],
    ['groovy', '@groovy.lang.Grab("a:b:1") class A {}', 'groovy.lang'],
    ['scala', 'def f = scala.sys.process.Process("ls")', 'scala.sys'],
    ['javascript', 'const x = (() => {}).constructor("1")', 'constructor'],
    ['javascript', 'process.exit(1)', 'process.exit'],
    ['javascript', 'fetch("http://x")', 'fetch'],
    ['javascript', 'require("fs")', 'require'],
    ['typescript', 'new Function("x")()', 'Function'],
  ])('%s: %s', (id, text, name) => {
    const { platformNames = [] } = all.find((language) => language.id === id) ?? {};
    expect(strangeIn([[{ path: 'main', text }]], platformNames)).toContain(name);
  });
});
