import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UserError } from './errors.js';
import { formatTarget, parseTarget } from './target.js';

describe('a target', () => {
  test.each([
    ['typescript', { family: 'typescript' }],
    ['typescript@7.0.2', { family: 'typescript', version: '7.0.2' }],
    ['typescript:single', { family: 'typescript', configuration: 'single' }],
    [
      'typescript@7.1.0-dev.20260903.1:singleThreaded',
      { family: 'typescript', version: '7.1.0-dev.20260903.1', configuration: 'singleThreaded' },
    ],
    ['kotlin@2.4.20:js', { family: 'kotlin', version: '2.4.20', configuration: 'js' }],
    ['java@17.0.2+8:c2', { family: 'java', version: '17.0.2+8', configuration: 'c2' }],
    [' node@20.20.2:jitless ', { family: 'node', version: '20.20.2', configuration: 'jitless' }],
  ])('%s', (text, expected) => expect(parseTarget(text)).toEqual(expected));

  test.each([
    '',
    '@1',
    'typescript@',
    'typescript:',
    'typescript@1@2',
    'type script',
    'typescript@../x',
    'typescript@1:a:b',
    'typescript\nx',
  ])('is not %j', (text) => {
    expect(() => parseTarget(text)).toThrow(UserError);
    expect(() => parseTarget(text)).toThrow(/write it as typescript/);
  });

  test('is read back as it was written', () => {
    const word = fc.stringMatching(/^[a-z][a-z0-9-]{0,9}$/);
    const version = fc.stringMatching(/^[0-9][0-9A-Za-z.+_-]{0,19}$/);
    fc.assert(
      fc.property(word, version, word, (family, number, configuration) => {
        const text = formatTarget(`${family}@${number}`, configuration);
        expect(parseTarget(text)).toEqual({ family, version: number, configuration });
      }),
    );
  });
});
