import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { language as scala } from '../../../src/languages/scala/language.js';
import type { Analyzer, AnalyzerSupport } from '../../../src/model/source/analyzer.js';
import { temporaryFolder } from '../../cli/run-cupel.js';
import { expressionAt, viewOf } from './typed-view-of.js';

let analyzer: Analyzer;
beforeAll(async () => {
  analyzer = await (scala.analyzer as AnalyzerSupport).open();
});
afterAll(() => analyzer.close());

const box = `package demo
class Box[T](val item: T):
  def test(n: Int, names: List[String]): Int =
    val sizes = names.map(name => name.length)
    var total = n
    total = total + 1
    val both = for size <- sizes; name <- names yield (size, name)
    sizes.head + total
def id[R](x: R): R = x
`;

const view = (text: string) => viewOf(analyzer, [{ path: 'main.scala', text }]);

it('expressions of Scala have types, where they stand in the text', async () => {
  const typed = await view(box);
  expect(expressionAt(typed, 'names.map(name => name.length)').type).toMatchObject({
    text: 'List[Int]',
    writable: true,
  });
  expect(expressionAt(typed, 'name => name.length').type?.text).toBe('String => Int');
  expect(expressionAt(typed, 'sizes.head + total').type?.text).toBe('Int');
  expect(expressionAt(typed, 'total = total + 1')).toMatchObject({ type: { text: 'Unit' }, use: 'statement' });
  expect(expressionAt(typed, 'total').use).toBe('target');
  expect(expressionAt(typed, '(size, name)').type?.text).toBe('(Int, String)');
  expect(expressionAt(typed, 'x').type).toMatchObject({ text: 'R', writable: true });
});

it('scopes and assignments of Scala are known', async () => {
  const typed = await view(box);
  const [scope] = await typed.scopesAt([{ path: 'main.scala', offset: box.indexOf('sizes.head') }]);
  const named = (name: string) => scope?.names.find((each) => each.name === name);
  expect(named('total')).toMatchObject({ kind: 'variable', writable: true, type: { text: 'Int' } });
  expect(named('sizes')).toMatchObject({ writable: false, type: { text: 'List[Int]' } });
  expect(named('names')).toMatchObject({ kind: 'parameter' });
  const [list, int] = [expressionAt(typed, 'names').type?.id, expressionAt(typed, 'n').type?.id] as [number, number];
  expect(
    await typed.areAssignable([
      [list, list],
      [list, int],
    ]),
  ).toEqual([true, false]);
});

it('programs do not see each other, files of one do, and macros are not run', async () => {
  await view('class Left1');
  expect(await analyzer.analyze([{ path: 'a.scala', text: 'val x = new Left1' }])).toMatchObject({ kind: 'rejected' });
  const files = [
    { path: 'a.scala', text: 'val a: B = B()' },
    { path: 'b.scala', text: 'class B' },
  ];
  expect((await viewOf(analyzer, files)).files).toHaveLength(2);
  const proof = join(await temporaryFolder(), 'proof');
  const macro = `import scala.quoted.*
object M:
  transparent inline def now: Int = \${ make }
  def make(using Quotes): Expr[Int] = { java.io.File("${proof}").createNewFile(); Expr(1) }`;
  await analyzer.analyze([
    { path: 'm.scala', text: macro },
    { path: 'u.scala', text: 'val u = M.now' },
  ]);
  expect(existsSync(proof)).toBe(false);
});
