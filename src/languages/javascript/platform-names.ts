/** What generated programs may use of the platform, in the order of the alphabet. */
export const platformNames: readonly string[] = [
  ...['ArrayBuffer', 'BigInt.asIntN', 'BigInt.asUintN', 'DataView', 'Error', 'Float32Array'],
  ...['Float64Array', 'Infinity', 'Int16Array', 'Int32Array', 'Math.abs', 'Math.ceil', 'Math.clz32'],
  ...['Math.expm1', 'Math.floor', 'Math.fround', 'Math.imul', 'Math.max', 'Math.min'],
  ...['Math.round', 'Math.sign', 'Math.trunc', 'NaN', 'Object.is', 'RangeError'],
  ...['String.fromCharCode', 'TypeError', 'Uint32Array', 'Uint8Array', 'Uint8ClampedArray'],
  ...['charCodeAt', 'getFloat32', 'getInt8', 'getUint32', 'indexOf', 'length', 'pop', 'push'],
  ...['setFloat64', 'setInt32', 'setUint16', 'slice'],
];
