import { expect, test } from 'vitest';
import { programSource, takePrograms } from '../../../src/campaign/program-source.js';
import type { SourceFile } from '../../../src/core/test-program.js';
import { languages } from '../../../src/registry.js';
import { technique } from '../../../src/techniques/generate/technique.js';
import { mutedFor } from '../../muted-for.js';
import { compilersInUse, openJvmTarget } from './open-jvm-target.js';

// The last class by name, which breaks its types only when it is given a one: what comes after all the others.
const planted: Readonly<Record<string, SourceFile>> = {
  java: {
    path: 'zzz/Last.java',
    text: 'package zzz; class Last { static void f(int n) { Object o = ""; if (n == 1) { Integer i = (Integer) o; } } }',
  },
  groovy: {
    path: 'zzz/Last.groovy',
    text: 'package zzz; class Last { static Object o() { "" }; static void f(int n) { if (n == 1) { Last i = (Last) o() } } }',
  },
  kotlin: {
    path: 'zzz/Last.kt',
    text: 'package zzz\nobject Last { fun f(n: Int) { val o: Any = ""; if (n == 1) println(o as Int) } }',
  },
  scala: {
    path: 'zzz/Last.scala',
    text: 'package zzz\nobject Last { def f(n: Int): Unit = { val o: Any = ""; if (n == 1) println(o.asInstanceOf[Int]) } }',
  },
};

test.each(compilersInUse)(
  'what %s makes of four well-typed programs is called to its end without a fault',
  async (target, id) => {
    const files = [...(await generated(target, id)), planted[id] as SourceFile];
    const { toolchain } = await openJvmTarget(target);
    try {
      const fault = await toolchain.exercise?.({ files }, { configuration: 'default', millis: 600_000 });
      expect(fault).toMatch(/^\S+\.(Groovy|Class)CastException: .*\n(\tat .*\n)*\tat zzz\.Last\.f\(.*$/);
    } finally {
      await toolchain.close();
    }
  },
  1_200_000,
);

// All in one compilation, which saves minutes: where programs have no packages of their own, they get them here.
async function generated(target: string, id: string): Promise<SourceFile[]> {
  const language = await languages[id]?.();
  if (!language) throw new Error(`there is no language ${id}`);
  const source = programSource(
    technique,
    { language: mutedFor(language, target), settings: { size: 'small' } },
    'exercised',
  );
  return (await takePrograms(source, 0, 4)).flatMap(({ files }, i) =>
    files.map(({ path, text }) => ({
      path: `p${i}/${path}`,
      text: /^package /m.test(text) ? text : `package p${i};\n${text}`,
    })),
  );
}
