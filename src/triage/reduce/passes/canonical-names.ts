import type { Candidate, Pass } from '../../../model/reduction.js';
import { lex } from '../../../model/source/lex.js';
import { attachedDriver, withText } from '../candidate.js';
import { driverAt } from '../text/text-cut.js';

/** A name that gets a plain one. */
interface Renaming {
  readonly from: string;
  readonly to: string;
}

/** Gives plain names to what the program declares: classes A, B, C, functions f, g, h, everything else x, y, z. */
export const canonicalNames: Pass<Renaming> = {
  id: 'names',
  keeps: 'nothing',
  cuts(candidate) {
    // The driver speaks of the program by its names, and goes on to do so.
    const driver = namesIn(driverText(candidate));
    const found = renamings(candidate.files.map(({ text }) => text).join('\n'), driver);
    return found.filter(({ from }) => !driver.has(from));
  },
  apply: (candidate, chosen) => rename(candidate, new Map(chosen.map(({ from, to }) => [from, to]))),
};

// A name is declared by one of these words before it or, as a parameter, by a colon or a type beside it.
const declares = /^(class|interface|trait|record|enum|object|type|fun|function|def|val|var|let|const|namespace|given)$/;

// Words that are no names, and no types before a name.
const words =
  /^(return|new|throw|else|case|in|is|as|of|extends|implements|import|package|null|true|false|this|super|yield|await|typeof|keyof|instanceof|override|private|public|protected|final|static|abstract|open|sealed|data)$/;

function isWord(word: string): boolean {
  return words.test(word) || declares.test(word);
}

function driverText(candidate: Candidate): string {
  const parts = attachedDriver(candidate)?.parts ?? [];
  return parts.map((part) => (typeof part === 'string' ? part : '')).join(' ');
}

function namesIn(text: string): ReadonlySet<string> {
  const names = lex(text).filter(({ kind }) => kind === 'name');
  return new Set(names.map(({ start, end }) => text.slice(start, end)));
}

function renamings(text: string, reserved: ReadonlySet<string>): Renaming[] {
  const tokens = lex(text).map(({ kind, start, end }) => ({ kind, word: text.slice(start, end) }));
  const taken = new Set([...reserved, ...tokens.map(({ word }) => word)]);
  const names = new Map<string, 'type' | 'function' | 'value'>();
  for (const [i, { kind, word }] of tokens.entries()) {
    if (kind !== 'name' || /^\p{L}\d*$/u.test(word) || names.has(word) || isWord(word)) continue;
    const [before, after] = [tokens[i - 1], tokens[i + 1]];
    const isDeclared =
      before &&
      (declares.test(before.word) ||
        (before.kind === 'name' && !isWord(before.word) && /^[(),=;]$/.test(after?.word ?? '')));
    if (!isDeclared && !(after?.word === ':' && before?.word !== '?')) continue;
    names.set(word, /^\p{Lu}/u.test(word) ? 'type' : after?.word === '(' || after?.word === '<' ? 'function' : 'value');
  }
  const next = (letters: string) => {
    for (let round = 0; ; round++) {
      for (const letter of letters) {
        const name = round === 0 ? letter : `${letter}${round}`;
        if (taken.has(name)) continue;
        taken.add(name);
        return name;
      }
    }
  };
  const letters = { type: 'ABCDEFGHIJKLM', function: 'fghijk', value: 'xyzabcdvw' };
  return [...names].map(([from, role]) => ({ from, to: next(letters[role]) }));
}

function rename(candidate: Candidate, names: ReadonlyMap<string, string>): Candidate {
  const driver = attachedDriver(candidate);
  const files = candidate.files.map((file) => ({ ...file, text: renameIn(file.text, names) }));
  const body = driver && candidate.files.find(({ path }) => path === driver.at.file);
  if (!driver || !body) return withText(candidate, files, candidate.driver);
  const offset = renameIn(body.text.slice(0, driver.at.offset), names).length;
  return withText(candidate, files, driverAt(driver, offset));
}

function renameIn(text: string, names: ReadonlyMap<string, string>): string {
  let renamed = '';
  let position = 0;
  for (const { kind, start, end } of lex(text)) {
    const to = kind === 'name' ? names.get(text.slice(start, end)) : undefined;
    if (to === undefined) continue;
    renamed += text.slice(position, start) + to;
    position = end;
  }
  return renamed + text.slice(position);
}
