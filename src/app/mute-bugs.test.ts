import { expect, it } from 'vitest';
import type { Language } from '../model/language.js';
import type { ModelBug } from '../model/program/mute.js';
import { languages } from '../registry.js';
import { bugsToMute, mutedLanguage, versionMeant } from './mute-bugs.js';

const unmutable: ModelBug = {
  id: 'a-bug',
  title: 'Lambdas crash.',
  family: 'fake',
  signature: { symptom: 'crash' },
  since: '2.0',
  fixedIn: '3.0',
  reproducer: { files: [], expectation: { kind: 'accept' } },
};

const bug: ModelBug = {
  ...unmutable,
  mutes: [{ feature: 'lambdas' }],
};

const java = await languages.java?.();

function languageWith(...knownBugs: ModelBug[]): Language {
  if (!java) throw new Error('there is no Java');
  return { ...java, knownBugs };
}

const generate = { needs: ['model'] } as const;

it('a bug is muted if every target has it, and only then', () => {
  const parts = { language: languageWith(bug), technique: generate };
  expect(bugsToMute(parts, ['fake@2.0:default', 'fake@2.9:default'])).toEqual(['a-bug']);
  expect(bugsToMute(parts, ['fake@2.0:default', 'fake@3.0:default'])).toEqual([]);
  expect(bugsToMute(parts, ['fake@2.0:default', 'other@1.0:default'])).toEqual([]);
  expect(bugsToMute(parts, ['fake@1.9:default'])).toEqual([]);
});

it('nor one that cannot be muted, nor by a technique without the model', () => {
  expect(bugsToMute({ language: languageWith(unmutable), technique: generate }, ['fake@2.0'])).toEqual([]);
  expect(bugsToMute({ language: languageWith(bug), technique: { needs: ['syntax'] } }, ['fake@2.0'])).toEqual([]);
});

it('a language keeps away from what is muted, and is the same without', () => {
  const language = languageWith(
    bug,
    { ...bug, id: 'b', mutes: [{ restriction: 'noGenericArrays' }] },
    { ...bug, id: 'c', mutes: [{ inference: 'flowTyping' }] },
    { ...bug, id: 'd', mutes: [{ tolerates: 'bound' }] },
    { ...bug, id: 'e', mutes: [{ tolerates: 'resultType' }] },
  );
  expect(mutedLanguage(language, [])).toBe(language);
  const before = language.model?.profile;
  const after = mutedLanguage(language, ['a-bug', 'b', 'c', 'd']).model?.profile;
  expect(before?.supports.has('lambdas')).toBe(true);
  expect(after?.supports).toEqual(new Set([...(before?.supports ?? [])].filter((name) => name !== 'lambdas')));
  expect(after?.restrictions).toEqual({ ...before?.restrictions, noGenericArrays: 'the known bug b' });
  expect(after?.inference).toEqual({ ...before?.inference, flowTyping: 'the known bug c' });
  expect(after?.tolerates).toEqual({ ...before?.tolerates, bound: 'the known bug d' });
});

it('a target means what it would mean in a hunt, also if it is not installed', async () => {
  const families = [{ name: 'fake', installed: async () => ['1.0', '1.2.3', '2.0'].map((version) => ({ version })) }];
  expect(await versionMeant('fake', families)).toBe('fake@2.0');
  expect(await versionMeant('fake@1.2', families)).toBe('fake@1.2.3');
  expect(await versionMeant('fake@3.0:tier', families)).toBe('fake@3.0');
  expect(await versionMeant('fake', [{ name: 'fake', installed: async () => [] }])).toBe('fake');
});
