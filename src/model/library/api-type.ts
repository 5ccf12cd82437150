import type { Variance } from '../types/type.js';

/** A type as the API of a library writes it: plain data, which `modelType` makes a type of the model. */
export type ApiType =
  /** The type of all values where it is no class (`Any?`, `unknown`), and the type without values. */
  | { readonly kind: 'top' | 'bottom' }
  | ApiClassType
  | { readonly kind: 'parameter'; readonly name: string }
  | ApiFunctionType
  | { readonly kind: 'array'; readonly element: ApiType }
  /** Also `void`, the result of methods that give nothing. */
  | { readonly kind: 'primitive'; readonly name: string }
  | { readonly kind: 'nullable'; readonly of: ApiType }
  | { readonly kind: 'tuple'; readonly elements: readonly ApiType[] };

/** A class by its qualified name, applied to arguments if it is generic. */
export interface ApiClassType {
  readonly kind: 'class';
  readonly name: string;
  readonly args: readonly ApiTypeArgument[];
  /** It is written without its type arguments (JLS 4.8); `args` are stars then. */
  readonly raw?: true;
}

/** A function type; what it takes first may be the receiver, as in Kotlin's `T.() -> R`. */
interface ApiFunctionType {
  readonly kind: 'function';
  readonly parameters: readonly ApiType[];
  readonly result: ApiType;
  readonly receiver?: true;
}

/** What stands between angle brackets: a type, a projection with a bound, or one without (`?`, `*`). */
export type ApiTypeArgument =
  | ApiType
  | { readonly kind: 'projection'; readonly variance: 'out' | 'in'; readonly of: ApiType }
  | { readonly kind: 'star' };

/** A type parameter as it is declared. */
export interface ApiTypeParameter {
  /** Unique in the library: what declares it, a dot, and what the source shows. */
  readonly name: string;
  readonly variance: Variance;
  /** All upper bounds other than the top type. */
  readonly bounds: readonly ApiType[];
  /** Of an inline function of Kotlin that knows it at run time: no type parameter of another function stands for it. */
  readonly reified?: true;
}
