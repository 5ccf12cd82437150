import { setImmediate as yieldTurn } from 'node:timers/promises';
import type { Diagnostic, Outcome } from '../core/outcome.js';
import { sourcesOf } from '../core/sources.js';
import type { Compilable, TestProgram } from '../core/test-program.js';
import type { Toolchain } from '../core/toolchain.js';
import type { Court } from './confirm.js';
import { createObserver } from './observer.js';
import type { ProgramSource } from './program-source.js';

/** A compiler in memory: what it does with a text, in a batch and alone. */
export interface Planted {
  readonly together: (text: string) => Outcome;
  readonly alone?: (text: string) => Outcome;
  /** What goes wrong when the program is called; absent where programs cannot be called. */
  readonly called?: (text: string) => string | undefined;
}

/** What was asked of a fake toolchain. */
export interface Asked {
  readonly together: string[];
  readonly alone: string[];
  readonly called: string[];
}

/** A toolchain with planted behaviour; batches take turns, so that they end in another order than they began. */
export function fakeToolchain(
  id: string,
  { together, alone = together, called }: Planted,
): Toolchain & { asked: Asked } {
  const asked: Asked = { together: [], alone: [], called: [] };
  return {
    id,
    asked,
    checksum: `sha256:${id}`,
    limits: { millis: 1000, bytes: 1e9 },
    configurations: [{ name: 'default', summary: '' }],
    selfTests: [],
    async observe(batch, { signal }) {
      const texts = batch.map(textOf);
      asked.together.push(...texts);
      for (let turns = (asked.together.length * 7) % 5; turns > 0; turns--) await yieldTurn();
      signal?.throwIfAborted();
      return texts.map((text) => ({ outcome: together(text) }));
    },
    async observePlainly(program, { signal }) {
      asked.alone.push(textOf(program));
      await yieldTurn();
      signal?.throwIfAborted();
      return { outcome: alone(textOf(program)) };
    },
    ...(called && {
      async exercise(program: Compilable) {
        asked.called.push(textOf(program));
        return called(textOf(program));
      },
    }),
    command: (program) => `${id} ${program.files.map(({ path }) => path).join(' ')}`,
    close: async () => undefined,
  };
}

/** A court of one toolchain under test and one reference. */
export function courtOf(tested: Toolchain, reference: Toolchain): Court {
  const watched = [tested, reference].map((toolchain) => ({
    name: `${toolchain.id}:default`,
    toolchain,
    configuration: 'default',
    reference: toolchain === reference,
  }));
  return { observer: createObserver(watched), ledger: [], cupelVersion: '0.0.0' };
}

/** The program with a text and an index. */
export function programWith(text: string, index = 0): TestProgram {
  return {
    id: `program-${index}`,
    language: 'fake',
    files: [{ path: 'main.fake', text }],
    expectation: { kind: 'agree' },
    trace: [],
    origin: { technique: 'fake', seed: '7', index },
  };
}

/** A row of programs whose texts are made from their indices. */
export function rowOf(text: (index: number) => string): ProgramSource {
  const nothing = async () => undefined;
  return { at: async (index) => programWith(text(index), index), prepare: nothing, close: nothing };
}

/** A rejection for one reason. */
export function rejectedFor(code: string): Outcome {
  return { kind: 'rejected', diagnostics: [{ code, message: '' }] };
}

/** A compiler that reports an error for each of these words, at its place. */
export function errorsAt(...words: readonly string[]): (text: string) => Outcome {
  return (text) => {
    const diagnostics = text.split('\n').flatMap((line, i) =>
      words.flatMap((word): Diagnostic[] => {
        const column = line.search(new RegExp(`\\b${word}\\b`)) + 1;
        return column === 0 ? [] : [{ code: word, message: word, at: { file: 'main.fake', line: i + 1, column } }];
      }),
    );
    return diagnostics.length === 0 ? { kind: 'accepted' } : { kind: 'rejected', diagnostics };
  };
}

function textOf(program: Compilable): string {
  return sourcesOf(program)
    .map(({ text }) => text)
    .join('\n');
}
