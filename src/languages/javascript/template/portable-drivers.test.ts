import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { sourcesOf } from '../../../core/sources.js';
import { driverAfter } from './driver.js';
import { portableDrivers } from './portable-drivers.js';

const withEntry = (text: string, lists = ['1', '2'], globals: string[] = []) => {
  const body = { path: 'main.js', text };
  return { files: [body], driver: driverAfter(body, { entry: 'm', lists, globals }) };
};

// What each shorter driver prints, in an engine that has only one of the two ways to print.
function printed(program: ReturnType<typeof withEntry>, way: 'print' | 'console'): string[] {
  return portableDrivers(program).map((driver) => {
    const lines: string[] = [];
    const print = (line: unknown) => lines.push(String(line));
    const host = way === 'print' ? { print } : { console: { log: print } };
    const text = sourcesOf({ ...program, driver })
      .map((file) => file.text)
      .join('');
    try {
      runInNewContext(text, host);
    } catch (error) {
      lines.push(`uncaught ${(error as Error).name}`);
    }
    return lines.join();
  });
}

test('engines that print in different ways print the same', () => {
  const program = withEntry('let total = 0; function m(x) { total += x; return x / 2; }', ['1', '2'], ['total']);
  const lines = printed(program, 'print');
  expect(printed(program, 'console')).toEqual(lines);
  expect(lines.slice(0, 6)).toEqual(['0.5', '1', '"0.5"', '"1"', '["0.5","1"]', '["1","2"]']);
});

test('-0, NaN and bigints are printed as what they are', () => {
  const values = withEntry('function m(x) { return [-0, 0, NaN, Infinity, 5n, x]; }', ['1']);
  expect(printed(values, 'print')[1]).toBe('["-0","0","NaN","Infinity","5","1"]');
});

test('neither texts of functions nor messages of errors are printed', () => {
  const lines = printed(withEntry("function m(x) { return [m, m + '', new Error('why') + '']; }"), 'print');
  expect(lines.join()).not.toMatch(/function|why/);
});

test('an error is told by its name, and a stack overflow as the limit that it is', () => {
  expect(printed(withEntry('function m(x) { return x.y.z; }'), 'print').at(-1)).toBe('TypeError');
  const endless = withEntry('function m(x) { return 1 + m(x); }');
  expect(printed(endless, 'print').at(-1)).toBe('excluded: stack overflow');
  expect(portableDrivers(endless).at(-1)?.limits).toBe(endless.driver.limits);
});

test('the names of a driver are not those of the program', () => {
  const program = withEntry('const out = 3, i = 4; function m(x) { return out + i + x; }', ['1']);
  expect(printed(program, 'print')[0]).toBe('8');
});

test('a short driver has no shorter one', () => {
  const program = withEntry('function m(x) { return x; }');
  const [driver] = portableDrivers(program);
  expect(driver && portableDrivers({ ...program, driver })).toEqual([]);
  expect(portableDrivers({ files: program.files })).toEqual([]);
});
