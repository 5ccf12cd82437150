import { UserError } from '../core/errors.js';

const units: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400 };

/** Reads a length of time such as 90s, 10m or 8h; the result is in seconds. */
export function parseDuration(text: string): number {
  const match = /^(\d+(?:\.\d+)?)([smhd])$/.exec(text.trim());
  const seconds = match ? Number(match[1]) * (units[match[2] as string] as number) : 0;
  if (seconds <= 0) throw new UserError(`'${text}' is not a length of time; write it as 90s, 10m or 8h`);
  return seconds;
}
