import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SourceFile } from '../../../core/test-program.js';
import { javaCommand } from '../../../harness/jvm/java-command.js';
import { usualJdk } from '../../../harness/jvm/jdks.js';
import { javacExports, serverClasses } from '../../../harness/jvm/server-classes.js';
import { runProcess } from '../../../harness/process/run-process.js';
import { withTemporaryFolder } from '../../../harness/process/temporary-folder.js';
import { problemOf } from '../../../model/template/candidates.js';
import type { Extraction, ExtractionSource } from '../../../model/template/extraction.js';
import { openHost } from './host.js';
import type { ReadAnswer } from './read-template.js';

const limits = { millis: 20 * 60_000, bytes: 4 * 1024 ** 3 };

interface Answer {
  readonly methods: number;
  readonly reasons: Readonly<Record<string, number>>;
}

/** Makes a template of each static method of Java sources that can stand alone. */
export async function extractTemplates(source: ExtractionSource): Promise<Extraction> {
  return withTemporaryFolder(async (out) => {
    const { methods, reasons } = await extractInto(out, source);
    const names = (await readdir(out)).sort();
    const made = await Promise.all(
      names.map(async (path) => ({ path, text: await readFile(join(out, path), 'utf8') })),
    );
    const problems = await findProblems(made);
    const templates = made.filter((_, i) => problems[i] === undefined);
    const counts: Record<string, number> = { ...reasons };
    for (const problem of problems) if (problem !== undefined) counts[problem] = (counts[problem] ?? 0) + 1;
    return { templates, looked: methods, reasons: counts };
  });
}

async function extractInto(out: string, { location, classPath }: ExtractionSource): Promise<Answer> {
  const jdk = usualJdk();
  const program = { jdk, classPath: [await serverClasses(jdk)], main: 'cupel.extract.Main' };
  const flags = ['-XX:+UseSerialGC', '-Xmx2g', '-Xss8m', ...javacExports.map((name) => `--add-exports=${name}`)];
  const input = JSON.stringify({ sources: location, classPath, out });
  const { exitCode, ended, stdout, stderr } = await runProcess({ ...javaCommand(program, flags, []), input, limits });
  if (ended !== 'exited' || exitCode !== 0)
    throw new Error(`templates could not be extracted (${ended}): ${stderr.slice(-2000)}`);
  return JSON.parse(stdout) as Answer;
}

// What compiles may still have a hole that nothing can fill.
async function findProblems(templates: readonly SourceFile[]): Promise<(string | undefined)[]> {
  const host = openHost();
  try {
    const problems: (string | undefined)[] = [];
    for (let from = 0; from < templates.length; from += 100)
      problems.push(...(await host.read(templates.slice(from, from + 100))).map(problemOfAnswer));
    return problems;
  } finally {
    await host.close();
  }
}

function problemOfAnswer(answer: ReadAnswer): string | undefined {
  if ('errors' in answer) return 'is not a valid template';
  return answer.holes.some((hole) => problemOf(hole) !== undefined) ? 'has a hole that nothing can fill' : undefined;
}
