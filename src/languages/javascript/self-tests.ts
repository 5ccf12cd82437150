import type { SelfTest } from '../../core/toolchain.js';
import type { Engine } from './engine.js';

const main = (text: string) => [{ path: 'main.js', text }];

const crashTest = (crash: string): SelfTest => ({ name: 'detects a crash', files: main(crash), expected: 'crashed' });

// Much longer than an engine takes to start.
const hangMillis = 500;

/** Programs that prove, before a campaign, that we see what an engine does with a program. */
export function selfTests({ crash }: Engine): readonly SelfTest[] {
  return [
    { name: 'runs a correct program', files: main('var answer = 42;\n'), expected: 'accepted' },
    { name: 'rejects an incorrect program', files: main('var answer = ;\n'), expected: 'rejected' },
    ...(crash === undefined ? [] : [crashTest(crash)]),
    { name: 'detects a hang', files: main('for (;;) {}\n'), expected: 'timedOut', millis: hangMillis },
  ];
}
