import type { SourceFile } from '../../../src/core/test-program.js';

/** Programs of one language: right ones, and ones that are wrong in various ways and phases. */
interface LanguagePrograms {
  readonly file: string;
  readonly right: readonly string[];
  readonly wrong: readonly string[];
  /** Wrong by the last phases that look at types: what a check must not stop before. */
  readonly late: readonly string[];
  /** Wrong only for the back end, so that a check accepts them. */
  readonly backEnd: readonly BackEndError[];
}

interface BackEndError {
  readonly text: string;
  /** Why no front end can know. */
  readonly reason: string;
}

/** Twenty right and at least twenty wrong programs per language, by the name of the language. */
const programs: Readonly<Record<string, LanguagePrograms>> = {
  java: {
    file: 'Main.java',
    right: [
      'class Main { int x = 1; }',
      'class Main<T extends Comparable<T>> { T max(T a, T b) { return a.compareTo(b) > 0 ? a : b; } }',
      'interface F<A, B> { B call(A a); } class Main { F<String, Integer> f = String::length; }',
      'class Main { int f(int n) { while (n > 0) { n--; } return n; } }',
      'sealed interface S permits A, B {} record A(int x) implements S {} record B(String s) implements S {} class Main {}',
      'class Main { static <T> java.util.List<T> twice(T t) { return java.util.List.of(t, t); } String s = twice("a").get(0); }',
      'abstract class Main { abstract int f(); static class Sub extends Main { int f() { return 2; } } }',
      'enum Main { ONE { int f() { return 1; } }; abstract int f(); }',
      'class Main { void f() throws Exception { throw new Exception(); } void g() { try { f(); } catch (Exception e) {} } }',
      'class Main { final int x; Main(boolean b) { if (b) x = 1; else x = 2; } }',
      'class Main { int f(Object o) { return o instanceof String s ? s.length() : 0; } }',
      'class Main { String f(int i) { return switch (i) { case 0 -> "a"; default -> "b"; }; } }',
      'class Main<T> { class Inner { int y = outer(); } int outer() { return 1; } }',
      'class Main { int sum(int... xs) { int s = 0; for (int x : xs) s += x; return s; } int t = sum(1, 2); }',
      'class Main { Runnable r() { int k = 1; return () -> System.out.println(k); } }',
      'package a.b; class Main { char c = 97; byte b = (byte) 300; long l = 1; }',
      // A compiler that is used again must not remember the inner class above.
      'class Main<T> { static class Inner { } static Main.Inner make() { return new Main.Inner(); } }',
      'class Main { java.util.function.Supplier<? super String> s = () -> "x"; Object o = s.get(); }',
      'interface A { default int f() { return 1; } } class Main implements A { public int f() { return A.super.f(); } }',
      'class Main { int[][] grid = { { 1 }, { 2, 3 } }; int f() { return grid[1].length; } }',
    ],
    wrong: [
      'class Main { int x = "s"; }',
      'class Main { int f() { } }',
      'class Main { int f() { int x; return x; } }',
      'class Main { void f() { return; f(); } }',
      'class Main { void f() { g(); } }',
      'class Main { final int x = 1; void f() { x = 2; } }',
      'class Main { int f( { return 1; } }',
      'class Main { int x = "s"; int f() { int y; return y; } }',
      'class Main { int f( ; int x = "s"; }',
      'interface A { int f(); } class Main implements A { }',
      'class Main { void f() { throw new Exception(); } }',
      'class Main<T extends Number> { Main<String> m; }',
      'class Main { void f(int a) {} void g() { f(); f(1, 2); } }',
      'class Main { int x; int x; }',
      'class Main { Runnable r() { int k = 1; k = 2; return () -> System.out.println(k); } }',
      'class A { private int p; } class Main { int f(A a) { return a.p; } }',
      'class Main { void f(java.util.List<String> l) {} void f(java.util.List<Integer> l) {} }',
      'final class A {} class Main extends A { @Override int g() { return 1; } }',
      'package a.b; class Main { static int f() { return this.hashCode(); } }',
      'class Main { int f(Object o) { return switch (o) { case 1 -> 2; }; } }',
    ],
    late: [
      'enum E { A, B } class Main { int f(E e) { return switch (e) { case A -> 1; }; } }',
      'class Main { final int x; }',
      'class A<T> { void f(T t) {} } class Main extends A<String> { void f(Object o) {} }',
      'class Main { int f() { for (;;) {} return 1; } }',
      'class Main { void f() { int x = 1; Runnable r = () -> { int y; System.out.println(x + y); }; } }',
    ],
    backEnd: [
      {
        text: `class Main { int f(int n) { ${'n += 1000; '.repeat(20_000)} return n; } }`,
        reason: 'A method of a class file holds at most 65535 bytes of code.',
      },
    ],
  },
  kotlin: {
    file: 'main.kt',
    right: [
      'val x: Int = 1',
      'fun <T : Comparable<T>> larger(a: T, b: T): T = if (a > b) a else b',
      'package q1\nclass Box<out T>(val content: T)\nval b: Box<Any> = Box("s")',
      'package q2\nsealed class S\nobject A : S()\nclass B(val n: Int) : S()\nfun f(s: S): Int = when (s) { A -> 0; is B -> s.n }',
      'package q3\nfun f(s: String?): Int = s?.length ?: 0',
      'package q4\ndata class P(val x: Int, val y: Int)\nfun f(): Int { val (a, b) = P(1, 2); return a + b }',
      'fun interface Op { fun run(n: Int): Int }\nval op = Op { it + 1 }',
      'package q5\ninline fun <reified T> check(a: Any): Boolean = a is T\nval c = check<String>("s")',
      'package q6\nabstract class A { abstract val x: Int }\nclass B : A() { override val x get() = 2 }',
      'package q7\nfun f(x: Any): Int { if (x is String) return x.length; return 0 }',
      'package q8\nfun sum(vararg xs: Int): Int { var s = 0; for (x in xs) s += x; return s }\nval t = sum(1, 2, 3)',
      'package q9\nenum class E { ONE { override fun f() = 1 }; abstract fun f(): Int }',
      'package q10\nclass C { companion object { const val K = 3 } }\nval k = C.K',
      'package q11\nval f: (Int) -> (Int) -> Int = { a -> { b -> a + b } }\nval three = f(1)(2)',
      'package q12\nfun String.twice() = this + this\nval s = "a".twice()',
      'package q13\nclass L(val n: Int) { operator fun plus(o: L) = L(n + o.n) }\nval l = L(1) + L(2)',
      'package q14\nval lazyValue by lazy { 1 }',
      'package q15\nfun named(a: Int = 1, b: String = "x") = b + a\nval n = named(b = "y")',
      'package q16\nval list = listOf(1, 2).map { it * 2 }.filter { it > 2 }',
      'package q17\ntailrec fun loop(n: Int): Int = if (n == 0) 0 else loop(n - 1)',
    ],
    wrong: [
      'val x: Int = "s"',
      'package w1\nfun f(): Int { }',
      'package w2\nfun f() { val x = 1; x = 2 }',
      'package w3\nfun f(s: String?): Int = s.length',
      'package w4\nfun f() = undefined()',
      'package w5\nfun f( = 1',
      'package w6\nclass Box<T : Number>\nval b: Box<String>? = null',
      'package w7\nabstract class A { abstract fun f() }\nclass B : A()',
      'package w8\nfun f(a: Int) {}\nval u = f()',
      'package w9\nsealed class S\nobject A : S()\nobject B : S()\nfun f(s: S): Int = when (s) { A -> 0 }',
      'package w10\nfun f(): Int = 1\nfun f(): String = ""',
      'package w11\nclass C { val x = 1; val x = 2 }',
      'package w12\nclass A { private val p = 1 }\nval q = A().p',
      'package w13\nclass A\nclass B : A()',
      'package w14\nval x: Nope = 1',
      'package w15\nfun f() { var x: Int; println(x) }',
      'package w16\ninterface I { fun f() }\nclass C : I { fun f() {} }',
      'package w17\nclass Box<out T>(var content: T)',
      'package w18\nval f: (Int) -> String = { it }',
      'val x: Int = "s"\nfun f() { val y = 1; y = 2 }',
    ],
    late: [
      'package l1\nclass C { val x: Int }',
      'package l2\nprivate fun hidden() = 1\ninline fun f(): Int = hidden()',
      'package l3\nsuspend fun f() {}\nfun g() = f()',
      'package l4\nclass C { @JvmStatic fun f() = 1 }',
      'package l5\nfun now() = 1\nconst val K = now()',
    ],
    backEnd: [
      {
        text: 'package b1\nfun f(l: List<String>) {}\nfun f(l: List<Int>) {}',
        reason: 'The functions differ in Kotlin; only their signatures on the JVM are the same.',
      },
      {
        text: 'package b2\nopen class A { fun getX(): Int = 1 }\nclass B : A() { val x: Int = 2 }',
        reason: 'The accessor of a property gets its name on the JVM from the back end.',
      },
      {
        text: 'package b3\ninline fun f() { g() }\ninline fun g() { f() }',
        reason: 'Calls are inlined by the back end, which then sees the cycle.',
      },
    ],
  },
  groovy: {
    file: 'Main.groovy',
    right: [
      'class Main { int x = 1 }',
      'class Main<T extends Comparable<T>> { T max(T a, T b) { a.compareTo(b) > 0 ? a : b } }',
      'class Main { List<Integer> f() { [1, 2].collect { it + 1 } } }',
      'interface A { int f() }\nclass Main implements A { int f() { 1 } }',
      'class Main { def f(Object o) { if (o instanceof String) { return o.length() }; 0 } }',
      'class Main { static int sum(int... xs) { int s = 0; for (x in xs) s += x; s } }',
      'enum Main { ONE, TWO }',
      'class Main { String f(int i) { switch (i) { case 0: return "a"; default: return "b" } } }',
      'trait T { int f() { 1 } }\nclass Main implements T { }',
      'class Main { Map<String, Integer> m = [a: 1, b: 2] }',
      'class Main { Closure<Integer> c = { int n -> n * 2 } }',
      'class Main { String s = "n${1 + 1}" }',
      'abstract class Main { abstract int f() }\nclass Sub extends Main { int f() { 2 } }',
      'class Main { int f(String s) { s?.length() ?: 0 } }',
      'class Main { final int x; Main(int x) { this.x = x } }',
      'class Main { def <T> T id(T t) { t }\n String s = id("x") }',
      'class Main { Runnable r = { println 1 } as Runnable }',
      'class Main { int[] xs = [1, 2, 3] as int[] }',
      'package a.b\nclass Main { static class In { int y = 2 } }',
      'class Main { void f() throws Exception { throw new Exception() } }',
    ],
    wrong: [
      'class Main { int x = "s" }',
      'class Main { int f() { "s".nope() } }',
      'class Main { int f() { undefinedName } }',
      'class Main { void f(int a) {}\n void g() { f("x") } }',
      'class Main { void f( { } }',
      'interface A { int f() }\nclass Main implements A { }',
      'class Main { List<Integer> f() { List<String> l = ["a"]; l } }',
      'class Main { String f(int i) { i } \n int g() { f("a") } }',
      'final class A {}\nclass Main extends A {}',
      'class Main { int x\n int x }',
      'class Main { Nope n }',
      'class Main { static int f() { this.g() }\n int g() { 1 } }',
      'class Main { int f(Object o) { o.length() } }',
      'class Main { void f() { final int x = 1; x = 2 } }',
      'class Main extends Nope { }',
      'class Main { Closure<Integer> c = { String s -> s.nope() } }',
      'class Main { int f() { int x = 1; String y = x; new Date() } }',
      'class Main<T extends Number> { Main<String> m }',
      'class Main { abstract int f() }',
      'class Main { int f() { return new Main(1, 2).f() } }',
    ],
    late: [
      'class Main { int f() { 1 }\n int f() { 2 } }',
      'class A { final int f() { 1 } }\nclass Main extends A { int f() { 2 } }',
      'class A { int f() { 1 } }\nclass Main extends A { String f() { "" } }',
      'class A { int f() { 1 } }\nclass Main extends A { private int f() { 2 } }',
      'class Main { @Override int nope() { 1 } }',
      'class Main { void f() { while (true) { break nope } } }',
    ],
    backEnd: [],
  },
  scala: {
    file: 'Main.scala',
    right: [
      'val x: Int = 1',
      'package q1\nclass Box[+T](val content: T)\nval b: Box[Any] = Box("s")',
      'package q2\nenum S { case A; case B(n: Int) }\ndef f(s: S): Int = s match { case S.A => 0; case S.B(n) => n }',
      'package q3\ntrait F[A, B] { def call(a: A): B }\nval f: F[String, Int] = _.length',
      'package q4\ndef max[T](a: T, b: T)(using o: Ordering[T]): T = if o.gt(a, b) then a else b',
      'package q5\ncase class P(x: Int, y: Int)\nval P(a, b) = P(1, 2): @unchecked',
      'package q6\ntype U = Int | String\ndef f(u: U): Int = u match { case i: Int => i; case s: String => s.length }',
      'package q7\nabstract class A { def f: Int }\nclass B extends A { def f = 2 }',
      'package q8\nextension (s: String) def twice: String = s + s\nval t = "a".twice',
      'package q9\nobject O { opaque type Id = Int; def id(n: Int): Id = n }',
      'package q10\n@annotation.tailrec def loop(n: Int): Int = if n == 0 then 0 else loop(n - 1)',
      'package q11\nval xs = List(1, 2).map(_ + 1).filter(_ > 2)',
      'package q12\ngiven Ordering[String] = Ordering.String.reverse\nval s = List("a", "b").sorted',
      'package q13\ndef sum(xs: Int*): Int = xs.sum\nval t = sum(1, 2)',
      'package q14\nclass C(n: Int = 1, val s: String = "x")\nval c = C(s = "y")',
      'package q15\nlazy val l: Int = 1\nvar v = l',
      'package q16\ndef f(x: Any) = x match { case s: String if s.nonEmpty => s; case _ => "" }',
      'package q17\ntrait A { def f: Int = 1 }\ntrait B extends A { override def f: Int = super.f + 1 }\nclass C extends B',
      'package q18\nval f: Int => Int => Int = a => b => a + b',
      'package q19\ntype Elem[X] = X match { case List[t] => t; case _ => X }\nval e: Elem[List[Int]] = 1',
    ],
    wrong: [
      'val x: Int = "s"',
      'package w1\ndef f(): Int = { }',
      'package w2\ndef f() = { val x = 1; x = 2 }',
      'package w3\ndef f() = undefined()',
      'package w4\ndef f( = 1',
      'package w5\nclass Box[T <: Number]\nval b: Box[String] = ???',
      'package w6\nabstract class A { def f: Int }\nclass B extends A',
      'package w7\ndef f(a: Int) = a\nval u = f()',
      'package w8\ndef f(l: List[String]) = 1\ndef f(l: List[Int]) = 2',
      'package w9\nclass C { val x = 1; val x = 2 }',
      'package w10\nclass A { private val p = 1 }\nval q = A().p',
      'package w11\nfinal class A\nclass B extends A',
      'package w12\nval x: Nope = 1',
      'package w13\nclass Box[+T](var content: T)',
      'package w14\nval f: Int => String = x => x',
      'package w15\n@annotation.tailrec def loop(n: Int): Int = if n == 0 then 0 else 1 + loop(n - 1)',
      'package w16\ntrait A { def f: Int = 1 }\nclass C extends A { def f: Int = 2 }',
      'package w17\ndef f(using o: Ordering[Object]) = 1\nval u = f',
      'package w18\nval xs: List[Int] = List("a")',
      'package w19\ncase class P(x: Int)\nval p = P("a").y',
    ],
    late: [
      'package l1\ninline def f(inline x: Any): Int = inline x match { case s: String => 1 }\nval v = f(1)',
      'package l2\ndef f = { val a = b; val b = 1; a }',
      'package l3\nclass V(val n: Int) extends AnyVal\nclass C { def f(v: V) = 1; def f(n: Int) = 2 }',
      'package l4\ntrait A[T] { def f(t: T): Int }\nclass B extends A[String] { def f(t: String) = 1; def f(t: Object) = 2 }',
      'package l5\nclass C { @annotation.varargs def f(n: Int) = n }',
      'package l6\nclass C { @annotation.targetName("g") def f = 1; def g = 2 }',
    ],
    backEnd: [],
  },
};

/** A program with what is known of it. */
export interface KnownProgram {
  readonly files: readonly SourceFile[];
  readonly kind: 'right' | 'wrong' | 'backEnd';
}

/** All programs of a language, right ones first. */
export function programsOf(language: string): KnownProgram[] {
  const { file, right, wrong, late, backEnd } = programs[language] as LanguagePrograms;
  const known = (kind: KnownProgram['kind']) => (text: string) => ({
    kind,
    files: [{ path: file, text: `${text}\n` }],
  });
  return [
    ...right.map(known('right')),
    ...[...wrong, ...late].map(known('wrong')),
    ...backEnd.map(({ text }) => text).map(known('backEnd')),
  ];
}
