import type { Outcome } from '../../core/outcome.js';
import type { Compilable, Limits, ObserveOptions } from '../../core/toolchain.js';
import { runProcess } from '../../harness/process/run-process.js';
import { withTemporaryFolder, writeFiles } from '../../harness/process/temporary-folder.js';
import { commandOutcome } from './command-outcome.js';
import { commandLineOptions } from './options.js';

/** The command-line compiler of one version: a program and its first arguments. */
export interface PlainCompiler {
  readonly implementation: 'javascript' | 'native';
  readonly version: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly limits: Limits;
}

/** Compiles one program by the plain command line, in a folder and a process of its own. */
export function compilePlainly(
  compiler: PlainCompiler,
  program: Compilable,
  options: ObserveOptions,
): Promise<Outcome> {
  return withTemporaryFolder(async (folder) => {
    await writeFiles(folder, program.files);
    const result = await runProcess({
      command: compiler.command,
      args: [
        ...compiler.args,
        '--pretty',
        'false',
        ...plainOptions(compiler.version, options.configuration),
        ...roots(program),
      ],
      cwd: folder,
      limits: { ...compiler.limits, millis: options.millis ?? compiler.limits.millis },
      ...(options.signal && { signal: options.signal }),
    });
    if (result.ended === 'aborted') options.signal?.throwIfAborted();
    return commandOutcome(result, compiler.implementation);
  });
}

/** What a person types to compile a program with a published version. */
export function plainCommand(version: string, program: Compilable, configuration: string): string {
  return ['npx', '-p', `typescript@${version}`, 'tsc', ...plainOptions(version, configuration), ...roots(program)].join(
    ' ',
  );
}

function plainOptions(version: string, configuration: string): string[] {
  return [...commandLineOptions(version), ...(configuration === 'singleThreaded' ? ['--singleThreaded'] : [])];
}

function roots(program: Compilable): string[] {
  return program.files.map((file) => file.path);
}
