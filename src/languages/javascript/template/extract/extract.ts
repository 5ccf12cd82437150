import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { UserError } from '../../../../core/errors.js';
import { createRandom } from '../../../../core/random.js';
import type { SourceFile } from '../../../../core/test-program.js';
import { applyEdits } from '../../../../model/source/apply-edits.js';
import type { Extraction, ExtractionSource } from '../../../../model/template/extraction.js';
import { ts } from '../../../shared/typescript-javascript/typescript.js';
import { createFiller } from '../fill-template.js';
import { holeFunctions } from '../hole-functions.js';
import { makeOneInTime } from '../make-in-time.js';
import { readTemplate } from '../read-template.js';
import { checkedFiles } from './checked-files.js';
import { topOf } from './functions.js';
import { templateEdits } from './make-holes.js';
import { moduleText } from './module-text.js';
import { neededBy } from './needed.js';
import { NoTemplate } from './no-template.js';

const longest = 20_000;

/** Makes a template of each function at the top of JavaScript and TypeScript files that can stand alone. */
export async function extractTemplates({ location }: ExtractionSource): Promise<Extraction> {
  const reasons: Record<string, number> = {};
  const leaveOut = (reason: string) => {
    reasons[reason] = (reasons[reason] ?? 0) + 1;
  };
  const modules = new Map<string, string>();
  let looked = 0;
  for (const source of await readFiles(location)) {
    const file = ts.createSourceFile(source.path, source.text, ts.ScriptTarget.ESNext, true);
    const { candidates, declarations } = topOf(file);
    for (const candidate of candidates) {
      looked++;
      tryTo(leaveOut, () => {
        const text = moduleText(neededBy(candidate.statement, declarations), candidate);
        if (text.length > longest) throw new NoTemplate('depends on too much other code');
        modules.set(freeName(candidate.name, modules), text);
      });
    }
  }
  const templates: SourceFile[] = [];
  for (const [path, checked] of checkedFiles(modules))
    tryTo(leaveOut, () => templates.push(templateOf(path, checked.file, checked.checker)));
  return { templates, looked, reasons };
}

function tryTo(leaveOut: (reason: string) => void, work: () => unknown): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof NoTemplate)) throw error;
    leaveOut(error.message);
  }
}

function freeName(name: string, taken: ReadonlyMap<string, string>): string {
  let free = `${name}.ts`;
  for (let i = 2; taken.has(free); i++) free = `${name}-${i}.ts`;
  return free;
}

function templateOf(path: string, file: ts.SourceFile, checker: ts.TypeChecker): SourceFile {
  const entry = file.statements.find(isEntry);
  const edits = entry ? templateEdits(entry, checker, freshName('limiter', file.text)) : [];
  if (edits.length === 0) throw new NoTemplate('has no hole');
  const text = applyEdits(file.text, edits);
  const used = [...holeFunctions.keys()].filter((name) => new RegExp(`(?<![.\\w$])${name}\\(`).test(text));
  if (used.some((name) => declaresName(file, name))) throw new NoTemplate('uses a name of the hole library');
  const template = { path, text: `import { ${used.join(', ')} } from 'cupel/template';\n\n${text}` };
  check(template);
  return template;
}

function isEntry(statement: ts.Statement): statement is ts.FunctionDeclaration & { readonly body: ts.Block } {
  if (!ts.isFunctionDeclaration(statement) || !statement.body) return false;
  return statement.modifiers?.[0]?.kind === ts.SyntaxKind.ExportKeyword;
}

const reasons: readonly (readonly [RegExp, string])[] = [
  [/did not end/, 'does not end'],
  [/before its entry/, 'fails before its entry is called'],
];

// A template that cannot be read or filled is none.
function check(template: SourceFile): void {
  try {
    const fill = createFiller(readTemplate(template), {});
    makeOneInTime({ path: template.path, make: () => fill(createRandom('extract'), 0) });
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const [, why] = reasons.find(([pattern]) => pattern.test(error.message)) ?? [];
    throw new NoTemplate(why ?? 'has a hole that nothing can fill');
  }
}

function declaresName(file: ts.SourceFile, name: string): boolean {
  return new RegExp(`\\b(function|let|const|var)\\s+${name}\\b`).test(file.text);
}

function freshName(wanted: string, text: string): string {
  return text.includes(wanted) ? freshName(`${wanted}_`, text) : wanted;
}

async function readFiles(folder: string): Promise<SourceFile[]> {
  const names = await readdir(folder, { recursive: true });
  const wanted = names.filter(
    (name) =>
      /\.[cm]?[jt]s$/.test(name) && !/\.d\.[cm]?ts$|\.min\.js$/.test(name) && !name.split(sep).includes('node_modules'),
  );
  return Promise.all(
    wanted.sort().map(async (name) => ({ path: name, text: await readFile(join(folder, name), 'utf8') })),
  );
}
