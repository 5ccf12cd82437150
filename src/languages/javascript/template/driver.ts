import { checksumText } from './checksum.js';
import type { Template } from './read-template.js';

/** How often a generated program calls its entry: in each phase with one list of arguments, then with all lists. */
const rounds = { all: 2400, phase: 1200, warmUp: 1000 } as const;

/** The end of a generated program: calls the entry often and prints one line. It runs in every engine since 2017. */
export function driverText({ entry, globals }: Template, lists: string): string {
  return `(${driver})(${entry}, ${lists}, function () { return [${globals.join(', ')}]; }, (${checksumText})());\n`;
}

// Limits of the machine are not mixed in: compilers may reach them at different times.
const driver = `function (entry, lists, state, checksum) {
  var print_ = typeof print === 'function' ? print : console.log;
  function limitOf(error) {
    var message = error instanceof Error ? String(error.message) : '';
    if (/call stack|recursion/i.test(message)) return 'stack overflow';
    if (/memory|allocat|BigInt.*(size|too)|string (length|size)|too large/i.test(message)) return 'out of memory';
    return '';
  }
  for (var i = 0; i < ${rounds.all}; i++) {
    var at = i % ${rounds.phase} < ${rounds.warmUp} ? (i / ${rounds.phase}) | 0 : i % lists.length;
    try {
      checksum.add(entry.apply(undefined, lists[at]));
    } catch (error) {
      var limit = limitOf(error);
      if (limit !== '') {
        print_('excluded: ' + limit);
        return;
      }
      checksum.add(error instanceof Error ? error.name : error);
    }
  }
  checksum.add(state());
  print_((checksum.value() >>> 0).toString(16));
}`;

/** What stands in every generated program alike. */
export const commonTexts: readonly string[] = [driver, checksumText];
