import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { language as groovy } from '../../../src/languages/groovy/language.js';
import type { Analyzer, AnalyzerSupport } from '../../../src/model/source/analyzer.js';
import { temporaryFolder } from '../../cli/run-cupel.js';
import { expressionAt, viewOf } from './typed-view-of.js';

let analyzer: Analyzer;
beforeAll(async () => {
  analyzer = await (groovy.analyzer as AnalyzerSupport).open();
});
afterAll(() => analyzer.close());

const box = `import groovy.transform.*
@CompileStatic
class Box<T> {
  T item
  static int test(int n, List<String> names) {
    def sizes = names.collect { it.size() }
    int total = n
    total += 1
    String text = "é\${total}$n"
    return sizes[0] % total
  }
}
`;

const view = (text: string) => viewOf(analyzer, [{ path: 'main.groovy', text }]);

it('expressions of Groovy have the types that its checker infers', async () => {
  const typed = await view(box);
  expect(expressionAt(typed, 'names.collect { it.size() }').type).toMatchObject({
    text: 'List<Integer>',
    writable: true,
  });
  expect(expressionAt(typed, '{ it.size() }')).toMatchObject({ type: { text: 'Closure<Integer>' }, constant: true });
  expect(expressionAt(typed, 'total += 1')).toMatchObject({ type: { text: 'int' }, use: 'statement' });
  expect(expressionAt(typed, 'sizes[0] % total').type?.text).toMatch(/^(int|Integer)$/);
  expect(expressionAt(typed, '"é${total}$n"').type?.text).toBe('GString');
});

it('scopes and assignments of Groovy are known', async () => {
  const typed = await view(box);
  const [scope] = await typed.scopesAt([{ path: 'main.groovy', offset: box.indexOf('return') }]);
  const named = (name: string) => scope?.names.find((each) => each.name === name);
  expect(named('total')).toMatchObject({ kind: 'variable', writable: true, type: { text: 'int' } });
  expect(named('sizes')?.type?.text).toBe('List<Integer>');
  expect(named('names')).toMatchObject({ kind: 'parameter', type: { text: 'List<String>' } });
  expect(named('test')?.signatures[0]?.parameters).toHaveLength(2);
  expect(named('this')).toBeUndefined();
  const [list, int] = [expressionAt(typed, 'names').type?.id, expressionAt(typed, 'n').type?.id] as [number, number];
  expect(
    await typed.areAssignable([
      [list, list],
      [list, int],
    ]),
  ).toEqual([true, false]);
});

it('what is dynamic has no type', async () => {
  const typed = await view(
    'import groovy.transform.*\nclass A { @CompileStatic(TypeCheckingMode.SKIP) def m(x) { x.foo(1) } }',
  );
  expect(expressionAt(typed, 'x.foo(1)')).not.toHaveProperty('type');
});

it('no annotation has code of a program executed', async () => {
  const folder = await temporaryFolder();
  const proof = join(folder, 'proof');
  const touch = `new File('${proof}').createNewFile()`;
  const refused = [
    `@groovy.transform.ASTTest(value = { ${touch} }) class A { }`,
    `import groovy.transform.ASTTest as Override\n@Override(value = { ${touch} }) class A { }`,
    `import groovy.transform.*\nclass A { void m() { @ASTTest(value = { ${touch} }) int x = 1 } }`,
    '@org.codehaus.groovy.transform.GroovyASTTransformationClass("X") @interface Mine { }\n@Mine class A { }',
    '@groovy.transform.CompileStatic(extensions = "x.groovy") class A { }',
    "@Grab('a:b:1') import a.b.C\nclass A { }",
    '@groovy.transform.AnnotationCollector(processor = "X") @interface Mine { }\n@Mine class A { }',
  ];
  for (const text of refused) {
    const analysis = await analyzer.analyze([{ path: 'A.groovy', text }]);
    expect(analysis).toMatchObject({ kind: 'rejected', diagnostics: [{ code: 'annotation' }] });
  }
  expect(existsSync(proof)).toBe(false);
  const allowed = await view(
    `import groovy.transform.*\n@Immutable class A { int x = 1 }\nclass B { static { ${touch} } }`,
  );
  expect(expressionAt(allowed, '1').type?.text).toBe('int');
  expect(existsSync(proof)).toBe(false);
});
