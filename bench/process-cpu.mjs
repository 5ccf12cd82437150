// CPU time of a process and all that it starts, by purpose, read from /proc while they run.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

// Each time is rounded down to ticks, and what ends in the meantime is seen within some samples.
const [rounding, patience] = [0.05, 5];

/**
 * Follows a process and its descendants, also those that lose their parent. `purposeOf(command)` says what a process is for;
 * what is too short to be seen has the purpose `unseen`. `sample` must be called often, and returns CPU seconds by purpose.
 */
export function followProcesses(root, { purposeOf, unseen }) {
  const known = new Map();
  let foreign = new Set();
  const spent = {};
  const charge = (purpose, seconds) => {
    spent[purpose] = (spent[purpose] ?? 0) + seconds;
  };

  function look(pid, stat) {
    const process = known.get(pid) ?? {
      ...{ own: 0, waited: 0, gone: [], patience: 0 },
      start: stat.start,
      purpose: unseen,
    };
    known.set(pid, process);
    // A shell becomes the program that it starts, so what a process is for may change.
    process.purpose = purposeOf(commandOf(pid)) ?? process.purpose;
    process.parent = stat.parent;
    process.newlyWaited = stat.waited - process.waited;
    charge(process.purpose, stat.own - process.own);
    process.own = stat.own;
  }

  // What a parent has waited for tells of the time of a child after it was last seen, or of a child that was never seen.
  function settle(process) {
    const { gone, newlyWaited } = process;
    if (newlyWaited === 0 && gone.length === 0) return;
    let seen = gone.reduce((sum, child) => sum + allOf(child), 0);
    if (newlyWaited < seen - rounding) {
      // The end of a child may be seen before its parent has waited for it; one that is killed waits for none of its own.
      if (++process.patience < patience) return;
      seen = gone.reduce((sum, child) => sum + child.own + child.waited, 0);
    }
    const rest = Math.max(0, newlyWaited - seen);
    const ends = gone.length > 0 ? gone.flatMap(lastOf) : [{ purpose: unseen }];
    for (const { purpose } of ends) charge(purpose, rest / ends.length);
    process.waited += newlyWaited;
    process.gone = [];
    process.patience = 0;
  }

  function sample() {
    const before = new Map(known);
    // Parents first: they are known before their children. So no child is counted by its parent while it still looks alive.
    for (const [pid, process] of before) {
      const stat = statOf(pid);
      if (stat?.start === process.start) look(pid, stat);
      else known.delete(pid);
    }
    for (const [pid, process] of before) if (!known.has(pid)) before.get(process.parent)?.gone.push(process);
    const here = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    const others = new Set();
    for (const pid of here.map(Number).sort((a, b) => a - b)) {
      if (known.has(pid)) continue;
      const stat = foreign.has(pid) ? undefined : statOf(pid);
      if (stat && (pid === root || known.has(stat.parent))) look(pid, stat);
      else others.add(pid);
    }
    foreign = others;
    for (const process of known.values()) settle(process);
    return { ...spent };
  }
  return { sample };
}

// The time of a process and of all below it, as far as it was seen.
function allOf({ own, waited, gone }) {
  return own + waited + gone.reduce((sum, child) => sum + allOf(child), 0);
}

// The processes that others only started, or the process itself.
function lastOf(process) {
  return process.gone.length > 0 ? process.gone.flatMap(lastOf) : [process];
}

/** The sum of CPU seconds by purpose. */
export function sumOf(spent) {
  return Object.values(spent).reduce((sum, seconds) => sum + seconds, 0);
}

/** CPU seconds that the whole machine was busy so far. */
export function busySeconds() {
  const [user, nice, system, , , irq, softIrq] = readFileSync('/proc/stat', 'utf8')
    .split('\n')[0]
    .split(/\s+/)
    .slice(1);
  return [user, nice, system, irq, softIrq].reduce((sum, ticks) => sum + Number(ticks), 0) / ticksPerSecond;
}

/** CPU seconds of all that this process has started and waited for. */
export function waitedFor() {
  return statOf(process.pid).waited;
}

// The fields after the name in brackets: the parent is the 2nd, the times of itself and of what it has waited for are the
// 12th to 15th, and its start is the 20th.
function statOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const [user, system, waitedUser, waitedSystem] = fields.slice(11, 15).map(Number);
    return {
      parent: Number(fields[1]),
      start: fields[19],
      own: (user + system) / ticksPerSecond,
      waited: (waitedUser + waitedSystem) / ticksPerSecond,
    };
  } catch {
    // It has ended.
    return undefined;
  }
}

function commandOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').join(' ');
  } catch {
    return '';
  }
}
