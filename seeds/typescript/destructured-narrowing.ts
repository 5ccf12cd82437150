// Control-flow narrowing through destructured discriminants, aliased conditions and const copies.
type Result<T, E = Error> = { ok: true; value: T; error?: undefined } | { ok: false; value?: undefined; error: E };
type Message = { type: 'text'; payload: string } | { type: 'count'; payload: number } | { type: 'done'; payload?: never };

function unwrap<T>({ ok, value, error }: Result<T>): T {
  if (ok) return value;
  throw error;
}

function show({ type, payload }: Message): string {
  switch (type) {
    case 'text':
      return payload.trim();
    case 'count':
      return payload.toFixed(2);
    default:
      return payload ?? type;
  }
}

function aliased(input: string | number | null | undefined): number {
  const isText = typeof input === 'string';
  const isMissing = input == null;
  const isPositive = !isText && !isMissing && input > 0;
  if (isText) return input.length;
  if (isMissing) return 0;
  return isPositive ? input : -input;
}

function nested(box: { readonly content: { readonly value: string | string[] } | undefined }): string {
  const { content } = box;
  const usable = content !== undefined && Array.isArray(content.value);
  if (usable) return content.value.join('');
  return content ? (content.value as string) : '';
}

const visit: (...args: ['enter', number] | ['leave', string]) => string = (kind, data) => {
  if (kind === 'enter') return data.toExponential();
  return data.toLowerCase();
};

function loop(items: readonly (string | { text: string } | null)[]): string[] {
  const out: string[] = [];
  for (const item of items) {
    if (item === null) continue;
    const text = typeof item === 'object' ? item.text : item;
    if (!text) break;
    out.push(text);
  }
  return out;
}

function reassigned(value: string | number | boolean): string {
  if (typeof value === 'boolean') value = Number(value);
  if (typeof value === 'number') value = value.toString();
  const later = () => value;
  return value + String(later());
}

export const results = [unwrap({ ok: true, value: 1 }), show({ type: 'done' }), aliased('x'), nested({ content: { value: ['a'] } })];
export const more = [visit('enter', 1), visit('leave', 'X'), loop(['a', null, { text: 'b' }]), reassigned(true)];
