import { UserError } from '../../core/errors.js';
import type { LibrarySupport } from '../../model/library/library-support.js';
import { jvmLibraries, readJvmLibraries } from '../shared/jvm/api/jvm-libraries.js';
import { type ClassContainer, openClasses } from '../shared/jvm/api/class-container.js';

/** Libraries of the JVM, but for those that bring code of their own into the compiler. */
export const groovyLibraries: LibrarySupport = {
  ...jvmLibraries,
  read: (references, tell) =>
    readJvmLibraries(references, tell, ({ wanted, needed }) => requireNone([...wanted, ...needed])),
};

// The compiler executes what these files of its class path name, for every program.
const services = [
  'META-INF/services/org.codehaus.groovy.transform.ASTTransformation',
  'META-INF/groovy/org.codehaus.groovy.runtime.ExtensionModule',
  'META-INF/services/org.codehaus.groovy.runtime.ExtensionModule',
];

/** Refuses jars that bring code of their own into the compiler. */
export function requireNoTransforms(jars: readonly string[]): void {
  const open: ClassContainer[] = [];
  try {
    for (const jar of jars) open.push(openClasses(jar));
    requireNone(open);
  } finally {
    for (const each of open) each.close();
  }
}

function requireNone(libraries: readonly ClassContainer[]): void {
  const found = services.find((service) => libraries.some((each) => [...each.files(service)].length > 0));
  if (found)
    throw new UserError(`the libraries have a file ${found}, by which code of theirs would run in groovyc; use others`);
}
