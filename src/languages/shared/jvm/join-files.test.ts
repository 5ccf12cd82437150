import { expect, test } from 'vitest';
import { joinFiles } from './join-files.js';

test('packages go, and imports of other code stand once, and first', () => {
  const joined = joinFiles([
    { path: 'a/A.java', text: 'package a;\n\nimport java.util.List;\n\npublic final class A { List<b.B> list; }\n' },
    {
      path: 'B.java',
      text: 'package b;\nimport a.A;\nimport java.util.List;\nimport static a.A.x;\npublic class B { A a; }\n',
    },
  ]);
  expect(joined).toEqual({
    path: 'a/A.java',
    text: 'import java.util.List;\n\nfinal class A { List<B> list; }\n\nclass B { A a; }\n',
  });
});
