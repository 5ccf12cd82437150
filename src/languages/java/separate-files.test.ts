import { expect, test } from 'vitest';
import { separateFiles } from './separate-files.js';

const pathOf = (text: string) => separateFiles({ path: 'main.java', text }).map(({ path }) => path);

test.each([
  ['package a;\n\npublic final class Joiner {\n  public static class Inner {}\n}\n', 'Joiner.java'],
  ['@Deprecated\npublic sealed interface Shape permits Circle {}\n', 'Shape.java'],
  ['public @interface Mark {}\n', 'Mark.java'],
  ['class Main {\n  public static class Inner {}\n}\n', 'main.java'],
])('a file is named after its public class', (text, path) => {
  expect(pathOf(text)).toEqual([path]);
});
