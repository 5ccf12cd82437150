import { UserError } from '../../../core/errors.js';
import type { SourceFile } from '../../../core/test-program.js';
import { inBatches } from '../../../model/template/batch.js';
import { problemOf } from '../../../model/template/candidates.js';
import { chooseTemplates, templateAim, templateName } from '../../../model/template/choose.js';
import type { OpenTemplate, OpenTemplates, TemplateSettings } from '../../../model/template/support.js';
import { argumentRows, drawArguments } from './arguments.js';
import { drawByChance, drawInOrder } from './draw.js';
import { createDriver, type Driver } from './driver.js';
import { createDeadHoleFinder, type DeadHoleFinder } from './find-dead-holes.js';
import { type Execution, openHost, type ProbedProgram } from './host.js';
import { printProbed, printProgram } from './print-program.js';
import { type JavaTemplate, type ReadAnswer, wordsOf } from './read-template.js';

// What is not reached by then hardly ever is, and to look at a state that grows takes longer each time.
const executions = 200;
const fuel = { fuel: 2000, allFuel: 20_000 };
const attempts = 20;
// As many as one run of javac takes without needing much memory.
const largestBatch = 100;

// All tiers are told to compile what was called a thousand times. Programs of loops are called less often, so that the
// interpreter is soon done with every program.
const calls = { most: 5000, least: 2000, fuel: 500_000 };

// One call of these keeps an interpreter busy for long, and burns no fuel.
const slowClasses = { names: ['MessageDigest', 'BigInteger', 'BigDecimal', 'Pattern'], fuel: 1000 };

/** What fills a template: one for all templates that are open. */
interface Tools {
  readonly driver: Driver;
  readonly settings: TemplateSettings;
  readonly execute: (program: ProbedProgram) => Promise<Execution>;
  /** Only if conditions are to be looked at. */
  readonly finder: DeadHoleFinder | undefined;
}

/** Reads Java templates in a JVM and makes them ready to be filled. */
export async function openTemplates(all: readonly SourceFile[], settings: TemplateSettings): Promise<OpenTemplates> {
  const sources = chooseTemplates(all, settings.names);
  const host = openHost();
  try {
    const answers = await host.read(sources);
    const templates = sources.map((source, i) => readable(source, answers[i] as ReadAnswer));
    const limits = { calls: executions, ...fuel, earlyStop: !settings.without?.includes('earlyStop') };
    const execute = inBatches(largestBatch, (programs: readonly ProbedProgram[]) => host.execute(programs, limits));
    const finder = settings.prune ? createDeadHoleFinder() : undefined;
    const tools = { driver: await createDriver(), settings, execute, finder };
    const close = async () => {
      await host.close();
      await finder?.close();
    };
    return { templates: templates.map((template, i) => openTemplate(template, i, tools)), close };
  } catch (error) {
    await host.close();
    throw error;
  }
}

function readable(source: SourceFile, answer: ReadAnswer): JavaTemplate {
  if ('errors' in answer) {
    const [first] = answer.errors;
    throw mistake(source.path, first?.line, first?.message ?? 'it does not compile');
  }
  for (const hole of answer.holes) {
    const problem = problemOf(hole);
    if (problem) throw mistake(source.path, lineAt(source, hole.start), problem);
  }
  return { ...answer, source, words: wordsOf(source.text) };
}

function lineAt({ text }: SourceFile, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

function mistake(path: string, line: number | undefined, message: string): UserError {
  return new UserError(`${path}${line ? `:${line}` : ''}: ${message.split('\n')[0]}`);
}

function openTemplate(template: JavaTemplate, at: number, { driver, settings, execute, finder }: Tools): OpenTemplate {
  const byChance = drawByChance(template);
  const draw = settings.exploration === 'systematic' ? drawInOrder(template) : byChance;
  return {
    name: templateName(template.source),
    aim: templateAim(template.source),
    holes: template.holes.length,
    async fill(random, ordinal) {
      const given = drawArguments(template, random.fork('arguments'));
      let last: Execution | undefined;
      for (let attempt = 0; attempt < attempts; attempt++) {
        const filling = attempt === 0 ? draw(random, ordinal) : byChance(random.fork(`again ${attempt}`), ordinal);
        const filled = { template, filling, given };
        if (settings.static) return { ...printProgram(driver, filled, { indexes: [], calls: calls.most }), reached: 0 };
        const dead = (await finder?.find(template, filling)) ?? [];
        last = await execute({ ...probedProgram(driver, filled), template: at, dead });
        if (last.ending === 'overdue' || last.ending === 'wrongArguments') break;
        if (last.ending !== 'ended') continue;
        const { indexes, reached, fuel } = last;
        return { ...printProgram(driver, filled, { indexes, calls: callsFor(template, fuel) }), reached };
      }
      const { path } = template.source;
      // Holes are chosen so that it compiles.
      if (last?.ending === 'rejected') throw new Error(`${path}: no filling of ${attempts} compiles: ${last.message}`);
      const line = lineAt(template.source, template.makersAt ?? 0);
      if (last?.ending === 'wrongArguments') throw mistake(path, line, last.message);
      if (last?.ending === 'noArguments')
        throw mistake(path, line, `what makes arguments threw in ${attempts} attempts; fix the method`);
      const slow = last?.ending === 'overdue';
      const told = slow
        ? 'the template is too slow; bound the sizes of what it makes'
        : `the template did not terminate in ${attempts} attempts; bound its loops and its recursion`;
      throw mistake(path, undefined, told);
    },
  };
}

function probedProgram(
  driver: Driver,
  filled: Parameters<typeof printProbed>[1],
): Omit<ProbedProgram, 'template' | 'dead'> {
  const { className, holes } = filled.template;
  const rows = filled.given.some(({ made }) => made === undefined) ? argumentRows : 1;
  return { ...printProbed(driver, filled), className, holes: holes.length, arguments: rows };
}

function callsFor({ words }: JavaTemplate, fuel: number): number {
  const least = slowClasses.names.some((name) => words.has(name)) ? slowClasses.fuel : 1;
  const fitting = Math.floor(calls.fuel / Math.max(least, fuel) / 1000) * 1000;
  return Math.min(calls.most, Math.max(calls.least, fitting));
}
