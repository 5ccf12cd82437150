import { expect, test } from 'vitest';
import { courtOf, fakeToolchain, programWith } from '../../campaign/campaign-fixture.js';
import { confirm } from '../../campaign/confirm.js';
import type { Diagnostic, Outcome } from '../../core/outcome.js';
import type { Language } from '../../model/language.js';
import { findPromotion } from './find-promotion.js';

const language: Language = {
  ...{ id: 'fake', title: 'Fake', extensions: ['.fake'], families: [], intendedDifferences: [] },
  defaults: { targets: [], references: [] },
  substitutes: (text) =>
    [...text.matchAll(/\w+\(\)/g)].map(({ index, 0: call }) => ({
      role: 'expression',
      start: index,
      end: index + call.length,
      instead: 'any',
    })),
};

// Reports an error for each of these words, at its place.
const compiler =
  (...words: string[]) =>
  (text: string): Outcome => {
    const diagnostics = text.split('\n').flatMap((line, i) =>
      words.flatMap((word): Diagnostic[] => {
        const column = line.search(new RegExp(`\\b${word}\\b`)) + 1;
        return column === 0 ? [] : [{ code: word, message: word, at: { file: 'main.fake', line: i + 1, column } }];
      }),
    );
    return diagnostics.length === 0 ? { kind: 'accepted' } : { kind: 'rejected', diagnostics };
  };

async function promoted(text: string, tested: (text: string) => Outcome, reference: (text: string) => Outcome) {
  const court = courtOf(
    fakeToolchain('fake@2', { together: tested }),
    fakeToolchain('fake@1', { together: reference }),
  );
  const suspected = [{ target: 'fake@2:default', verdict: { kind: 'pass' as const } }];
  const [finding] = (await confirm(programWith(text), suspected, court)).findings;
  if (!finding) throw new Error('there is no difference');
  const candidate = await findPromotion({ finding, language, laboratory: court.observer, lanes: 1, seconds: 1e6 });
  return candidate?.files.map((file) => file.text.trim().replace(/\s+/g, ' ')).join();
}

test('what both reject for other reasons is left with the error that they differ in', async () => {
  const text = 'common;\nextra;\n{ x = common; }\ny = common();\n';
  const found = await promoted(text, compiler('common', 'extra'), compiler('common'));
  expect(found).toBe('extra; { } y = any;');
});

test('an error that is missing is left where all others go', async () => {
  const found = await promoted('common;\nmissing;\n', compiler('common'), compiler('common', 'missing'));
  expect(found).toBe('missing;');
});

test('of two errors for each other, one may decide without the other', async () => {
  expect(await promoted('a;\nb;\n', compiler('a'), compiler('b'))).toBe('a;');
});

test('an error that follows from another is not promoted', async () => {
  const tested = (text: string) => (text.includes('common') ? compiler('common', 'extra')(text) : compiler()(text));
  expect(await promoted('common;\nextra;\n', tested, compiler('common'))).toBeUndefined();
});

test('another difference that comes to light is not taken for the same', async () => {
  const tested = (text: string) =>
    text.includes('common') ? compiler('common', 'extra')(text) : compiler('new')(text);
  expect(await promoted('common;\nextra;\nnew;\n', tested, compiler('common'))).toBeUndefined();
});

test('what one compiler accepts from the start needs no promotion', async () => {
  expect(await promoted('extra;\n', compiler('extra'), compiler())).toBeUndefined();
});
