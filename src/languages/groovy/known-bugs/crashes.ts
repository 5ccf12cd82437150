import type { ModelBug } from '../../../model/program/mute.js';
import { accepted, rejected } from './reproducer.js';

/** Known crashes of groovyc. */
export const crashes: readonly ModelBug[] = [
  {
    id: 'lambda-for-wildcard-function',
    title: 'A lambda with a supertype as parameter type crashes where a functional type with a wildcard is expected.',
    issue: 'https://issues.apache.org/jira/browse/GROOVY-11487',
    family: 'groovy',
    signature: {
      symptom: 'crash',
      frames: [/\bAbstractFunctionalInterfaceWriter\.convertParameterType$/, /\bStaticTypesLambdaWriter\b/],
    },
    since: '4.0.21',
    message: /The inferred type\[.*\] is not compatible with the parameter type\[/,
    reproducer: accepted(`import groovy.transform.CompileStatic
import java.util.function.Function

interface Shape<T> {}

interface Circle<T> extends Shape<Integer> {}

@CompileStatic
class Main {
    static Function<? super Circle<Integer>, String> naming() {
        return (Shape<Integer> shape) -> 'a circle'
    }
}
`),
  },
  {
    id: 'conditionals-of-flow-type',
    title: 'Nested conditionals of a variable crash after a test for another class than that of its value.',
    family: 'groovy',
    signature: {
      symptom: 'crash',
      exception: 'NullPointerException',
      frames: [/\bCompilationUnit\.getCommonSuperClassNode$/],
    },
    since: '5.0.0',
    fixedIn: '6.0.0',
    reproducer: accepted(`import groovy.transform.CompileStatic

class Shape {}

class Circle extends Shape {}

class Square extends Shape {}

@CompileStatic
class Main {
    static Shape run(Square square, boolean flag) {
        Shape shape = square
        return shape instanceof Circle ? (flag ? shape : shape) : (flag ? null : shape)
    }
}
`),
  },
  {
    id: 'constructor-call-in-method',
    title: 'A call of another constructor, `this()`, crashes in a method that is compiled statically.',
    family: 'groovy',
    signature: {
      symptom: 'crash',
      frames: [/\bOperandStack\.popWithMessage$/, /\bStaticInvocationWriter\.writeDirectMethodCall$/],
    },
    text: /\bthis\s*\(/,
    since: '4.0.0',
    reproducer: rejected(
      `import groovy.transform.CompileStatic

@CompileStatic
class Main {
    String greet() { "a" + this() }
}
`,
      'a constructor is called outside of constructors',
    ),
  },
];
