// Written by scripts/write-registry.mjs from the folders of src/languages and src/techniques.
import type { Language } from './model/language.js';
import type { Technique } from './model/technique.js';
import { settings as api } from './techniques/api/settings.js';
import { settings as erase } from './techniques/erase/settings.js';
import { settings as generate } from './techniques/generate/settings.js';
import { settings as overwrite } from './techniques/overwrite/settings.js';
import { settings as rules } from './techniques/rules/settings.js';
import { settings as skeleton } from './techniques/skeleton/settings.js';
import { settings as spe } from './techniques/spe/settings.js';
import { settings as template } from './techniques/template/settings.js';
import { settings as tokens } from './techniques/tokens/settings.js';
import { settings as trace } from './techniques/trace/settings.js';

/** Every language, loaded when first asked for. */
export const languages: Readonly<Record<string, () => Promise<Language>>> = {
  groovy: async () => (await import('./languages/groovy/language.js')).language,
  java: async () => (await import('./languages/java/language.js')).language,
  javascript: async () => (await import('./languages/javascript/language.js')).language,
  kotlin: async () => (await import('./languages/kotlin/language.js')).language,
  scala: async () => (await import('./languages/scala/language.js')).language,
  typescript: async () => (await import('./languages/typescript/language.js')).language,
};

/** Every technique, loaded when first asked for. */
export const techniques: Readonly<Record<string, () => Promise<Technique>>> = {
  api: async () => (await import('./techniques/api/technique.js')).technique,
  erase: async () => (await import('./techniques/erase/technique.js')).technique,
  generate: async () => (await import('./techniques/generate/technique.js')).technique,
  overwrite: async () => (await import('./techniques/overwrite/technique.js')).technique,
  rules: async () => (await import('./techniques/rules/technique.js')).technique,
  skeleton: async () => (await import('./techniques/skeleton/technique.js')).technique,
  spe: async () => (await import('./techniques/spe/technique.js')).technique,
  template: async () => (await import('./techniques/template/technique.js')).technique,
  tokens: async () => (await import('./techniques/tokens/technique.js')).technique,
  trace: async () => (await import('./techniques/trace/technique.js')).technique,
};

/** What can be asked of each technique; flags and the configuration file are made from it. */
export const techniqueSettings = {
  api,
  erase,
  generate,
  overwrite,
  rules,
  skeleton,
  spe,
  template,
  tokens,
  trace,
};
