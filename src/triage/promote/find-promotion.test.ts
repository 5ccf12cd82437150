import { expect, test } from 'vitest';
import { courtOf, errorsAt, fakeToolchain, programWith } from '../../campaign/campaign-fixture.js';
import { confirm } from '../../campaign/confirm.js';
import type { Outcome } from '../../core/outcome.js';
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
  const found = await promoted(text, errorsAt('common', 'extra'), errorsAt('common'));
  expect(found).toBe('extra; { } y = any;');
});

test('an error that is missing is left where all others go', async () => {
  const found = await promoted('common;\nmissing;\n', errorsAt('common'), errorsAt('common', 'missing'));
  expect(found).toBe('missing;');
});

test('of two errors for each other, one may decide without the other', async () => {
  expect(await promoted('a;\nb;\n', errorsAt('a'), errorsAt('b'))).toBe('a;');
});

test('an error that follows from another is not promoted', async () => {
  const tested = (text: string) => (text.includes('common') ? errorsAt('common', 'extra')(text) : errorsAt()(text));
  expect(await promoted('common;\nextra;\n', tested, errorsAt('common'))).toBeUndefined();
});

test('another difference that comes to light is not taken for the same', async () => {
  const tested = (text: string) =>
    text.includes('common') ? errorsAt('common', 'extra')(text) : errorsAt('new')(text);
  expect(await promoted('common;\nextra;\nnew;\n', tested, errorsAt('common'))).toBeUndefined();
});

test('what one compiler accepts from the start needs no promotion', async () => {
  expect(await promoted('extra;\n', errorsAt('extra'), errorsAt())).toBeUndefined();
});
