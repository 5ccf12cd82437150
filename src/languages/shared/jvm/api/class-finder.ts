import { Damaged } from '../../../../core/byte-reader.js';
import { type ClassFile, flag } from '../class-file/class-file.js';
import { readClassFile } from '../class-file/read-class-file.js';
import { type ClassSignature, classSignature, fieldSignature } from '../class-file/signature.js';
import type { ClassContainer } from './class-container.js';
import { Unexpressed } from './unexpressed.js';

/** A class that was found, with what must be known of it wherever it is spoken of. */
export interface FoundClass {
  readonly file: ClassFile;
  /** Qualified, as programs write it. */
  readonly name: string;
  readonly package: string;
  readonly outer?: FoundClass;
  /** As they are declared: of a nested class they are not those of its file. */
  readonly flags: number;
  readonly signature: ClassSignature;
  /** Whether programs can name it. */
  readonly nameable: boolean;
  /** It is bound to an object of the class around it. */
  readonly inner: boolean;
}

/** Finds classes by their names in the JVM; one that is not there, or that cannot be read, is `Unexpressed`. */
export interface ClassFinder {
  find(name: string): FoundClass;
  /** One that was found before, by its qualified name. */
  named(name: string): FoundClass | undefined;
  close(): void;
}

const deepestNesting = 50;

/** Looks for classes in one container after the other. The newest version that is read is that of the JDK. */
export function classFinder(containers: readonly ClassContainer[], newest: number): ClassFinder {
  const known = new Map<string, FoundClass | Unexpressed>();
  const byName = new Map<string, FoundClass>();
  function find(name: string, depth = 0): FoundClass {
    let found = known.get(name);
    if (!found) {
      found = lookFor(name, depth);
      known.set(name, found);
    }
    if (found instanceof Unexpressed) throw found;
    if (!byName.has(found.name)) byName.set(found.name, found);
    return found;
  }
  function lookFor(name: string, depth: number): FoundClass | Unexpressed {
    try {
      for (const container of containers) {
        const data = container.read(name);
        if (data) return describe(container, name, { file: readClassFile(data), depth });
      }
      return new Unexpressed('a class that is not in the library', plainName(name));
    } catch (error) {
      if (error instanceof Unexpressed) return error;
      if (error instanceof Damaged)
        return new Unexpressed('a class file that is damaged', `${plainName(name)}: ${error.message}`);
      throw error;
    }
  }
  function describe(
    container: ClassContainer,
    asked: string,
    { file, depth }: { file: ClassFile; depth: number },
  ): FoundClass {
    if (file.major > newest)
      throw new Unexpressed(`a class file of Java ${file.major - 44}, which the JDK does not know`, plainName(asked));
    if (file.name !== asked || depth > deepestNesting)
      throw new Unexpressed('a class file that is damaged', plainName(asked));
    const nesting = file.nesting.get(asked);
    const { label, outer: outerName } = nesting ?? {};
    if (nesting && (outerName === undefined || label === undefined))
      throw new Unexpressed('a class without a name', plainName(asked));
    const outer = outerName === undefined ? undefined : find(outerName, depth + 1);
    const flags = nesting?.flags ?? file.flags;
    const packageName = asked.slice(0, Math.max(0, asked.lastIndexOf('/')));
    const nameable = (flags & flag.public) !== 0 && (outer?.nameable ?? container.exports(packageName));
    return {
      file,
      name: outer ? `${outer.name}.${label}` : asked.replaceAll('/', '.'),
      package: packageName.replaceAll('/', '.'),
      ...(outer && { outer }),
      flags,
      signature: file.signature === undefined ? erasedSignature(file) : classSignature(file.signature),
      nameable,
      inner: outer !== undefined && (flags & (flag.static | flag.interface)) === 0,
    };
  }
  return {
    find,
    named: (name) => byName.get(name),
    close() {
      for (const container of containers) container.close();
    },
  };
}

function erasedSignature({ superclass, interfaces }: ClassFile): ClassSignature {
  const names = superclass === undefined ? interfaces : [superclass, ...interfaces];
  return { parameters: [], supertypes: names.map((name) => fieldSignature(`L${name};`)) };
}

/** The name of a class as a person would write it. */
export function plainName(name: string): string {
  return name.replaceAll('/', '.').replaceAll('$', '.');
}
