import { messageOf } from '../../core/errors.js';
import type { InstalledToolchain, Toolchain, ToolchainFamily } from '../../core/toolchain.js';
import { patientOptions } from './examine.js';

/** Makes what lets an installed compiler start faster; that it cannot be made is told, and changes nothing else. */
export async function prepare(
  family: ToolchainFamily,
  installed: InstalledToolchain,
  progress: (line: string) => void,
): Promise<void> {
  try {
    await prepareOpened(family.open(installed, patientOptions), progress);
  } catch (error) {
    const [why] = messageOf(error).split('\n', 1);
    progress(`${family.name}@${installed.version} starts more slowly than it could: ${why}`);
  }
}

async function prepareOpened(toolchain: Toolchain, progress: (line: string) => void): Promise<void> {
  try {
    await toolchain.prepare?.(progress);
  } finally {
    await toolchain.close();
  }
}
