import type { Expectation } from '../../core/expectation.js';
import type { Random } from '../../core/random.js';
import { analyze } from '../../model/inference/analyze.js';
import { findOmissions } from '../../model/inference/omissible.js';
import type { MethodDeclaration } from '../../model/program/expression.js';
import { typingSequence } from '../../model/program/library-uses.js';
import type { Program } from '../../model/program/program.js';
import type { TypeTable } from '../../model/types/type-table.js';
import { boundedArguments } from './bounded-arguments.js';
import { chained } from './clients/chain.js';
import { drawFocus } from './clients/focus.js';
import { positionsOf, realize, sequenceAt } from './enumerate.js';
import { inhabitant } from './expressions/inhabitant.js';
import type { Member } from './graph/member.js';
import { makeIllTyped } from './ill-typed.js';
import type { Api } from './open-api.js';
import type { Policy } from './policy.js';
import { sliceOf } from './slice.js';
import { statementOf, type TestCase, wellTyped } from './test-case.js';
import { instantiate } from './types/instantiate.js';
import { createWriting, type Writing } from './writing.js';

/** What kind of programs is made. */
export type Mode = 'welltyped' | 'erased' | 'illtyped' | 'illtyped-erased';

/** A program about one component of an API. */
export interface Made {
  readonly program: Program;
  readonly table: TypeTable;
  readonly expectation: Expectation;
  readonly trace: readonly string[];
  /** The expression that is wrong. */
  readonly at?: TestCase['expression'];
  readonly component: Member;
  readonly sequence: string;
  readonly constants: number;
  readonly inhabitants: number;
}

/** What a program is about. */
export interface Order {
  readonly component: Member;
  readonly mode: Mode;
  /** The typing sequence that it is to have. */
  readonly at?: Place;
}

/** A typing sequence by its number among those under a substitution, which a random source of its own chooses. */
export interface Place {
  readonly substitution: Random;
  readonly sequence: number;
}

/** Begins a program, with all that makes its parts. */
export function begin(
  api: Api,
  policy: Policy,
  random: Random,
  about: Partial<Pick<Writing, 'focus' | 'component'>> = {},
): Writing {
  const { focus, component } = about;
  return createWriting({ api, policy, random, focus, component }, { inhabitant, instantiate });
}

/** Makes a program about a component; nothing if chance finds none. */
export function makeProgram(api: Api, policy: Policy, order: Order, random: Random): Made | undefined {
  const { component } = order;
  const focus = order.at ? undefined : drawFocus(random, policy.focused, policy.factors);
  const writing = begin(api, policy, random, { focus, component });
  const first = order.at ? enumerated(writing, order, order.at) : wellTyped(writing, component);
  const right = first && chained(writing, first);
  if (!right) return undefined;
  const isErased = order.mode === 'erased' || order.mode === 'illtyped-erased';
  if (order.mode === 'welltyped' || order.mode === 'erased') {
    const program = programOf(writing, right);
    return made(writing, right, {
      program: isErased ? erase(writing, program, () => true) : program,
      expectation: { kind: 'accept' },
      trace: [],
    });
  }
  const wrong = makeIllTyped(writing, right, {
    isErased,
    way: order.at && Math.floor(order.at.sequence / policy.incompatible),
  });
  if (!wrong) return undefined;
  // What can be left out is what could be left out of the program without its fault.
  const omitted = isErased
    ? (erase(writing, programOf(writing, right), (kind) => kind === 'typeArguments').omitted ?? [])
    : [];
  const program = { ...programOf(writing, wrong.testCase), ...(omitted.length > 0 && { omitted }) };
  return {
    ...made(writing, wrong.testCase, {
      program,
      expectation: { kind: 'reject', reason: wrong.reason },
      trace: [`made wrong: ${wrong.reason}`],
    }),
    at: wrong.at,
  };
}

// A program that must be wrong begins with the first sequence, of which each position becomes wrong several times.
function enumerated(
  writing: Writing,
  { component, mode }: Order,
  { substitution, sequence }: Place,
): TestCase | undefined {
  const positions = positionsOf({ ...writing, random: substitution }, component);
  if (!positions) return undefined;
  const isRight = mode === 'welltyped' || mode === 'erased';
  return realize(writing, component, positions.by, sequenceAt(positions, isRight ? sequence : 0));
}

function made(
  writing: Writing,
  testCase: TestCase,
  { program, expectation, trace }: Pick<Made, 'program' | 'expectation' | 'trace'>,
): Made {
  const { hierarchy, constants, inhabitants } = writing;
  const component = writing.component ?? testCase.component;
  const sequence = typingSequence(testCase.expression, testCase.expected);
  return {
    program,
    table: hierarchy.table,
    expectation,
    trace: [`component ${component.id}`, `typing sequence ${sequence}`, ...trace],
    component,
    sequence,
    constants,
    inhabitants,
  };
}

function programOf(writing: Writing, testCase: TestCase): Program {
  const { api, used, thrown, clients, before } = writing;
  const unit = api.builtIns.unit?.type ?? api.hierarchy.table.top;
  const test: MethodDeclaration = {
    id: writing.nextId,
    name: 'test',
    typeParameters: [],
    parameters: [],
    result: unit,
    ...(thrown.size > 0 && { throws: [...thrown] }),
    body: { statements: [...before, statementOf(writing, testCase)] },
    access: 'public',
    static: false,
    overrides: false,
    open: false,
    overloaded: false,
  };
  return {
    version: 1,
    language: api.language,
    name: 'api',
    classes: [...clients],
    functions: [test],
    variables: [],
    library: sliceOf(api, used, [clients, test]),
  };
}

function erase(writing: Writing, program: Program, mayOmit: (kind: string) => boolean): Program {
  const { api, hierarchy, random } = writing;
  const omissions = findOmissions(analyze(program, api.profile, hierarchy));
  const sites = random.chance(0.5) ? omissions.maximal() : omissions.random(random);
  const kept = boundedArguments(program);
  const omitted = sites.filter(({ kind, id }) => mayOmit(kind) && !kept.has(id)).map(({ id }) => id);
  return { ...program, omitted: omitted.sort((a, b) => a - b) };
}
