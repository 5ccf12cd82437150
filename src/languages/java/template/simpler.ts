import type { Compilable, SourceFile } from '../../../core/test-program.js';
import { callOf, callWithRow, declarationsOf } from './arguments.js';
import { rowOfRound } from './driver.js';
import { type DriverData, driverDataSchema } from './driver-data.js';
import { resultOf } from './shown-result.js';

/** The same program with less around the calls of its entry: it prints results in place of a checksum. Shortest first. */
export function simplerPrograms({ files, driver }: Compilable): SourceFile[][] {
  if (driver?.kind !== 'attached') return [];
  const { at } = driver;
  const inMain = (lines: readonly string[], file: SourceFile) => {
    const [before, after] = [file.text.slice(0, at.offset), file.text.slice(at.offset)];
    // What a method of the template declares to throw, the method main lets through.
    const throwing = /\)\s*throws\b/.test(before) ? ' throws Throwable' : '';
    const main = [
      `    public static void main(String[] args)${throwing} {`,
      ...lines.map((line) => `        ${line}`),
      '    }',
    ];
    return { ...file, text: `${before}\n${main.join('\n')}\n${after}` };
  };
  return bodies(driverDataSchema.parse(driver.data)).map((lines) =>
    files.map((file) => (file.path === at.file ? inMain(lines, file) : file)),
  );
}

function bodies(data: DriverData): (readonly string[])[] {
  const { entry, arguments: given, calls, state, names, before } = data;
  const { round, row, sum, thrown } = names;
  const loop = `for (int ${round} = 0; ${round} < ${calls}; ${round}++)`;
  const result = resultOf(entry.type);
  const callAt = (at: number) => callWithRow(entry.name, given, at);
  const pair = (warm: number, last: number): readonly string[] => {
    const shown = result?.text(callAt(last));
    const warmUp = before === undefined ? `${loop} ${callAt(warm)};` : `${loop} { ${before} ${callAt(warm)}; }`;
    const rest = shown === undefined ? [`${callAt(last)};`, print(state)] : [print([shown])];
    return [warmUp, ...(before === undefined ? [] : [before]), ...rest];
  };
  const rows = (given.find(({ values }) => values)?.values?.rows ?? ['']).map((_, i) => i);
  const pairs =
    result || state.length > 0 ? [...rows.map((i) => pair(i, i)), ...rows.slice(1).map((i) => pair(0, i))] : [];
  if (!result) return pairs;
  const chosen = rowOfRound(data);
  const making = before === undefined ? '' : `${before} `;
  const addition = `${making}${sum} = 31 * ${sum} + ${result.number(callOf(entry.name, given, row))};`;
  const caught = `try { ${addition} } catch (Exception ${thrown}) { ${sum}--; }`;
  const all = (statement: string) => [
    ...declarationsOf(given),
    `long ${sum} = 0;`,
    `${loop} {`,
    ...(chosen === undefined ? [] : [`    int ${row} = ${chosen};`]),
    `    ${statement}`,
    '}',
    print([sum, ...state]),
  ];
  return [...pairs, all(addition), all(caught)];
}

function print(values: readonly string[]): string {
  return `System.out.println(${values.join(' + " " + ')});`;
}
