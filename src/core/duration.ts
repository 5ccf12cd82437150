import { UserError } from './errors.js';

const units: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400 };

// A timer of Node.js holds 24.8 days.
const longest = 20 * 86_400;

/** Whether a text is a valid duration of a hunt. */
export function isDuration(text: string): boolean {
  const seconds = read(text);
  return seconds > 0 && seconds <= longest;
}

/** Reads a duration such as 90s, 10m or 8h; the result is in seconds. */
export function parseDuration(text: string): number {
  if (!isDuration(text)) throw new UserError(`'${text}' is not a duration; write it as 90s, 10m or 8h`);
  return read(text);
}

function read(text: string): number {
  const match = /^(\d+(?:\.\d+)?)([smhd])$/.exec(text.trim());
  return match ? Number(match[1]) * (units[match[2] as string] as number) : 0;
}
