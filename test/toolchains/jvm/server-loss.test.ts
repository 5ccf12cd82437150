import { expect, test } from 'vitest';
import { outcomesOf } from '../../outcomes.js';
import { openJvmTarget } from './open-jvm-target.js';

const main = (text: string) => ({ files: [{ path: 'Main.java', text: `class Main { ${text} }` }] });
const overflow = `int x = ${'('.repeat(200_000)}1${')'.repeat(200_000)};`;
// Takes a cold compiler longer than the overflow takes a warm one.
const long = Array.from({ length: 2000 }, (_, i) => `java.util.function.IntUnaryOperator f${i} = n -> n + ${i};`).join(
  '\n',
);

test('programs after one that takes a warm server down have all their time in the next one, which is cold', async () => {
  const { toolchain } = await openJvmTarget('java@17');
  const kinds = async (texts: readonly string[]) =>
    (await outcomesOf(toolchain.observe(texts.map(main), { configuration: 'default' }))).map(({ kind }) => kind);
  expect(await kinds(['int x = 1;'])).toEqual(['accepted']);
  expect(await kinds([overflow, long])).toEqual(['crashed', 'accepted']);
  await toolchain.close();
}, 1200_000);
