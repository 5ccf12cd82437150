/**
 * The function that records; declarations of functions and `var` are there before the first statement. Objects are printed by
 * the values that they hold, without calling anything of theirs.
 */
export const recorder = String.raw`var cupelCount: number | undefined;
var cupelSum: number | undefined;
function cupelTrace(place: string, ...state: unknown[]): void {
  const count = (cupelCount = (cupelCount ?? 0) + 1);
  if (count > 20000) return;
  let text = '<@' + place;
  for (let i = 0; i + 1 < state.length && text.length <= 600; i += 2) text += ' ' + state[i] + '=' + cupelText(state[i + 1], []);
  if (count > 400) {
    let sum = cupelSum ?? 0;
    for (let i = 0; i < text.length; i++) sum = (sum * 31 + text.charCodeAt(i)) | 0;
    cupelSum = sum;
    if ((count & (count - 1)) !== 0) return;
    text = '<@' + count + ' records: ' + sum;
  }
  (globalThis as unknown as { console: { log(text: string): void } }).console.log(text + '>');
}
function cupelText(value: unknown, around: readonly unknown[]): string {
  if (typeof value === 'string') return cupelQuote(value);
  if (typeof value === 'number') return Object.is(value, -0) ? '-0' : String(value);
  if (typeof value === 'bigint') return String(value) + 'n';
  if (typeof value === 'symbol' || typeof value === 'function') return typeof value;
  if (typeof value !== 'object' || value === null) return String(value);
  const at = around.lastIndexOf(value);
  if (at >= 0) return '^' + (around.length - at);
  if (around.length >= 4) return '_';
  const inside = [...around, value];
  if (Array.isArray(value)) {
    const parts: string[] = [];
    for (let i = 0; i < value.length && i < 12; i++) {
      const item = Object.getOwnPropertyDescriptor(value, i);
      parts.push(item && 'value' in item ? cupelText(item.value, inside) : '_');
    }
    return '[' + parts.join(' ') + (value.length > 12 ? ' of ' + value.length : '') + ']';
  }
  const tag = Object.prototype.toString.call(value);
  if (tag === '[object Map]' && Object.getPrototypeOf(value) === Map.prototype) {
    const parts: string[] = [];
    (value as Map<unknown, unknown>).forEach((held, key) => {
      if (parts.length < 12) parts.push(cupelText(key, inside) + ':' + cupelText(held, inside));
    });
    return '{' + parts.join(' ') + '}';
  }
  if (tag === '[object Set]' && Object.getPrototypeOf(value) === Set.prototype) {
    const parts: string[] = [];
    (value as Set<unknown>).forEach((held) => {
      if (parts.length < 12) parts.push(cupelText(held, inside));
    });
    return '{' + parts.join(' ') + '}';
  }
  if (tag !== '[object Object]') return tag.slice(8, -1);
  const parts: string[] = [];
  for (const key of Object.keys(value).sort()) {
    const held = Object.getOwnPropertyDescriptor(value, key);
    if (parts.length < 12) parts.push(key + '=' + (held && 'value' in held ? cupelText(held.value, inside) : '_'));
  }
  return '(' + parts.join(' ') + ')';
}
function cupelQuote(text: string): string {
  const shown = text.slice(0, 60).replace(/[^ -~]|[<>]/g, (each) => '\\u' + each.charCodeAt(0).toString(16));
  return '"' + shown + '"' + (text.length > 60 ? '... ' + text.length : '');
}
`;

/** The same for a reduced program: values print themselves. */
export const plainRecorder = String.raw`function cupelTrace(...state: unknown[]): void {
  (globalThis as unknown as { console: { log(text: string): void } }).console.log(state.map(String).join(' '));
}
`;
