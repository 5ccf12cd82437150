import { compareVersions } from '../../../core/version.js';
import { type ClassFile, flag, type MemberInfo } from '../../shared/jvm/class-file/class-file.js';
import type { Annotation } from '../../shared/jvm/class-file/read-annotations.js';
import { type ClassFinder, plainName } from '../../shared/jvm/api/class-finder.js';
import { newestKotlin } from './decode-metadata.js';
import { Unexpressed } from '../../shared/jvm/api/unexpressed.js';

/** How a declaration may be used. */
export interface Usage {
  readonly deprecated?: true;
}

/** Why something is left out that no program may use. */
export const useIsError = 'a deprecated declaration, whose use is an error';

/** What the annotations of a declaration say; a use that is an error is none. */
export function usageOf(annotations: readonly Annotation[], finder: ClassFinder): Usage {
  for (const { type } of annotations)
    if (needsOptIn(type, finder))
      throw new Unexpressed('a declaration that needs an opt-in', plainName(type.slice(1, -1)));
  const valuesOf = (name: string) => annotations.find(({ type }) => type === `Lkotlin/${name};`)?.values;
  const level = valuesOf('Deprecated')?.get('level');
  const since = valuesOf('DeprecatedSinceKotlin');
  if (level === 'ERROR' || level === 'HIDDEN' || since?.get('errorSince') || since?.get('hiddenSince'))
    throw new Unexpressed(useIsError);
  const first = valuesOf('SinceKotlin')?.get('version');
  if (typeof first === 'string' && compareVersions(first, newestKotlin) > 0)
    throw new Unexpressed('a declaration of a version of Kotlin to come', first);
  return valuesOf('Deprecated') ? { deprecated: true } : {};
}

/**
 * Declarations whose use is an error, or means something only in certain places, which metadata does not tell: annotations
 * of built-in declarations are in no class file.
 */
const unusable: Readonly<Record<string, string>> = {
  ...errorsOf('Number', 'toChar'),
  ...errorsOf('Byte', 'toChar'),
  ...errorsOf('Short', 'toChar'),
  ...errorsOf('Long', 'toChar'),
  ...errorsOf('Float', 'toByte', 'toShort', 'toChar'),
  ...errorsOf('Double', 'toByte', 'toShort', 'toChar'),
  'kotlin.coroutines.coroutineContext': 'a suspending function',
  'kotlin.isInitialized(kotlin.reflect.KProperty0<*>)': 'a property of a property that is named in place',
};

function errorsOf(name: string, ...members: readonly string[]): Record<string, string> {
  return Object.fromEntries(members.map((member) => [`kotlin.${name}.${member}()`, useIsError]));
}

/** Refuses a member by its id that cannot be used though its metadata does not say so. */
export function requireUsable(id: string): void {
  if (Object.hasOwn(unusable, id)) throw new Unexpressed(unusable[id] as string);
}

/** Refuses a class that cannot be used though its metadata does not say so. */
export function requireUsableClass(name: string): void {
  if (name.startsWith('kotlin.concurrent.atomics.')) throw new Unexpressed('a declaration that needs an opt-in');
}

/** What a class file says of a method of the JVM, which is written as its name and its descriptor. */
export function memberOf({ methods }: ClassFile, signature: string | null): MemberInfo | undefined {
  return methods.find(({ name, descriptor }) => `${name}${descriptor}` === signature);
}

/** Whether nobody sees a method of the JVM; inline functions with reified type parameters are hidden there and not here. */
export function isHidden(info: MemberInfo | undefined, isReified: boolean): boolean {
  return info !== undefined && (info.flags & flag.synthetic) !== 0 && !isReified;
}

function needsOptIn(type: string, finder: ClassFinder): boolean {
  try {
    const { file } = finder.find(type.slice(1, -1));
    return file.annotations.some((each) => each.type === 'Lkotlin/RequiresOptIn;');
  } catch (error) {
    // What is not there cannot say so.
    if (error instanceof Unexpressed) return false;
    throw error;
  }
}
