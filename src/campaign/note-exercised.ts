import type { Exercised } from '../core/exercised.js';
import type { FirstExercise } from '../store/exercised.js';

/** What the programs of a campaign were the first to exercise, as long as it is not stored. */
export interface NotedExercises {
  note(index: number, exercised: Exercised): void;
  /** Takes all that was noted since the last time. */
  take(): FirstExercise[];
}

// A campaign of days finds new typing sequences all the time, and its store must not grow without an end.
const mostSequences = 300_000;

/** Notes what programs exercise. They come in any order, and the first by its index counts. */
export function noteExercised(): NotedExercises {
  const known = { member: new Map<string, number>(), sequence: new Map<string, number>() };
  let news = new Map<string, FirstExercise>();
  const add = (kind: FirstExercise['kind'], name: string, index: number) => {
    const first = known[kind].get(name);
    if (first !== undefined && first <= index) return;
    if (first === undefined && known.sequence.size >= mostSequences && kind === 'sequence') return;
    known[kind].set(name, index);
    news.set(`${kind} ${name}`, { kind, name, index });
  };
  return {
    note(index, { members, sequences }) {
      for (const each of members) add('member', each, index);
      for (const each of sequences) add('sequence', each, index);
    },
    take() {
      const taken = [...news.values()];
      news = new Map();
      return taken;
    },
  };
}
