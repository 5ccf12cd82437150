import { lineAt, quote } from '../edit.js';
import { embed } from '../embed.js';
import { joinAfter } from '../lists.js';
import type { Mutation } from '../mutation.js';
import { adaptNames } from '../names.js';
import { pickDonor, pickPiece, pickPlace } from '../places.js';
import { textOf } from '../seed.js';

/** Brings in a piece of another seed, in place of a piece of the same role or as another element of its list. */
export const splice: Mutation = {
  name: 'splice',
  propose(scene, random) {
    const { seed, policy } = scene;
    const target = pickPlace(scene, random);
    const donor = pickDonor(scene, random);
    const piece = target && donor && pickPiece(scene, random, target, donor);
    if (!piece) return undefined;
    const text = adaptNames({ piece, from: donor, target, seed }, policy, random);
    const line = lineAt(seed.tree.text, target.node.start);
    const source = `${quote(text)} from ${donor.path}`;
    const insertion = random.chance(policy.insertion) ? joinAfter(scene, target, text) : undefined;
    if (insertion) return { edits: [insertion], what: `line ${line}: inserted ${source}` };
    return {
      edits: [{ start: target.node.start, end: target.node.end, text: embed(scene, target.node, text) }],
      what: `line ${line}: replaced ${quote(textOf(seed.tree, target.node))} by ${source}`,
    };
  },
};
