import { UserError } from '../../core/errors.js';
import { createRandom, type Random } from '../../core/random.js';
import { modelOf } from '../../model/program/json.js';
import { locateNode } from '../../model/program/print/locate-node.js';
import { defineTechnique } from '../../model/technique.js';
import { readFactors } from './clients/focus.js';
import { coverageOf } from './coverage.js';
import { componentNamed, placesOf } from './exhaustive.js';
import type { Member } from './graph/member.js';
import { type Made, makeProgram, type Mode, type Place } from './make-program.js';
import { type Api, openApi } from './open-api.js';
import { type Policy, policy as standard, policyWith } from './policy.js';
import { settings } from './settings.js';
import { exhaustion, freshPlace, type Turn, turnsOf } from './turns.js';

/** Uses the API of libraries in all the ways that its types allow, or do not allow. */
export const technique = defineTechnique({
  id: 'api',
  summary: 'uses the API of real libraries, well-typed or with one incompatible type (Thalia)',
  needs: ['model', 'libraries', 'libraryUse'],
  compares: 'compilers',
  settings,
  open({ language, libraries = {}, seed = '', settings: { mode, exhaustive, client = [] } }) {
    const { model, libraryUse: support } = language;
    const read = libraries.library ?? [];
    if (!model || !support) throw new Error(`${language.id} has no libraries, which the technique api needs`);
    if (read.length === 0) throw new UserError('no library was read; name one by --library, such as jdk:java.util');
    const api = openApi(read, { language: language.id, support, profile: model.profile });
    const policy = policyWith(readFactors(client));
    const random = createRandom(seed).fork('api');
    const only = exhaustive === undefined ? undefined : componentNamed(api, exhaustive);
    const placeOf = only && placesOf(api, policy, only, random);
    const turns: Turns = {
      ...{ api, policy, random, at: turnsOf(api.components, random) },
      isExhausted: exhaustion({ api, policy, random }),
    };
    const used = read.flatMap(({ sources }) => sources.flatMap((source) => source.libraries));
    return {
      coverage: coverageOf(only ? [only] : api.components),
      make(source, _, index = 0) {
        const wanted = { random: source, index, mode: mode ?? drawMode(source), isAsked: mode !== undefined };
        const made = only && placeOf ? makeAt(turns, only, placeOf, wanted) : makeOne(turns, wanted);
        const { program, table, expectation, trace, at, component } = made;
        const files = model.print(program);
        const place = at && locateNode((each) => model.print(each), program, at);
        return {
          files,
          expectation: expectation.kind === 'reject' && place ? { ...expectation, at: place } : expectation,
          trace,
          model: modelOf(program, table),
          material: component.id,
          ...(used.length > 0 && { libraries: used }),
        };
      },
    };
  },
});

interface Turns {
  readonly api: Api;
  readonly policy: Policy;
  readonly random: Random;
  readonly at: (index: number) => Turn;
  readonly isExhausted: (turn: Turn) => boolean;
}

interface Wanted {
  readonly random: Random;
  readonly index: number;
  readonly mode: Mode;
  /** The mode is the only one that is wanted. */
  readonly isAsked: boolean;
}

// Each program is about a component of its own, until all had their turn; of one that cannot be used the next one. From the
// second turn on, one whose typing sequences are all used passes most turns on to the next.
function makeOne(turns: Turns, wanted: Wanted): Made {
  const { api, policy, at, isExhausted } = turns;
  const { random, index } = wanted;
  const passedOn: Turn[] = [];
  for (let i = 0; i < api.components.length; i++) {
    const turn = at(index + i);
    if (isExhausted(turn) && random.chance(policy.chances.passOn)) passedOn.push(turn);
    else {
      const made = makeAbout(turns, { ...turn, isOwn: i === 0 }, wanted);
      if (made) return made;
    }
  }
  for (const turn of passedOn) {
    const made = makeAbout(turns, { ...turn, isOwn: false }, wanted);
    if (made) return made;
  }
  throw new UserError('no member of the libraries can be used in a program');
}

// Some begin with a typing sequence that no turn of the component had; only its own turns, since others would repeat it.
function makeAbout(
  { api, policy, random: seeded }: Turns,
  { component, round, isOwn }: Turn & { readonly isOwn: boolean },
  { random, mode, isAsked }: Wanted,
): Made | undefined {
  if (isOwn && round > 0 && random.chance(policy.chances.fresh)) {
    const place = freshPlace({ component, round }, { api, policy, random: seeded });
    const made = place && makeProgram(api, policy, { component, mode, at: place }, random);
    if (made) return made;
  }
  // There is not for each component something that is wrong.
  const modes = isAsked || mode === 'welltyped' ? [mode] : [mode, 'welltyped' as const];
  for (const each of modes)
    for (let tries = 0; tries < policy.tries; tries++) {
      const made = makeProgram(api, policy, { component, mode: each }, random);
      if (made) return made;
    }
  return undefined;
}

// Of a typing sequence that no compiler could be sure about the next one.
function makeAt(
  { api, policy }: Turns,
  component: Member,
  placeOf: (index: number) => Place,
  { random, index, mode }: Wanted,
): Made {
  for (let i = 0; i < policy.enumerated; i++) {
    const made = makeProgram(api, policy, { component, mode, at: placeOf(index + i) }, random);
    if (made) return made;
  }
  throw new UserError('the member can be used with none of the types that were tried');
}

function drawMode(random: Random): Mode {
  let at = random.int(0, 0xffff) / 0x10000;
  for (const [mode, share] of Object.entries(standard.shares)) {
    at -= share;
    if (at < 0) return mode as Mode;
  }
  return 'welltyped';
}
