// An `import` would first read all of its nine megabytes for the names that it exports, which takes half a second.
// eslint-disable-next-line @typescript-eslint/no-require-imports
import ts = require('typescript');

/** The TypeScript compiler that comes with cupel, of which the parser is used. */
export { ts };
