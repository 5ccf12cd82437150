import { appendFileSync, existsSync, readFileSync } from 'node:fs';

const names = {
  cupel: 'cupel',
  lines: 'ddmin on lines',
  tokens: 'ddmin on tokens',
  brackets: 'by brackets',
  grammar: 'by grammar',
  types: 'by types',
};

/** The rows of the benchmark of reduction: prints each, keeps them in a file if one is given, and sums all of them up. */
export function reduceResults({ file, seconds, ways = ['cupel', 'lines', 'tokens'] }) {
  // A case that was measured twice counts once, with what it gave last.
  const rows = new Map(storedRows(file).map((row) => [row.name, row]));
  const other = [...rows.values()].find((row) => row.limit !== seconds);
  if (other) throw new Error(`${file} holds rows with ${other.limit} seconds each: give --seconds ${other.limit}`);
  return {
    add(row) {
      const kept = { ...row, limit: seconds };
      rows.set(row.name, kept);
      if (file !== undefined) appendFileSync(file, `${JSON.stringify(kept)}\n`);
      const cells = ways.map((way) => `${names[way]} ${cell(row[way])}`);
      console.log(`${row.name} ${row.symptom}: ${row.before} tokens; ${cells.join(', ')}`);
    },
    printSums: () => printSums([...rows.values()], seconds, ways),
  };
}

function storedRows(file) {
  if (file === undefined || !existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line));
}

function cell({ tokens, queries, seconds, cutOff }) {
  return `${tokens}${cutOff ? '*' : ''} (${queries} queries, ${seconds.toFixed(0)} s)`;
}

function printSums(rows, seconds, ways) {
  if (rows.length === 0) return console.log('no rows');
  const before = mean(rows.map((row) => row.before)).toFixed(0);
  console.log(`\n${rows.length} programs, ${before} tokens in the mean; at most ${seconds} s each, * cut off by time`);
  const columns = ['tokens mean', 'median', 'worst', 'queries mean', 'median', 'seconds mean', 'median', 'cut off'];
  console.log(`${''.padEnd(16)}${columns.map((name) => name.padStart(14)).join('')}`);
  for (const way of ways) {
    const results = rows.map((row) => row[way]);
    const numbers = ['tokens', 'queries', 'seconds'].flatMap((what) => {
      const list = results.map((result) => result[what]);
      const worst = what === 'tokens' ? [String(Math.max(...list))] : [];
      return [mean(list).toFixed(1), median(list).toFixed(1), ...worst];
    });
    const cells = [...numbers, String(results.filter(({ cutOff }) => cutOff).length)];
    console.log(`${names[way].padEnd(16)}${cells.map((text) => text.padStart(14)).join('')}`);
  }
  if (!ways.includes('tokens')) return;
  console.log(`cupel against ddmin on tokens: ${ratios(rows)}`);
  const whole = rows.filter((row) => !row.cupel.cutOff && !row.tokens.cutOff);
  if (whole.length < rows.length && whole.length > 0)
    console.log(`of the ${whole.length} where neither was cut off: ${ratios(whole)}`);
}

function ratios(rows) {
  const ratio = (what) => mean(rows.map(({ cupel }) => cupel[what])) / mean(rows.map(({ tokens }) => tokens[what]));
  return ['tokens', 'queries', 'seconds'].map((what) => `${ratio(what).toFixed(2)} of the ${what}`).join(', ');
}

function mean(list) {
  return list.reduce((sum, each) => sum + each, 0) / list.length;
}

function median(list) {
  const sorted = list.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return mean([sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]);
}
