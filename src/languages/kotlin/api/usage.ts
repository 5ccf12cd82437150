import { type ClassFile, flag, type MemberInfo } from '../../shared/jvm/class-file/class-file.js';
import type { Annotation } from '../../shared/jvm/class-file/read-annotations.js';
import type { ClassFinder } from '../../shared/jvm/api/class-finder.js';
import { Unexpressed } from '../../shared/jvm/api/unexpressed.js';

/** How a declaration may be used. */
export interface Usage {
  readonly deprecated?: true;
}

/** What the annotations of a declaration say; a use that is an error is none. */
export function usageOf(annotations: readonly Annotation[], finder: ClassFinder): Usage {
  for (const { type } of annotations)
    if (needsOptIn(type, finder))
      throw new Unexpressed('a declaration that needs an opt-in', type.slice(1, -1).replaceAll('/', '.'));
  const deprecation = annotations.find(({ type }) => type === 'Lkotlin/Deprecated;');
  const level = deprecation?.values.get('level');
  if (level === 'ERROR' || level === 'HIDDEN') throw new Unexpressed('a deprecated declaration, whose use is an error');
  return deprecation ? { deprecated: true } : {};
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
