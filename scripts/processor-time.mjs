// How much processor time a command needs, with all that it starts.
import { accessSync, constants, mkdirSync, readFileSync, rmdirSync } from "node:fs";
import { join } from "node:path";

/**
 * Where Linux counts the time of a group of processes, in the older form of its control groups and in the newer one. A
 * process' own count of its children misses those that outlive the one that started them: nearly all of a browser.
 */
const FORMS = [
  { root: "/sys/fs/cgroup/cpuacct", read: (group) => Number(readFileSync(join(group, "cpuacct.usage"), "utf8")) / 1e9 },
  { root: "/sys/fs/cgroup", read: (group) => Number(/usage_usec (\d+)/.exec(readFileSync(join(group, "cpu.stat"), "utf8"))?.[1]) / 1e6 },
];

/** Goes into a group, and becomes the command. */
const ENTER = 'echo $$ > "$0/cgroup.procs" && exec "$@"';

let groups = 0;

/**
 * Has a command counted by itself, whatever runs beside it.
 * @returns {{ program: string, args: readonly string[], end: () => number }} what to run in its place, and what tells when it
 *   has ended how many seconds it needed; not a number where the system does not count, or not for this user.
 */
export function countProcessorTime(program, args) {
  for (const { root, read } of FORMS) {
    const group = join(root, `abre-facil-${process.pid}-${groups++}`);
    try {
      mkdirSync(group);
      accessSync(join(group, "cgroup.procs"), constants.W_OK);
      return { program: "sh", args: ["-c", ENTER, group, program, ...args], end: () => leave(group, read) };
    } catch {
      // The other form, or none.
    }
  }
  return { program, args, end: () => Number.NaN };
}

function leave(group, read) {
  const seconds = read(group);
  try {
    rmdirSync(group);
  } catch {
    // Something it started is still there: an empty group does no harm.
  }
  return seconds;
}
