// Programs of two sizes for the benchmarks of the JVM compilers; no two declare the same class.

const files = { java: 'Main.java', groovy: 'Main.groovy', kotlin: 'main.kt', scala: 'Main.scala' };

/** A program of about 15 lines. */
export function smallProgram(language, index) {
  return program(language, index, 1);
}

/** A program of about 300 lines. */
export function largeProgram(language, index) {
  return program(language, index, 20);
}

function program(language, index, parts) {
  // Kotlin and Scala programs share a compilation when their packages differ; Java and Groovy need none to be fast.
  const packaged = language === 'kotlin' || language === 'scala';
  const text = packaged ? [`package p${index}`, ''] : [];
  for (let i = 0; i < parts; i++) text.push(...bodies[language](packaged ? i : `${index}x${i}`, index));
  return { files: [{ path: `p${index}/${files[language]}`, text: `${text.join('\n')}\n` }] };
}

const bodies = {
  java: (i, seed) => [
    `interface Shape${i}<T extends Comparable<T>> {`,
    '  T size();',
    `  default boolean larger(Shape${i}<T> other) { return size().compareTo(other.size()) > 0; }`,
    '}',
    `class Box${i}<T extends Comparable<T>> implements Shape${i}<T> {`,
    '  private final T content;',
    `  Box${i}(T content) { this.content = content; }`,
    '  public T size() { return content; }',
    `  <U extends Comparable<U>> Box${i}<U> map(java.util.function.Function<? super T, ? extends U> f) {`,
    `    return new Box${i}<>(f.apply(content));`,
    '  }',
    `  static int run() {`,
    `    var text = new Box${i}<>(${seed}).map(n -> "n" + n).map(String::length);`,
    `    return text.larger(new Box${i}<>(2)) ? text.size() : 0;`,
    '  }',
    '}',
  ],
  groovy: (i, seed) => [
    `interface Shape${i}<T extends Comparable<T>> {`,
    '  T size()',
    '}',
    `class Box${i}<T extends Comparable<T>> implements Shape${i}<T> {`,
    '  private final T content',
    `  Box${i}(T content) { this.content = content }`,
    '  T size() { return content }',
    `  boolean larger(Shape${i}<T> other) { return size().compareTo(other.size()) > 0 }`,
    `  static int run() {`,
    `    Box${i}<Integer> box = new Box${i}<Integer>(${seed})`,
    '    List<Integer> sizes = [1, 2, 3].collect { Integer n -> n * 2 }',
    '    int total = 0',
    '    for (Integer n : sizes) total += n',
    `    return box.larger(new Box${i}<Integer>(2)) ? total : box.size()`,
    '  }',
    '}',
  ],
  kotlin: (i, seed) => [
    `interface Shape${i}<T : Comparable<T>> {`,
    '  fun size(): T',
    `  fun larger(other: Shape${i}<T>): Boolean = size() > other.size()`,
    '}',
    `class Box${i}<T : Comparable<T>>(private val content: T) : Shape${i}<T> {`,
    '  override fun size(): T = content',
    `  fun <U : Comparable<U>> map(f: (T) -> U): Box${i}<U> = Box${i}(f(content))`,
    '}',
    `sealed class Result${i}`,
    `data class Good${i}(val value: Int) : Result${i}()`,
    `object Bad${i} : Result${i}()`,
    `fun run${i}(): Result${i} {`,
    `  val box = Box${i}(${seed}).map { "n$it" }.map { it.length }`,
    `  return if (box.larger(Box${i}(2))) Good${i}(box.size()) else Bad${i}`,
    '}',
  ],
  scala: (i, seed) => [
    `trait Shape${i}[T]:`,
    '  def size: T',
    `  def larger(other: Shape${i}[T])(using order: Ordering[T]): Boolean = order.gt(size, other.size)`,
    '',
    `class Box${i}[T](content: T) extends Shape${i}[T]:`,
    '  def size: T = content',
    `  def map[U](f: T => U): Box${i}[U] = Box${i}(f(content))`,
    '',
    `enum Result${i}:`,
    `  case Good(value: Int)`,
    '  case Bad',
    '',
    `def run${i}(): Result${i} =`,
    `  val box = Box${i}(${seed}).map(n => "n" + n).map(_.length)`,
    `  if box.larger(Box${i}(2)) then Result${i}.Good(box.size) else Result${i}.Bad`,
  ],
};
