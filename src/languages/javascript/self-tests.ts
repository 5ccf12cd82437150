import type { SelfTest } from '../../core/toolchain.js';
import type { Engine } from './engine.js';

const main = (text: string) => [{ path: 'main.js', text }];

const crashTest = (crash: string): SelfTest => ({ name: 'a crash is seen', files: main(crash), expected: 'crashed' });

/** Programs that prove, before a campaign, that we see what an engine does with a program. */
export function selfTests({ crash }: Engine): readonly SelfTest[] {
  return [
    { name: 'runs a correct program', files: main('var answer = 42;\n'), expected: 'accepted' },
    { name: 'refuses a wrong program', files: main('var answer = ;\n'), expected: 'rejected' },
    ...(crash === undefined ? [] : [crashTest(crash)]),
    { name: 'a hang is seen', files: main('for (;;) {}\n'), expected: 'timedOut', millis: 2_000 },
  ];
}
