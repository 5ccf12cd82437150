import { existsSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ExtractedApi, extractApi } from '../../../src/app/api.js';
import { usualJdk } from '../../../src/harness/jvm/jdks.js';
import { runProcess } from '../../../src/harness/process/run-process.js';
import { withTemporaryFolder } from '../../../src/harness/process/temporary-folder.js';
import { cacheFolder } from '../../../src/harness/toolchains/cache-folder.js';
import type { ApiLibrary } from '../../../src/model/library/api-library.js';
import type { ApiConstructor, ApiParameter } from '../../../src/model/library/api-member.js';
import type { ApiType, ApiTypeArgument, ApiTypeParameter } from '../../../src/model/library/api-type.js';
import { readApi } from '../../../src/model/library/read-api.js';
import { jarsOf } from '../jars-of.js';

const reference = 'maven:org.jetbrains.kotlin:kotlin-stdlib:2.4.20';
let extracted: ExtractedApi;
beforeAll(async () => {
  extracted = await extractApi({ from: [reference], language: 'kotlin' });
});

function functionIn({ functions }: ApiLibrary, id: string) {
  const found = functions.find((each) => each.id === id);
  if (!found) throw new Error(`there is no ${id}`);
  return found;
}

const plain = (name: string, ...args: unknown[]) => ({ kind: 'class', name: `kotlin.${name}`, args });

describe('the standard library of Kotlin', () => {
  it('is expressed for the most part, and the same after it was written and read', () => {
    const { api, measure } = extracted;
    expect(measure.expressed).toBeGreaterThan(85);
    expect(measure.methods).toBeGreaterThan(4800);
    expect(readApi(JSON.stringify(api), 'api.json')).toEqual(api);
  });

  it('has built-in classes with variance declared on them', () => {
    const list = extracted.api.classes.find(({ name }) => name === 'kotlin.collections.List');
    expect(list).toMatchObject({
      form: 'interface',
      typeParameters: [{ name: 'kotlin.collections.List.E', variance: 'out' }],
    });
    expect(list?.methods.find(({ name }) => name === 'get')).toMatchObject({ notation: 'operator', form: 'abstract' });
    const comparable = extracted.api.classes.find(({ name }) => name === 'kotlin.Comparable');
    expect(comparable?.typeParameters).toMatchObject([{ variance: 'in' }]);
  });

  it('has extensions with receivers, nullability, default arguments and functions with receivers', () => {
    const { api } = extracted;
    const id = 'kotlin.collections.firstOrNull(kotlin.collections.Iterable<T>)';
    const t = { kind: 'parameter', name: `${id}.T` };
    expect(functionIn(api, id)).toMatchObject({
      module: 'kotlin.collections',
      typeParameters: [{ name: t.name, variance: 'invariant', bounds: [] }],
      receiver: plain('collections.Iterable', t),
      parameters: [],
      result: { kind: 'nullable', of: t },
    });
    const joined = api.functions.find(
      ({ name, receiver }) =>
        name === 'joinToString' && receiver?.kind === 'class' && receiver.name === 'kotlin.collections.Iterable',
    );
    expect(joined?.parameters.map(({ name, optional }) => [name, optional])).toContainEqual(['separator', true]);
    const apply = api.functions.find(({ name }) => name === 'apply');
    expect(apply).toMatchObject({
      inline: true,
      parameters: [{ type: { kind: 'function', receiver: true, result: plain('Unit') } }],
    });
  });

  it('has inline functions with reified type parameters, which no class file shows to Java', () => {
    const found = extracted.api.functions.filter(({ name }) => name === 'filterIsInstance');
    expect(found.some(({ typeParameters }) => typeParameters[0]?.reified)).toBe(true);
    const vararg = extracted.api.functions.filter(({ name }) => name === 'listOf').map(({ parameters }) => parameters);
    expect(vararg).toContainEqual([
      { name: 'elements', type: { kind: 'parameter', name: expect.stringMatching(/\.T$/) }, vararg: true },
    ]);
  });

  it('speaks of classes of Java by their headers', () => {
    const comparator = extracted.api.mentioned.find(({ name }) => name === 'java.util.Comparator');
    expect(comparator).toMatchObject({ methods: [], functional: { name: 'compare', result: plain('Int') } });
  });

  it('leaves out what needs an opt-in, and what nobody may use', () => {
    const { skipped, functions } = extracted.api;
    expect(skipped).toContainEqual(
      expect.objectContaining({
        name: 'uintArrayOf',
        reason: 'a declaration that needs an opt-in',
        detail: 'kotlin.ExperimentalUnsignedTypes',
      }),
    );
    expect(functions.filter(({ name }) => name === 'toUpperCase')).toEqual([]);
  });
});

// The compiler says whether members are what they are said to be: each is used on values of its own types.
it('kotlinc accepts a use of each member', { timeout: 300_000 }, async () => {
  const text = usesOf(extracted.api);
  expect(text.split('\nfun ').length).toBeGreaterThan(5000);
  // What the declarations of the library may do, and those of programs may not.
  const allowed =
    /cannot have any other bounds|cannot be an array|context parameters|type parameter 'T \(of interface KClass/;
  expect((await errorsOf(text)).filter((line) => !allowed.test(line))).toEqual([]);
  const wrong = extracted.api.functions.map((each) =>
    each.name === 'firstOrNull' ? { ...each, result: { kind: 'bottom' } as const } : each,
  );
  const few = {
    ...extracted.api,
    classes: [],
    variables: [],
    functions: wrong.filter(({ name }) => name === 'firstOrNull'),
  };
  expect((await errorsOf(usesOf(few))).length).toBeGreaterThan(5);
});

async function errorsOf(text: string): Promise<string[]> {
  return withTemporaryFolder(async (folder) => {
    const compiler = join(cacheFolder(), 'toolchains', 'kotlin', '2.4.20', 'node_modules', 'kotlin-compiler', 'lib');
    expect(existsSync(compiler)).toBe(true);
    const jars = await jarsOf(extracted.api.sources.flatMap(({ libraries }) => libraries));
    writeFileSync(join(folder, 'Use.kt'), text);
    const result = await runProcess({
      command: join(usualJdk().home, 'bin', 'java'),
      args: [
        '-XX:TieredStopAtLevel=1',
        '-cp',
        join(compiler, '*'),
        'org.jetbrains.kotlin.cli.jvm.K2JVMCompiler',
        '-no-stdlib',
        '-no-reflect',
        '-nowarn',
        '-cp',
        jars.join(delimiter),
        '-d',
        'out',
        'Use.kt',
      ],
      cwd: folder,
      limits: { millis: 240_000, bytes: 4 * 1024 ** 3 },
    });
    expect(result.ended).toBe('exited');
    return result.stderr.split('\n').filter((line) => line.includes('error: '));
  });
}

/** A function for each member that programs can use, which takes what the member needs, and uses it. */
function usesOf(api: ApiLibrary): string {
  const lines: string[] = [];
  const add = (own: readonly ApiTypeParameter[], taken: readonly string[], body: string) => {
    const inline = own.some(({ reified }) => reified) ? 'inline ' : '';
    const noinline = taken.map((each) => (inline && each.includes('->') ? `noinline ${each}` : each));
    lines.push(`${inline}fun ${declared(own)}f${lines.length}(${noinline.join(', ')})${where(own)} { ${body} }`);
  };
  for (const each of api.classes.filter(({ form }) => form !== 'annotation')) {
    const self = typeText({
      kind: 'class',
      name: each.name,
      args: each.typeParameters.map(({ name }) => ({ kind: 'parameter', name })),
    });
    for (const member of each.form === 'class' && !each.inner ? each.constructors : [])
      if (member.access === 'public')
        add(
          each.typeParameters,
          parametersOf(member),
          `val r: ${self} = ${each.name}${given(each.typeParameters)}(${argumentsOf(member)})`,
        );
    const own = each.typeParameters.map(({ name, variance, bounds }) => ({ name, variance, bounds }));
    for (const member of each.methods.filter(({ access }) => access === 'public')) {
      const call = `${member.name}${given(member.typeParameters)}(${argumentsOf(member)})`;
      const taken = [
        `self: ${self}`,
        ...(member.receiver ? [`e: ${grouped(member.receiver)}`] : []),
        ...parametersOf(member),
      ];
      const body = member.receiver ? `with(self) { e.${call} }` : `self.${call}`;
      add([...own, ...member.typeParameters], taken, `val r: ${typeText(member.result)} = ${body}`);
    }
    for (const field of each.fields.filter(({ access, receiver }) => access === 'public' && !receiver))
      add(
        field.static ? [] : own,
        field.static ? [] : [`self: ${self}`],
        `val r: ${typeText(field.type)} = ${field.static ? each.name : 'self'}.${field.name}`,
      );
  }
  for (const member of api.functions) {
    const call = `${member.receiver ? 'self' : member.module}.${member.name}${given(member.typeParameters)}(${argumentsOf(member)})`;
    const taken = [...(member.receiver ? [`self: ${grouped(member.receiver)}`] : []), ...parametersOf(member)];
    add(member.typeParameters, taken, `val r: ${typeText(member.result)} = ${call}`);
  }
  for (const { receiver, typeParameters = [], type, module, name } of api.variables)
    add(
      typeParameters,
      receiver ? [`self: ${grouped(receiver)}`] : [],
      `val r: ${typeText(type)} = ${receiver ? 'self' : module}.${name}`,
    );
  const imports = new Set([...api.functions, ...api.variables].map(({ module, name }) => `import ${module}.${name}`));
  return `${[...imports].join('\n')}\n${lines.join('\n')}\n`;
}

function label(name: string): string {
  return name.replaceAll(/\W/g, '_');
}

function declared(parameters: readonly ApiTypeParameter[]): string {
  const texts = parameters.map(({ name, bounds: [first], reified }) =>
    [`${reified ? 'reified ' : ''}${label(name)}`, ...(first ? [typeText(first)] : [])].join(' : '),
  );
  return texts.length === 0 ? '' : `<${texts.join(', ')}> `;
}

function where(parameters: readonly ApiTypeParameter[]): string {
  const more = parameters.flatMap(({ name, bounds }) =>
    bounds.slice(1).map((bound) => `${label(name)} : ${typeText(bound)}`),
  );
  return more.length === 0 ? '' : ` where ${more.join(', ')}`;
}

function given(parameters: readonly ApiTypeParameter[]): string {
  return parameters.length === 0 ? '' : `<${parameters.map(({ name }) => label(name)).join(', ')}>`;
}

function parametersOf({ parameters }: Pick<ApiConstructor, 'parameters'>): string[] {
  return parameters.map((each, i) => `p${i}: ${each.vararg ? arrayText(each) : grouped(each.type)}`);
}

function arrayText({ type }: ApiParameter): string {
  const text = grouped(type);
  return /^kotlin\.(?:Int|Long|Short|Byte|Char|Boolean|Float|Double)$/.test(text)
    ? `${text}Array`
    : `Array<out ${text}>`;
}

// What follows a vararg parameter is given by name.
function argumentsOf({ parameters }: Pick<ApiConstructor, 'parameters'>): string {
  const vararg = parameters.findIndex((each) => each.vararg);
  return parameters
    .map((each, i) => (each.vararg ? `*p${i}` : vararg >= 0 && i > vararg ? `${each.name} = p${i}` : `p${i}`))
    .join(', ');
}

function grouped(type: ApiType): string {
  return type.kind === 'function' ? `(${typeText(type)})` : typeText(type);
}

function typeText(type: ApiTypeArgument): string {
  switch (type.kind) {
    case 'top':
      return 'Any?';
    case 'bottom':
      return 'Nothing';
    case 'class':
      return type.args.length === 0 ? type.name : `${type.name}<${type.args.map(typeText).join(', ')}>`;
    case 'parameter':
      return label(type.name);
    case 'array':
      return `Array<${typeText(type.element)}>`;
    case 'nullable':
      return `${grouped(type.of)}?`;
    case 'star':
      return '*';
    case 'projection':
      return `${type.variance} ${typeText(type.of)}`;
    case 'function': {
      const [first = '', ...rest] = type.parameters.map(typeText);
      if (type.receiver) return `(${first}).(${rest.join(', ')}) -> ${typeText(type.result)}`;
      return `(${type.parameters.map(typeText).join(', ')}) -> ${typeText(type.result)}`;
    }
    default:
      throw new Error(`an API of Kotlin has no ${type.kind}`);
  }
}
