import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DriverLimit } from '../../../core/driver.js';
import { packageRoot } from '../../../harness/package-root.js';
import type { TypeName } from '../../../model/template/hole.js';
import { argumentRows, callOf, declarationsOf, makingAll, probedCall } from './arguments.js';
import type { Argument, DriverData } from './driver-data.js';
import { freshName, type JavaTemplate } from './read-template.js';

/** What is added to a filled template so that it runs by itself. */
export interface Driver {
  /** The method main and a class that it needs, in lines that are not indented. */
  program(template: JavaTemplate, data: DriverData): readonly string[];
  /** The methods by which the JVM executes a filled template. */
  probes(template: JavaTemplate, given: readonly Argument[]): readonly string[];
}

// A part of the calls is for the compilers to get warm with the same arguments.
const warmUp = 0.75;
const wholeNumbers = new Set(['byte', 'short', 'char', 'int', 'long']);
const primitives = new Set([...wholeNumbers, 'boolean', 'float', 'double']);
const hostChecksum = 'cupel.template.host.Checksum';

/** What filled templates call while they are executed. */
export const hostProbe = 'cupel.template.host.Probe';

// Where the stack ends and memory is full is no matter of the language: tiers may get there at different times. So the
// driver tells that it met such a limit, in lines that it is made from and that its output is compared with.
const [excluded, stack, memory] = ['excluded: ', 'stack overflow', 'out of memory'];

/** The lines by which the driver tells that it met a limit. */
export const driverLimits: readonly DriverLimit[] = [stack, memory].map((limit) => ({ line: excluded + limit, limit }));

/** Makes ready what is added to templates. */
export async function createDriver(): Promise<Driver> {
  const checksum = await readChecksum();
  return {
    program: (template, data) => [
      ...mainLines(template, data),
      '',
      ...checksum(freshName(template, 'Checksum'), needsObjects(template)),
    ],
    probes: (template, given) => [
      'static void probeCall(int row) throws Throwable {',
      ...indented([...declarationsOf(given), ...probedCall(template, given, hostProbe)]),
      '}',
      'static long probeState() {',
      `    ${hostChecksum} sum = new ${hostChecksum}();`,
      ...indented(stateLines(template, 'sum')),
      '    return sum.value;',
      '}',
    ],
  };
}

/** What a driver of a template is made from. */
export function driverDataOf(template: JavaTemplate, given: readonly Argument[], calls: number): DriverData {
  const { name, type } = template.entry;
  const fresh = (wanted: string) => freshName(template, wanted);
  const before = makingAll(template);
  return {
    entry: { name, type },
    arguments: [...given],
    ...(before !== undefined && { before }),
    calls,
    state: template.fields.filter((field) => primitives.has(field.type)).map((field) => field.name),
    names: { sum: fresh('sum'), round: fresh('round'), row: fresh('row'), thrown: fresh('thrown') },
  };
}

/** Which row of arguments a round uses; nothing for an entry without parameters that cupel makes values for. */
export function rowOfRound({ arguments: given, calls, names: { round } }: DriverData): string | undefined {
  if (given.every(({ made }) => made !== undefined)) return undefined;
  return `${round} < ${Math.floor(calls * warmUp)} ? 0 : ${round} % ${argumentRows}`;
}

/** Lines one level deeper. */
export function indented(lines: readonly string[]): readonly string[] {
  return lines.map((line) => (line === '' ? '' : `    ${line}`));
}

function mainLines(template: JavaTemplate, data: DriverData): readonly string[] {
  const { entry, calls, arguments: given, before } = data;
  const { sum, round, row, thrown } = data.names;
  const cause = freshName(template, 'cause');
  const type = freshName(template, 'Checksum');
  const call = callOf(entry.name, given, row);
  const chosen = rowOfRound(data);
  return [
    'public static void main(String[] args) {',
    ...indented(declarationsOf(given)),
    `    ${type} ${sum} = new ${type}();`,
    `    for (int ${round} = 0; ${round} < ${calls}; ${round}++) {`,
    ...(chosen === undefined ? [] : [`        int ${row} = ${chosen};`]),
    '        try {',
    ...(before === undefined ? [] : [`            ${before}`]),
    `            ${entry.type === 'void' ? `${call};` : addition(sum, entry.type, call)}`,
    `        } catch (Throwable ${thrown}) {`,
    `            for (Throwable ${cause} = ${thrown}; ${cause} != null; ${cause} = ${cause}.getCause()) {`,
    `                if (${cause} instanceof StackOverflowError || ${cause} instanceof OutOfMemoryError) {`,
    `                    System.out.println("${excluded}" + (${cause} instanceof OutOfMemoryError ? "${memory}" : "${stack}"));`,
    '                    return;',
    '                }',
    '            }',
    `            ${sum}.add(${thrown}.getClass().getName().hashCode());`,
    '        }',
    '    }',
    ...indented(stateLines(template, sum)),
    `    System.out.println(Long.toHexString(${sum}.value));`,
    '}',
  ];
}

function stateLines({ fields }: JavaTemplate, sum: string): readonly string[] {
  const objects = fields.filter(({ type }) => !primitives.has(type)).map(({ name }) => name);
  return [
    ...fields.filter(({ type }) => primitives.has(type)).map(({ name, type }) => addition(sum, type, name)),
    // All at once, so that it is seen where two of them share an object.
    ...(objects.length > 0 ? [`${sum}.add(new Object[] {${objects.join(', ')}});`] : []),
  ];
}

function addition(sum: string, type: TypeName, value: string): string {
  if (type === 'boolean') return `${sum}.add(${value} ? 1 : 0);`;
  return primitives.has(type) ? `${sum}.add(${value});` : `${sum}.add((Object) ${value});`;
}

function needsObjects({ entry, fields }: JavaTemplate): boolean {
  return [entry, ...fields].some(({ type }) => type !== 'void' && !primitives.has(type));
}

// One class for generated programs and for the JVM that executes templates, so that they cannot differ.
async function readChecksum(): Promise<(name: string, objects: boolean) => readonly string[]> {
  const path = join(packageRoot, 'jvm', 'src', ...hostChecksum.split('.')) + '.java';
  const lines = (await readFile(path, 'utf8')).trimEnd().split('\n');
  const body = lines.slice(lines.findIndex((line) => line.startsWith('public final class')) + 1, -1);
  const isComment = (line: string) => line.trim().startsWith('//');
  const objectsBegin = body.findIndex(isComment) - 1;
  const plain = (line: string) => line.replace(/^( *)public /, '$1');
  return (name, objects) => {
    const kept = (objects ? body : body.slice(0, objectsBegin)).filter((line) => !isComment(line));
    return [`private static final class ${name} {`, ...kept.map(plain), '}'];
  };
}
