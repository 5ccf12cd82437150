import { expect, it } from 'vitest';
import { withoutNames } from './without-names.js';

const files = [{ path: 'main.groovy', text: 'class Glacier { final String pond\n $x }' }];

it('names of the program do not name a bug', () => {
  expect(withoutNames('No such property pond for class _', files)).toBe('No such property _ for class _');
  expect(withoutNames('inferred type is _ but Glacier was expected', files)).toBe(
    'inferred type is _ but _ was expected',
  );
  expect(withoutNames('Cannot call _ Glacier pond', files)).toBe('Cannot call _');
});

it('words of the language and parts of names stay', () => {
  expect(withoutNames('a final class of Glac', files)).toBe('a final class of Glac');
});

it('a code is a code', () => {
  expect(withoutNames('pond', files)).toBe('pond');
});

it('an article is no name, even if the program holds one', () => {
  const files = [{ path: 'main.groovy', text: "def a = 'a'" }];
  expect(withoutNames('The type is not a valid substitute', files)).toBe('The type is not a valid substitute');
});
