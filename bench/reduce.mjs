// npm run bench -- reduce [FAMILY[,FAMILY…]] [CASES] [FROM]: cuts failing programs of real compilers down, by the passes of cupel
// and by plain delta debugging on lines and on tokens, with the same predicate; prints tokens, queries and seconds. The
// programs are made anew from bench/reduce-cases.json; one that does not fail any more is left out and named.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { confirm, isBug } from '../dist/campaign/confirm.js';
import { programSource } from '../dist/campaign/program-source.js';
import { reduceFinding } from '../dist/campaign/reduce-finding.js';
import { familyNamed } from '../dist/cli/catalogue.js';
import { findMaterial } from '../dist/cli/hunt-settings.js';
import { openObserver } from '../dist/cli/open-observer.js';
import { provide } from '../dist/cli/provide.js';
import { countTokens, lex } from '../dist/model/source/lex.js';
import { judge } from '../dist/oracle/judge.js';
import { candidateOf } from '../dist/triage/reduce/candidate.js';
import { openInquiry } from '../dist/triage/reduce/inquiry.js';
import { ddmin } from './ddmin.mjs';

const [families, most = '1000', first = '0'] = process.argv.slice(3);
const limits = { millis: 60_000, bytes: 2048 * 1024 ** 2 };
// Plain delta debugging on tokens does not end in a reasonable time.
const mostQueries = 1500;
const seconds = 120;
const ddminSeconds = 75;

const all = JSON.parse(readFileSync(join(import.meta.dirname, 'reduce-cases.json'), 'utf8'));
const chosen = all.filter(({ target }) => !families || families.split(',').includes(target.split('@')[0]));
const rows = [];
for (const each of chosen.slice(Number(first))) if (rows.length < Number(most)) await measure(each);
summarize();

async function measure({ target, reference, technique, seed, index }) {
  for (const name of [target, reference]) {
    const [family, version] = name.split('@');
    // A JDK is that of the machine, and is named by the first part of its version.
    if (family !== 'java') await provide(await familyNamed(family), version);
  }
  const material = await findMaterial({ target, technique, settings: {} });
  const program = await programSource(material.technique, material, seed).at(index);
  const observer = await openObserver([target], [reference], { limits, workers: 1 });
  const { intendedDifferences: ledger } = material.language;
  try {
    const observed = await observer.observe([program]);
    const suspected = judge(program, observed[0], ledger).filter(isBug);
    const [finding] =
      suspected.length > 0 ? await confirm(program, suspected, { observer, ledger, cupelVersion: '' }) : [];
    if (!finding) return console.log(`${target} ${technique} ${seed} ${index}: does not fail any more`);
    const reduced = await reduceFinding(finding, { observer, language: material.language, lanes: 1, seconds });
    if (!reduced) return console.log(`${target} ${technique} ${seed} ${index}: could not be shown again`);
    const inquiry = () => openInquiry({ finding, laboratory: observer, ledger, lanes: 1 });
    const row = {
      name: `${target} ${technique} ${seed} ${index}`,
      symptom: finding.signature.symptom,
      before: sizeOf(program.files),
      cupel: {
        tokens: reduced.reduction.tokens.after,
        queries: reduced.reduction.queries,
        seconds: reduced.reduction.seconds,
      },
      lines: await byDdmin(program, inquiry(), (text) => text.split(/(?<=\n)/)),
      tokens: await byDdmin(program, inquiry(), piecesByToken),
    };
    rows.push(row);
    const cell = ({ tokens, queries, seconds: time }) => `${tokens} (${queries} queries, ${time.toFixed(0)} s)`;
    console.log(
      `${row.name} ${row.symptom}: ${row.before} tokens; cupel ${cell(row.cupel)}, ddmin on lines ${cell(row.lines)}, on tokens ${cell(row.tokens)}`,
    );
  } finally {
    await observer.close();
  }
}

// Only the first file: every program of the model is one file.
async function byDdmin(program, inquiry, split) {
  const began = performance.now();
  const { files } = candidateOf(program);
  const path = files[0].path;
  const make = (pieces) => ({ files: [{ path, text: pieces.join('') }] });
  const time = () => (performance.now() - began) / 1000;
  const isOver = () => inquiry.queries >= mostQueries || time() > ddminSeconds;
  const rest = await ddmin(
    split(files[0].text),
    async (pieces) => (await inquiry.ask([make(pieces)]))[0].shows,
    isOver,
  );
  return { tokens: countTokens(rest.join('')), queries: inquiry.queries, seconds: time() };
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

function summarize() {
  const mean = (list) => list.reduce((sum, each) => sum + each, 0) / list.length;
  const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];
  const line = (name, of) => {
    const [tokens, queries, times] = ['tokens', 'queries', 'seconds'].map((key) => rows.map((row) => of(row)[key]));
    console.log(
      `${name}: tokens mean ${mean(tokens).toFixed(1)}, median ${median(tokens)}; queries mean ${mean(queries).toFixed(0)}, median ${median(queries)}; seconds mean ${mean(times).toFixed(1)}, median ${median(times).toFixed(1)}`,
    );
  };
  if (rows.length === 0) return;
  console.log(`${rows.length} programs; before: tokens mean ${mean(rows.map(({ before }) => before)).toFixed(0)}`);
  line('cupel          ', ({ cupel }) => cupel);
  line('ddmin on lines ', ({ lines }) => lines);
  line('ddmin on tokens', ({ tokens }) => tokens);
  const ratio = (key) =>
    (mean(rows.map(({ cupel }) => cupel[key])) / mean(rows.map(({ tokens }) => tokens[key]))).toFixed(2);
  console.log(`cupel against ddmin on tokens: ${ratio('tokens')} of the tokens, ${ratio('queries')} of the queries`);
}
