import { describe, expect, test } from 'vitest';
import { signatureDetail } from '../core/signature.js';
import { crashSignature } from './crash-signature.js';

const textOf = (stack: string) => signatureDetail({ symptom: 'crash', crash: crashSignature(stack) });

const repeat = (times: number, line: string) => Array.from({ length: times }, () => line).join('\n');

const v8Overflow = (file: string, row: number) => `/lib/${file}:123693
      throw e;
      ^

RangeError: Maximum call stack size exceeded
    at isPostSuperFlowNode (/lib/${file}:${row}:11)
${repeat(9, `    at isReachableFlowNodeWorker (/lib/${file}:${row + 10}:77)`)}

Node.js v20.20.2
`;

const go = 'github.com/microsoft/typescript-go/internal';
const goOverflow = (row: number) => `runtime: goroutine stack exceeds 1000000000-byte limit
runtime: sp=0xc4b207f2330 stack=[0xc4b207f2000, 0xc4b407f2000]
fatal error: stack overflow

runtime stack:
runtime.throw({0xfe5fea?, 0x41f1e5?})
	runtime/panic.go:1229 +0x48 fp=0xc4afeae7e98 sp=0xc4afeae7e68 pc=0x487c48

goroutine 48 gp=0xc4afeebd860 m=11 mp=0xc4afeac6808 [running]:
runtime.mapaccess2_fast64(0xdab2c0?, 0xc4aff9676e0?, 0xc4afecd7900?)
	internal/runtime/maps/runtime_fast64.go:85 +0x1fd fp=0xc4b207f2340 sp=0xc4b207f2338 pc=0x41299d
${repeat(
  3,
  `${go}/checker.(*Checker).isReachableFlowNodeWorker(0xc4aff0e8c08, 0xc4b00316300, 0x0?, 0x0?)
	${go}/checker/flow.go:${row} +0x213 fp=0xc4b207f2440 sp=0xc4b207f23c0 pc=0x8735d3`,
)}
...124512 frames elided...
created by sync.(*WaitGroup).Go in goroutine 1
	sync/waitgroup.go:237 +0x73

goroutine 1 gp=0xc4afe5de1e0 m=nil [sync.WaitGroup.Wait]:
${repeat(2, `${go}/core.(*parallelWorkGroup).RunAndWait(0xc4aff0e8c08)\n	${go}/core/workgroup.go:${row} +0x1`)}
`;

const goPanic = (
  row: number,
  closure: string,
) => `panic: runtime error: index out of range [${row}] with length 3 [recovered]
	panic: runtime error: index out of range [${row}] with length 3

goroutine 48 [running]:
panic({0xe3a6a0?, 0x1a5b0d0?})
	runtime/panic.go:785 +0x132
${go}/checker.(*Checker).getTypeArguments-fm(0xc000123, {0x1, 0x2})
	${go}/checker/checker.go:${row} +0x213
${go}/core.Map[...](...)
	${go}/core/core.go:${row + 1}
${go}/checker.(*Checker).checkNode.${closure}(0xc000123)
	${go}/checker/checker.go:${row + 2} +0x213
${go}/compiler.NewProgram({{0x0, 0x1}, 0x0})
	${go}/compiler/program.go:${row + 3} +0x213
main.main()
	${go}/main.go:5 +0x1
`;

const debugFailure = (row: number) => `Error: Debug Failure. False expression: ${row} nodes.
    at Object.assertDefined (/lib/typescript.js:${row}:11)
    at new Widener (/lib/typescript.js:${row}:12)
    at Array.map (<anonymous>)
    at /lib/typescript.js:${row}:13
    at getWidenedType [as widen] (/lib/typescript.js:${row}:14)
    at checkSourceFile (/lib/typescript.js:${row}:15)
    at Module._compile (node:internal/modules/cjs/loader:1554:14)
`;

const javac = (
  row: number,
) => `An exception has occurred in the compiler (17.0.${row}). Please file a bug against the Java compiler.
java.lang.NullPointerException: Cannot invoke "Type.tag()" because "<local${row}>" is null
	at jdk.compiler/com.sun.tools.javac.comp.Attr.checkId(Attr.java:${row})
	at java.base/java.util.ArrayList.forEach(ArrayList.java:1511)
	at jdk.compiler@17.0.2/com.sun.tools.javac.comp.Attr.lambda$visitApply$${row}(Attr.java:${row})
	at jdk.compiler/com.sun.tools.javac.comp.Attr$${row}.visit(Attr.java:${row})
	at jdk.compiler/com.sun.tools.javac.Main.compile(Main.java:50)
`;

const kotlin = (
  where: string,
) => `exception: org.jetbrains.kotlin.backend.common.BackendException: Backend Internal error: Exception during IR lowering
File being compiled: (3,1) in /tmp/main.kt
	at org.jetbrains.kotlin.backend.common.CodegenUtil.reportBackendException(CodegenUtil.kt:253)
	at org.jetbrains.kotlin.backend.jvm.FileLowering.lower(FileLowering.kt:17)
Caused by: java.lang.IllegalStateException: No type for x
	at app//org.jetbrains.kotlin.ir.types.${where}.render-impl(IrTypes.kt:12)
	at org.jetbrains.kotlin.backend.jvm.FileLowering$$Lambda$12/0x0000000800c03000.invoke(Unknown Source)
	at org.jetbrains.kotlin.backend.jvm.FileLowering.<init>(FileLowering.kt:30)
	... 42 more
`;

const jvmOverflow = (row: number) => `Exception in thread "main" java.lang.StackOverflowError
${repeat(4, `	at dotty.tools.dotc.core.Types$Type.widen(Types.scala:${row})\n	at scala.collection.immutable.List.map(List.scala:1)\n	at dotty.tools.dotc.core.TypeOps$.simplify(TypeOps.scala:${row})`)}
`;

describe('the signature of a crash', () => {
  test.each([
    ['a stack overflow in V8', v8Overflow('_tsc.js', 70258), 'stack overflow in isReachableFlowNodeWorker'],
    ['a stack overflow in Go', goOverflow(2503), 'stack overflow in checker.(*Checker).isReachableFlowNodeWorker'],
    [
      'a stack overflow in the JVM',
      jvmOverflow(7),
      'stack overflow in dotty.tools.dotc.core.TypeOps$.simplify, dotty.tools.dotc.core.Types$Type.widen',
    ],
    [
      'a panic',
      goPanic(5, 'func1'),
      'runtime error: index out of range in checker.(*Checker).getTypeArguments < core.Map < ' +
        'checker.(*Checker).checkNode < compiler.NewProgram',
    ],
    [
      'a debug failure',
      debugFailure(9),
      'Debug Failure in Object.assertDefined < Widener < getWidenedType [as widen] < checkSourceFile',
    ],
    [
      'an exception of javac',
      javac(3),
      'java.lang.NullPointerException in com.sun.tools.javac.comp.Attr.checkId < ' +
        'com.sun.tools.javac.comp.Attr.visitApply < com.sun.tools.javac.comp.Attr.visit < com.sun.tools.javac.Main.compile',
    ],
    [
      'an exception that was wrapped',
      kotlin('Render'),
      'java.lang.IllegalStateException in org.jetbrains.kotlin.ir.types.Render.render-impl < ' +
        'org.jetbrains.kotlin.backend.jvm.FileLowering.<init>',
    ],
    [
      'a wrapper without its cause',
      kotlin('').split('Caused')[0] as string,
      'org.jetbrains.kotlin.backend.common.BackendException in org.jetbrains.kotlin.backend.common.CodegenUtil.reportBackendException < org.jetbrains.kotlin.backend.jvm.FileLowering.lower',
    ],
    ['a signal', 'SIGSEGV\n', 'SIGSEGV in unknown'],
    ['a panic with a quoted message', 'panic: "what"\n', 'panic in unknown'],
    ['nothing', '', 'crash in unknown'],
  ])('of %s', (_, stack, expected) => expect(textOf(stack)).toBe(expected));

  test.each([
    ['V8', v8Overflow('_tsc.js', 70258), v8Overflow('typescript.js', 80000)],
    ['Go', goOverflow(2503), goOverflow(2611)],
    ['Go, with closures numbered anew', goPanic(5, 'func1'), goPanic(77, 'func12.3.deferwrap1')],
    ['the debug failure', debugFailure(9), debugFailure(1234)],
    ['javac', javac(3), javac(11)],
    ['the JVM', jvmOverflow(7), jvmOverflow(1234)],
  ])('is the same for another version: %s', (_, one, other) =>
    expect(crashSignature(other)).toEqual(crashSignature(one)),
  );

  test('is another one for another bug behind the same wrapper', () => {
    expect(crashSignature(kotlin('Render'))).not.toEqual(crashSignature(kotlin('Print')));
  });

  test('does not mind lines that end as on Windows', () => {
    expect(crashSignature(javac(3).replaceAll('\n', '\r\n'))).toEqual(crashSignature(javac(3)));
  });
});

test('a failed check of V8 is named by what was checked and where', () => {
  const stack = '#\n# Fatal error in ../deps/v8/src/compiler/types.cc, line 412\n# Check failed: 7 < length().\n#\n';
  expect(textOf(stack)).toBe('Check failed: N < length() in types.cc');
});

test('a class that the compiler of Groovy makes to evaluate an expression has no random name', () => {
  const stack = (id: string) =>
    `groovy.lang.MissingPropertyException: No such property: copy\n\tat Expression$${id}.eval(Unknown Source)\n`;
  const [one, other] = ['09f64ef8$ec69$4cc9$963b$e5a351c11236', '928d4c15$bbce$4a97$914f$536a4ac72dad'];
  expect(crashSignature(stack(one))).toEqual(crashSignature(stack(other)));
  expect(crashSignature(stack(one)).frames).toEqual(['Expression.eval']);
});
