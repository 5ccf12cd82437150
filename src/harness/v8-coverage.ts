import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Coverage } from '../core/outcome.js';

const report = z.object({
  result: z.array(
    z.object({
      url: z.string(),
      functions: z.array(z.object({ functionName: z.string(), ranges: z.array(z.object({ count: z.number() })) })),
    }),
  ),
});

/** The variable by which a program that Node.js runs writes its coverage to a folder. */
export function coverageVariable(folder: string): NodeJS.ProcessEnv {
  return { NODE_V8_COVERAGE: folder };
}

/** Which functions of a program's own files were called, by what Node.js wrote; nothing if the program was killed. */
export async function readCoverage(folder: string, isOwn: (url: string) => boolean): Promise<Coverage | undefined> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const called = new Set<string>();
  for (const name of names) {
    const { result } = report.parse(JSON.parse(await readFile(join(folder, name), 'utf8')));
    for (const { functions } of result.filter(({ url }) => isOwn(url)))
      for (const { functionName, ranges } of functions)
        if (functionName !== '' && (ranges[0]?.count ?? 0) > 0) called.add(functionName);
  }
  return names.length > 0 ? { functions: [...called].sort() } : undefined;
}
