import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** Programs that are alike get alike errors. */
export const rule = snippet(
  {
    id: 'alike-errors-in-alike-initializers',
    summary: 'a value of a wrong type is an error in whichever form it is written',
    cites: { document: 'TypeScript Handbook', section: 'Everyday Types: Inference' },
    example: 'export const a = 1;\n',
    expectation: rejected('a value of a wrong type is written in another form', 'TS2322', 'TS1360', 'TS2345'),
  },
  (fresh, _place, random) => {
    const name = fresh('wrong');
    return random.pick([
      `const ${name}: number = ('text');`,
      `const ${name}: number = Boolean(1) ? 'text' : 'text';`,
      `let ${name}: number; ${name} = 'text';`,
      `const { ${name} }: { ${name}: number } = { ${name}: 'text' };`,
      `const [${name}]: [number] = ['text'];`,
      `const ${name} = (): number => 'text';`,
      `const ${name} = ((): number => { return 'text'; })();`,
      `const ${name} = (x: number = 'text') => x;`,
    ]);
  },
);
