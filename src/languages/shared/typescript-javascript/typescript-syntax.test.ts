import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type SyntaxNode, type SyntaxTree, walk } from '../../../model/source/syntax.js';
import { typescriptSyntax as syntax } from './typescript-syntax.js';

const seedsFolder = new URL('../../../../seeds/typescript/', import.meta.url);
const seeds = readdirSync(seedsFolder).map((name) => [name, readFileSync(new URL(name, seedsFolder), 'utf8')] as const);

describe('tokens', () => {
  it.each([
    ['generics that close twice', 'let a: A<B<C>> = b >> c;', 'let a : A < B < C > > = b >> c ;'],
    ['assignment operators', 'a >>>= b >= c;', 'a >>>= b >= c ;'],
    ['regular expressions', 'a = b / c / d; e = /x[/]/g;', 'a = b / c / d ; e = /x[/]/g ;'],
    ['templates', 'a = `x${ {b: 1}.b }y${c}z`;', 'a = `x${ { b : 1 } . b }y${ c }z` ;'],
    ['template types', 'type T = `a${B}c`;', 'type T = `a${ B }c` ;'],
    ['comments left out', '/* x */ a // y\n/** z */ ;', 'a ;'],
    ['mapped modifiers', 'type M = { -readonly [K in T]-?: K };', 'type M = { - readonly [ K in T ] - ? : K } ;'],
    ['optional chains', 'a?.b?.[c] ? d : e', 'a ?. b ?. [ c ] ? d : e'],
    ['empty brackets', 'f({}, [], () => {});', 'f ( { } , [ ] , ( ) => { } ) ;'],
    ['this as a type', 'class C { m(): this is D {} }', 'class C { m ( ) : this is D { } }'],
    ['broken programs', 'let = ; if (', 'let = ; if ('],
  ])('%s', (_what, text, expected) => {
    expect(words(syntax.parse(text)).join(' ')).toBe(expected);
  });

  it('have the names of kinds, not of the marks between kinds', () => {
    const kinds = syntax.parse('a = this.b + 1;').tokens.map(({ kind }) => kind);
    expect(kinds).toEqual([
      'Identifier',
      'EqualsToken',
      'ThisKeyword',
      'DotToken',
      'Identifier',
      'PlusToken',
      'NumericLiteral',
      'SemicolonToken',
    ]);
  });

  it.each(seeds)('%s: only white space and comments are left out', (_name, text) => {
    let rest = '';
    let position = 0;
    for (const { start, end } of syntax.parse(text).tokens) {
      rest += text.slice(position, start);
      position = end;
    }
    expect((rest + text.slice(position)).replace(/\/\/.*\n/g, '').trim()).toBe('');
  });
});

describe('nodes', () => {
  it.each(seeds)('%s: children are inside their parents, in order, and begin and end with a token', (_name, text) => {
    const tree = syntax.parse(text);
    const starts = new Set(tree.tokens.map(({ start }) => start));
    const ends = new Set(tree.tokens.map(({ end }) => end));
    const misplaced = [...walk(tree.root)].flatMap((node) =>
      node.children.filter((child, i) => {
        const position = node.children[i - 1]?.end ?? node.start;
        return child.start < position || child.end > node.end || !starts.has(child.start) || !ends.has(child.end);
      }),
    );
    expect(misplaced).toEqual([]);
  });

  it.each([
    ['type T = A[];', 'A[]', 'type', 'ArrayType'],
    ['type T = 1;', '1', 'type', 'LiteralType'],
    ['let a: string;', 'string', 'type', 'StringKeyword'],
    ['type T = A extends (infer U)[] ? U : B;', 'infer U', 'other', 'InferType'],
    ['type T = [a: B];', 'a: B', 'other', 'NamedTupleMember'],
    ['let a = b as const;', 'const', 'other', 'ConstKeyword'],
    ['f(a + b);', 'a + b', 'expression', 'ArithmeticExpression'],
    ['f(a = b);', 'a = b', 'expression', 'AssignmentExpression'],
    ['f(a ?? b);', 'a ?? b', 'expression', 'LogicalExpression'],
    ['f(a in b);', 'a in b', 'expression', 'RelationalExpression'],
    ['f(...a);', '...a', 'other', 'SpreadElement'],
    ['f(a<string>);', 'a<string>', 'expression', 'ExpressionWithTypeArguments'],
    ['class A extends B<C> {}', 'B<C>', 'other', 'ExpressionWithTypeArguments'],
    ['if (a) { b; }', '{ b; }', 'statement', 'Block'],
    ['function f() { b; }', '{ b; }', 'other', 'Block'],
    ['try { b; } catch {}', '{ b; }', 'other', 'Block'],
    ['class A { b = 1; }', 'b = 1;', 'member', 'PropertyDeclaration'],
    ['interface A { b: C; }', 'b: C;', 'member', 'PropertySignature'],
    ['enum A { b = 1 }', 'b = 1', 'member', 'EnumMember'],
    ['f({ b: 1 });', 'b: 1', 'member', 'PropertyAssignment'],
    ['function f(a?: B) {}', 'a?: B', 'parameter', 'Parameter'],
    ['type M = { -readonly [K in T]+?: K };', '-readonly', 'other', 'MinusToken'],
    ['type M = { -readonly [K in T]+?: K };', '+?', 'other', 'PlusToken'],
  ])('%s: %s', (text, piece, role, kind) => {
    const tree = syntax.parse(text);
    expect(find(tree, piece)).toContainEqual(expect.objectContaining({ role, kind }));
  });

  it('give an identifier its role by what it does', () => {
    const tree = syntax.parse('let a: b = c.d; class e extends f {} g: for (;;) break g; type h = typeof i.j;');
    const roles = Object.fromEntries([...'abcdefghij'].map((name) => [name, find(tree, name).at(-1)?.role]));
    expect(roles).toEqual({
      a: 'identifier',
      b: 'other',
      c: 'expression',
      d: 'identifier',
      e: 'identifier',
      f: 'other',
      g: 'identifier',
      h: 'identifier',
      i: 'other',
      j: 'identifier',
    });
  });

  it('show operators and modifiers, and not the signs of a conditional expression', () => {
    const tree = syntax.parse('const a = -b ? c : d?.e; type T = keyof U;');
    const leaves = [...walk(tree.root)].filter(({ children, role }) => children.length === 0 && role === 'other');
    expect(leaves.map(({ start, end }) => tree.text.slice(start, end))).toEqual(['const', '-', '?.', 'keyof', 'U']);
  });
});

function words({ text, tokens }: SyntaxTree): string[] {
  return tokens.map(({ start, end }) => text.slice(start, end));
}

function find(tree: SyntaxTree, piece: string): SyntaxNode[] {
  return [...walk(tree.root)].filter(({ start, end }) => tree.text.slice(start, end) === piece);
}
