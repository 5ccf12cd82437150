import type { Mutation } from './mutation.js';
import { atom } from './mutations/atom.js';
import { deleteNode } from './mutations/delete.js';
import { deleteToken } from './mutations/delete-token.js';
import { duplicate } from './mutations/duplicate.js';
import { duplicateToken } from './mutations/duplicate-token.js';
import { exchange } from './mutations/exchange.js';
import { rename } from './mutations/rename.js';
import { replace } from './mutations/replace.js';
import { replaceToken } from './mutations/replace-token.js';
import { splice } from './mutations/splice.js';
import { swap } from './mutations/swap.js';
import { swapTokens } from './mutations/swap-tokens.js';
import { toggle } from './mutations/toggle.js';
import { unwrap } from './mutations/unwrap.js';
import { wrapNode } from './mutations/wrap.js';

/** Every kind of mutation, by the name that the policy weighs it under. */
export const mutations: ReadonlyMap<string, Mutation> = new Map(
  [
    deleteNode,
    duplicate,
    swap,
    splice,
    replace,
    rename,
    exchange,
    toggle,
    atom,
    wrapNode,
    unwrap,
    deleteToken,
    duplicateToken,
    swapTokens,
    replaceToken,
  ].map((mutation) => [mutation.name, mutation]),
);
