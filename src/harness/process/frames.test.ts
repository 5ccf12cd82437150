import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { frameOf, onFrames, writeFrame } from './frames.js';

async function receive(chunks: readonly Buffer[]): Promise<{ values: unknown[]; errors: Error[] }> {
  const stream = new PassThrough();
  const [values, errors]: [unknown[], Error[]] = [[], []];
  onFrames(
    stream,
    (value) => values.push(value),
    (error) => errors.push(error),
  );
  for (const chunk of chunks) stream.write(chunk);
  stream.end();
  await once(stream, 'end');
  return { values, errors };
}

describe('frames', () => {
  test('arrive whole and in order however the bytes are cut', async () => {
    const value = fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary', maxLength: 60 }));
    const cuts = fc.array(fc.nat(), { maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(fc.array(value, { maxLength: 6 }), cuts, async (values, at) => {
        const bytes = Buffer.concat(values.map(frameOf));
        const places = [0, ...at.map((place) => place % (bytes.length + 1)).sort((a, b) => a - b), bytes.length];
        const chunks = places.slice(1).map((end, i) => bytes.subarray(places[i], end));
        const expected: unknown = JSON.parse(JSON.stringify(values));
        expect(await receive(chunks)).toEqual({ values: expected, errors: [] });
      }),
      { numRuns: 60 },
    );
  });

  test('arrive when every byte comes alone', async () => {
    const bytes = Buffer.concat([frameOf({ at: 3 }), frameOf('é€'), frameOf([])]);
    const { values } = await receive(Array.from(bytes, (byte) => Buffer.from([byte])));
    expect(values).toEqual([{ at: 3 }, 'é€', []]);
  });

  test('a long one is read in time that grows with its length only', async () => {
    const frame = frameOf('x'.repeat(32 * 1024 ** 2));
    const chunks = Array.from({ length: Math.ceil(frame.length / 1024) }, (_, i) =>
      frame.subarray(i * 1024, (i + 1) * 1024),
    );
    // Joining at every chunk would copy half a terabyte, and take minutes.
    const { values } = await receive(chunks);
    expect(values).toHaveLength(1);
  });

  test('one that was not finished is not delivered', async () => {
    const bytes = frameOf({ a: 1 });
    expect(await receive([bytes.subarray(0, -1)])).toEqual({ values: [], errors: [] });
  });

  test.each([
    ['text in place of a frame', Buffer.from('Debugger attached.\n')],
    ['a frame that is not JSON', Buffer.from([0, 0, 0, 2, 0x7b, 0x7b])],
  ])('%s is reported once and what follows is not believed', async (_, rubbish) => {
    const { values, errors } = await receive([frameOf(1), rubbish, frameOf(2), rubbish]);
    expect(values).toEqual([1]);
    expect(errors).toHaveLength(1);
  });

  test('are written as they are read', async () => {
    const stream = new PassThrough();
    writeFrame(stream, { b: 'é' });
    expect(stream.read()).toEqual(frameOf({ b: 'é' }));
    expect(frameOf('é')).toEqual(Buffer.from([0, 0, 0, 4, 0x22, 0xc3, 0xa9, 0x22]));
  });
});
