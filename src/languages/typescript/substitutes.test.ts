import { expect, test } from 'vitest';
import { substitutes } from './substitutes.js';

const changed = (text: string) =>
  substitutes(text).map(({ start, end, instead }) => text.slice(0, start) + instead + text.slice(end));

test.each([
  ['function f<T>(a: T, b = 1): T { return a; }', 'declare function f<T>(a: T, b?: any): T;'],
  ['export function f(...a) { g(); }', 'export declare function f(...a: any): any;'],
  ['const a: number = b(), c = 1;', 'declare const a: number, c: any;'],
  ['const a: number = b(), c = 1;', 'const a: number = null!, c = 1;'],
  ['class A { x: B; m(): C { return 1; } }', 'class A { x: B = null!; m(): C { return 1; } }'],
  ['class A { x: B; m(): C { return 1; } }', 'class A { x: B; m(): C { return null!; } }'],
  ['class A { x: B; m(): C { return 1; } }', 'class A { x: B; m(): any { return 1; } }'],
  ['class A extends B implements C { constructor() { f(); } }', 'class A extends B  { constructor() { f(); } }'],
  ['class A extends B implements C { constructor() { f(); } }', 'class A extends B implements C { constructor() {} }'],
  ['f((x) => x, { a: b.c });', 'f((x: any) => x, { a: b.c });'],
  ['f((x) => x, { a: b.c });', 'f((x) => x, { a: null! });'],
  ['f((x) => x, { a: b.c });', 'f((x) => x, { a: (null as any).c });'],
  ['f((x) => x, { a: b.c });', '(null as any)((x) => x, { a: b.c });'],
  ['let a: A<B[]>;', 'let a: A<any>;'],
  ['function f() { let a = 1; }', 'function f() { return null!; }'],
])('%s can become %s', (text, instead) => {
  expect(changed(text)).toContain(instead);
});

test('nothing is declared where it cannot be: within functions, or twice', () => {
  expect(changed('function f() { const a = 1; function g() {} }').filter((text) => text.includes('{ declare'))).toEqual(
    [],
  );
  expect(changed('declare function f(): void;')).toEqual(['declare function f(): any;']);
  expect(changed('export default function () {}')).toEqual(['export default function () { return null!; }']);
});
