import type { InstalledToolchain, OpenOptions, Toolchain } from '../../core/toolchain.js';
import { observing } from '../../harness/observing.js';
import { observeBatch } from './batching.js';
import { configurationNamed, configurationsOf } from './configurations.js';
import { compileTogether, writeTogether } from './native-batch.js';
import { compilePlainly, type PlainCompiler, plainCommand } from './plain-compiler.js';
import { observePlainly, runAccepted } from './run-programs.js';
import { selfTests } from './self-tests.js';

/**
 * The native compiler (7.0 and later), always by its command line: it starts in 5 ms, so one process per batch costs
 * little, holds for every version (the JavaScript API of 7.0 is not that of 7.1), and can be killed.
 */
export function openNative(installed: InstalledToolchain, binary: string, { limits }: OpenOptions): Toolchain {
  const { version, checksum } = installed;
  const compiler: PlainCompiler = { implementation: 'native', version, command: binary, args: [], limits };
  return {
    id: `${installed.family}@${version}`,
    checksum,
    limits,
    configurations: configurationsOf(version),
    selfTests: selfTests(version),
    ...observing({
      libraries: ['npm'],
      together: async (batch, options) => {
        const way = configurationNamed(version, options.configuration);
        const native = { binary, version, limits };
        const shown = await observeBatch(batch, options, {
          separate: way.alone,
          together: (programs) => compileTogether(native, programs, options),
          write: way.writes && ((programs) => writeTogether(native, programs, options)),
          alone: (program) => compilePlainly(compiler, program, options),
        });
        return way.runs && !options.compileOnly ? runAccepted(compiler, batch, shown, options) : shown;
      },
      alone: (program, options) => observePlainly(compiler, program, options),
    }),
    command: (program, configuration) => plainCommand(version, program, configuration),
    close: async () => undefined,
  };
}
