/** Why a function does not become a template. */
export class NoTemplate extends Error {}
