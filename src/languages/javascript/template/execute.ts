import { compileFunction } from 'node:vm';
import type { Filled } from '../../../model/template/filled.js';
import { printFilled } from '../../../model/template/print.js';
import { createChecksum } from './checksum.js';
import { notation } from './notation.js';
import { joinPieces, type Pieces } from './pieces.js';
import type { Template } from './read-template.js';

/** How long the execution of a template goes on. */
const limits = {
  executions: 1000,
  /** Rounds of loops and calls of functions in one execution, and in all of them. */
  fuel: 2000,
  allFuel: 40_000,
  /** From here on, and whenever the number has doubled, holes that were filled become ordinary code. */
  firstHotFilling: 4,
} as const;

/** What an execution needs to know besides the template. */
export interface ExecutionPlan {
  /** The lists of arguments of the entry, as an array literal. */
  readonly lists: string;
  readonly earlyStop: boolean;
  readonly hotFilling: boolean;
  /** Fills a hole that is reached for the first time; `lengthOf` asks for the length of an array in scope. */
  fill(id: number, lengthOf: (array: string) => number | undefined): Filled;
}

/** What came of executing a template. */
export interface Execution {
  /** What fills the holes that were reached. */
  readonly filled: ReadonlyMap<number, Filled>;
  /** It used up its fuel or its stack: so filled, it may not end. */
  readonly endless: boolean;
}

/** A template ready to be executed: its text is compiled once. */
export type Executor = (plan: ExecutionPlan) => Execution;

interface Instance {
  readonly entry: (...given: readonly unknown[]) => unknown;
  readonly state: () => readonly unknown[];
}

interface Runtime {
  code: (string | undefined)[];
  fill(id: number, evaluate: (text: string) => unknown): string;
  tick(): void;
}

type Factory = (runtime: Runtime) => Instance;

/** Executes a template as in Figure 6 of the paper: a hole is filled when it is reached first. */
export function createExecutor(template: Template): Executor {
  const unfilled = compile(template, template.watched, new Map());
  const reserved = template.names;
  const hasArrays = template.parameters.some((types) => types.some((type) => /\]$|Array$/.test(type)));
  return (plan) => {
    const filled = new Map<number, Filled>();
    const fuel = { left: 0 };
    const runtime: Runtime = {
      code: [],
      fill(id, evaluate) {
        const one = plan.fill(id, (array) => lengthOf(evaluate, array));
        filled.set(id, one);
        const text = printFilled(one, { notation, reserved });
        runtime.code[id] = text;
        return text;
      },
      tick() {
        if (--fuel.left < 0) throw new Error('the template used up its fuel');
      },
    };
    const makeLists = compileFunction(`return ${plan.lists};`) as () => readonly (readonly unknown[])[];
    let [instance, lists] = [unfilled(runtime), makeLists()];
    let [compiled, spent] = [0, 0];
    const stateKey = (next: number) => {
      const checksum = createChecksum();
      checksum.add(instance.state());
      if (hasArrays) checksum.add(lists);
      return `${next % lists.length} ${checksum.value()}`;
    };
    const runOnce = (round: number): boolean => {
      fuel.left = limits.fuel;
      try {
        instance.entry(...(lists[round % lists.length] as readonly unknown[]));
      } catch (error) {
        // What a program throws is a part of what it does.
        return fuel.left >= 0 && !/call stack/.test(String((error as Error | undefined)?.message));
      }
      return fuel.left >= 0;
    };
    const seen = new Set([stateKey(0)]);
    for (let round = 0; round < limits.executions && spent < limits.allFuel; round++) {
      if (!runOnce(round)) return { filled, endless: true };
      spent += limits.fuel - fuel.left;
      if (filled.size === template.holes.length) break;
      const key = stateKey(round + 1);
      if (plan.earlyStop && seen.has(key)) break;
      seen.add(key);
      if (plan.hotFilling && isHotFillingRound(round + 1) && filled.size > compiled) {
        // The state is that of the old code, so the new code lives through the same executions again.
        compiled = filled.size;
        instance = compile(template, template.watched, filled)(runtime);
        lists = makeLists();
        for (let again = 0; again <= round; again++) runOnce(again);
      }
    }
    return { filled, endless: false };
  };
}

function isHotFillingRound(round: number): boolean {
  return round >= limits.firstHotFilling && Number.isInteger(Math.log2(round));
}

function lengthOf(evaluate: (text: string) => unknown, array: string): number | undefined {
  try {
    const length = evaluate(`${array}.length`);
    return typeof length === 'number' ? length : undefined;
  } catch {
    // It is not initialized yet.
    return undefined;
  }
}

function compile(
  { entry, globals, names, tick }: Template,
  pieces: Pieces,
  filled: ReadonlyMap<number, Filled>,
): Factory {
  const text = joinPieces(pieces, ({ id, level }) => {
    const one = filled.get(id);
    if (one) return printFilled(one, { notation, reserved: names }, level);
    return `eval(${tick}Runtime.code[${id}] || ${tick}Runtime.fill(${id}, ${tick}Text => eval(${tick}Text)))`;
  });
  const body = `'use strict'; const ${tick} = ${tick}Runtime.tick; ${text}
return { entry: ${entry}, state: () => [${globals.join(', ')}] };`;
  return compileFunction(body, [`${tick}Runtime`]) as Factory;
}
