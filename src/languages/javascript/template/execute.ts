import type { Filled } from '../../../model/template/filled.js';
import { printFilled } from '../../../model/template/print.js';
import { createSettledCount } from '../../../model/template/prune/branches.js';
import { notation } from './notation.js';
import { joinPieces } from './pieces.js';
import type { Template } from './read-template.js';
import { createRealm, type Realm } from './realm.js';
import type { Runtime } from './runtime.js';

/** How long the execution of a template goes on. */
const limits = {
  executions: 1000,
  /** Rounds of loops and calls of functions in one execution, and in all of them. */
  fuel: 2000,
  allFuel: 20_000,
  /** From here on, and whenever the number is four times as large, holes that were filled become ordinary code. */
  firstHotFilling: 16,
} as const;

/** What an execution needs to know besides the template. */
interface ExecutionPlan {
  /** The lists of arguments of the entry, as an array literal. */
  readonly lists: string;
  readonly earlyStop: boolean;
  readonly hotFilling: boolean;
  /** Do not wait for holes that a condition keeps from being reached. */
  readonly prune: boolean;
  /** Fills a hole that is reached for the first time; `lengthOf` asks for the length of an array in scope. */
  fill(id: number, lengthOf: (array: string) => number | undefined): Filled;
}

/** It used up its fuel or its stack, did not get to its entry, or did not make arguments for it. */
export type ExecutionProblem = 'endless' | 'brokenModule' | 'brokenArguments' | 'wrongArguments';

/** What came of executing a template. */
interface Execution {
  /** What fills the holes that were reached. */
  readonly filled: ReadonlyMap<number, Filled>;
  /** Why it is no good program if it is filled so. */
  readonly problem?: ExecutionProblem;
}

/** Executes a template as in Figure 6 of the paper: a hole is filled when it is reached first. */
export type Executor = (plan: ExecutionPlan) => Execution;

/** Makes a template ready to be executed; its text is compiled once, if one program cannot leave something to the next. */
export function createExecutor(template: Template): Executor {
  const keep = !changesRealm(template);
  let ready: Ready | undefined;
  return (plan) => {
    const now = ready ?? makeReady(template);
    if (keep) ready = now;
    return execute(now, plan);
  };
}

const realmWords = ['globalThis', 'prototype', '__proto__', 'constructor', 'setPrototypeOf', 'getPrototypeOf'].concat(
  ...['defineProperty', 'defineProperties', 'Reflect', 'Function', 'eval'],
);

// Whether it might change what the language brings; one that only might gets a realm for each program, too.
function changesRealm({ names, plain }: Template): boolean {
  const text = joinPieces(plain, () => '0');
  const assignsMember = /\b[A-Z]\w*\)?(?:\.\w+|\[[^\]]*\])+\s*(?:[-+*/%&|^?]|<<|>>>?|\*\*|&&|\|\||\?\?)?=(?!=)/;
  return realmWords.some((word) => names.has(word)) || assignsMember.test(text);
}

/** A template in a realm of its own. */
interface Ready {
  readonly template: Template;
  readonly realm: Realm;
  readonly unfilled: Factory;
}

function makeReady(template: Template): Ready {
  const realm = createRealm();
  return { template, realm, unfilled: compile(realm, template, new Map()) };
}

function execute({ template, realm, unfilled }: Ready, plan: ExecutionPlan): Execution {
  const session = startSession(realm, template, plan);
  const { filled } = session;
  const problem = session.begin(unfilled);
  if (problem) return { filled, problem };
  const seen = new Set([session.stateKey(0)]);
  const settledHoles = createSettledCount(template.branches);
  let [compiled, spent] = [0, 0];
  for (let round = 0; round < limits.executions && spent < limits.allFuel; round++) {
    const used = session.run(round);
    if (typeof used !== 'number') return { filled, problem: used };
    spent += used;
    const settled = plan.prune ? settledHoles(filled) : filled.size;
    if (settled === template.holes.length) break;
    const key = session.stateKey(round + 1);
    if (plan.earlyStop && seen.has(key)) break;
    seen.add(key);
    if (plan.hotFilling && isHotFillingRound(round + 1) && filled.size > compiled) {
      compiled = filled.size;
      // The state is that of the old code, so the new code lives through the same executions again.
      session.begin(compile(realm, template, filled));
      for (let again = 0; again <= round; again++) session.run(again);
    }
  }
  return { filled };
}

function isHotFillingRound(round: number): boolean {
  return round >= limits.firstHotFilling && Number.isInteger(Math.log2(round) / 2);
}

/** The making of one program. */
interface Session {
  readonly filled: ReadonlyMap<number, Filled>;
  /** Sets up the module anew; what kept it from that. */
  begin(factory: Factory): ExecutionProblem | undefined;
  /** Calls the entry; the fuel that it used, or why it is no good. */
  run(round: number): number | ExecutionProblem;
  /** What the next round depends on. */
  stateKey(next: number): string;
}

function startSession(realm: Realm, template: Template, plan: ExecutionPlan): Session {
  const reserved = template.names;
  const { made, sources } = template.arguments;
  const keepsArrays =
    !made && sources.some((source) => 'types' in source && source.types.some((type) => /\]$|Array$/.test(type)));
  const makeLists = made ? () => [] : (realm.evaluate(`() => ${plan.lists}`, []) as () => readonly List[]);
  const filled = new Map<number, Filled>();
  let instance: Instance = { entry: () => undefined, state: () => [] };
  let lists: readonly (List | (() => List))[] = [];
  const { runtime, refuel, left } = realm.createRuntime((id, evaluate) => {
    const one = plan.fill(id, (array) => lengthOf(evaluate, array));
    filled.set(id, one);
    return printFilled(one, { notation, reserved });
  });
  // What a program throws is a part of what it does, unless it is a limit.
  const within = (work: () => void): boolean => {
    refuel(limits.fuel);
    try {
      work();
    } catch (error) {
      if (/call stack/.test(String((error as Error | undefined)?.message))) return false;
    }
    return left() >= 0;
  };
  return {
    filled,
    begin(factory) {
      lists = makeLists();
      let done = false;
      const ended = within(() => {
        instance = factory(runtime);
        if (instance.evaluate) lists = instance.evaluate(plan.lists) as readonly (() => List)[];
        done = true;
      });
      if (!ended) return 'endless';
      return done ? undefined : 'brokenModule';
    },
    run(round) {
      const list = lists[round % lists.length] as List | (() => List);
      let problem: ExecutionProblem | undefined = 'brokenArguments';
      const ended = within(() => {
        const given = typeof list === 'function' ? list() : list;
        problem = made && (given.length < made.least || given.length > made.most) ? 'wrongArguments' : undefined;
        instance.entry(...given);
      });
      return ended ? (problem ?? limits.fuel - left()) : 'endless';
    },
    stateKey(next) {
      const checksum = realm.createChecksum();
      checksum.add(instance.state());
      if (keepsArrays) checksum.add(lists);
      return `${next % lists.length} ${checksum.value()}`;
    },
  };
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

interface Instance {
  readonly entry: (...given: readonly unknown[]) => unknown;
  readonly state: () => readonly unknown[];
  /** The value of a text in the scope of the module; only if code of the template makes arguments. */
  readonly evaluate?: (text: string) => unknown;
}

type List = readonly unknown[];

type Factory = (runtime: Runtime) => Instance;

function compile(realm: Realm, template: Template, filled: ReadonlyMap<number, Filled>): Factory {
  const { entry, globals, names, tick, watched, arguments: given } = template;
  const text = joinPieces(watched, ({ id, level }) => {
    const one = filled.get(id);
    if (one) return printFilled(one, { notation, reserved: names }, level);
    return `eval(${tick}Runtime.code[${id}] || ${tick}Runtime.fill(${id}, ${tick}Text => eval(${tick}Text)))`;
  });
  const body = `'use strict'; const ${tick} = ${tick}Runtime.tick; ${text}
return { entry: ${entry}, state: () => [${globals.join(', ')}]${given.made ? `, evaluate: ${tick}Text => eval(${tick}Text)` : ''} };`;
  return realm.evaluate(`function (${tick}Runtime) { ${body}\n}`, names) as Factory;
}
