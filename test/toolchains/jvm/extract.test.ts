import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRandom } from '../../../src/core/random.js';
import { language as java } from '../../../src/languages/java/language.js';
import type { Extraction } from '../../../src/model/template/extraction.js';
import { outcomesOf } from '../../outcomes.js';
import { openJvmTarget } from './open-jvm-target.js';

const numbers = `package sample;
import static sample.help.Limits.clip;
import sample.help.TooLarge;
import java.util.List;
public final class Numbers {
    private static final int[] TABLE = new int[16], OTHER = {1, 2};
    static { for (int i = 0; i < TABLE.length; i++) TABLE[i] = i * i; }
    /** Not in the template. */
    public static int sum(final int[] values, int limit) {
        int total = 0;
        for (int i = 0; i < values.length; i++) {
            if (values[i] > limit && limit > 0) total += values[i] * 3; // nor this
        }
        return clip(total) + TABLE[3];
    }
    static int shift(int x) throws TooLarge {
        if (x > 1000) throw new TooLarge("x is " + x);
        while (true) { if (x > 100) return x; x = x << 1; }
    }
    static int length(CharSequence text, Box box) { return text.length() + box.content; }
    static void turn(int[] values, Integer[] more) { int last = values.length - 1; values[0] = values[last]; }
    static long now() { return System.nanoTime() + 1; }
    static int size(List<String> list) { return list.size(); }
    static double wave(double x) { return Math.sin(x) * 2 + Double.doubleToRawLongBits(x); }
    static int power(java.math.BigInteger x, int by) { int[][] table = new int[by][by + 1]; return x.pow(by + 1).bitLength() + 1; }
    static int[] sized(int[] values, int by) { return java.util.Arrays.copyOf(values, values.length + by); }
    static int kind(Class<? extends Throwable> type, int x) { return type == null ? x : x + 1; }
    static int tower(java.math.BigInteger x) { for (int i = 0; i < 10; i++) x = x.multiply(x); return x.signum(); }
    static byte[] grow(byte[] bytes, int by) { byte[] more = new byte[bytes.length + by]; more[0] = 7; boolean full = by > 2; return full ? more : bytes; }
    static final class Box { final int content; Box(int content) { this.content = content; } int unused() { return content; } }
}
`;
const help = `package sample.help;
public class Limits {
    static final int MOST = 100;
    public static int clip(int x) { return x > MOST ? MOST : x; }
    public static void unused() { System.exit(1); }
}
`;
const exception = `package sample.help;
public class TooLarge extends Exception { public TooLarge(String message) { super(Limits.clip(1) + message); } }
`;

let folder: string;
let extraction: Extraction;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cupel-test-'));
  await mkdir(join(folder, 'sample', 'help'), { recursive: true });
  await writeFile(join(folder, 'sample', 'Numbers.java'), numbers);
  await writeFile(join(folder, 'sample', 'help', 'Limits.java'), help);
  await writeFile(join(folder, 'sample', 'help', 'TooLarge.java'), exception);
  extraction = (await java.templates?.extract?.({ location: folder, classPath: [] })) as Extraction;
}, 300_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

function textOf(name: string): string {
  return extraction.templates.find(({ path }) => path === `${name}.java`)?.text ?? '';
}

test('a static method becomes a class that stands alone', () => {
  const numbers = ['Grow', 'Kind', 'Length', 'Power', 'Shift', 'Sum', 'Turn', 'Wave'];
  const names = ['LimitsClip', ...numbers.map((name) => `Numbers${name}`)];
  expect(extraction.templates.map(({ path }) => path)).toEqual(names.map((name) => `${name}.java`));
  const text = textOf('NumbersSum');
  expect(text).toContain('static class Limits {');
  expect(text).toContain('return arithmetic(Limits.clip(total), TABLE[3]);');
  expect(text).toContain('private static final int[] TABLE = new int[16];');
  expect(text).toContain('static { for');
  for (const absent of ['OTHER', 'unused', 'Box', 'Not in', 'nor this', 'sample.help'])
    expect(text).not.toContain(absent);
});

test('leaves, operators and elements become holes, and loops end', () => {
  const text = textOf('NumbersSum');
  expect(text).toContain('relation(intVar(), values.length) && limiter++ < 100');
  expect(text).toContain('logic(relation(intElement("values"), intVar()), relation(intVar(), intVal()))');
  expect(text).toContain('assign(intVar("total"), arithmetic(intElement("values"), intVal()));');
  expect(textOf('NumbersShift')).toContain('if (limiter++ >= 100) throw new IllegalStateException();');
  expect(textOf('NumbersGrow')).toContain('new byte[Math.min(1000, bytes.length + by)]');
});

test('what the platform does by a number that it is given stays small', () => {
  expect(textOf('NumbersPower')).toContain('new int[Math.min(30, by)][Math.min(30, by + 1)]');
  expect(textOf('NumbersPower')).toContain('x.pow(Math.min(1000, by + 1)).bitLength()');
});

test('what a method of the platform leaves open is computed by another one', () => {
  expect(textOf('NumbersWave')).toContain('StrictMath.sin(x)');
  expect(textOf('NumbersWave')).toContain('Double.doubleToLongBits(x)');
});

test('a method with the name of a hole gets another one, and exceptions lose their messages', () => {
  expect(textOf('NumbersShift')).toContain('static int shiftOf(int x) throws TooLarge {');
  expect(textOf('NumbersShift')).toContain('throw new TooLarge();');
  expect(textOf('NumbersShift')).toContain('static class TooLarge extends Exception {}');
});

test('what is no simple value is made of simple values', () => {
  expect(textOf('NumbersLength')).toContain('static int entry(String a0, int a1)');
  expect(textOf('NumbersLength')).toContain('NumbersLength.length(a0, new Box(a1))');
});

test('what a method changes is what it gives, if it has no result', () => {
  expect(textOf('NumbersTurn')).toContain('static Object entry(int[] a0, int a1, int a2, int a3)');
  expect(textOf('NumbersTurn')).toContain('var given0 = a0;\n        var given1 = new Integer[] {a1, a2, a3};');
  expect(textOf('NumbersTurn')).toContain('return new Object[] {given0, given1};');
});

test('what cannot become a template is counted by its reason', () => {
  expect(extraction.looked).toBe(14);
  expect(extraction.reasons).toEqual({
    'has no hole': 2,
    'makes numbers that grow in a loop': 1,
    'uses the machine': 2,
  });
});

test('programs made of the templates compile and run', async () => {
  const opened = await java.templates?.open(extraction.templates, {});
  const { toolchain } = await openJvmTarget('java@17');
  try {
    const filled = (opened?.templates ?? []).map((template) => template.fill(createRandom('extract'), 0));
    const programs = await Promise.all(filled);
    const outcomes = await outcomesOf(toolchain.observe(programs, { configuration: 'run', millis: 120_000 }));
    expect(outcomes).toHaveLength(extraction.templates.length);
    for (const outcome of outcomes) expect(outcome).toMatchObject({ kind: 'accepted', run: { exitCode: 0 } });
  } finally {
    await toolchain.close();
    await opened?.close();
  }
}, 300_000);
