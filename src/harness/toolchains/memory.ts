import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { systemReason } from '../../core/system-error.js';
import { cupelBuild } from '../cupel-build.js';
import { guardFolder, removeFolder } from '../process/guardian.js';
import { cacheFolder } from './cache-folder.js';

const factSchema = z.object({ at: z.number(), value: z.array(z.string()) });

/** Something that was found out with effort, and when, in milliseconds since 1970. */
type Fact = Readonly<z.output<typeof factSchema>>;

/** A fact is known by what it is about, in the first word, and by everything that it depends on. */
export type FactKey = readonly [string, ...string[]];

/** What was found out about toolchains, so that it need not be found out again at each start. */
export interface Memory {
  recall(key: FactKey): Fact | undefined;
  note(key: FactKey, value: readonly string[]): void;
  forget(key: FactKey): void;
}

// What a machine does changes with updates of its system, which no key can name.
const lifeMillis = 24 * 60 * 60 * 1000;

/** Remembers facts of one build of cupel in one small file for a day; without a build, nothing. */
export function createMemory(file: string, build: string | undefined): Memory {
  const nameOf = ([about, ...dependsOn]: FactKey) => `${about} ${digestOf([build ?? '', ...dependsOn])}`;
  return {
    recall: (key) => (build === undefined ? undefined : readFacts(file).get(nameOf(key))),
    note(key, value) {
      if (build === undefined) return;
      writeFacts(file, readFacts(file).set(nameOf(key), { at: Date.now(), value: [...value] }));
    },
    forget(key) {
      if (build === undefined) return;
      const facts = readFacts(file);
      if (facts.delete(nameOf(key))) writeFacts(file, facts);
    },
  };
}

/** The memory of this machine, in the cache. */
export function ownMemory(): Memory {
  return createMemory(join(cacheFolder(), 'remembered.json'), cupelBuild());
}

/** A fact that is remembered, or is found out now. */
export async function recallOrFind(
  key: FactKey,
  find: () => Promise<readonly string[]>,
  memory: Memory = ownMemory(),
): Promise<readonly string[]> {
  const known = memory.recall(key);
  if (known) return known.value;
  const value = await find();
  memory.note(key, value);
  return value;
}

// What is damaged, too old or from the future is not there.
function readFacts(file: string): Map<string, Fact> {
  const now = Date.now();
  const facts = new Map<string, Fact>();
  for (const [name, entry] of Object.entries(readObject(file))) {
    const { data: fact } = factSchema.safeParse(entry);
    if (fact && fact.at <= now && fact.at > now - lifeMillis) facts.set(name, fact);
  }
  return facts;
}

function readObject(file: string): object {
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError || systemReason(error) !== undefined) return {};
    throw error;
  }
}

function writeFacts(file: string, facts: ReadonlyMap<string, Fact>): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    replaceFile(file, `${JSON.stringify(Object.fromEntries(facts), null, 2)}\n`);
  } catch (error) {
    // In a cache that cannot be written nothing is remembered.
    if (systemReason(error) === undefined) throw error;
  }
}

// It appears whole. Of two processes that write at once one may lose its fact, and finds it out again.
function replaceFile(file: string, text: string): void {
  const draft = `${file}.part-${randomBytes(6).toString('hex')}`;
  // First guarded, then made: cupel may be killed in between.
  guardFolder(draft);
  try {
    writeFileSync(draft, text);
    renameSync(draft, file);
  } finally {
    removeFolder(draft);
  }
}

function digestOf(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
