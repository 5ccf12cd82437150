import { readFileSync } from 'node:fs';
import { UserError } from '../core/errors.js';
import type { TemplateSettings } from '../model/template/support.js';
import type { Settings } from './configuration.js';
import { reasonOf } from './system-error.js';

/** What the settings ask of templates; nothing if they ask nothing. */
export function templateSettings({
  template,
  static: unexecuted,
  exploration,
  prune,
}: Settings): TemplateSettings | undefined {
  if ([template, unexecuted, exploration, prune].every((one) => one === undefined)) return undefined;
  return {
    ...(template && chosenTemplates(template)),
    ...(unexecuted !== undefined && { static: unexecuted }),
    ...(exploration && { exploration }),
    ...(prune !== undefined && { prune }),
  };
}

/** The templates that a campaign uses, to tell whether they are the same. */
export function templatesOf({ sources, names }: TemplateSettings = {}): string {
  return (sources?.map(({ path }) => path) ?? names ?? []).join();
}

// A name of a template that comes with cupel has neither folders nor an ending.
function chosenTemplates(given: readonly string[]): Pick<TemplateSettings, 'names' | 'sources'> {
  const files = given.filter((one) => /[./\\]/.test(one));
  if (files.length === 0) return { names: given };
  if (files.length < given.length)
    throw new UserError('name templates that come with cupel, or files, but not both at once');
  return { sources: files.map((path) => ({ path, text: readTemplate(path) })) };
}

function readTemplate(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new UserError(`the template ${path} cannot be read: ${reasonOf(error)}`);
  }
}
