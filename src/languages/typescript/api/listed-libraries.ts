import type { ListedLibrary } from '../../../model/library/listed-library.js';

/** Packages that bring declarations of their own. */
export const typescriptListed: readonly ListedLibrary[] = [
  { name: 'es2022', reference: 'lib:es2022', about: 'the library of the language' },
  listed('bignumber', 'bignumber.js@9.1.2', 'a class without type parameters'),
  listed('date-fns', 'date-fns@3.6.0', 'many functions'),
  listed('decimal', 'decimal.js@10.4.3', 'static and other members with the same names'),
  listed('immutable', 'immutable@4.3.7', 'generic collections'),
  listed('io-ts', 'io-ts@2.2.21', 'types that are computed from values'),
  listed('js-joda', '@js-joda/core@5.6.3', 'many classes and overloads'),
  listed('mnemonist', 'mnemonist@0.39.8', 'generic data structures'),
  listed('mobx', 'mobx@6.13.1', 'observable collections'),
  listed('monet', 'monet@0.9.3', 'encoded higher-kinded types'),
  listed('neverthrow', 'neverthrow@7.0.1', 'a sum type with long chains'),
  listed('purify', 'purify-ts@2.1.0', 'generic sums and products'),
  listed('remeda', 'remeda@2.11.0', 'functions with overloads for data first and last'),
  listed('rxjs', 'rxjs@7.8.1', 'operators with many overloads'),
  listed('typescript-collections', 'typescript-collections@1.3.3', 'hierarchies of generic collections'),
  listed('zod', 'zod@3.23.8', 'schemas with inferred types'),
];

function listed(name: string, versioned: string, about: string): ListedLibrary {
  return { name, reference: `npm:${versioned}`, about };
}
