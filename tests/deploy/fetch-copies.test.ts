import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { buildCopyName } from "#domain/copies/copy-name";
import { sealCopy } from "#server/backup/copy-seal";
import { describeWhere } from "#support/deploy/describe-where";
import { makeTemporaryFolder } from "#support/machine/temporary-folder";

const DAY_MS = 86_400_000;

describeWhere(["rsync"], "copies that are fetched, verified and pruned on another machine", () => {
  let from: string;
  let to: string;
  beforeEach(() => {
    [from, to] = [makeTemporaryFolder(), join(makeTemporaryFolder(), "kept")];
  });

  /** A copy in the site's folder, as old as told. */
  function addCopy(daysAgo: number): string {
    const madeAt = new Date(Date.now() - daysAgo * DAY_MS);
    const name = buildCopyName(madeAt, "sqlite");
    writeFileSync(join(from, name), `pages of ${name}`);
    sealCopy(join(from, name), { engine: "sqlite", migrations: [], tables: {} });
    utimesSync(join(from, name), madeAt, madeAt);
    return name;
  }

  function fetchCopies(days = "90", source = `${from}/`, env = {}) {
    const args = [source, to, days];
    const { status, stdout, stderr } = spawnSync("deploy/fetch-copies.sh", args, { encoding: "utf8", env: { ...process.env, ...env } });
    return { status, said: stdout + stderr };
  }
  const listKept = () => readdirSync(to).filter((name) => name !== "arriving");

  test("each arrives once, as it is, for its owner's eyes; what is no copy stays", () => {
    const name = addCopy(0);
    writeFileSync(join(from, "notas.txt"), "a");
    cpSync(join(from, name), join(from, `${name}.part`));
    expect(fetchCopies()).toEqual({ status: 0, said: `fetched and verified: ${name}\n` });
    expect(listKept()).toEqual([name]);
    expect(readFileSync(join(to, name)).equals(readFileSync(join(from, name)))).toBe(true);
    expect(statSync(to).mode & 0o077).toBe(0);
    expect(fetchCopies()).toEqual({ status: 0, said: "" });
  });

  test("one that is damaged is told and not kept, the others are, and it comes again when it is whole", () => {
    const [good, bad] = [addCopy(0), addCopy(1)];
    const whole = readFileSync(join(from, bad));
    const damaged = Buffer.from(whole);
    damaged[3] = (damaged[3] ?? 0) ^ 1;
    writeFileSync(join(from, bad), damaged);
    expect(fetchCopies()).toMatchObject({ status: 1, said: expect.stringContaining(`damaged, not kept: ${bad}`) });
    expect(listKept()).toEqual([good]);
    expect(existsSync(join(to, "arriving", bad))).toBe(false);
    writeFileSync(join(from, bad), whole);
    expect(fetchCopies().status).toBe(0);
    expect(listKept().toSorted()).toEqual([good, bad].toSorted());
  });

  test("a key of the site's machine need open nothing but that folder, to be read", () => {
    const name = addCopy(0);
    // What ssh does where the key has such a command.
    const remote = join(makeTemporaryFolder(), "remote");
    writeFileSync(remote, `#!/bin/sh\nshift 3\nSSH_ORIGINAL_COMMAND="$*" exec rrsync -ro ${from}\n`, { mode: 0o755 });
    const { status, said } = fetchCopies("90", "root@www.example.com.br:./", { RSYNC_RSH: remote });
    expect([status, said]).toEqual([0, `fetched and verified: ${name}\n`]);
    expect(listKept()).toEqual([name]);
  });

  test("the old go, but for the newest seven, and a morning without a new one is told", () => {
    const names = Array.from({ length: 12 }, (_, index) => addCopy(index * 10 + 2)).toSorted();
    expect(fetchCopies("30")).toMatchObject({ status: 1, said: expect.stringContaining("there is no copy of the last 36 hours") });
    expect(listKept().toSorted()).toEqual(names.slice(-7));
  });
});
