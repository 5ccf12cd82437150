/**
 * The text of a function that makes a running checksum: `add` mixes a value in, `value` tells what came out.
 * NaN is one value, -0 is not 0, 1n is not 1; objects are walked in the order in which they are met first, and two of
 * them are told from one that is met twice. Of long texts and lists every n-th part is looked at.
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
    var step = 1 + (text.length >>> 11);
    mix(text.length);
    for (var i = 0; i < text.length; i += step) mix(text.charCodeAt(i));
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
      case 'string': mix(5); mixText(value); return;
      case 'bigint': mix(6); mixText(value.toString(16)); return;
      case 'object': mixObject(value); return;
      default: mix(7);
    }
  }
  function mixObject(value) {
    if (value === null) { mix(4); return; }
    if (!seen.has(value)) { seen.set(value, queue.length); queue.push(value); }
    mix(100 + seen.get(value));
  }
  function isList(value) {
    return Array.isArray(value) || (ArrayBuffer.isView(value) && !(value instanceof DataView));
  }
  function mixList(list) {
    var step = 1 + (list.length >>> 11);
    mix(Array.isArray(list) ? 8 : 9);
    mix(list.length);
    for (var i = 0; i < list.length; i += step) {
      if (list[i] === undefined && !(i in list)) mix(10);
      else mixOne(list[i]);
    }
  }
  function walk(value) {
    if (isList(value)) { mixList(value); return; }
    mixText(Object.prototype.toString.call(value));
    if (value instanceof Error) { mixText(value.name); return; }
    if (value instanceof DataView) { mixList(new Uint8Array(value.buffer)); return; }
    if (value instanceof Map || value instanceof Set) { mixList(Array.from(value)); return; }
    var keys = Object.keys(value);
    mix(keys.length);
    for (var i = 0; i < keys.length; i++) {
      mixText(keys[i]);
      mixOne(value[keys[i]]);
    }
  }
  return {
    add: function (value) {
      mixOne(value);
      if (queue.length === 0) return;
      for (var i = 0; i < queue.length && i < 2048; i++) walk(queue[i]);
      queue = [];
      seen = new Map();
    },
    value: function () {
      return sum;
    }
  };
}`;
