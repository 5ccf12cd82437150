import { expect, test } from 'vitest';
import { findingsJunit } from './finding-junit.js';
import { elementsNamed, parseMarkup, textOf } from './markup-fixture.js';
import { exampleFinding, triagedFinding } from './report-fixture.js';

const duplicate = { ...triagedFinding, id: '00ff00ff00', duplicateOf: triagedFinding.id };

test('each finding is a failed test of its target, and what is not new is skipped', () => {
  const document = parseMarkup(findingsJunit([exampleFinding, triagedFinding, duplicate]));
  const [root] = elementsNamed('testsuites', document);
  expect(root?.attributes).toEqual({ name: 'cupel', tests: '3', failures: '2', errors: '0', skipped: '1' });
  expect(elementsNamed('testsuite', document).map(({ attributes }) => attributes)).toEqual([
    { name: 'groovy@4.0.0', tests: '2', failures: '1', errors: '0', skipped: '1' },
    { name: 'typescript@7.0.2', tests: '1', failures: '1', errors: '0', skipped: '0' },
  ]);
  expect(elementsNamed('testcase', document)[0]?.attributes).toEqual({
    classname: 'groovy@4.0.0',
    name: `34d469bd98 ${failureMessage}`,
  });
  const [failure] = elementsNamed('failure', document);
  expect(failure?.attributes).toEqual({ type: 'wrongReject', message: failureMessage });
  expect(failure && textOf(failure)).toContain('A<? super A> a = null');
  expect(elementsNamed('skipped', document).map(({ attributes }) => attributes.message)).toEqual([
    'the same bug as finding 34d469bd98',
  ]);
});

const failureMessage =
  'Groovy 4.0.0 rejects a well-typed program: The type ? is not a valid substitute for the bounded parameter <T extends A>';

test('no character of a program breaks the document', () => {
  const text = 'a\u0000\u001b[31m\r\nb]]>&amp;\ud800\uffff😀"\'</failure>\ry';
  const program = { ...exampleFinding.program, files: [{ path: 'main.ts', text }] };
  const xml = findingsJunit([{ ...exampleFinding, target: 'a"<&\u0007', program }]);
  const [failure] = elementsNamed('failure', parseMarkup(xml));
  expect(failure && textOf(failure)).toContain('a\\u{0}\\u{1b}[31m\nb]]>&amp;\\u{d800}\\u{ffff}😀"\'</failure>\\u{d}y');
});

test('no findings are a document too', () => {
  expect(findingsJunit([])).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <testsuites name="cupel" tests="0" failures="0" errors="0" skipped="0"/>
    "
  `);
});
