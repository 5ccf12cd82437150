import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { createRandom } from '../../src/core/random.js';
import type { Draft } from '../../src/core/test-program.js';
import { typescriptSyntax as syntax } from '../../src/languages/shared/typescript-javascript/typescript-syntax.js';
import type { Language } from '../../src/model/language.js';
import { technique } from '../../src/techniques/tokens/technique.js';

it('makes mutants of which most have no syntax errors', async () => {
  const folder = new URL('../../seeds/typescript/', import.meta.url);
  const seeds = readdirSync(folder).map((path) => ({ path, text: readFileSync(new URL(path, folder), 'utf8') }));
  const maker = technique.open({
    language: { id: 'typescript', extensions: ['.ts'], syntax: () => Promise.resolve(syntax) } as unknown as Language,
    sources: { seeds },
  });
  const drafts: Draft[] = [];
  for (let i = 0; i < 400; i++) drafts.push(await maker.make(createRandom(`${i}`)));
  const texts = drafts.map(({ files }) => files[0]?.text ?? '');
  const valid = texts.filter((text) => {
    const file = ts.createSourceFile('a.ts', text, ts.ScriptTarget.ESNext) as ts.SourceFile & {
      parseDiagnostics: unknown[];
    };
    return file.parseDiagnostics.length === 0;
  });
  expect(valid.length / texts.length).toBeGreaterThan(0.85);
  expect(new Set(texts).size).toBeGreaterThan(390);
});
