import { runInThisContext } from 'node:vm';

/**
 * The text of a function that makes a running checksum: `add` mixes a value in, `value` tells what came out.
 * NaN is one value, -0 is not 0, objects are walked in the order in which they are met first.
 */
export const checksumText = `function () {
  var sum = 17;
  var double = new Float64Array(1);
  var halves = new Int32Array(double.buffer);
  var queue = [];
  var seen = new Map();
  function mix(number) {
    sum = Math.imul(sum ^ number, 1540483477);
    sum ^= sum >>> 15;
  }
  function mixText(text) {
    var end = Math.min(text.length, 256);
    for (var i = 0; i < end; i++) mix(text.charCodeAt(i));
    mix(text.length);
  }
  function mixOne(value) {
    switch (typeof value) {
      case 'number':
        double[0] = value;
        if (value !== value) mix(2146959360);
        else { mix(halves[0]); mix(halves[1]); }
        return;
      case 'boolean': mix(value ? 1 : 2); return;
      case 'undefined': mix(3); return;
      case 'string': mixText(value); return;
      case 'bigint': mixText(value.toString(16)); return;
      case 'object': mixObject(value); return;
      default: mix(5);
    }
  }
  function mixFlat(list) {
    for (var i = 0; i < list.length; i++) if (typeof list[i] === 'object' && list[i] !== null) return false;
    mix(list.length);
    for (i = 0; i < list.length; i++) {
      if (list[i] === undefined && !(i in list)) mix(6);
      else mixOne(list[i]);
    }
    return true;
  }
  function mixObject(value) {
    if (value === null) { mix(4); return; }
    if ((Array.isArray(value) || ArrayBuffer.isView(value)) && value.length < 256 && mixFlat(value)) return;
    if (!seen.has(value)) { seen.set(value, queue.length); queue.push(value); }
    mix(100 + seen.get(value));
  }
  function walk(value) {
    if (value instanceof Error) { mixText(value.name); return; }
    if (value instanceof DataView) value = new Uint8Array(value.buffer);
    if (value instanceof Map || value instanceof Set) value = Array.from(value);
    if (Array.isArray(value) || ArrayBuffer.isView(value)) mix(value.length);
    var keys = Object.keys(value);
    for (var i = 0; i < keys.length && i < 256; i++) {
      mixText(keys[i]);
      mixOne(value[keys[i]]);
    }
  }
  return {
    add: function (value) {
      mixOne(value);
      if (queue.length === 0) return;
      for (var i = 0; i < queue.length && i < 256; i++) walk(queue[i]);
      queue = [];
      seen = new Map();
    },
    value: function () {
      return sum;
    }
  };
}`;

/** A running checksum. */
export interface Checksum {
  add(value: unknown): void;
  value(): number;
}

/** Makes the checksum that generated programs make, for use in this process. */
export const createChecksum = runInThisContext(`(${checksumText})`) as () => Checksum;
