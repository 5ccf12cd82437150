import { UserError } from '../core/errors.js';
import type { Finding } from '../core/finding.js';
import { libraryName } from '../core/library.js';
import { parseTarget } from '../core/target.js';
import type { Compilable } from '../core/test-program.js';
import { familyNamed } from './catalogue.js';

/** Whether the user trusts a program that cupel did not make here. */
export interface Trust {
  /** Allows it to be executed; never a setting, so that no configuration file can say it. */
  readonly trust?: boolean | undefined;
}

/** A program from outside, and the compilers that it is to be shown to. */
interface Outsider {
  /** What a message calls it. */
  readonly name: string;
  readonly program: Compilable & { readonly parent?: Compilable };
  readonly targets: readonly string[];
}

/** A finding that came from a file, and the compilers that its program is to be shown to. */
export function outsider({ id, program }: Finding, targets: readonly string[]): Outsider {
  return { name: `finding ${id}, which was not found here`, program, targets };
}

/**
 * Refuses a program from outside if showing it to these compilers executes it, or brings jars of its own into them, unless
 * it is trusted. Compilers that execute nothing need no trust.
 */
export async function requireTrust({ name, program, targets }: Outsider, { trust = false }: Trust): Promise<void> {
  if (trust) return;
  const allow = 'add --trust if you trust where it comes from';
  for (const target of targets)
    if (await executes(target)) throw new UserError(`${target} could execute code of ${name}; ${allow}`);
  const libraries = [program, program.parent].flatMap((each) => each?.libraries ?? []);
  const jar = libraries.find(({ kind }) => kind !== 'npm');
  if (jar) throw new UserError(`${name} needs ${libraryName(jar)}; ${allow}`);
}

/** Whether a target executes something of the programs that it is shown. */
export async function executes(target: string): Promise<boolean> {
  const { family, configuration = 'default' } = parseTarget(target);
  const { compilesOnly = [] } = await familyNamed(family);
  return !compilesOnly.includes(configuration);
}
