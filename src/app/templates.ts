import { writeTemplateJar } from '../harness/jvm/template-jar.js';
import { allLanguages } from './catalogue.js';

/** A template that is shipped with cupel. */
export interface ShippedTemplate {
  readonly name: string;
  readonly language: string;
  readonly holes: number;
  readonly aim: string;
}

/** All templates that are shipped with cupel. */
export async function shippedTemplates(): Promise<ShippedTemplate[]> {
  const all: ShippedTemplate[] = [];
  for (const { id: language, templates: support } of await allLanguages()) {
    if (!support) continue;
    const opened = await support.open(await support.shipped(), {});
    await opened.close();
    for (const { name, aim = '', holes } of opened.templates) all.push({ name, language, holes, aim });
  }
  return all;
}

/** Writes the hole library of Java as a jar, so that an editor can compile templates. */
export async function templateJar(file: string): Promise<void> {
  await writeTemplateJar(file);
}
