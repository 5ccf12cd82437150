import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** `override` needs something to override. */
export const rule = snippet(
  {
    id: 'override-of-nothing',
    summary: 'a member with the modifier override must be in the base class',
    cites: { document: 'TypeScript Release Notes', section: '4.3: override and the --noImplicitOverride Flag' },
    since: { typescript: '4.3.2' },
    example: 'export const a = 1;\n',
    expectation: rejected('a member overrides nothing', 'TS4113', 'TS4112'),
  },
  (fresh) => `class ${fresh('Base')} {} class ${fresh('Derived')} extends ${fresh('Base')} { override run(): void {} }`,
);
