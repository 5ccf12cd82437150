import { formatClock, formatCount } from '../numbers.js';
import { type Html, html } from './html.js';

/** A number that grows over the time of a campaign, or with its programs. */
export interface Series {
  readonly title: string;
  /** Each at a second, or after so many programs. */
  readonly points: readonly { readonly at: number; readonly value: number }[];
  readonly over?: 'programs';
  /** What the number can be at most, where that is known. */
  readonly of?: number;
}

const [width, height] = [320, 140];
const frame = { left: 44, right: 8, top: 10, bottom: 20 };
const mostPoints = 240;

/** Draws a series as a line, with its greatest value and the time, or the number of programs, at the axes. */
export function chart({ title, points, over, of }: Series): Html {
  const shown = thinned([{ at: 0, value: 0 }, ...points]);
  const last = shown.at(-1) as Series['points'][number];
  const top = roundUp(Math.max(1, ...shown.map(({ value }) => value)));
  const end = Math.max(1, last.at);
  const onAxis = (at: number) => (over ? formatCount(at) : formatClock(at));
  const x = (at: number) => frame.left + (at / end) * (width - frame.left - frame.right);
  const y = (value: number) => height - frame.bottom - (value / top) * (height - frame.top - frame.bottom);
  const line = shown.map(({ at, value }) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`);
  const reached = `${formatCount(last.value)}${of === undefined ? '' : ` of ${formatCount(of)}`}`;
  const label = `${title}: ${reached} after ${onAxis(last.at)}${over ? ` ${over}` : ''}`;
  return html`<figure class="chart"><figcaption>${title} <strong>${reached}</strong></figcaption>
<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}">
${[0, top / 2, top].map(
  (value) => html`<line class="grid" x1="${frame.left}" x2="${width - frame.right}" y1="${y(value)}" y2="${y(value)}"/>
<text class="left" x="${frame.left - 6}" y="${y(value) + 3}">${Number.isInteger(value) ? formatCount(value) : ''}</text>`,
)}
<text x="${frame.left}" y="${height - 5}">${onAxis(0)}</text>
<text class="left" x="${width - frame.right}" y="${height - 5}">${onAxis(end)}</text>
<polygon class="area" points="${[`${x(0)},${y(0)}`, ...line, `${x(end)},${y(0)}`].join(' ')}"/>
<polyline class="line" points="${line.join(' ')}"/>
</svg></figure>`;
}

// A campaign of days has more samples than a chart has pixels.
function thinned<T>(points: readonly T[]): T[] {
  const step = Math.ceil(points.length / mostPoints);
  return points.filter((_, i) => i % step === 0 || i === points.length - 1);
}

// The next of 1, 2, 4, 5 or 10 times a power of ten, so that the axis has a round number at its end.
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return power * ([1, 2, 4, 5, 10].find((factor) => factor * power >= value) as number);
}
