import { describe, expect, it } from 'vitest';
import type { ApiLibrary } from '../../src/model/library/api-library.js';
import type { ApiConstructor, ApiMethod } from '../../src/model/library/api-member.js';
import type { ApiType, ApiTypeArgument, ApiTypeParameter } from '../../src/model/library/api-type.js';
import { readApi } from '../../src/model/library/read-api.js';
import { requireSoundApi } from '../../src/model/library/require-sound-api.js';
import { collectApi } from '../../src/languages/typescript/api/collect-api.js';
import { declaredByLanguage } from '../../src/languages/typescript/api/declared.js';
import { compilerOptions } from '../../src/languages/typescript/options.js';
import { ts } from '../../src/languages/shared/typescript-javascript/typescript.js';

const lib = collectApi(declaredByLanguage('es2022'), { text: 'lib:es2022', libraries: [] });

function classIn(api: ApiLibrary, name: string) {
  const found = api.classes.find((each) => each.name === name);
  if (!found) throw new Error(`there is no ${name}`);
  return found;
}

describe('the library of the language', () => {
  it('holds together, and is the same after it was written and read', () => {
    requireSoundApi(lib);
    expect(readApi(JSON.stringify(lib), 'lib.json')).toEqual(lib);
  });

  it('has generic methods that take functions', () => {
    const map = classIn(lib, 'Array').methods.find(({ name }) => name === 'map');
    const [t, u] = [
      { kind: 'parameter', name: 'Array.T' },
      { kind: 'parameter', name: 'Array.map.U' },
    ];
    const number = { kind: 'class', name: 'number', args: [] };
    const array = (of: unknown) => ({ kind: 'class', name: 'Array', args: [of] });
    expect(map).toMatchObject({
      typeParameters: [{ name: 'Array.map.U', bounds: [] }],
      parameters: [
        { name: 'callbackfn', type: { kind: 'function', parameters: [t, number, array(t)], result: u } },
        { type: { kind: 'top' }, optional: true },
      ],
      result: array(u),
    });
  });

  it('what may be undefined is only known to be something', () => {
    expect(classIn(lib, 'Array').methods.find(({ name }) => name === 'pop')).toMatchObject({
      result: { kind: 'top' },
      widened: true,
    });
    const match = classIn(lib, 'string').methods.find(({ name }) => name === 'match');
    expect(match).toMatchObject({ result: { kind: 'nullable', of: { name: 'RegExpMatchArray' } } });
    expect(match?.parameters[0]).toMatchObject({ type: { name: 'string' }, narrowed: true });
  });

  it('constructors make objects of the type parameters of their class', () => {
    const [first] = classIn(lib, 'Promise').constructors;
    expect(classIn(lib, 'Map').typeParameters.map(({ name }) => name)).toEqual(['Map.K', 'Map.V']);
    expect(classIn(lib, 'Map').constructors).toMatchObject([{ id: 'new Map', typeParameters: [], parameters: [] }]);
    expect(first?.typeParameters ?? []).toEqual([]);
    expect(classIn(lib, 'Math').methods.find(({ name }) => name === 'max')).toMatchObject({
      static: true,
      parameters: [{ vararg: true, type: { name: 'number' } }],
    });
  });
});

// The compiler says whether members are what they are said to be: each is used on values of its own types.
it('each member can be used as the API says', () => {
  const text = usesOf(lib);
  expect(text.split('\n').length).toBeGreaterThan(350);
  expect(errorsIn(text)).toEqual([]);
});

it('a member that is not what the API says is noticed', () => {
  const array = classIn(lib, 'Array');
  const wrong = array.methods.map((each) =>
    each.name === 'push' ? { ...each, result: { kind: 'bottom' } as const } : each,
  );
  const classes = lib.classes.map((each) => (each === array ? { ...array, methods: wrong } : each));
  expect(errorsIn(usesOf({ ...lib, classes }))).toEqual(["Type 'number' is not assignable to type 'never'."]);
});

function errorsIn(text: string): string[] {
  const { options } = ts.convertCompilerOptionsFromJson(compilerOptions(ts.version), '/');
  const host = ts.createCompilerHost(options);
  const plain = ts.createCompilerHost(options);
  host.getSourceFile = (path, ...rest) =>
    path === '/use.ts' ? ts.createSourceFile(path, text, ts.ScriptTarget.ES2022) : plain.getSourceFile(path, ...rest);
  const program = ts.createProgram(['/use.ts'], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

/** A function for each member of an API, which takes what the member needs, and uses it. */
function usesOf(api: ApiLibrary): string {
  const lines: string[] = [];
  const add = (own: readonly ApiTypeParameter[], parameters: readonly string[], body: string) =>
    lines.push(`export function f${lines.length}${declared(own)}(${parameters.join(', ')}) { ${body} }`);
  for (const each of api.classes) {
    const self = `self: ${typeText({ kind: 'class', name: each.name, args: each.typeParameters.map(({ name }) => ({ kind: 'parameter', name })) })}`;
    for (const member of each.constructors)
      add(
        [...each.typeParameters, ...member.typeParameters],
        parametersOf(member),
        `return new ${each.name}${given(each.typeParameters)}(${argumentsOf(member)});`,
      );
    for (const member of each.methods) {
      const on = member.static ? each.name : 'self';
      const own = member.static ? [] : each.typeParameters;
      const call = `${on}.${member.name}${given(member.typeParameters)}(${argumentsOf(member)})`;
      add(
        [...own, ...member.typeParameters],
        [...(member.static ? [] : [self]), ...parametersOf(member)],
        `const r: ${typeText(member.result)} = ${call}; return r;`,
      );
    }
    for (const { name, type, static: isStatic } of each.fields)
      add(
        isStatic ? [] : each.typeParameters,
        isStatic ? [] : [self],
        `const r: ${typeText(type)} = ${isStatic ? each.name : 'self'}.${name}; return r;`,
      );
  }
  for (const member of api.functions)
    add(
      member.typeParameters,
      parametersOf(member),
      `const r: ${typeText(member.result)} = ${member.name}${given(member.typeParameters)}(${argumentsOf(member)}); return r;`,
    );
  for (const { name, type } of api.variables) add([], [], `const r: ${typeText(type)} = ${name}; return r;`);
  return lines.join('\n');
}

function label(name: string): string {
  return name.replaceAll(/\W/g, '_');
}

function declared(parameters: readonly ApiTypeParameter[]): string {
  const texts = parameters.map(({ name, bounds }) => [label(name), ...bounds.map(typeText)].join(' extends '));
  return texts.length === 0 ? '' : `<${texts.join(', ')}>`;
}

function given(parameters: readonly ApiTypeParameter[]): string {
  return parameters.length === 0 ? '' : `<${parameters.map(({ name }) => label(name)).join(', ')}>`;
}

function parametersOf({ parameters }: ApiMethod | ApiConstructor): string[] {
  return parameters.map(({ type, vararg }, i) =>
    vararg ? `...p${i}: (${typeText(type)})[]` : `p${i}: ${typeText(type)}`,
  );
}

function argumentsOf({ parameters }: ApiMethod | ApiConstructor): string {
  return parameters.map(({ vararg }, i) => (vararg ? `...p${i}` : `p${i}`)).join(', ');
}

function typeText(type: ApiTypeArgument): string {
  switch (type.kind) {
    case 'top':
      return 'unknown';
    case 'bottom':
      return 'never';
    case 'class':
      return type.args.length === 0 ? type.name : `${type.name}<${type.args.map(typeText).join(', ')}>`;
    case 'parameter':
      return label(type.name);
    case 'primitive':
      return type.name;
    case 'nullable':
      return `(${typeText(type.of)}) | null`;
    case 'tuple':
      return `[${type.elements.map(typeText).join(', ')}]`;
    case 'function':
      return `((${type.parameters.map((each: ApiType, i) => `a${i}: ${typeText(each)}`).join(', ')}) => ${typeText(type.result)})`;
    default:
      throw new Error(`an API of TypeScript has no ${type.kind}`);
  }
}
