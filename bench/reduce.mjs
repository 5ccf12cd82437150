// npm run bench -- reduce [FAMILY[,FAMILY…]] [CASES] [FROM] [--seconds N] [--results FILE]: reduces failing programs of real
// compilers by the passes of cupel and by plain delta debugging on lines and on tokens, with the same predicate and the
// same time for each, and no limit on queries; prints tokens, queries and seconds, and marks what was cut off by time. The
// programs are made anew from bench/reduce-cases.json; one that does not fail any more is left out and named. With
// --results, rows are kept in a file and the sums are those of all rows in it, so that cases can be run in parts; with 0
// cases only the sums are printed. With --alone: the cases without a reference, by cupel only, since nobody would say that
// what delta debugging leaves is well-typed. With --text: the model of programs is left aside, and cupel reduces them three
// times: by brackets alone, by the grammar of the language, and by its types as well. With --passes: what
// each pass left.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { familyNamed } from '../dist/app/catalogue.js';
import { findMaterial } from '../dist/app/material.js';
import { openObserver } from '../dist/app/open-observer.js';
import { provide } from '../dist/app/provide.js';
import { confirm } from '../dist/campaign/confirm.js';
import { programSource } from '../dist/campaign/program-source.js';
import { isBug } from '../dist/core/verdict.js';
import { countTokens, lex } from '../dist/model/source/lex.js';
import { judge } from '../dist/oracle/judge.js';
import { candidateOf } from '../dist/triage/reduce/candidate.js';
import { openInquiry } from '../dist/triage/reduce/inquiry.js';
import { reduceFinding } from '../dist/triage/reduce-finding.js';
import { ddmin } from './ddmin.mjs';
import { reduceResults } from './reduce-results.mjs';

const { values: flags, positionals } = parseArgs({
  args: process.argv.slice(3),
  options: {
    seconds: { type: 'string', default: '120' },
    results: { type: 'string' },
    alone: { type: 'boolean', default: false },
    text: { type: 'boolean', default: false },
    passes: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const [families, most = '1000', first = '0'] = positionals;
const seconds = Number(flags.seconds);
const limits = { millis: 60_000, bytes: 2048 * 1024 ** 2 };

const all = JSON.parse(readFileSync(join(import.meta.dirname, 'reduce-cases.json'), 'utf8'));
const chosen = all
  .filter(({ reference }) => (reference === undefined) === flags.alone)
  .filter(({ target }) => !families || families.split(',').includes(target.split('@')[0]));
const results = reduceResults({
  file: flags.results,
  seconds,
  ways: flags.text ? ['brackets', 'grammar', 'types'] : flags.alone ? ['cupel'] : undefined,
});
let measured = 0;
for (const each of chosen.slice(Number(first))) if (measured < Number(most)) await measure(each);
results.printSums();

async function measure({ target, reference, technique, seed, index }) {
  const references = reference === undefined ? [] : [reference];
  for (const name of [target, ...references]) {
    const [family, version] = name.split('@');
    // A JDK is that of the machine, and is named by the first part of its version.
    if (family !== 'java') await provide(await familyNamed(family), version, () => {});
  }
  const material = await findMaterial({ target, technique, settings: {} });
  const program = await programSource(material.technique, material, seed).at(index);
  const observer = await openObserver([target], references, { limits, workers: 1 });
  const { intendedDifferences: ledger } = material.language;
  try {
    const observed = await observer.observe([program]);
    const suspected = judge(program, observed[0], ledger).filter(isBug);
    const court = { observer, ledger, cupelVersion: '' };
    const [finding] = suspected.length > 0 ? (await confirm(program, suspected, court)).findings : [];
    if (!finding) return console.log(`${target} ${technique} ${seed} ${index}: does not fail any more`);
    const name = `${target} ${technique} ${seed} ${index}`;
    const facts = { name, symptom: finding.signature.symptom, before: sizeOf(program.files) };
    if (flags.text) {
      const row = { ...facts };
      // The servers are as warm for the first as for the last.
      for (const [way, language] of textWays(material.language))
        row[way] = await byCupel(finding, { observer, language, textOnly: true });
      measured++;
      return results.add(row);
    }
    const inquiry = () => openInquiry({ finding, laboratory: observer, ledger, lanes: 1 });
    const row = {
      ...facts,
      cupel: await byCupel(finding, { observer, language: material.language }),
      ...(!flags.alone && {
        lines: await byDdmin(program, inquiry(), (text) => text.split(/(?<=\n)/)),
        tokens: await byDdmin(program, inquiry(), piecesByToken),
      }),
    };
    measured++;
    results.add(row);
  } finally {
    await observer.close();
  }
}

function textWays({ syntax, analyzer, typedReduction, ...language }) {
  return [
    ['brackets', language],
    ['grammar', { ...language, syntax }],
    ['types', { ...language, syntax, analyzer, typedReduction }],
  ];
}

async function byCupel(finding, plan) {
  const began = performance.now();
  let queries = 0;
  const listen = (event) => {
    if (event.kind === 'reducing') queries = event.queries;
    if (flags.passes && event.kind === 'reducing')
      console.log(
        `  ${event.pass} ${event.tokens.now} tokens, ${event.queries} queries, ${event.seconds.toFixed(1)} s`,
      );
  };
  const reduced = await reduceFinding(finding, { ...plan, lanes: 1, seconds, listen });
  if (!reduced) throw new Error(`${finding.id} could not be shown again`);
  const time = (performance.now() - began) / 1000;
  // A finding of which nothing could be removed comes back as it was.
  const reduction = reduced.reduction ?? { queries, seconds: time, complete: time < seconds };
  return {
    tokens: sizeOf(reduced.program.files),
    queries: reduction.queries,
    seconds: reduction.seconds,
    cutOff: !reduction.complete,
  };
}

// Only the first file: every program of the model is one file.
async function byDdmin(program, inquiry, split) {
  const began = performance.now();
  const { files } = candidateOf(program);
  const path = files[0].path;
  const make = (pieces) => ({ files: [{ path, text: pieces.join('') }] });
  const time = () => (performance.now() - began) / 1000;
  const isOver = () => time() >= seconds;
  const rest = await ddmin(
    split(files[0].text),
    async (pieces) => (await inquiry.ask([make(pieces)]))[0].shows,
    isOver,
  );
  return { tokens: countTokens(rest.join('')), queries: inquiry.queries, seconds: time(), cutOff: isOver() };
}

// Each token with the space before it.
function piecesByToken(text) {
  let position = 0;
  return lex(text).map(({ end }) => {
    const piece = text.slice(position, end);
    position = end;
    return piece;
  });
}

function sizeOf(files) {
  return files.reduce((sum, { text }) => sum + countTokens(text), 0);
}
