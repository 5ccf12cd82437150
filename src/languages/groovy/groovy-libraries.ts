import { UserError } from '../../core/errors.js';
import type { LibrarySupport } from '../../model/library/library-support.js';
import { jvmLibraries, readJvmLibraries } from '../shared/jvm/api/jvm-libraries.js';
import type { OpenLibraries } from '../shared/jvm/api/open-libraries.js';

/** Libraries of the JVM, but for those that bring code of their own into the compiler. */
export const groovyLibraries: LibrarySupport = {
  ...jvmLibraries,
  read: (references, tell) => readJvmLibraries(references, tell, requireNoTransforms),
};

// The compiler executes what these files of its class path name, for every program.
const services = [
  'META-INF/services/org.codehaus.groovy.transform.ASTTransformation',
  'META-INF/groovy/org.codehaus.groovy.runtime.ExtensionModule',
  'META-INF/services/org.codehaus.groovy.runtime.ExtensionModule',
];

function requireNoTransforms({ wanted, needed }: OpenLibraries): void {
  const all = [...wanted, ...needed];
  const found = services.find((service) => all.some((each) => [...each.files(service)].length > 0));
  if (found)
    throw new UserError(`the libraries have a file ${found}, by which code of theirs would run in groovyc; use others`);
}
