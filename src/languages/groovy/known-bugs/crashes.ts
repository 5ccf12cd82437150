import type { ModelBug } from '../../../model/program/mute.js';
import { accepted } from './reproducer.js';

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
];
