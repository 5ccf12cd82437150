import { lineAt, quote } from '../edit.js';
import { embed } from '../embed.js';
import type { Mutation } from '../mutation.js';
import { adaptNames } from '../names.js';
import { pickPiece, pickPlace } from '../places.js';
import { textOf } from '../seed.js';

/** Replaces a piece by another of its role in the same program. */
export const replace: Mutation = {
  name: 'replace',
  propose(scene, random) {
    const { seed, policy } = scene;
    const { tree } = seed;
    const target = pickPlace(scene, random);
    const piece = target && pickPiece(scene, random, target, scene.seed);
    if (!piece) return undefined;
    const { start, end } = target.node;
    const text = embed(scene, target.node, adaptNames({ piece, from: seed, target, seed }, policy, random));
    if (text === textOf(tree, target.node)) return undefined;
    return {
      edits: [{ start, end, text }],
      what: `line ${lineAt(tree.text, start)}: replaced ${quote(textOf(tree, target.node))} by ${quote(text)}`,
    };
  },
};
