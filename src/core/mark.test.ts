import { expect, it } from 'vitest';
import { type Mark, markOf, markSchema } from './mark.js';

const finding = { id: 'aaaaaaaaaa', target: 'groovy@4.0.0:default' };
const mark = (as: Mark['as']): Mark => ({ as, ids: [finding.id], target: finding.target, title: 'x' });

it('a bug is known by the id of any of its findings', () => {
  const marks = [{ ...mark('noise'), ids: ['bbbbbbbbbb', finding.id] }];
  expect(markOf(finding, marks)).toBe(marks[0]);
  expect(markOf({ ...finding, id: 'cccccccccc' }, marks)).toBeUndefined();
});

it('what is fixed is marked only up to the version of then', () => {
  expect(markOf(finding, [mark('fixed')])).toBeDefined();
  expect(markOf({ ...finding, target: 'groovy@3.0.9:default' }, [mark('fixed')])).toBeDefined();
  expect(markOf({ ...finding, target: 'groovy@5.1.3:default' }, [mark('fixed')])).toBeUndefined();
  expect(markOf(finding, [mark('fixed')], ['groovy@5.1.3:default'])).toBeUndefined();
  expect(markOf({ ...finding, metIn: ['groovy@5.1.3:default'] }, [mark('fixed')])).toBeUndefined();
  expect(markOf(finding, [mark('reported')], ['groovy@5.1.3:default'])).toBeDefined();
});

it('a link is an address of the web', () => {
  const withLink = (link: string) => markSchema.safeParse({ ...mark('reported'), link }).success;
  expect(withLink('https://example.org/1')).toBe(true);
  expect(withLink('javascript:alert(1)')).toBe(false);
  expect(withLink('x')).toBe(false);
});

it('ids and targets are those of findings', () => {
  const isMark = (change: Partial<Mark>) => markSchema.safeParse({ ...mark('fixed'), ...change }).success;
  expect(isMark({})).toBe(true);
  expect(isMark({ ids: ['aaaa'] })).toBe(false);
  expect(isMark({ target: 'groovy 4' })).toBe(false);
});
