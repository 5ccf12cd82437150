import { afterAll, beforeAll, expect, test } from 'vitest';
import { UserError } from '../../../src/core/errors.js';
import { createRandom } from '../../../src/core/random.js';
import { sourcesOf } from '../../../src/core/sources.js';
import type { Compilable, SourceFile } from '../../../src/core/test-program.js';
import { templateSupport } from '../../../src/languages/java/template/support.js';
import type { FilledTemplate, OpenTemplate, OpenTemplates } from '../../../src/model/template/support.js';
import { outcomeOf, outcomesOf } from '../../outcomes.js';
import { openJvmTarget } from './open-jvm-target.js';

const perTemplate = 5;
let shipped: OpenTemplates;
let programs: readonly FilledTemplate[];

beforeAll(async () => {
  shipped = await templateSupport.open(await templateSupport.shipped(), {});
  programs = await fillAll(shipped.templates, perTemplate);
}, 120_000);

afterAll(() => shipped.close());

function fillOne(template: OpenTemplate, ordinal: number): Promise<FilledTemplate> {
  return template.fill(createRandom(`${template.name} ${ordinal}`), ordinal);
}

async function fillAll(templates: readonly OpenTemplate[], count: number): Promise<readonly FilledTemplate[]> {
  return Promise.all(templates.flatMap((one) => Array.from({ length: count }, (_, i) => fillOne(one, i))));
}

async function opened(text: string): Promise<OpenTemplates> {
  return templateSupport.open([{ path: 'T.java', text: `${imports}${text}` }], {});
}

const imports = 'import static cupel.template.Holes.*;\nimport cupel.template.Entry;\n';

async function stdouts(batch: readonly Compilable[], tier: string): Promise<readonly string[]> {
  const { toolchain } = await openJvmTarget(`java@17:${tier}`, 2);
  try {
    const middle = Math.ceil(batch.length / 2);
    const halves = [batch.slice(0, middle), batch.slice(middle)];
    const outcomes = await Promise.all(
      halves.map((half) => outcomesOf(toolchain.observe(half, { configuration: tier }))),
    );
    return outcomes.flat().map((outcome) => {
      if (outcome.kind === 'accepted') return `${outcome.run?.exitCode} ${outcome.run?.stdout}`;
      return 'message' in outcome ? outcome.message : JSON.stringify(outcome);
    });
  } finally {
    await toolchain.close();
  }
}

test('programs of every template print the same checksum in the interpreter and when compiled', async () => {
  expect(shipped.templates.length).toBeGreaterThanOrEqual(25);
  const interpreted = await stdouts(programs, 'interpreter');
  const compiled = await stdouts(programs, 'c2');
  expect(compiled).toEqual(interpreted);
  const checksums = interpreted.filter((output) => /^0 [0-9a-f]+\n$/.test(output));
  expect(
    interpreted.filter((output) => !checksums.includes(output) && !output.startsWith('the program exceeded a limit: ')),
  ).toEqual([]);
  expect(checksums.length).toBeGreaterThan(programs.length * 0.95);
  expect(new Set(checksums).size).toBeGreaterThan(programs.length * 0.8);
}, 300_000);

async function checksumsOf(values: readonly string[]): Promise<readonly string[]> {
  const sources = values.map((value, i) => ({
    path: `T${i}.java`,
    text: `${imports}import java.util.*;
public class T${i} {
    static Object kept;
    static int used;
    @Entry static void m() { used = intVal(1, 1); kept = ${value}; }
}
`,
  }));
  const all = await templateSupport.open(sources, {});
  const programs = await fillAll(all.templates, 1);
  await all.close();
  return stdouts(programs, 'c1');
}

test('state that differs has another checksum, whatever the order of a hash table', async () => {
  const checksums = await checksumsOf([
    ...['new LinkedHashSet<>(List.of(1, 2))', 'new LinkedHashSet<>(List.of(2, 1))'],
    ...['new java.math.BigInteger("18446744073709551617")', '1L', '"1"', 'null', 'new int[] {1}', 'List.of(1, 2)'],
    ...['new java.math.BigDecimal("1.00")', 'new java.math.BigDecimal("1.5")', '0.0', '-0.0', 'Double.NaN'],
    ...['Map.of(1, 2, 3, 4)', 'Map.of(1, 4, 3, 2)', 'Map.of(1, List.of(2))', 'Map.of(1, List.of(3))'],
    ...['Map.of(1, 2)', 'Map.of(2, 1)', 'Map.of()', 'Set.of(1)', 'Set.of("x")', 'Optional.of(3)', 'Optional.of("3")'],
  ]);
  const [one, other, ...different] = checksums;
  expect(one).toBe(other);
  expect(checksums.filter((text) => !/^0 [0-9a-f]+\n$/.test(text))).toEqual([]);
  expect(new Set(different).size).toBe(different.length);
}, 120_000);

test('programs are distinct, reach most holes and hold no trace of cupel', () => {
  const texts = programs.map(({ files }) => (files[0] as SourceFile).text);
  expect(new Set(texts).size).toBe(texts.length);
  for (const text of texts) expect(text).not.toMatch(/cupel|probe|holes|@Entry/i);
  const holes = shipped.templates.reduce((sum, one) => sum + one.holes * perTemplate, 0);
  expect(programs.reduce((sum, { reached }) => sum + reached, 0)).toBeGreaterThan(holes * 0.75);
});

test('a program has the same bytes in any order and in any company', async () => {
  const order = [...shipped.templates.entries()].filter(([i]) => i % 5 === 0).reverse();
  for (const [i, template] of order) {
    const alone = await fillOne(template, 3);
    expect(alone.files).toEqual(programs[i * perTemplate + 3]?.files);
  }
}, 60_000);

test('Figure 1 of the paper is filled as in the paper', async () => {
  const figure = shipped.templates.find(({ name }) => name === 'Figure1') as OpenTemplate;
  const place = String.raw`(s1|s2|i|arr1\[[^\]]+\])`;
  const relation = `${place} <= ${place}`;
  for (const { files, reached } of await fillAll([figure], 20)) {
    const text = (files[0] as SourceFile).text;
    expect(text).toMatch(/int\[\] arr1 = \{s1\+\+, s2, -?\d+, -?\d+, -?\d+\};/);
    expect(text).toMatch(new RegExp(`if \\(${relation} (&&|\\|\\|) ${relation}\\) \\{`));
    expect(text).toMatch(new RegExp(`arr1\\[i\\] &= ${place} [+*] ${place};`));
    expect(reached).toBeGreaterThanOrEqual(4);
  }
}, 60_000);

test('the plain path runs a program twice in fresh JVMs and agrees with the fast one', async () => {
  const program = await fillOne(shipped.templates.find(({ name }) => name === 'EscapeAnalysis') as OpenTemplate, 0);
  const { toolchain } = await openJvmTarget('java@17:c2');
  const options = { configuration: 'c2' };
  const [fast] = await outcomesOf(toolchain.observe([program], options));
  expect(await outcomeOf(toolchain.observePlainly(program, options))).toEqual(fast);
  const changing = { 'System.nanoTime()': 'not deterministic', 'new Object().hashCode()': 'hash codes' };
  for (const [value, reason] of Object.entries(changing)) {
    const text = `class Main { public static void main(String[] a) { System.out.println(${value}); } }`;
    const outcome = await outcomeOf(toolchain.observePlainly({ files: [{ path: 'Main.java', text }] }, options));
    expect(outcome).toMatchObject({ kind: 'toolFailed', message: expect.stringContaining(reason) });
  }
  await toolchain.close();
}, 60_000);

test.each(['interpreter', 'c2'])(
  '%s shows nothing of a program that catches an overflow of the stack',
  async (configuration) => {
    const { toolchain } = await openJvmTarget(`java@17:${configuration}`);
    const text = `class Main {
  static int depth;
  static void fall() { depth++; fall(); }
  public static void main(String[] args) {
    for (int i = 0; i < 10; i++) try { fall(); } catch (StackOverflowError e) { depth ^= i; }
    System.out.println(depth);
  }
}`;
    const outcome = await outcomeOf(
      toolchain.observePlainly({ files: [{ path: 'Main.java', text }] }, { configuration }),
    );
    await toolchain.close();
    expect(outcome).toMatchObject({ kind: 'toolFailed', lasting: true, message: expect.stringContaining('the stack') });
  },
  60_000,
);

test('a program that ends its process or does not end costs only itself', async () => {
  const main = (body: string): Compilable => ({
    files: [{ path: 'Main.java', text: `class Main { public static void main(String[] args) { ${body} } }` }],
  });
  const halts = main('Runtime.getRuntime().halt(3);');
  const endless = main('while (true) { }');
  const line = 'excluded: stack overflow';
  const overflows: Compilable = {
    ...main(`System.out.println("${line}");`),
    driver: { kind: 'absorbed', limits: [{ line, limit: 'stack overflow' }] },
  };
  const { toolchain } = await openJvmTarget('java@17:c1');
  const batch = [main('System.out.println(1);'), halts, endless, overflows, main('System.out.println(2);')];
  const outcomes = await outcomesOf(toolchain.observe(batch, { configuration: 'c1', millis: 1500 }));
  expect(outcomes.map(({ kind }) => kind)).toEqual(['accepted', 'toolFailed', 'timedOut', 'toolFailed', 'accepted']);
  expect(outcomes[2]).toEqual({ kind: 'timedOut', running: true });
  expect(outcomes[3]).toEqual({
    kind: 'toolFailed',
    message: 'the program exceeded a limit: stack overflow',
    lasting: true,
  });
  expect(outcomes[4]).toMatchObject({ run: { stdout: '2\n' } });
  await toolchain.close();
}, 60_000);

test('a filling that does not end is drawn anew', async () => {
  const open = await opened(
    'class T { static int s; @Entry static int m() { while (booleanVal()) s++; return intVal(); } }',
  );
  for (const { files } of await fillAll(open.templates, 8)) {
    expect(files[0]?.text).toContain('while (Boolean.valueOf(false)) s++;');
  }
  await open.close();
  const never = await opened(
    'class T { static int s; @Entry static int m() { while (s >= 0) s = 1; return intVal(); } }',
  );
  await expect(fillAll(never.templates, 1)).rejects.toThrow(UserError);
  await expect(fillAll(never.templates, 1)).rejects.toThrow(
    /^T\.java: the template did not terminate in 20 attempts; bound its/,
  );
  await never.close();
}, 60_000);

test('a program for which the platform works long calls its entry less often', async () => {
  const open = await opened(
    'class T { @Entry static int m(long x) { return java.math.BigInteger.valueOf(x).bitLength() + intVal(); } }',
  );
  const [program] = await fillAll(open.templates, 1);
  expect(sourcesOf(program as FilledTemplate)[0]?.text).toContain('round < 2000;');
  await open.close();
}, 60_000);

test('a filling with which the platform does not end costs only itself', async () => {
  const slow = '(int) java.util.stream.LongStream.range(intVal(0, 1), Long.MAX_VALUE).map(Long::reverse).sum()';
  const text = (name: string, value: string) =>
    `${imports}class ${name} { @Entry static int m() { return ${value}; } }`;
  const sources = [
    { path: 'Slow.java', text: text('Slow', slow) },
    { path: 'Quick.java', text: text('Quick', 'intVal()') },
  ];
  const open = await templateSupport.open(sources, {});
  const [lost, ...made] = await Promise.allSettled(
    [0, 1, 1, 1].map((i, n) => fillOne(open.templates[i] as OpenTemplate, n)),
  );
  expect(lost).toMatchObject({ reason: { message: expect.stringContaining('too slow') } });
  expect(made.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
  await open.close();
}, 60_000);

test('programs with less around the calls of their entry run as well', async () => {
  const simpler = shipped.templates.flatMap((_, i) => {
    const all = templateSupport.simpler?.(programs[i * perTemplate] as FilledTemplate) ?? [];
    return [all[0], all.at(-1)].flatMap((one) => (one ? [{ files: one }] : []));
  });
  expect(simpler.length).toBeGreaterThan(shipped.templates.length * 1.5);
  for (const { files } of simpler) expect(files[0]?.text).not.toContain('Checksum');
  const outputs = await stdouts(simpler, 'c2');
  expect(outputs.filter((output) => !/^[01] /.test(output))).toEqual([]);
  expect(outputs.filter((output) => /^0 .+\n$/.test(output)).length).toBeGreaterThan(simpler.length * 0.7);
}, 120_000);

test('a hole reads what has a value, and writes what no lambda and no loop relies on', async () => {
  const open = await opened(
    'class T { static int s; @Entry static int m(int p) { int unset; int kept = 1; Runnable set = () -> s = kept; ' +
      'for (int i = 0; i < 3; i++) assign(intVar(), intVar(), "="); set.run(); unset = 2; return s + unset; } }',
  );
  const filled = await fillAll(open.templates, 60);
  const changes = filled.map(({ files }) => /i\+\+\) (\w+) = (\w+);/.exec(files[0]?.text ?? '') ?? []);
  expect(new Set(changes.map(([, written]) => written))).toEqual(new Set(['s', 'p']));
  expect(new Set(changes.map(([, , read]) => read))).toEqual(new Set(['s', 'p', 'kept', 'i']));
  await open.close();
}, 60_000);

test('the last statement of a switch is for all that has no case', async () => {
  const open = await opened(
    'class T { static int s; @Entry static int m(int p) { ' +
      'switchOn(p, statement(increment(s, "x++")), statement(increment(s, "--x")), statement(assign(s, p, "="))); return s; } }',
  );
  for (const { files } of await fillAll(open.templates, 5)) {
    expect(files[0]?.text).toMatch(/\{ case -?\d+: s\+\+;( break;)? case -?\d+: --s;( break;)? default: s = p; \}/);
  }
  await open.close();
}, 60_000);

test('without execution every hole is filled all the same', async () => {
  const sources = await templateSupport.shipped();
  const open = await templateSupport.open(sources.slice(0, 3), { static: true, exploration: 'systematic' });
  const filled = await fillAll(open.templates, 2);
  expect(filled.map(({ reached }) => reached)).toEqual(filled.map(() => 0));
  for (const { files } of filled) expect(files[0]?.text).not.toMatch(/Val\(|Var\(|@Entry/);
  await open.close();
}, 60_000);

test.each([
  ['class T { static int m() { return intVal(); } }', 'T.java:1: a template needs a static method that is marked'],
  ['class T { @Entry static int m() { return 1; } }', 'T.java:3: there is no hole in this template'],
  ['class T { @Entry static int m() { return intVar(); } }', 'T.java:3: there is no variable of type int in scope'],
  ['class T { @Entry static int m() { return intVal() + x; } }', 'T.java:3: cannot find symbol'],
  ['class T { @Entry static int m(int x) { return arithmetic(x, 2, "<<"); } }', 'T.java:3: arithmetic has no operator'],
  ['class T { @Entry static int m() { switchOn(1); return intVal(); } }', 'T.java:3: switchOn needs statements'],
  [
    'class T { @Entry static int m() { try { return intVal(); } catch (Throwable t) { return 0; } } }',
    'T.java:3: a template may not catch Throwable',
  ],
])(
  'a mistake in a template is told in one line: %s',
  async (text, message) => {
    await expect(opened(text)).rejects.toThrow(message);
  },
  60_000,
);
