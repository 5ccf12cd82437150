import { z } from 'zod';
import { sourcesOf } from '../core/sources.js';
import type { Compilable, SourceFile } from '../core/test-program.js';

/** Where the driver of a program stands in the files that `cupel generate` wrote. */
export const placedDriverSchema = z.object({
  file: z.string(),
  offset: z.int().nonnegative(),
  length: z.int().nonnegative(),
  limits: z.array(z.object({ line: z.string(), limit: z.string() })),
});

type PlacedDriver = z.output<typeof placedDriverSchema>;

/** Where the driver of a program stands in its sources; nothing if it has none that stands apart. */
export function placedDriver(program: Compilable): PlacedDriver | undefined {
  const { files, driver } = program;
  if (driver?.kind !== 'attached') return undefined;
  const { file, offset } = driver.at;
  const lengthOf = (all: readonly SourceFile[]) => all.find(({ path }) => path === file)?.text.length ?? 0;
  const length = lengthOf(sourcesOf(program)) - lengthOf(files);
  return { file, offset, length, limits: [...driver.limits] };
}

/** A program of which the whole text is known, with its driver apart again. */
export function withPlacedDriver(files: readonly SourceFile[], placed: PlacedDriver | undefined): Compilable {
  const whole = files.find(({ path }) => path === placed?.file);
  if (!placed || !whole) return { files };
  const { file, offset, length, limits } = placed;
  const text = whole.text.slice(offset, offset + length);
  const body = whole.text.slice(0, offset) + whole.text.slice(offset + length);
  return {
    files: files.map((each) => (each === whole ? { ...each, text: body } : each)),
    driver: { kind: 'attached', at: { file, offset }, parts: [text], limits, data: undefined },
  };
}
