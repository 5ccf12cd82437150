import { UserError } from '../../core/errors.js';
import { createRandom, type Random } from '../../core/random.js';
import { modelOf } from '../../model/program/json.js';
import { locateNode } from '../../model/program/print/locate-node.js';
import { defineTechnique } from '../../model/technique.js';
import { readFactors } from './clients/focus.js';
import { componentNamed, placesOf } from './exhaustive.js';
import { type Made, makeProgram, type Mode, type Place } from './make-program.js';
import { type Api, openApi } from './open-api.js';
import { type Policy, policy as standard, policyWith } from './policy.js';
import { settings } from './settings.js';

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
    const own = policyWith(readFactors(client));
    const random = createRandom(seed).fork('api');
    const order = exhaustive === undefined ? shuffled(api.components, random) : [componentNamed(api, exhaustive)];
    const [only] = order;
    const placeOf = exhaustive !== undefined && only ? placesOf(api, own, only, random) : undefined;
    const used = read.flatMap(({ sources }) => sources.flatMap((source) => source.libraries));
    return {
      make(source, _, index = 0) {
        const wanted = { random: source, index, mode: mode ?? drawMode(source) };
        const made = placeOf
          ? makeAt({ api, policy: own, order }, placeOf, wanted)
          : makeOne({ api, policy: own, order }, wanted);
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

interface Campaign {
  readonly api: Api;
  readonly policy: Policy;
  readonly order: Api['components'];
}

interface Wanted {
  readonly random: Random;
  readonly index: number;
  readonly mode: Mode;
}

// Each program is about a component of its own, until all had their turn; of one that cannot be used the next one.
function makeOne({ api, policy, order }: Campaign, { random, index, mode }: Wanted): Made {
  for (let i = 0; i < order.length; i++) {
    const component = order[(index + i) % order.length];
    for (let tries = 0; component && tries < policy.tries; tries++) {
      const made = makeProgram(api, policy, { component, mode }, random);
      if (made) return made;
    }
  }
  throw new UserError('no member of the libraries can be used in a program');
}

// Of a typing sequence that no compiler could be sure about the next one.
function makeAt(
  { api, policy, order: [component] }: Campaign,
  placeOf: (index: number) => Place,
  { random, index, mode }: Wanted,
): Made {
  for (let i = 0; component && i < policy.enumerated; i++) {
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

function shuffled<T>(list: readonly T[], random: Random): T[] {
  const all = [...list];
  for (let i = all.length - 1; i > 0; i--) {
    const j = random.int(0, i);
    [all[i], all[j]] = [all[j] as T, all[i] as T];
  }
  return all;
}
