import { familyOf } from '../target-words.js';
import { ecj } from './ecj.js';
import { groovy } from './groovy.js';
import { kotlin } from './kotlin.js';
import { openjdk } from './openjdk.js';
import { plain } from './plain.js';
import { scala } from './scala.js';
import type { Tracker } from './tracker.js';
import { typescript } from './typescript.js';
import { v8 } from './v8.js';

const trackers: readonly Tracker[] = [typescript, kotlin, groovy, scala, openjdk, ecj, v8];

/** Where bugs of a target are reported, and in what form. */
export function trackerOf(target: string): Tracker {
  return trackers.find(({ families }) => families.includes(familyOf(target))) ?? plain;
}
