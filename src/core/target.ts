import { UserError } from './errors.js';

/** What a person writes to name a compiler: `family[@version][:configuration]`. */
export interface TargetName {
  readonly family: string;
  readonly version?: string;
  readonly configuration?: string;
}

/** Reads a target as written on the command line. */
export function parseTarget(text: string): TargetName {
  const match = /^([a-z][a-z0-9-]*)(?:@([0-9A-Za-z][0-9A-Za-z.+_-]*))?(?::([A-Za-z][A-Za-z0-9_-]*))?$/.exec(
    text.trim(),
  );
  if (!match) {
    throw new UserError(
      `'${text}' is not a target; write it as typescript, typescript@7.0.2 or typescript@7.0.2:singleThreaded`,
    );
  }
  const [, family, version, configuration] = match;
  return { family: family as string, ...(version && { version }), ...(configuration && { configuration }) };
}

/** The toolchain of a full name: `node@20.20.2` of `node@20.20.2:turbofan`. */
export function toolchainOf(target: string): string {
  return target.split(':', 1)[0] as string;
}

/** Writes the full name of a target. */
export function formatTarget(toolchainId: string, configuration: string): string {
  return `${toolchainId}:${configuration}`;
}
