import { expect, test } from 'vitest';
import type { Arguments } from './arguments.js';
import { createDriver, indented } from './driver.js';
import type { JavaTemplate } from './read-template.js';
import { simplerPrograms } from './simpler.js';

const driver = await createDriver();

interface Shape {
  readonly type: string;
  readonly declarations?: readonly string[];
  readonly given?: string;
  readonly fields?: JavaTemplate['fields'];
}

function mainsOf({ type, declarations = [], given = '', fields = [] }: Shape): string[] {
  const parameters = declarations.map(() => ({ name: 'x', type: 'int' }));
  const template = { entry: { name: 'm', type, parameters }, fields, words: new Set<string>() };
  const values: Arguments = { declarations, call: (row) => `m(${given.replaceAll('ROW', row)})` };
  const lines = driver.program(template as unknown as JavaTemplate, values, 4000);
  const head = `class T {\n    static ${type} m(int x) { return x; }\n\n`;
  const text = `${head}${indented(lines).join('\n')}\n}\n`;
  return simplerPrograms([{ path: 'T.java', text }]).map(([file]) => {
    expect(file?.text).not.toContain('Checksum');
    return (file?.text ?? '').slice(head.length);
  });
}

const main = (...lines: string[]) =>
  ['    public static void main(String[] args) {', ...lines.map((line) => `        ${line}`), '    }', '}', ''].join(
    '\n',
  );

test('a program calls its entry with one row of arguments, warms it up for another, or adds up all results', () => {
  const declarations = ['int[] values0 = {7, -8};', 'String[][] values1 = {{"a,b"}, {}};'];
  const given = 'values0[ROW], values1[ROW].clone()';
  const fields = [
    { name: 's', type: 'int' },
    { name: 'o', type: 'Object' },
  ];
  const simpler = mainsOf({ type: 'double', declarations, given, fields });
  expect(simpler).toHaveLength(5);
  expect(simpler[0]).toBe(
    main(
      'for (int round = 0; round < 4000; round++) m(7, new String[] {"a,b"});',
      'System.out.println(m(7, new String[] {"a,b"}));',
    ),
  );
  expect(simpler[2]).toContain('System.out.println(m(-8, new String[] {}));');
  expect(simpler[3]).toContain('sum = 31 * sum + Double.doubleToLongBits(m(values0[row], values1[row].clone()));');
  expect(simpler[3]).toContain('System.out.println(sum + " " + s);');
  expect(simpler[4]).toMatch(/try \{ sum = .*; \} catch \(Exception thrown\) \{ sum--; \}/);
});

test('a result that says nothing is not printed, but the state is', () => {
  const fields = [
    { name: 'a', type: 'boolean' },
    { name: 'b', type: 'char' },
  ];
  const loop = 'for (int round = 0; round < 4000; round++) m();';
  const printsState = [main(loop, 'm();', 'System.out.println(a + " " + b);')];
  expect(mainsOf({ type: 'void', fields })).toEqual(printsState);
  expect(mainsOf({ type: 'Object', fields })).toEqual(printsState);
  expect(mainsOf({ type: 'Object' })).toEqual([]);
});

test.each([
  ['boolean', 'm()', '(m() ? 1 : 0)'],
  ['char', '(int) m()', 'm()'],
  ['Long', 'm()', 'java.util.Objects.hashCode(m())'],
  ['int[]', 'java.util.Arrays.toString(m())', 'java.util.Arrays.hashCode(m())'],
])('a result of type %s is shown as it is told apart', (type, text, number) => {
  const [alone, all] = mainsOf({ type });
  expect(alone).toContain(`System.out.println(${text});`);
  expect(all).toContain(`sum = 31 * sum + ${number};`);
});

test('what has no driver stays as it is', () => {
  expect(simplerPrograms([{ path: 'T.java', text: 'class T { }' }])).toEqual([]);
});
