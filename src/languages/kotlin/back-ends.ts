import type { Configuration, InstalledToolchain, ObserveOptions, Toolchain } from '../../core/toolchain.js';
import { compareVersions } from '../../core/version.js';

/** A back end for the JVM that is not the usual one of a version, and the option that chooses it. */
interface BackEnd {
  readonly name: string;
  readonly option: string;
}

const [firstWithIr, lastWithOld] = ['1.5.0', '1.7.0'];

/** The back ends for the JVM that a version has beside its own: the new one before 1.5, and the old one before 1.7. */
export function otherBackEnds({ version }: Pick<InstalledToolchain, 'version'>): readonly BackEnd[] {
  if (compareVersions(version, firstWithIr) < 0) return [{ name: 'ir', option: '-Xuse-ir' }];
  return compareVersions(version, lastWithOld) < 0 ? [{ name: 'oldBackend', option: '-Xuse-old-backend' }] : [];
}

/** A toolchain with other back ends as configurations that compile and run; each has servers of its own, once it is used. */
export function withBackEnds(
  usual: Toolchain,
  others: readonly (BackEnd & { readonly toolchain: Toolchain })[],
): Toolchain {
  const configurations = others.map(
    ({ name, option }): Configuration => ({
      name,
      summary: `compiled with ${option} by a warm compile server, and run by it`,
      role: 'tier',
      runs: true,
    }),
  );
  const meant = (options: ObserveOptions) => {
    const other = others.find(({ name }) => name === options.configuration);
    return other ? { toolchain: other.toolchain, options: { ...options, configuration: 'run' } } : undefined;
  };
  return {
    ...usual,
    configurations: [...usual.configurations, ...configurations],
    observe(batch, options) {
      const other = meant(options);
      return other ? other.toolchain.observe(batch, other.options) : usual.observe(batch, options);
    },
    observePlainly(program, options) {
      const other = meant(options);
      return other ? other.toolchain.observePlainly(program, other.options) : usual.observePlainly(program, options);
    },
    async exercise(program, options) {
      const other = meant(options);
      return other ? other.toolchain.exercise?.(program, other.options) : usual.exercise?.(program, options);
    },
    command(program, configuration) {
      const other = others.find(({ name }) => name === configuration);
      return other ? other.toolchain.command(program, 'run') : usual.command(program, configuration);
    },
    async close() {
      await Promise.all([usual, ...others.map(({ toolchain }) => toolchain)].map((each) => each.close()));
    },
  };
}
