import { describe, expect, it } from 'vitest';
import { filesFault, pathFault, sourceEndings } from './source-path.js';

describe('pathFault', () => {
  it.each(['main.ts', 'a/b/Main.java', 'p.q/main.d.ts', 'Über (2)/x+y.kt', 'sub/my file.groovy', '_/1.mts'])(
    'accepts %j',
    (path) => expect(pathFault(path)).toBeUndefined(),
  );

  it.each([
    ...['', '/', '/etc/passwd.ts', '../x.ts', 'a/../../x.ts', 'a/./x.ts', 'a//x.ts', 'x.ts/', './x.ts', '..'],
    ...['C:/x.ts', 'C:\\x.ts', 'a\\..\\x.ts', '\\\\host\\x.ts', 'a:b.ts'],
    ...['-J-version.java', '-Xplugin=x.kt', 'a/-d.ts', '@arguments.java', '@x/y.kt', '.hidden.ts', '~/x.ts'],
    ...['a\0.ts', 'a\n.ts', 'a\u001b[2J.ts', 'a\u202e.ts', 'a\u2028.ts', 'a\u009b.ts', '\ud800.ts'],
    ...["a'b.ts", 'a"b.ts', 'a;b.ts', 'a$(b).ts', 'a`b`.ts', 'a|b.ts', 'a&b.ts', 'a>b.ts', 'a*.ts', 'a?.ts'],
    ...['node_modules/x/index.ts', 'a/NODE_MODULES/x.js', 'META-INF/services/x.java', 'out/Main.java', 'js/main.js'],
    ...['package.json', 'tsconfig.json', 'a.class', 'a.jar', 'main', 'log.xml', 'main.ts.sh', 'a.kts', 'x.gradle'],
    ...[`${'a'.repeat(201)}.ts`, `${'a/'.repeat(300)}x.ts`],
  ])('refuses %j', (path) => expect(pathFault(path)).toEqual(expect.any(String)));
});

describe('filesFault', () => {
  it('refuses a path that is there twice, whatever its case', () => {
    expect(filesFault([{ path: 'a.ts' }, { path: 'b.ts' }])).toBeUndefined();
    expect(filesFault([{ path: 'a.ts' }, { path: 'A.ts' }])).toContain('twice');
    expect(filesFault(Array.from({ length: 1001 }, (_, i) => ({ path: `f${i}.ts` })))).toContain('1000 files');
  });

  it('names the path in a form that a terminal can show', () => {
    expect(filesFault([{ path: '\u001b]0;x\u0007.ts' }])).toContain('\\u001b]0;x\\u0007');
  });
});

it('the endings are those of source files', () => {
  expect(sourceEndings.every((ending) => /^\.[a-z]+$/.test(ending))).toBe(true);
});
