import type { Compilable, SourceFile } from '../../../core/test-program.js';
import { listsText } from './draw-arguments.js';
import { type DriverData, driverData } from './driver.js';

const calls = 5000;
// The lists of arguments that are used to warm up, as the driver does.
const warmUps = 2;

/** The same program with less around the calls of its entry: it prints results in place of a checksum. Shortest first. */
export function simplerPrograms({ files, driver }: Compilable): SourceFile[][] {
  if (driver?.kind !== 'attached' || driver.data === null) return [];
  const { at } = driver;
  return endings(driverData(driver)).map((ending) =>
    files.map((file) => (file.path === at.file ? { ...file, text: file.text.slice(0, at.offset) + ending } : file)),
  );
}

function endings({ entry, lists, fresh }: DriverData): string[] {
  const loop = (body: string) => `for (let i = 0; i < ${calls}; i++) ${body};\n`;
  const alone = lists.map((each) => `let result;\n${loop(`result = ${entry}(${each})`)}console.log(result);\n`);
  const pairs = lists
    .slice(0, warmUps)
    .flatMap((warm) => lists.map((each) => `${loop(`${entry}(${warm})`)}console.log(${entry}(${each}));\n`));
  const all = [
    `const lists = ${listsText(lists, fresh)};\nconst results = [];\n`,
    loop(`results[i % ${lists.length}] = ${entry}(...lists[i % ${lists.length}]${fresh ? '()' : ''})`),
    'console.log(...results);\n',
  ].join('');
  return [...alone, ...pairs, all];
}
