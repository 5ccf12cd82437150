/** The classes of Java for which Kotlin has names of its own (Kotlin reference, "Mapped types"). */
const mapped: Readonly<Record<string, string>> = {
  'java.lang.Object': 'kotlin.Any',
  'java.lang.Cloneable': 'kotlin.Cloneable',
  'java.lang.Comparable': 'kotlin.Comparable',
  'java.lang.Enum': 'kotlin.Enum',
  'java.lang.annotation.Annotation': 'kotlin.Annotation',
  'java.lang.CharSequence': 'kotlin.CharSequence',
  'java.lang.String': 'kotlin.String',
  'java.lang.Number': 'kotlin.Number',
  'java.lang.Throwable': 'kotlin.Throwable',
  'java.lang.Byte': 'kotlin.Byte',
  'java.lang.Short': 'kotlin.Short',
  'java.lang.Integer': 'kotlin.Int',
  'java.lang.Long': 'kotlin.Long',
  'java.lang.Character': 'kotlin.Char',
  'java.lang.Float': 'kotlin.Float',
  'java.lang.Double': 'kotlin.Double',
  'java.lang.Boolean': 'kotlin.Boolean',
  'java.lang.Iterable': 'kotlin.collections.MutableIterable',
  'java.util.Iterator': 'kotlin.collections.MutableIterator',
  'java.util.Collection': 'kotlin.collections.MutableCollection',
  'java.util.Set': 'kotlin.collections.MutableSet',
  'java.util.List': 'kotlin.collections.MutableList',
  'java.util.ListIterator': 'kotlin.collections.MutableListIterator',
  'java.util.Map': 'kotlin.collections.MutableMap',
  'java.util.Map.Entry': 'kotlin.collections.MutableMap.MutableEntry',
};

/** The name by which Kotlin knows a class of Java; nothing if it is the same. */
export function mappedName(name: string): string | undefined {
  return Object.hasOwn(mapped, name) ? mapped[name] : undefined;
}

/** The name that programs write for one of the metadata: `kotlin/collections/Map.Entry`. */
export function qualifiedName(name: string): string {
  return name.replaceAll('/', '.');
}

/** The name in the JVM of a class of the metadata. */
export function jvmName(name: string): string {
  return name.replaceAll('.', '$');
}
