const counts = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** A count with its thousands set apart: `1,240`. */
export function formatCount(count: number): string {
  return counts.format(count);
}

/** A count with the noun it counts: `1 finding`, `2 findings`. */
export function formatMany(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** Events per second, precise where they are few: `41`, `0.6`. */
export function formatRate(perSecond: number): string {
  return perSecond >= 10 ? formatCount(perSecond) : perSecond.toFixed(1);
}

/** A share in percent; what is there at all never reads as nothing, what is missing never as everything. */
export function formatPercent(part: number, whole: number): string {
  if (whole === 0) return '0.0%';
  const percent = (100 * part) / whole;
  const shown = part > 0 && part < whole ? Math.min(99.9, Math.max(0.1, percent)) : percent;
  return `${shown.toFixed(1)}%`;
}

/** A time as on a clock: `0:48`, `1:02:03`. */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const end = String(whole % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${end}` : `${minutes}:${end}`;
}

/** How many happened per second; 0 when no time has passed. */
export function perSecond(count: number, seconds: number): number {
  return seconds > 0 ? count / seconds : 0;
}

/** A length of time in a sentence: `49 s`, `20:26`. */
export function formatDuration(seconds: number): string {
  return seconds < 59.5 ? `${Math.round(seconds)} s` : formatClock(seconds);
}

/** A size of texts: `9.4 KiB`, `40 bytes`. */
export function formatSize(bytes: number): string {
  return bytes < 100 ? formatMany(bytes, 'byte') : `${(bytes / 1024).toFixed(1)} KiB`;
}
