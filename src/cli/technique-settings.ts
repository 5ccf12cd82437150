import { UserError } from '../core/errors.js';
import { suggestion } from '../core/suggest.js';
import { type Feature, features } from '../model/program/feature.js';
import type { TechniqueSettings } from '../model/technique.js';
import type { Settings } from './configuration.js';
import { templateSettings } from './template-settings.js';

/** What the settings ask of a technique. */
export function techniqueSettings(settings: Settings): TechniqueSettings {
  const { size, feature, policy, patterns } = settings;
  const template = templateSettings(settings);
  return {
    ...(size && { size }),
    ...(feature && { features: Object.fromEntries(feature.map(parseFactor)) }),
    ...(policy && { policy }),
    ...(patterns && { patterns }),
    ...(template && { template }),
  };
}

function parseFactor(text: string): [Feature, number] {
  const [, name = text, factor = ''] = /^(\w+)=(.*)$/.exec(text) ?? [];
  if (!(features as readonly string[]).includes(name))
    throw new UserError(`there is no feature '${name}'; ${suggestion(name, features)}`);
  if (!/^\d{1,6}(\.\d{1,6})?$/.test(factor))
    throw new UserError(`the feature ${name} needs a factor, as ${name}=0 or ${name}=2.5`);
  return [name as Feature, Number(factor)];
}
