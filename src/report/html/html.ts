import { escapeText } from '../xml.js';

/** Markup that is safe to put into a page. */
export interface Html {
  readonly markup: string;
}

type HtmlValue = Html | string | number | false | undefined | readonly HtmlValue[];

/** Builds markup from a template; whatever is put in is escaped unless it is markup itself. */
export function html(strings: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return { markup: String.raw({ raw: strings }, ...values.map(markupOf)) };
}

/** Markup that was written by hand and not made of data, such as a style sheet. */
export function trusted(markup: string): Html {
  return { markup };
}

function markupOf(value: HtmlValue): string {
  if (value === undefined || value === false) return '';
  if (typeof value === 'object') return 'markup' in value ? value.markup : value.map(markupOf).join('');
  return escapeText(String(value));
}
