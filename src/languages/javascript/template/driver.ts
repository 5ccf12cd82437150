import { z } from 'zod';
import type { AttachedDriver, DriverLimit } from '../../../core/driver.js';
import type { SourceFile } from '../../../core/test-program.js';
import { checksumText } from './checksum.js';
import { listsText } from './draw-arguments.js';

/** How often a generated program calls its entry: in each phase with one list of arguments, then with all lists. */
const rounds = { all: 2400, phase: 1200, warmUp: 1000 } as const;

// Where the stack ends and memory is full is no matter of the language: tiers may get there at different times. So the
// driver tells that it met such a limit, in lines that it is made from and that its output is compared with.
const [excluded, stack, memory] = ['excluded: ', 'stack overflow', 'out of memory'];
const limits: readonly DriverLimit[] = [stack, memory].map((limit) => ({ line: excluded + limit, limit }));

/** The line by which a driver tells that the stack overflowed. */
export const stackLimitLine = excluded + stack;

const driverOf = (given: string) => `function (entry, lists, state, checksum) {
  var print_ = typeof print === 'function' ? print : console.log;
  function limitOf(error) {
    var message = error instanceof Error ? String(error.message) : '';
    if (/call stack|recursion/i.test(message)) return '${stack}';
    if (/memory|allocat|BigInt.*(size|too)|string (length|size)|too large/i.test(message)) return '${memory}';
    return '';
  }
  for (var i = 0; i < ${rounds.all}; i++) {
    var at = i % ${rounds.phase} < ${rounds.warmUp} ? (i / ${rounds.phase}) | 0 : i % lists.length;
    try {
      checksum.add(entry.apply(undefined, ${given}));
    } catch (error) {
      var limit = limitOf(error);
      if (limit !== '') {
        print_('${excluded}' + limit);
        return;
      }
      checksum.add(error instanceof Error ? error.name : error);
    }
  }
  checksum.add(state());
  print_((checksum.value() >>> 0).toString(16));
}`;

const driver = driverOf('lists[at]');
const freshDriver = driverOf('lists[at]()');

const dataSchema = z.object({
  entry: z.string(),
  lists: z.array(z.string()),
  globals: z.array(z.string()),
  /** Set if code of the template makes arguments, anew for each call. */
  fresh: z.literal(true).exactOptional(),
});

/** What a driver is made from: the function it calls, the lists of arguments, and the variables that it looks at in the end. */
export type DriverData = z.output<typeof dataSchema>;

/** What a driver was made from. */
export function driverData({ data }: AttachedDriver): DriverData {
  return dataSchema.parse(data);
}

/** The end of a program: calls the entry often and prints one line. It runs in every engine since 2017. */
export function driverAfter({ path, text }: SourceFile, data: DriverData): AttachedDriver {
  const { entry, lists, globals, fresh } = data;
  const state = `function () { return [${globals.join(', ')}]; }`;
  return {
    kind: 'attached',
    at: { file: path, offset: text.length },
    parts: [
      { shared: `(${fresh ? freshDriver : driver})` },
      `(${entry}, ${listsText(lists, fresh)}, ${state}, `,
      { shared: `(${checksumText})` },
      '());\n',
    ],
    limits,
    data,
  };
}
