import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packageSources } from '../toolchains/library.js';

const version = '5.2.0';
// Steps of the solver and no time, so that the same question has the same answer everywhere.
const steps = 300_000;

/** A solver that is asked scripts of SMT-LIB. */
export interface SmtSolver {
  /** Whether the first assertion of a script, and the second, can be true: sat, unsat or unknown. */
  ask(script: string): Promise<readonly string[]>;
  close(): void;
}

interface Z3Module {
  init(): Promise<{
    readonly Z3: {
      mk_config(): unknown;
      mk_context(config: unknown): unknown;
      eval_smtlib2_string(context: unknown, script: string): Promise<string>;
    };
    readonly em: { readonly PThread: { terminateAllThreads(): void } };
  }>;
}

/** Starts z3, which is installed into the cache when it is first needed. */
export async function openSmtSolver(): Promise<SmtSolver> {
  const { location } = await packageSources(`npm:z3-solver@${version}`);
  const module = (await import(pathToFileURL(join(location, 'build', 'node.js')).href)) as { default: Z3Module };
  const { Z3, em } = await module.default.init();
  const context = Z3.mk_context(Z3.mk_config());
  const answers = new Map<string, Promise<readonly string[]>>();
  let last: Promise<unknown> = Promise.resolve();

  async function answerTo(script: string): Promise<readonly string[]> {
    const text = await Z3.eval_smtlib2_string(context, `(reset)(set-option :rlimit ${steps})\n${script}`);
    return text.trim().split('\n');
  }

  // On a busy machine it was seen to give up a question that takes it a few steps.
  async function persist(script: string): Promise<readonly string[]> {
    const answer = await answerTo(script);
    return answer.every((each) => each === 'sat' || each === 'unsat') ? answer : answerTo(script);
  }

  // It answers one question at a time.
  function ask(script: string): Promise<readonly string[]> {
    const answer = last.then(() => persist(script));
    last = answer.catch(() => undefined);
    return answer;
  }

  return {
    ask(script) {
      const known = answers.get(script) ?? ask(script);
      answers.set(script, known);
      return known;
    },
    close: () => em.PThread.terminateAllThreads(),
  };
}
