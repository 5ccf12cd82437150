import { expect, test } from 'vitest';
import { UserError } from '../../../src/core/errors.js';
import { createRandom } from '../../../src/core/random.js';
import { sourcesOf } from '../../../src/core/sources.js';
import type { Compilable } from '../../../src/core/test-program.js';
import { openHost } from '../../../src/languages/java/template/host.js';
import { templateSupport } from '../../../src/languages/java/template/support.js';
import type { FilledTemplate, TemplateSettings } from '../../../src/model/template/support.js';
import { outcomesOf } from '../../outcomes.js';
import { openJvmTarget } from './open-jvm-target.js';

const imports = 'import static cupel.template.Holes.*;\nimport cupel.template.*;\n';
const sourceOf = (body: string, i: number) => ({ path: `T${i}.java`, text: `${imports}class T${i} { ${body} }` });

// So many programs of each template; all templates are read and executed by one JVM.
async function programsOf(bodies: readonly string[], count: number, settings: TemplateSettings = {}) {
  const open = await templateSupport.open(bodies.map(sourceOf), settings);
  const fillings = open.templates.map((template) =>
    Promise.all(Array.from({ length: count }, (_, i) => template.fill(createRandom(`program ${i}`), i))),
  );
  try {
    return await Promise.all(fillings);
  } finally {
    await open.close();
  }
}

function found(programs: readonly FilledTemplate[] | undefined, pattern: RegExp): ReadonlySet<string | undefined> {
  return new Set(programs?.map((program) => pattern.exec(sourcesOf(program)[0]?.text ?? '')?.[1]));
}

async function stdouts(programs: readonly Compilable[], tier: string): Promise<readonly string[]> {
  const { toolchain } = await openJvmTarget(`java@17:${tier}`);
  try {
    const outcomes = await outcomesOf(toolchain.observe(programs, { configuration: tier }));
    return outcomes.map((outcome) =>
      outcome.kind === 'accepted' ? (outcome.run?.stdout ?? '') : JSON.stringify(outcome),
    );
  } finally {
    await toolchain.close();
  }
}

const pieces = [
  '@Entry static int m() { return exclude(intVal(-1, 1), 0); }',
  'static int x, y; @Entry static int m(int z) { return exclude(intVar(), "x"); }',
  'static byte b; @Entry static int m() { return assign(b, exclude(byteVal((byte) 1, (byte) 3), 2), "="); }',
  "@Entry static String m(String s) { return exclude(stringVal(), \"\", \"a\") + exclude(booleanVal(), true) + exclude(charVal('a', 'c'), 'b'); }",
  '@Entry static int[] m() { return array(alt(1, 2), 1, 2); }',
  '@Entry static int m() { return array(array(exclude(doubleVal(), 0.0), 1), 2).length + array("x", 3).length; }',
  'static int s; static int f() { throw new IllegalStateException(); } @Entry static int m() { ' +
    'tryCatchFinally(statement(f()), statement(assign(s, 1, "=")), statement(increment(s, "x++")), ArithmeticException.class, Exception.class); return intVal(); }',
  'static int s; @Entry static int m() { tryFinally(statement(increment(s, "x++")), statement(increment(s, "--x"))); return intVal(); }',
  'static class Box<V> { V held; } static int n; ' +
    '@Argument(1) static Box<String> box() throws java.io.IOException { n++; Box<String> b = new Box<>(); b.held = alt("x", "yy"); return b; } ' +
    '@Entry static <V> int m(int a, Box<V> b) { return n + b.held.hashCode() + a + intVal(3, 3); }',
  'static int n; @Arguments static Object[] all() { return new Object[] {++n, java.util.List.of("x"), array(intVal(1, 1), 2)}; } ' +
    '@Entry static <V> int m(int a, java.util.List<V> b, int... c) { c[0]++; return c[0] * 100 + b.size() * 10 + c.length + intVal(0, 0); }',
];

function expectFilled(programs: readonly (readonly FilledTemplate[])[]): void {
  expect(found(programs[0], /return (.*);/)).toEqual(new Set(['-1', '1']));
  expect(found(programs[1], /return (.*);/)).toEqual(new Set(['y', 'z']));
  expect(found(programs[2], /return (.*);/)).toEqual(new Set(['b = (byte) 1', 'b = (byte) 3']));
  for (const text of found(programs[3], /return (.*);/)) expect(text).toMatch(/^"(?!a?")[^"]*" \+ false \+ '[ac]'$/);
  expect(found(programs[4], /return (.*);/)).toEqual(
    new Set(['1', '2', '1, 1', '1, 2', '2, 1', '2, 2'].map((elements) => `new int[] {${elements}}`)),
  );
  for (const text of found(programs[5], /return (new double.*)\.length \+/))
    expect(text).toMatch(/^new double\[\]\[\] \{new double\[\] \{(?!0\.0\}).*\}, new double\[\] \{(?!0\.0\}).*\}\}$/);
  const tried = (caught: string) => `try { f(); } catch (${caught} error0) { s = 1; } finally { s++; }`;
  expect(found(programs[6], /(try .*\}) return/)).toEqual(new Set([tried('ArithmeticException'), tried('Exception')]));
  expect(found(programs[7], /(try .*\}) return/)).toEqual(new Set(['try { s++; } finally { --s; }']));
  expect(found(programs[8], /\b(m\(values0\[row\], box\(\)\))/)).toEqual(new Set(['m(values0[row], box())']));
  expect(found(programs[9], /(Object\[\] given = all\(\);)/)).toEqual(new Set(['Object[] given = all();']));
}

test('every piece is filled by chance, systematically and without execution, and runs alike in both tiers', async () => {
  const some: FilledTemplate[] = [];
  for (const settings of [{}, { exploration: 'systematic' }, { static: true }] as const) {
    const programs = await programsOf(pieces, 24, settings);
    expectFilled(programs);
    some.push(...programs.flatMap((all) => all.slice(0, 1)));
  }
  for (const { files } of some) expect(files[0]?.text).not.toMatch(/cupel|@Arg|@Entry|Probe/);
  const compiled = await stdouts(some, 'c2');
  expect(compiled.filter((output) => !/^[0-9a-f]+\n$/.test(output))).toEqual([]);
  expect(await stdouts(some, 'interpreter')).toEqual(compiled);
});

test('each call gets arguments of its own, also with less around it', async () => {
  const [single, all] = await programsOf(pieces.slice(-2), 1);
  const simpler = (programs: readonly FilledTemplate[] | undefined) =>
    (templateSupport.simpler?.(programs?.[0] as FilledTemplate) ?? []).map((files) => ({ files }));
  expect(simpler(single).length).toBeGreaterThan(4);
  const outputs = await stdouts([...simpler(single), ...simpler(all)], 'c1');
  expect(outputs.filter((output) => !/^-?\d+( \d+)?\n$/.test(output))).toEqual([]);
  // A call that got the array of another call would return more.
  expect(outputs[simpler(single).length]).toBe('212\n');
});

test('mistakes are told in one line with what to do', async () => {
  const mistakes: readonly (readonly [string, string])[] = [
    ['@Entry static int m(int a) { return exclude(a, 1); }', 'exclude needs a hole for a literal, a variable or an'],
    ['@Entry static int m(int a) { return exclude(intVar(), 1); }', 'what is excluded must be the name of a variable'],
    ['@Entry static int m(int a) { return exclude(intVal(), "a"); }', 'what is excluded must be a value of type int'],
    ['@Entry static int m(int a) { return exclude(intVal(), a); }', 'a constant is needed here'],
    ['@Entry static int m() { return array(intVal(), 3, 2).length; }', 'there is no length between 3 and 2'],
    ['@Entry static int m() { return array(intVal(), 2000).length; }', 'the length of an array must be between 0 and'],
    ['static java.util.List<Integer> l; @Entry static Object m() { return array(l); }', 'Java makes no arrays of type'],
    [
      'static int s; @Entry static void m() { tryCatch(increment(s), increment(s), Error.class); }',
      'incompatible types',
    ],
    [
      'static int s; @Entry static void m() { tryCatch(statement(increment(s)), statement(increment(s)), Error.class); }',
      'a template may not catch Error',
    ],
    [
      'static int s; @Entry static void m() { tryCatch(statement(increment(s)), statement(increment(s)), java.io.IOException.class); }',
      'java.io.IOException is a checked exception, which Java lets a handler catch only where it is thrown; catch Exc',
    ],
    [
      '@Argument(1) static int a() { return 1; } @Entry static int m(int a) { return intVal(); }',
      '@Argument(1): the ent',
    ],
    [
      '@Argument(0) int a() { return 1; } @Entry static int m(int a) { return intVal(); }',
      'the method that is marked @',
    ],
    [
      '@Argument(0) static int a(int b) { return b; } @Entry static int m(int a) { return intVal(); }',
      'the method that',
    ],
    [
      '@Argument(0) static long a() { return 1; } @Entry static int m(int a) { return intVal(); }',
      'a returns long, and',
    ],
    [
      '@Argument(0) static int a() { return 1; } @Argument(0) static int b() { return 1; } @Entry static int m(int a) { return intVal(); }',
      'argument 0 is made by a already',
    ],
    [
      '@Arguments static int[] a() { return null; } @Entry static int m(int a) { return intVal(); }',
      'the method that is',
    ],
    [
      '@Arguments static Object[] a() { return null; } @Argument(0) static int b() { return 1; } @Entry static int m(int a) { return intVal(); }',
      '@Arguments makes all arguments: remove',
    ],
  ];
  const host = openHost();
  const answers = await host.read(mistakes.map(([body], i) => sourceOf(body, i)));
  await host.close();
  const told = answers.map((answer) => ('errors' in answer ? answer.errors[0] : undefined));
  expect(told.map((error) => error?.message)).toEqual(
    mistakes.map(([, text]): unknown => expect.stringContaining(text)),
  );
  expect(told.map((error) => error?.line)).toEqual(mistakes.map(() => 3));
});

test('arguments that the entry does not take are a mistake', async () => {
  const mistakes = [
    ['return new Object[] {1};', 'T0.java:3: @Arguments: the method returned 1 values, and the entry has 2 parameters'],
    ['return new Object[] {1, 2L};', 'T1.java:3: @Arguments: value 1 is of type Long, and parameter 1 of the entry is'],
    ['throw new RuntimeException();', 'T2.java:3: what makes arguments threw in 20 attempts; fix the method'],
  ] as const;
  const entry = '@Entry static int m(int a, int b) { return intVal(); }';
  const sources = mistakes.map(([body], i) => sourceOf(`@Arguments static Object[] a() { ${body} } ${entry}`, i));
  const open = await templateSupport.open(sources, {});
  const filled = await Promise.allSettled(open.templates.map((template) => template.fill(createRandom('wrong'), 0)));
  await open.close();
  const reasons = filled.map((one): unknown => (one.status === 'rejected' ? one.reason : undefined));
  expect(reasons.map((reason) => reason instanceof UserError)).toEqual([true, true, true]);
  expect(reasons.map((reason) => (reason as Error).message)).toEqual(
    mistakes.map(([, message]): unknown => expect.stringContaining(message)),
  );
});
