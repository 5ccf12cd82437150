import type { AttachedDriver } from '../../../core/driver.js';
import type { Compilable } from '../../../core/test-program.js';
import { listsText } from './draw-arguments.js';
import { type DriverData, driverData, stackLimitLine } from './driver.js';

// As often as the driver calls the entry.
const calls = 2400;
// The lists of arguments that are used to warm up, as the driver does.
const warmUps = 2;

// A cut can turn the call of a function into its text, which engines write as they like.
const guard = "Function.prototype.toString = Error.prototype.toString = function () { return ''; };";

/**
 * Drivers of a few lines in place of the one of a template, the shortest first. Every engine can run them, and must print
 * the same: they print only what the language defines, so neither messages of errors nor texts of functions.
 */
export function portableDrivers({ files, driver }: Compilable): AttachedDriver[] {
  // One of these has no data: nothing is shorter.
  if (driver?.kind !== 'attached' || driver.data === null) return [];
  const words = new Set(files.flatMap(({ text }) => text.match(/[\w$]+/g) ?? []));
  const fresh = (wanted: string): string => (words.has(wanted) ? fresh(`${wanted}_`) : wanted);
  return texts(driverData(driver), fresh).map((text) => ({ ...driver, parts: [text], data: null }));
}

function texts({ entry, lists, globals, fresh: made }: DriverData, fresh: (wanted: string) => string): string[] {
  const [out, round, given, results] = [fresh('out'), fresh('i'), fresh('lists'), fresh('results')];
  const print = (text: string) => `${out}(${text});`;
  const loop = (statement: string) => `for (var ${round} = 0; ${round} < ${calls}; ${round}++) ${statement}`;
  const withState = (value: string) => `[${[value, ...globals].join(', ')}]`;
  const at = `[${round} % ${lists.length}]`;
  const all = [
    `var ${given} = ${listsText(lists, made)}, ${results} = [];`,
    loop(`${results}${at} = ${entry}.apply(undefined, ${given}${at}${made ? '()' : ''});`),
    print(exact(withState(results))),
  ].join('\n');
  const once = lists.map((list) => `${entry}(${list})`);
  const uncaught = [
    ...once.map((call) => print(`JSON.stringify(${call})`)),
    ...once.map((call) => print(exact(call))),
    ...(globals.length > 0 ? once.map((call) => print(exact(withState(call)))) : []),
    ...once.slice(0, warmUps).flatMap((warm) => once.map((call) => `${loop(`${warm};`)}\n${print(exact(call))}`)),
    all,
  ];
  const thrown = fresh('error');
  const caught = once.map((call) =>
    [
      `try {\n  ${print(exact(call))}\n} catch (${thrown}) {`,
      // Where the stack ends is no matter of the language, and engines have different names for that error.
      `  ${print(`/RangeError|InternalError/.test(${thrown}.name) ? '${stackLimitLine}' : ${thrown}.name`)}\n}`,
    ].join('\n'),
  );
  return [...uncaught, ...caught].map((text) =>
    [guard, `var ${out} = typeof print === 'function' ? print : console.log;`, text, ''].join('\n'),
  );
}

// JSON alone knows no -0, NaN and bigints.
function exact(value: string): string {
  const text = "typeof x === 'number' || typeof x === 'bigint' ? (Object.is(x, -0) ? '-0' : String(x)) : x";
  return `JSON.stringify(${value}, function (key, x) { return ${text}; })`;
}
