import { toolchainOf } from '../core/target.js';

const products: Readonly<Record<string, string>> = {
  ecj: 'ECJ',
  groovy: 'Groovy',
  java: 'javac',
  kotlin: 'Kotlin',
  node: 'Node.js',
  scala: 'Scala',
  typescript: 'TypeScript',
  v8: 'V8',
};

/** The name of a target for people: the configuration is left out when it is the default one. */
export function targetTitle(target: string): string {
  return target.replace(/:default$/, '');
}

/** The family of a target: `typescript` of `typescript@7.0.2:default`. */
export function familyOf(target: string): string {
  return toolchainOf(target).split('@', 1)[0] as string;
}

/** The version of a target: `7.0.2` of `typescript@7.0.2:default`. */
export function versionOf(target: string): string {
  return toolchainOf(target).slice(familyOf(target).length + 1);
}

/** A target as its makers call it: `Kotlin 2.4.20`, `Kotlin 2.4.20 (js)`. */
export function productName(target: string): string {
  const configuration = targetTitle(target).slice(toolchainOf(target).length + 1);
  const name = `${products[familyOf(target)] ?? familyOf(target)} ${versionOf(target)}`.trim();
  return configuration === '' ? name : `${name} (${configuration})`;
}

/** Several names in a sentence: `a`, `a and b`, `a, b and c`. */
export function inWords(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
