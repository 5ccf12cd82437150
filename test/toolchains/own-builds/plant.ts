import { execFileSync } from 'node:child_process';
import { chmod, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { usualJdk } from '../../../src/harness/jvm/jdks.js';
import { addressOf, fileOffset } from './elf.js';

/** A copy of TypeScript 6.0.3 to whose checker the type of every conditional expression is unknown. */
export async function plantInTypescript(folder: string): Promise<string> {
  const published = dirname(createRequire(import.meta.url).resolve('typescript/package.json'));
  await cp(published, folder, { recursive: true });
  for (const name of ['_tsc.js', 'typescript.js']) {
    await change(join(folder, 'lib', name), (text) =>
      text.replace(
        /(const type2 = checkExpression\(node\.whenFalse, checkMode\);\s*return )getUnionType\(\[type1, type2\], 2 /,
        '$1unknownType; getUnionType([type1, type2], 2 ',
      ),
    );
  }
  return folder;
}

/** A copy of the Eclipse compiler to which the literal 'a' is a long. */
export async function plantInEcj(jar: string, folder: string): Promise<string> {
  const tool = join(usualJdk().home, 'bin', 'jar');
  const [classes, planted] = [join(folder, 'classes'), join(folder, 'ecj.jar')];
  await mkdir(classes, { recursive: true });
  execFileSync(tool, ['xf', jar], { cwd: classes });
  // The names of two constants of the same type and length: in the pool of constants one stands for the other.
  const literal = join(classes, 'org/eclipse/jdt/internal/compiler/ast/CharLiteral.class');
  await change(literal, (bytes) => bytes.replace('\x01\x00\x04CHAR', '\x01\x00\x04LONG'));
  const manifest = join(folder, 'MANIFEST.MF');
  await writeFile(manifest, 'Main-Class: org.eclipse.jdt.internal.compiler.batch.Main\n');
  await rm(join(classes, 'META-INF', 'MANIFEST.MF'));
  for (const name of ['ECLIPSE_.SF', 'ECLIPSE_.RSA']) await rm(join(classes, 'META-INF', name), { force: true });
  execFileSync(tool, ['cfm0', planted, manifest, '-C', classes, '.']);
  return planted;
}

const reducer = '_ZN2v88internal8compiler13JSCallReducer';

/** A copy of Node.js whose optimizing compiler takes Math.clz32 for Math.imul. */
export async function plantInNode(published: string, folder: string): Promise<string> {
  const program = join(folder, 'node');
  const bytes = await readFile(published);
  const clz32 = addressOf(bytes, `${reducer}15ReduceMathClz32EPNS1_4NodeE`);
  const imul = addressOf(bytes, `${reducer}14ReduceMathImulEPNS1_4NodeE`);
  const jump = Buffer.alloc(5, 0xe9);
  jump.writeInt32LE(imul - (clz32 + jump.length), 1);
  jump.copy(bytes, fileOffset(bytes, clz32));
  await mkdir(folder, { recursive: true });
  await writeFile(program, bytes);
  await chmod(program, 0o755);
  return program;
}

async function change(path: string, edit: (text: string) => string): Promise<void> {
  const before = await readFile(path, 'latin1');
  const after = edit(before);
  if (after === before) throw new Error(`there is no place for the bug in ${path}`);
  await writeFile(path, after, 'latin1');
}
