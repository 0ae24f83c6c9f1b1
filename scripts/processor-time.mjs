// How much processor time a command needs, with all that it starts.
import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Where Linux counts the time of a group of processes, in the older form of its control groups and in the newer one. A
 * process' own count of its children misses those that outlive the one that started them: nearly all of a browser.
 */
const FORMS = [
  { root: "/sys/fs/cgroup/cpuacct", read: (group) => Number(readFileSync(join(group, "cpuacct.usage"), "utf8")) / 1e9 },
  { root: "/sys/fs/cgroup", read: (group) => Number(/usage_usec (\d+)/.exec(readFileSync(join(group, "cpu.stat"), "utf8"))?.[1]) / 1e6 },
];

/**
 * Counts what this process and all it starts from now on need.
 * @returns {() => number} seconds so far; not a number where the system does not tell, or not this user.
 */
export function countProcessorTime() {
  for (const { root, read } of FORMS) {
    const group = join(root, `abre-facil-${process.pid}`);
    try {
      mkdirSync(group);
      writeFileSync(join(group, "cgroup.procs"), String(process.pid));
      process.once("exit", () => leave(root, group));
      return () => read(group);
    } catch {
      // The other form, or none.
    }
  }
  return () => Number.NaN;
}

function leave(root, group) {
  try {
    writeFileSync(join(root, "cgroup.procs"), String(process.pid));
    rmdirSync(group);
  } catch {
    // Something it started is still there: an empty group does no harm.
  }
}
