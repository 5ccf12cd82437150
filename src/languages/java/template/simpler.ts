import type { SourceFile } from '../../../core/test-program.js';
import { splitList } from '../../../model/source/split-list.js';

/** The same program with less around the calls of its entry: it prints results in place of a checksum. Shortest first. */
export function simplerPrograms(files: readonly SourceFile[]): SourceFile[][] {
  const [file] = files;
  const found = file && files.length === 1 ? driver.exec(file.text) : undefined;
  if (!file || !found) return [];
  const before = file.text.slice(0, found.index);
  const after = file.text.slice(found.index + found[0].length);
  return bodies(before, found.groups as unknown as DriverParts).map((lines) => {
    const throwing = /\)\s*throws\b/.test(before) ? ' throws Throwable' : '';
    const main = [
      `    public static void main(String[] args)${throwing} {`,
      ...lines.map((line) => `        ${line}`),
      '    }',
    ];
    return [{ ...file, text: `${before}${main.join('\n')}\n${after}` }];
  });
}

interface DriverParts {
  readonly declarations: string;
  readonly sum: string;
  readonly round: string;
  readonly calls: string;
  /** How the row follows from the round, for an entry with parameters. */
  readonly row?: string;
  readonly schedule?: string;
  /** The statement that calls the entry. */
  readonly use: string;
  readonly thrown: string;
  /** The statements that add the state. */
  readonly state: string;
}

// The method main and the class of the checksum, as the driver writes them.
const driver = new RegExp(
  [
    String.raw`^ {4}public static void main\(String\[\] args\) \{\n(?<declarations>(?: {8}\S+\[\] \w+ = \{.*\};\n)*)`,
    String.raw` {8}(?<type>\w+) (?<sum>\w+) = new \k<type>\(\);\n`,
    String.raw` {8}for \(int (?<round>\w+) = 0; \k<round> < (?<calls>\d+); \k<round>\+\+\) \{\n`,
    String.raw`(?: {12}int (?<row>\w+) = (?<schedule>.*);\n)? {12}try \{\n {16}(?<use>.*);\n`,
    String.raw` {12}\} catch \(Throwable (?<thrown>\w+)\) \{\n[^]*?^ {8}\}\n`,
    String.raw`(?<state>(?: {8}\k<sum>\.add\(.*\);\n)*) {8}System\.out\.println\(Long\.toHexString\(\k<sum>\.value\)\);\n`,
    String.raw` {4}\}\n\n {4}private static final class \k<type> \{\n[^]*?^ {4}\}\n`,
  ].join(''),
  'm',
);

function bodies(program: string, parts: DriverParts): (readonly string[])[] {
  const { round, calls, row = '', use, sum, schedule } = parts;
  const call = use.replace(/^\w+\.add\((?:\(Object\) )?(.*?)(?: \? 1 : 0)?\)$/, '$1');
  const declarations = [...parts.declarations.matchAll(/^ *(\S+)\[\] (\w+) = \{(.*)\};$/gm)];
  const columns = declarations.map(([, type = '', name = '', values = '']) => ({
    type,
    name,
    values: splitList(values),
  }));
  const callWith = (at: number) =>
    columns.reduce((text, { type, name, values }) => {
      const value = values[at] as string;
      return text
        .replace(`${name}[${row}].clone()`, () => `new ${type} ${value}`)
        .replace(`${name}[${row}]`, () => value);
    }, call);
  const loop = `for (int ${round} = 0; ${round} < ${calls}; ${round}++)`;
  const state = [...parts.state.matchAll(/\.add\(([\w.]+)(?: \? 1 : 0)?\);/g)].map(([, name = '']) => name);
  const result = resultOf(program, call);
  const pair = (warm: number, last: number): readonly string[] => {
    const shown = result?.text(callWith(last));
    const warmUp = `${loop} ${callWith(warm)};`;
    return shown === undefined ? [warmUp, `${callWith(last)};`, print(state)] : [warmUp, print([shown])];
  };
  const rows = (columns[0]?.values ?? ['']).map((_, i) => i);
  const pairs =
    result || state.length > 0 ? [...rows.map((i) => pair(i, i)), ...rows.slice(1).map((i) => pair(0, i))] : [];
  if (!result) return pairs;
  const addition = `${sum} = 31 * ${sum} + ${result.number(call)};`;
  const caught = `try { ${addition} } catch (Exception ${parts.thrown}) { ${sum}--; }`;
  const all = (statement: string) => [
    ...declarations.map(([text]) => text.trim()),
    `long ${sum} = 0;`,
    `${loop} {`,
    ...(schedule ? [`    int ${row} = ${schedule};`] : []),
    `    ${statement}`,
    '}',
    print([sum, ...state]),
  ];
  return [...pairs, all(addition), all(caught)];
}

function print(values: readonly string[]): string {
  return `System.out.println(${values.join(' + " " + ')});`;
}

/** How a result is shown, as a text and as a number. */
interface ShownResult {
  text(value: string): string;
  number(value: string): string;
}

const plain = (value: string) => value;
const wholes: ShownResult = { text: plain, number: plain };
const boxed: ShownResult = { text: plain, number: (value) => `java.util.Objects.hashCode(${value})` };

// Objects of other classes print where they are in memory.
function resultOf(program: string, call: string): ShownResult | undefined {
  const name = call.slice(0, call.indexOf('('));
  const type = new RegExp(String.raw`^.*\bstatic\b.*?([\w.]+(?:\[\])*) ${name}\(`, 'm').exec(program)?.[1] ?? '';
  if (/^(byte|short|int|long)$/.test(type)) return wholes;
  // A letter need not be one that can be printed.
  if (type === 'char') return { text: (value) => `(int) ${value}`, number: plain };
  if (type === 'boolean') return { text: plain, number: (value) => `(${value} ? 1 : 0)` };
  if (/^(float|double)$/.test(type)) return { text: plain, number: (value) => `Double.doubleToLongBits(${value})` };
  if (/^(String|Boolean|Byte|Short|Character|Integer|Long|Float|Double)$/.test(type)) return boxed;
  if (!/^(boolean|byte|short|char|int|long|float|double|String)\[\]$/.test(type)) return undefined;
  return {
    text: (value) => `java.util.Arrays.toString(${value})`,
    number: (value) => `java.util.Arrays.hashCode(${value})`,
  };
}
