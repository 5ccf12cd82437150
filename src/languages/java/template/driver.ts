import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageRoot } from '../../../harness/package-root.js';
import type { TypeName } from '../../../model/template/hole.js';
import { type Arguments, argumentRows } from './arguments.js';
import { freshName, type JavaTemplate } from './read-template.js';

/** What is added to a filled template so that it runs by itself. */
export interface Driver {
  /** The method main and a class that it needs, in lines that are not indented. */
  program(template: JavaTemplate, values: Arguments, calls: number): readonly string[];
  /** The methods by which the JVM executes a filled template. */
  probes(template: JavaTemplate, values: Arguments): readonly string[];
}

// A part of the calls is for the compilers to get warm with the same arguments.
const warmUp = 0.75;
const wholeNumbers = new Set(['byte', 'short', 'char', 'int', 'long']);
const primitives = new Set([...wholeNumbers, 'boolean', 'float', 'double']);
const hostChecksum = 'cupel.template.host.Checksum';

/** Makes ready what is added to templates. */
export async function createDriver(): Promise<Driver> {
  const checksum = await readChecksum();
  return {
    program: (template, values, calls) => [
      ...mainLines(template, values, calls),
      '',
      ...checksum(freshName(template, 'Checksum'), needsObjects(template)),
    ],
    probes: (template, values) => [
      'static void probeCall(int row) throws Throwable {',
      ...indented([...values.declarations, `${values.call('row')};`]),
      '}',
      'static long probeState() {',
      `    ${hostChecksum} sum = new ${hostChecksum}();`,
      ...indented(stateLines(template, 'sum')),
      '    return sum.value;',
      '}',
    ],
  };
}

/** Lines one level deeper. */
export function indented(lines: readonly string[]): readonly string[] {
  return lines.map((line) => (line === '' ? '' : `    ${line}`));
}

function mainLines(template: JavaTemplate, values: Arguments, calls: number): readonly string[] {
  const [sum, round, row, thrown, cause] = ['sum', 'round', 'row', 'thrown', 'cause'].map((name) =>
    freshName(template, name),
  ) as [string, string, string, string, string];
  const type = freshName(template, 'Checksum');
  const call = values.call(row);
  return [
    'public static void main(String[] args) {',
    ...indented(values.declarations),
    `    ${type} ${sum} = new ${type}();`,
    `    for (int ${round} = 0; ${round} < ${calls}; ${round}++) {`,
    `        int ${row} = ${round} < ${Math.floor(calls * warmUp)} ? 0 : ${round} % ${argumentRows};`,
    '        try {',
    `            ${template.entry.type === 'void' ? `${call};` : addition(sum, template.entry.type, call)}`,
    `        } catch (Throwable ${thrown}) {`,
    `            for (Throwable ${cause} = ${thrown}; ${cause} != null; ${cause} = ${cause}.getCause()) {`,
    `                if (${cause} instanceof StackOverflowError || ${cause} instanceof OutOfMemoryError) {`,
    `                    System.out.println("excluded: " + (${cause} instanceof OutOfMemoryError ? "out of memory" : "stack overflow"));`,
    '                    return;',
    '                }',
    '            }',
    `            ${sum}.add(${thrown}.getClass().getName().hashCode());`,
    '        }',
    '    }',
    ...indented(stateLines(template, sum)),
    `    System.out.println(Long.toHexString(${sum}.value));`,
    '}',
  ].filter((line) => template.entry.parameters.length > 0 || !line.includes(`int ${row} =`));
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
