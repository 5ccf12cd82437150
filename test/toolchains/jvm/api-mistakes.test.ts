import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { zipOf } from '../../../src/harness/archive/zip-fixture.js';
import { cupel } from '../../cli/cupel-in-process.js';
import { expectOneLine } from '../../cli/expect-one-line.js';
import { temporaryFolder } from '../../cli/run-cupel.js';

// A jar is read together with a JDK.
it.each<[string, string]>([
  ['api show nosuch.jar', 'there is no file nosuch.jar'],
  ['api show broken.jar', 'broken.jar is not a jar that can be read: it has no list of entries'],
  ['api show empty.jar', 'empty.jar has no public types'],
  ['api show damaged.jar', 'damaged.jar has no public types: A is left out, because of a class file that is damaged'],
  ['api show empty', 'empty has no public types'],
  ['api show maven:a:b', "'maven:a:b' is not a library reference; write it as maven:GROUP:ARTIFACT:VERSION"],
  ['api show transforms.jar --language groovy', 'by which code of theirs would run in groovyc'],
  ['api show transforms --language groovy', 'by which code of theirs would run in groovyc'],
  ['api show transforms.jar', 'transforms.jar has no public types'],
  ['api show jdk:java..util', 'has no package or module java..util'],
  ['api show jdk:sun.misc.nosuch', 'has no package or module sun.misc.nosuch that programs may use'],
])('a mistake is told in one line: cupel %s', async (line, text) => {
  const folder = await temporaryFolder();
  writeFileSync(join(folder, 'broken.jar'), 'PK');
  writeFileSync(join(folder, 'empty.jar'), zipOf([{ name: 'META-INF/MANIFEST.MF', content: Buffer.of() }]));
  writeFileSync(join(folder, 'damaged.jar'), zipOf([{ name: 'A.class', content: Buffer.from('cafe') }]));
  mkdirSync(join(folder, 'empty'));
  const transforms = 'META-INF/services/org.codehaus.groovy.transform.ASTTransformation';
  writeFileSync(join(folder, 'transforms.jar'), zipOf([{ name: transforms, content: Buffer.from('evil.Transform') }]));
  mkdirSync(join(folder, 'transforms', 'META-INF', 'services'), { recursive: true });
  writeFileSync(join(folder, 'transforms', transforms), 'evil.Transform');
  const result = await cupel(folder, ...line.split(' '));
  expectOneLine(result, text);
  expect(result.code).toBe(2);
});
