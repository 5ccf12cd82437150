import { expect, test, vi } from 'vitest';
import { openJvmTarget } from './open-jvm-target.js';

// Real compilers run here, perhaps on a busy machine.
vi.setConfig({ testTimeout: 600_000 });

const main = (body: string) => ({ files: [{ path: 'Main.java', text: `class Main {\n  ${body}\n}\n` }] });

test('javac does the same in a warm server, among other programs and in a fresh process', async () => {
  const { toolchain } = await openJvmTarget('java@17');
  try {
    const names = toolchain.configurations.filter(({ itself }) => itself).map(({ name }) => name);
    expect(names).toEqual(['fresh', 'server', 'batched']);
    const programs = [main('int right = 1;'), main('int wrong = "";')];
    for (const configuration of names) {
      const together = await toolchain.observe(programs, { configuration, compileOnly: true });
      const alone = [];
      for (const program of programs) alone.push(await toolchain.observePlainly(program, { configuration }));
      for (const observed of [together, alone])
        expect(observed.map(({ outcome }) => outcome.kind)).toEqual(['accepted', 'rejected']);
    }
  } finally {
    await toolchain.close();
  }
});
