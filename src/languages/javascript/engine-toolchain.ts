import { join } from 'node:path';
import type { Outcome } from '../../core/outcome.js';
import type {
  Compilable,
  InstalledToolchain,
  Limits,
  ObserveOptions,
  OpenOptions,
  Toolchain,
} from '../../core/toolchain.js';
import { type BatchAnswer, observeIsolated } from '../../harness/isolate.js';
import { type ProcessResult, runProcess } from '../../harness/process/run-process.js';
import { withTemporaryFolder, writeFiles } from '../../harness/process/temporary-folder.js';
import { batchScript, readBatch } from './batch-script.js';
import type { InstalledEngine, Tier } from './engine.js';
import { processOutcome } from './process-outcome.js';
import { selfTests } from './self-tests.js';

// What a program may add to the time of a batch before the batch is taken apart.
const millisPerProgram = 200;

/** Opens an engine: many programs in one process for the fast path, each program twice in its own for the plain one. */
export function openEngine(installed: InstalledToolchain, own: InstalledEngine, { limits }: OpenOptions): Toolchain {
  const tiers = own.engine.tiers(own.version).filter(({ name }) => installed.lacks?.includes(name) !== true);
  const tierOf = (name: string) => tiers.find((tier) => tier.name === name) as Tier;

  function run(script: string, options: ObserveOptions, within: Limits): Promise<ProcessResult> {
    const tier = tierOf(options.configuration);
    return withTemporaryFolder(async (cwd) => {
      await writeFiles(cwd, [{ path: 'main.js', text: script }]);
      const result = await runProcess({
        command: own.binary,
        args: own.engine.arguments(tier, join(cwd, 'main.js')),
        cwd,
        env: { ...process.env, ...tier.environment },
        limits: within,
        ...(options.signal && { signal: options.signal }),
      });
      if (result.ended === 'aborted') options.signal?.throwIfAborted();
      return result;
    });
  }

  const millisOf = ({ millis }: ObserveOptions) => millis ?? limits.millis;

  async function together(programs: readonly Compilable[], options: ObserveOptions): Promise<BatchAnswer> {
    const millis = millisOf(options) + (programs.length - 1) * millisPerProgram;
    const result = await run(batchScript(programs), options, { ...limits, millis });
    const { outcomes, at } = readBatch(result.stdout);
    if (outcomes.length === programs.length) return { kind: 'answered', outcomes };
    const outcome = processOutcome(result);
    // It ended the process in an orderly way: what that means is seen when it is alone.
    const left = outcome.kind === 'accepted' && programs.length === 1;
    return { kind: 'lost', outcome: left ? await alone(programs[0] as Compilable, options) : outcome, at };
  }

  async function alone(program: Compilable, options: ObserveOptions): Promise<Outcome> {
    const text = program.files.map((file) => file.text).join('\n');
    const result = await run(text, options, { ...limits, millis: millisOf(options) });
    const outcome = processOutcome(result);
    const doubtful = outcome.kind === 'accepted' && result.exitCode !== 0 && /error/i.test(result.stderr);
    if (!doubtful) return outcome;
    // The words of engines do not tell an error in the syntax from one that the program throws.
    const { outcomes } = readBatch((await run(batchScript([program]), options, limits)).stdout);
    return outcomes[0]?.kind === 'rejected' ? outcomes[0] : outcome;
  }

  return {
    id: `${installed.family}@${installed.version}`,
    checksum: installed.checksum,
    limits,
    configurations: tiers,
    selfTests: selfTests(own.engine),
    observe: (batch, options) => observeIsolated(batch, (programs) => together(programs, options)),
    async observePlainly(program, options) {
      const first = await alone(program, options);
      if (first.kind !== 'accepted') return first;
      const second = await alone(program, options);
      return isSame(first, second) ? first : { kind: 'toolFailed', message: 'the program is not deterministic' };
    },
    command: (program, configuration) => commandOf(own, tierOf(configuration), program),
    close: async () => undefined,
  };
}

function isSame(a: Outcome, b: Outcome): boolean {
  return (
    a.kind === 'accepted' &&
    b.kind === 'accepted' &&
    a.run?.checksum === b.run?.checksum &&
    a.run?.exitCode === b.run?.exitCode
  );
}

function commandOf({ engine, version }: InstalledEngine, tier: Tier, { files }: Compilable): string {
  const variables = Object.entries(tier.environment ?? {}).map(([name, value]) => `${name}=${value}`);
  return [...variables, engine.typed(version), ...engine.arguments(tier, files[0]?.path ?? 'main.js')].join(' ');
}
