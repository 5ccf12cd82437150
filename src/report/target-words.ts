/** The name of a target for people: the configuration is left out when it is the default one. */
export function targetTitle(target: string): string {
  return target.replace(/:default$/, '');
}

/** The toolchain of a target: `typescript@7.0.2` of `typescript@7.0.2:singleThreaded`. */
export function toolchainOf(target: string): string {
  return target.split(':', 1)[0] as string;
}
