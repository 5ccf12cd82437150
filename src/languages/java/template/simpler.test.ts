import { expect, test } from 'vitest';
import { createDriver, driverDataOf, driverLimits, indented } from './driver.js';
import type { Argument } from './driver-data.js';
import type { JavaTemplate } from './read-template.js';
import { simplerPrograms } from './simpler.js';

const driver = await createDriver();

interface Shape {
  readonly type: string;
  readonly given?: readonly Argument[];
  readonly fields?: JavaTemplate['fields'];
}

function mainsOf({ type, given = [], fields = [] }: Shape): string[] {
  const template = { entry: { name: 'm', type, parameters: given }, fields, words: new Set<string>() };
  const data = driverDataOf(template as unknown as JavaTemplate, given, 4000);
  const lines = driver.program(template as unknown as JavaTemplate, data);
  const head = `class T {\n    static ${type} m(int x) { return x; }\n`;
  const simpler = simplerPrograms({
    files: [{ path: 'T.java', text: `${head}}\n` }],
    driver: {
      kind: 'attached',
      at: { file: 'T.java', offset: head.length },
      parts: [`${indented(['', ...lines]).join('\n')}\n`],
      limits: driverLimits,
      // As it comes out of a store.
      data: JSON.parse(JSON.stringify(data)) as unknown,
    },
  });
  return simpler.map(([file]) => {
    expect(file?.text).not.toContain('Checksum');
    return (file?.text ?? '').slice(head.length + 1);
  });
}

const main = (...lines: string[]) =>
  ['    public static void main(String[] args) {', ...lines.map((line) => `        ${line}`), '    }', '}', ''].join(
    '\n',
  );

test('a program calls its entry with one row of arguments, warms it up for another, or adds up all results', () => {
  const given = [
    { type: 'int', values: { name: 'values0', rows: ['7', '-8'] } },
    { type: 'String[]', values: { name: 'values1', rows: ['{"a,b"}', '{}'] } },
  ];
  const fields = [
    { name: 's', type: 'int' },
    { name: 'o', type: 'Object' },
  ];
  const simpler = mainsOf({ type: 'double', given, fields });
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
  expect(simplerPrograms({ files: [{ path: 'T.java', text: 'class T { }' }] })).toEqual([]);
});
