import { readdir } from 'node:fs/promises';
import { UserError } from '../core/errors.js';
import { makingReasonOf } from '../core/system-error.js';
import { makeFolder } from '../store/store-folder.js';

/** Makes the folder that --out names; one with something in it is refused. */
export async function makeEmptyFolder(folder: string): Promise<void> {
  const entries = await makeFolder(folder)
    .then(() => readdir(folder))
    .catch((error: unknown) => {
      throw new UserError(`the folder ${folder} cannot be created: ${makingReasonOf(error)}`);
    });
  if (entries.length > 0) throw new UserError(`the folder ${folder} is not empty; choose a new one with --out`);
}
