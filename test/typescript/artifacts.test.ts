import { expect, test } from 'vitest';
import { open } from './open-typescript.js';

const program = { files: [{ path: 'main.ts', text: 'export const x = [1, "a"] as const;\n' }] };

test.each(['6.0.3', '7.0.2'])('typescript %s gives declarations where they are asked for', async (version) => {
  const toolchain = await open(version);
  const options = { configuration: 'default', artifacts: true };
  const [together] = await toolchain.observe([program], options);
  for (const observed of [together, await toolchain.observePlainly(program, options)]) {
    const [artifact] = observed?.artifacts ?? [];
    expect(artifact?.path).toBe('main.d.ts');
    const text = Buffer.from(artifact?.base64 ?? '', 'base64').toString();
    expect(text).toContain('export declare const x: readonly [1, "a"]');
  }
  const [usual] = await toolchain.observe([program], { configuration: 'default' });
  expect(usual).toMatchObject({ outcome: { kind: 'accepted' } });
  expect(usual?.artifacts).toBeUndefined();
});

test('a package that a program needs is named in the command', async () => {
  const toolchain = await open('6.0.3');
  const needy = { ...program, libraries: [{ kind: 'npm', name: 'left-pad', version: '1.3.0' }] } as const;
  expect(toolchain.command(needy, 'default')).toMatch(/^npm install --no-save left-pad@1\.3\.0 && npx -p typescript/);
});

test('the compiler in JavaScript tells what ran of it, where that is asked for', async () => {
  const observe = async (version: string, text: string) => {
    const toolchain = await open(version);
    const shown = { files: [{ path: 'main.ts', text }] };
    return (await toolchain.observePlainly(shown, { configuration: 'default', coverage: true })).coverage?.functions;
  };
  const [plain, generic] = [
    await observe('6.0.3', 'export const x = 1;\n'),
    await observe('6.0.3', 'export class A<T> {}\n'),
  ];
  expect(plain).toContain('checkVariableStatement');
  expect(plain).not.toContain('checkClassDeclaration');
  expect(generic).toContain('checkClassDeclaration');
  expect(await observe('7.0.2', 'export const x = 1;\n')).toBeUndefined();
});
