/**
 * A disk that is really full: the data folder on a small memory disk (needs the right to mount: root),
 * filled while the site runs a bulk run and the administrator saves. Then: cached and uncached pages answer,
 * saving says what is wrong, nothing is there by halves; after space is back the same process saves and ends its run.
 * Besides, the log on a disk that is always full.
 */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { presetTitles } from "#content/preset-titles";
import { onOwnPort, PortTaken } from "#support/machine/own-port";
import { waitUntil } from "#support/machine/wait-until";
import { AdminClient } from "#support/site/client";
import { send } from "#support/site/http";
import { finishRun, startRun } from "#support/site/runs";
import { startSite } from "#support/site/site";
import { type Outcome, untilTrue, withFolder } from "./outcome";

const DISK_MB = 12;
const SAVES = 40;
/** The lease of a run that was stopped has to run out. */
const RUN_WITHIN_MS = 60_000;

export function fillDisk(): Promise<Outcome> {
  return withFolder(async (folder) => {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${DISK_MB}m`, "tmpfs", folder]);
    try {
      return await fillAndFree(folder);
    } finally {
      execFileSync("umount", ["-l", folder]);
    }
  });
}

async function fillAndFree(dataDir: string): Promise<Outcome> {
  const problems: string[] = [];
  const expectThat = (holds: boolean, otherwise: string) => {
    if (!holds) problems.push(otherwise);
  };
  const site = await startSite({ dataDir });
  const saved: string[] = [];
  let refused = 0;
  try {
    const client = await AdminClient.signedIn(site);
    const leaving = await AdminClient.signedIn(site);
    await send(site, "/faq");
    fill(dataDir);
    for (let number = 0; number < SAVES; number += 1) {
      const answer = await client.call("pages.save", { title: `Cheio ${number}`, content: `<p>${"texto ".repeat(4000)}</p>` });
      if (answer.ok) saved.push(`cheio-${number}`);
      else {
        refused += 1;
        const { message = "" } = (await answer.json()) as { message?: string };
        expectThat(answer.status === 507 && message.startsWith("O disco do servidor está cheio"), `save: ${answer.status} ${message}`);
        expectThat((await send(site, `/links-uteis/cheio-${number}`)).status === 404, `cheio-${number} is there though refused`);
      }
    }
    expectThat(refused > 0, "the disk never became full");
    for (const path of ["/faq", "/cidades/lapa", "/"]) expectThat((await send(site, path)).status === 200, `${path} did not answer`);
    expectThat((await client.call("pages.list", {})).ok, "the panel's list did not answer");
    const missing = await send(site, "/nao-existe");
    expectThat(missing.status === 404 && missing.text.includes("Oops"), "an address without a page did not answer");
    const signOut = await leaving.call("session.signOut");
    expectThat(signOut.ok, `sign-out answered ${signOut.status}`);
    const isOut = async () => (await leaving.call("account.read")).status === 401;
    expectThat(await isOut(), "who has signed out is still in");
    const signIn = await new AdminClient(site).signIn();
    expectThat(signIn.ok || signIn.status === 507, `sign-in answered ${signIn.status}`);

    rmSync(join(dataDir, "ballast"));
    const jobId = await startRun(client, { kind: "bulk-presets", status: "draft" });
    fill(dataDir);
    await untilTrue(() => site.output().includes("bulk run"), 5000);
    rmSync(join(dataDir, "ballast"));
    expectThat((await client.call("pages.save", { title: "De novo", content: "<p>x</p>" })).ok, "saving did not come back");
    saved.push("de-novo");
    expectThat(await isOut(), "who has signed out is in again");
    const end = await Promise.race([finishRun(client, jobId), sleep(RUN_WITHIN_MS, undefined, { ref: false })]);
    expectThat(end?.status === "done" && end.done === presetTitles.length, `the run: ${JSON.stringify(end ?? "not ended")?.slice(0, 100)}`);
  } finally {
    await site.stop();
  }
  const again = await startSite({ dataDir });
  let lost = 0;
  for (const slug of saved) if ((await send(again, `/links-uteis/${slug}`)).status !== 200) lost += 1;
  await again.stop();
  return { fault: "disk full under the data", tried: `${SAVES} saves (${refused} refused) and a bulk run`, lost, doubled: 0, problems };
}

function fill(dataDir: string): void {
  const ballast = openSync(join(dataDir, "ballast"), "w");
  try {
    for (;;) writeSync(ballast, Buffer.alloc(4096));
  } catch {
    // Full.
  } finally {
    closeSync(ballast);
  }
}

/** The log goes to a device that is always full. */
export function fillLogDisk(): Promise<Outcome> {
  return withFolder(async (dataDir) => {
    const { child, site } = await onOwnPort((port) => startWithoutLog(port, dataDir));
    const ask = () => answersWell(site, "/faq");
    const problems: string[] = [];
    const count = 200;
    let lost = 0;
    const until = Date.now() + 3000;
    for (let number = 0; number < count || Date.now() < until; number += 1) if (!(await ask())) lost += 1;
    if (child.exitCode !== null) problems.push("it ended by itself");
    const ended = child.exitCode === null ? once(child, "exit") : [child.exitCode];
    child.kill("SIGTERM");
    const [code] = await ended;
    if (code !== 0) problems.push(`ended with code ${code}`);
    return { fault: "disk full under the log", tried: "three seconds of requests and a stop", lost, doubled: 0, problems };
  });
}

async function startWithoutLog(port: number, dataDir: string): Promise<{ child: ChildProcess; site: { url: string } }> {
  const log = openSync("/dev/full", "w");
  const entry = fileURLToPath(new URL("../../dist/server/entry.mjs", import.meta.url));
  // It cannot greet: an address that no other site has says that it is the one that answers.
  const key = randomUUID();
  const env = { PATH: process.env["PATH"] ?? "", PORT: String(port), DATA_DIR: dataDir, INDEXNOW_KEY: key };
  const child = spawn(process.execPath, [entry], { env, stdio: ["ignore", log, "ignore"] });
  closeSync(log);
  const site = { url: `http://localhost:${port}` };
  const isAnswering = () => {
    if (child.exitCode !== null) throw new PortTaken(port, `ended with code ${child.exitCode}`);
    return answersWell(site, `/${key}.txt`);
  };
  await waitUntil(isAnswering, { withinMs: 60_000, what: "a site without a log to answer" });
  return { child, site };
}

const answersWell = (site: { url: string }, path: string) =>
  send(site, path).then(
    ({ status }) => status === 200,
    () => false,
  );
