import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { extractApi } from '../../../src/app/api.js';
import { usualJdk } from '../../../src/harness/jvm/jdks.js';
import { runProcess } from '../../../src/harness/process/run-process.js';
import type { ApiClass } from '../../../src/model/library/api-class.js';
import type { ApiLibrary } from '../../../src/model/library/api-library.js';
import type { ApiConstructor } from '../../../src/model/library/api-member.js';
import type { ApiTypeArgument, ApiTypeParameter } from '../../../src/model/library/api-type.js';
import { readApi } from '../../../src/model/library/read-api.js';
import { jarsOf } from '../jars-of.js';

const folder = mkdtempSync(join(tmpdir(), 'cupel-api-'));
afterAll(() => rmSync(folder, { recursive: true }));

const limits = { millis: 60_000, bytes: 4 * 1024 ** 3 };

async function run(tool: string, ...args: readonly string[]): Promise<string> {
  const result = await runProcess({ command: join(usualJdk().home, 'bin', tool), args, cwd: folder, limits });
  expect(result.exitCode, result.stderr).toBe(0);
  return result.stdout;
}

/** The public and protected members that javap shows of a class, by their names and descriptors. */
async function shownByJavap(name: string): Promise<string[]> {
  const text = await run('javap', '-protected', '-s', name);
  const lines = text.split('\n').slice(2);
  return lines.flatMap((line, i) => {
    const [, member] = /^ .*?([\w$.]+)(?:\(.*)?(?: throws .*)?;$/.exec(line) ?? [];
    const [, descriptor] = /^ +descriptor: (.*)$/.exec(lines[i + 1] ?? '') ?? [];
    return member === undefined || descriptor === undefined || line.includes('{}') ? [] : [`${member}${descriptor}`];
  });
}

describe('the packages of a JDK', () => {
  it('java.util has the members that javap shows', { timeout: 60_000 }, async () => {
    const { api, measure } = await extractApi({ from: ['jdk:java.util'] });
    expect(measure.expressed).toBeGreaterThan(85);
    for (const name of ['ArrayList', 'Map', 'Optional', 'Collections', 'StringJoiner', 'PriorityQueue']) {
      const found = api.classes.find((each) => each.name === `java.util.${name}`);
      // What is inherited from a class that cannot be named has no line of its own, and none of these has a superclass like that.
      const members = [...(found?.constructors ?? []), ...(found?.methods ?? []), ...(found?.fields ?? [])];
      const shown = await shownByJavap(`java.util.${name}`);
      expect(members.length, name).toBe(new Set(shown).size);
    }
    const text = JSON.stringify(api);
    expect(readApi(text, 'api.json')).toEqual(api);
    // The same again is the same to the last byte.
    expect(JSON.stringify((await extractApi({ from: ['jdk:java.util'] })).api)).toBe(text);
  });

  it('what a module does not export is not there, and what is not accessible is replaced', async () => {
    const { api } = await extractApi({ from: ['jdk:java.base'] });
    const names = api.classes.map(({ name }) => name);
    expect(names.filter((name) => /^(?:jdk|sun)\./.test(name))).toEqual([]);
    const builder = api.classes.find(({ name }) => name === 'java.lang.StringBuilder');
    expect(builder?.supertypes.map(({ name }) => name)).toContain('java.lang.CharSequence');
    expect(builder?.methods.find(({ name }) => name === 'setLength')?.from).toBe('java.lang.AbstractStringBuilder');
    const comparator = api.classes.find(({ name }) => name === 'java.util.Comparator');
    expect(comparator?.functional?.name).toBe('compare');
  });
});

it('a folder of class files that javac wrote', async () => {
  const source = `package p;
    public sealed abstract class Shape<T extends Comparable<? super T> & java.io.Serializable> permits Shape.Square {
      public static final class Square extends Shape<String> {
        @Deprecated public <E extends Exception> void area(Class<?>... all) throws E, java.io.IOException {}
      }
      public record Point(int x, long... ys) {}
      public enum Color { RED { void f() {} }, GREEN; public class Tone { public Tone(int depth) {} } }
      public @interface Mark { String value() default ""; }
      protected T value;
      private Shape() {}
      interface Hidden<V> { V get(); static void lost() {} default int one() { return 1; } }
      public interface Shown extends Hidden<String> {}
      protected static class Kept {}
    }`;
  writeFileSync(join(folder, 'Shape.java'), source);
  await run('javac', '-parameters', '-d', 'classes', 'Shape.java');
  const { api, measure } = await extractApi({ from: [join(folder, 'classes')] });
  const found = Object.fromEntries(api.classes.map((each) => [each.name.replace(/^p\.Shape\.?/, ''), each]));
  const string = { kind: 'class', name: 'java.lang.String', args: [] };
  expect(Object.keys(found)).toEqual(['', 'Color', 'Color.Tone', 'Mark', 'Point', 'Shown', 'Square']);
  expect(found['']).toMatchObject({
    form: 'abstract',
    sealed: true,
    constructors: [],
    typeParameters: [{ bounds: [{ args: [{ variance: 'in' }] }, { name: 'java.io.Serializable' }] }],
    fields: [{ access: 'protected', name: 'value', type: { kind: 'parameter', name: 'p.Shape.T' }, mutable: true }],
  });
  expect(found.Square).toMatchObject({
    outer: 'p.Shape',
    final: true,
    supertypes: [{ name: 'p.Shape', args: [string] }],
  });
  expect(found.Square?.methods[0]).toMatchObject({
    deprecated: true,
    parameters: [{ name: 'all', vararg: true, type: { name: 'java.lang.Class', args: [{ kind: 'star' }] } }],
    throws: [{ kind: 'parameter' }, { name: 'java.io.IOException' }],
  });
  expect(found.Point).toMatchObject({
    form: 'record',
    constructors: [{ parameters: [{ name: 'x' }, { name: 'ys', vararg: true }] }],
  });
  expect(found.Color?.fields).toMatchObject([
    { name: 'RED', constant: true },
    { name: 'GREEN', constant: true },
  ]);
  expect(found['Color.Tone']).toMatchObject({ inner: true, constructors: [{ parameters: [{ name: 'depth' }] }] });
  expect(found.Mark?.form).toBe('annotation');
  expect(found.Shown).toMatchObject({ supertypes: [], functional: { name: 'get', parameters: [], result: string } });
  expect(found.Shown?.methods.map(({ name, from }) => [name, from])).toEqual([
    ['get', 'p.Shape.Hidden'],
    ['one', 'p.Shape.Hidden'],
  ]);
  expect(measure.skipped).toMatchObject([{ reason: 'a protected class', classes: 1, members: 0 }]);
});

// Figure 1 of the Thalia paper.
it('a library of Maven: guava', { timeout: 300_000 }, async () => {
  const { api, measure } = await extractApi({ from: ['maven:com.google.guava:guava:33.4.8-jre'] });
  expect(measure.expressed).toBeGreaterThan(85);
  const guava = { kind: 'maven', group: 'com.google.guava', artifact: 'guava', version: '33.4.8-jre' };
  expect(api.sources[0]?.libraries).toEqual([guava]);
  const linked = api.classes.find(({ name }) => name === 'com.google.common.collect.LinkedHashMultiset');
  const retainAll = linked?.methods.find(({ name }) => name === 'retainAll');
  expect(retainAll?.from).toBe('com.google.common.collect.AbstractMultiset');
});

// The compiler says whether members are what they are said to be: each is used on values of its own types.
describe('javac accepts a use of each member', () => {
  it.each([
    ['jdk:java.util', 2000],
    ['jdk:java.util.stream', 250],
    ['maven:com.google.guava:guava:33.4.8-jre', 4800],
    ['maven:org.apache.commons:commons-lang3:3.17.0', 3000],
  ])('of %s', { timeout: 300_000 }, async (from, least) => {
    const { api } = await extractApi({ from: [from] });
    const { text, count } = usesOf(api.classes);
    expect(count).toBeGreaterThan(least);
    expect(await errorsOf(text, api)).toEqual([]);
  });

  it('and what is not what the API says is noticed', async () => {
    const { api } = await extractApi({ from: ['jdk:java.util'] });
    const wrong = api.classes.map((each) => ({
      ...each,
      methods: each.methods.map((method) => (method.name === 'isEmpty' ? { ...method, result: int } : method)),
    }));
    expect((await errorsOf(usesOf(wrong).text, api)).length).toBeGreaterThan(5);
  });
});

const int = { kind: 'primitive', name: 'int' } as const;

async function errorsOf(text: string, { sources }: ApiLibrary): Promise<string[]> {
  writeFileSync(join(folder, 'Use.java'), text);
  const jars = await jarsOf(sources.flatMap(({ libraries }) => libraries));
  const args = ['-proc:none', '-nowarn', '-Xmaxerrs', '1000', '-cp', jars.join(':'), '-d', 'out', 'Use.java'];
  const result = await runProcess({ command: join(usualJdk().home, 'bin', 'javac'), args, cwd: folder, limits });
  const lines = result.stderr.split('\n');
  return lines.flatMap((line, i) => (line.includes(' error: ') ? [`${line} ${lines[i + 1]}`] : []));
}

/** A method for each member that programs can use, which takes what the member needs, and uses it. */
function usesOf(classes: readonly ApiClass[]): { text: string; count: number } {
  const lines: string[] = [];
  const byName = new Map(classes.map((each) => [each.name, each]));
  const add = (own: readonly ApiTypeParameter[], taken: readonly string[], uses: { body: string; throws?: string }) =>
    lines.push(
      `  static ${declared(own)} void f${lines.length}(${taken.join(', ')})${uses.throws ?? ''} { ${uses.body}; }`,
    );
  for (const each of classes) {
    const self = typeText({
      kind: 'class',
      name: each.name,
      args: each.typeParameters.map(({ name }) => ({ kind: 'parameter', name })),
    });
    const outer = each.inner && each.outer !== undefined ? byName.get(each.outer) : undefined;
    for (const member of each.access === 'public' && each.form === 'class' ? each.constructors : []) {
      const made = outer ? `outer.new ${self.slice(self.lastIndexOf('.') + 1)}` : `new ${self}`;
      const body = `${self} r = ${made}(${argumentsOf(member)})`;
      const taken = [...(outer ? [`${outer.name} outer`] : []), ...parametersOf(member)];
      if (member.access === 'public')
        add([...each.typeParameters, ...member.typeParameters], taken, { body, throws: thrown(member) });
    }
    for (const member of each.methods.filter(({ access }) => access === 'public')) {
      const on = member.static ? each.name : 'self';
      const call = `${on}.${given(member.typeParameters)}${member.name}(${argumentsOf(member)})`;
      const isVoid = member.result.kind === 'primitive' && member.result.name === 'void';
      const own = member.static ? [] : each.typeParameters;
      add([...own, ...member.typeParameters], [...(member.static ? [] : [`${self} self`]), ...parametersOf(member)], {
        body: isVoid ? call : `${typeText(member.result)} r = ${call}`,
        throws: thrown(member),
      });
    }
    for (const field of each.fields.filter(({ access }) => access === 'public'))
      add(field.static ? [] : each.typeParameters, field.static ? [] : [`${self} self`], {
        body: `${typeText(field.type)} r = ${field.static ? each.name : 'self'}.${field.name}`,
      });
  }
  return { text: `class Use {\n${lines.join('\n')}\n}\n`, count: lines.length };
}

function thrown({ throws }: ApiConstructor): string {
  return throws.length === 0 ? '' : ` throws ${throws.map(typeText).join(', ')}`;
}

function label(name: string): string {
  return name.replaceAll(/\W/g, '_');
}

function declared(parameters: readonly ApiTypeParameter[]): string {
  const texts = parameters.map(({ name, bounds }) =>
    bounds.length === 0 ? label(name) : `${label(name)} extends ${bounds.map(typeText).join(' & ')}`,
  );
  return texts.length === 0 ? '' : `<${texts.join(', ')}>`;
}

function given(parameters: readonly ApiTypeParameter[]): string {
  return parameters.length === 0 ? '' : `<${parameters.map(({ name }) => label(name)).join(', ')}>`;
}

function parametersOf({ parameters }: ApiConstructor): string[] {
  return parameters.map(({ type, vararg }, i) => `${typeText(type)}${vararg ? '...' : ''} p${i}`);
}

function argumentsOf({ parameters }: ApiConstructor): string {
  return parameters.map((_, i) => `p${i}`).join(', ');
}

function typeText(type: ApiTypeArgument): string {
  switch (type.kind) {
    case 'top':
      return 'Object';
    case 'class':
      return type.args.length === 0 || type.raw ? type.name : `${type.name}<${type.args.map(typeText).join(', ')}>`;
    case 'parameter':
      return label(type.name);
    case 'primitive':
      return type.name;
    case 'array':
      return `${typeText(type.element)}[]`;
    case 'star':
      return '?';
    case 'projection':
      return `? ${type.variance === 'out' ? 'extends' : 'super'} ${typeText(type.of)}`;
    default:
      throw new Error(`an API of Java has no ${type.kind}`);
  }
}
