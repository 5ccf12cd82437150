// JSON escapes only the first control characters by itself; the others, and those that reorder a line, act on a terminal.
const acting = /[\u007f-\u009f\u2028\u2029]|\p{Cf}/gu;

/** A value as JSON that a terminal can show: whatever would act there is escaped, and the value stays the same. */
export function jsonText(value: unknown, indent?: number): string {
  return JSON.stringify(value, undefined, indent).replace(acting, (char) =>
    Array.from({ length: char.length }, (_, i) => `\\u${char.charCodeAt(i).toString(16).padStart(4, '0')}`).join(''),
  );
}
