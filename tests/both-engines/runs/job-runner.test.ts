import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import type { AiFailureKind, JobOptions } from "#domain/jobs/job";
import { JOB_KINDS } from "#domain/jobs/run-kind";
import { planMoments } from "#domain/publishing/rhythm/plan-moments";
import { AiFailure } from "#server/ai/ai-failure";
import type { Connection } from "#server/database/database";
import { endUnknownRuns, forgetOldRuns } from "#server/jobs/job-history";
import { createJobLeases } from "#server/jobs/job-lease";
import { createJobEvents, findJobProgress } from "#server/jobs/job-progress";
import { createJobRunner, type RunWriters, type WritePage } from "#server/jobs/job-runner";
import { createJobStore } from "#server/jobs/job-store";
import { createDatabase } from "#support/database/database";
import { createPages } from "#support/database/pages";

const OPTIONS: JobOptions = { instructions: "", creativity: 75, existing: "keep-both" };
const writeText: WritePage = async (title) => ({ title, content: `<p>${title}</p>`, origin: "local" });

/** A process that works on runs: its own lease, on a database it may share. */
function createWorker(connection: Connection, write: RunWriters["local-batch"] = writeText) {
  const jobs = createJobStore(connection.db);
  const announced: string[] = [];
  const errors: unknown[] = [];
  const paused: string[] = [];
  const { writer } = createPages(connection, ({ slug }) => announced.push(slug));
  const runner = createJobRunner({
    connection,
    jobs,
    leases: createJobLeases(connection.db, randomUUID()),
    events: createJobEvents(),
    pageWriter: writer,
    writers: Object.fromEntries(JOB_KINDS.map((kind) => [kind, write])) as RunWriters,
    kinds: ["bulk-presets", "local-batch"],
    hasPauses: false,
    onError: (error) => errors.push(error),
    onPause: async ({ id }) => void paused.push(id),
  });
  onTestFinished(() => runner.stop());
  return { runner, jobs, announced, errors, paused };
}

async function start(connection: Connection, titles: string[], options: Partial<JobOptions> = {}): Promise<string> {
  const { job } = await createJobStore(connection.db).startJob({
    kind: "local-batch",
    titles,
    options: { ...OPTIONS, ...options },
    createdBy: "admin@exemplo.com.br",
  });
  return job.id;
}

const progressOf = (connection: Connection, jobId: string) => findJobProgress(createJobStore(connection.db), jobId, 0);
const untilEnded = (connection: Connection, jobId: string) =>
  expect.poll(async () => (await progressOf(connection, jobId))?.status).not.toBe("running");
const slugsOf = async (connection: Connection) =>
  (await connection.db.selectFrom("pages").select("slug").orderBy("seq").execute()).map(({ slug }) => slug);

test("titles are worked on in their order and each page is announced", async () => {
  const connection = await createDatabase();
  const { runner, announced } = createWorker(connection);
  const jobId = await start(connection, ["Um", "Dois", "Três"]);
  runner.wake();
  await untilEnded(connection, jobId);
  expect(announced).toEqual(["um", "dois", "tres"]);
  expect(await progressOf(connection, jobId)).toMatchObject({
    status: "done",
    total: 3,
    done: 3,
    failed: 0,
    skipped: 0,
    currentTitle: undefined,
  });
});

test("the pages of a run with a rhythm wait for their moments, after those of the runs before", async () => {
  const connection = await createDatabase();
  const { runner, announced } = createWorker(connection);
  const rhythm = { perDay: 2, hours: [8, 14] };
  for (const titles of [["Um", "Dois", "Três"], ["Quatro"]]) {
    const jobId = await start(connection, titles, { rhythm });
    runner.wake();
    await untilEnded(connection, jobId);
  }
  const rows = await connection.db.selectFrom("pages").select(["status", "publish_at"]).orderBy("seq").execute();
  const moments = rows.map(({ publish_at }) => new Date(publish_at ?? ""));
  expect(rows.map(({ status }) => status)).toEqual(["draft", "draft", "draft", "draft"]);
  expect(moments).toEqual(planMoments({ ...rhythm, from: new Date((moments[0]?.getTime() ?? 0) - 1), count: 4 }));
  expect(moments[0]?.getTime()).toBeGreaterThan(Date.now());
  expect(announced).toEqual([]);
});

test("a title that fails says why and the run goes on", async () => {
  const connection = await createDatabase();
  const { runner, announced, errors } = createWorker(connection, async (title, job, context) => {
    if (title === "Dois") throw new Error("Sem texto");
    return await writeText(title, job, context);
  });
  const jobId = await start(connection, ["Um", "Dois", "Três"]);
  runner.wake();
  await untilEnded(connection, jobId);
  const progress = await progressOf(connection, jobId);
  expect(progress).toMatchObject({ status: "done", done: 2, failed: 1 });
  expect(progress?.results[1]).toMatchObject({ title: "Dois", status: "failed", error: "Sem texto", pageSlug: undefined });
  expect(announced).toEqual(["um", "tres"]);
  expect(errors).toHaveLength(1);
});

test("titles that need nobody are saved together; one that fails takes none with it and is asked again by itself", async () => {
  const connection = await createDatabase();
  const asked: string[] = [];
  const { runner, announced } = createWorker(connection, {
    getReady: async () => async (title, _job, db) => {
      asked.push(title);
      const { count } = await db.selectFrom("pages").select(db.fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
      if (title === "Três") throw new Error("Sem texto");
      return { title, content: `<p>A página ${Number(count) + 1}</p>`, origin: "local" };
    },
  });
  const jobId = await start(connection, ["Um", "Dois", "Três", "Quatro"]);
  runner.wake();
  await untilEnded(connection, jobId);
  expect((await progressOf(connection, jobId))?.results.map(({ error, pageSlug }) => error ?? pageSlug)).toEqual([
    "um",
    "dois",
    "Sem texto",
    "quatro",
  ]);
  const pages = await connection.db.selectFrom("pages").select(["slug", "content"]).orderBy("seq").execute();
  expect(pages.map(({ content }) => content)).toEqual(["<p>A página 1</p>", "<p>A página 2</p>", "<p>A página 3</p>"]);
  expect(announced).toEqual(["um", "dois", "quatro"]);
  expect(asked.filter((title) => title === "Quatro")).toHaveLength(1);
});

test("a page that cannot be saved fails its title in the specified words, and why is for the log alone", async () => {
  const connection = await createDatabase();
  const rename = (from: string, to: string) => connection.db.schema.alterTable(from).renameTo(to).execute();
  const { runner, announced, errors } = createWorker(connection, async (title, job, context) => {
    if (title === "Dois") await rename("pages", "pages_away");
    if (title === "Três") await rename("pages_away", "pages");
    return await writeText(title, job, context);
  });
  const jobId = await start(connection, ["Um", "Dois", "Três"]);
  runner.wake();
  await untilEnded(connection, jobId);
  const progress = await progressOf(connection, jobId);
  expect(progress?.results.map(({ status, error }) => error ?? status)).toEqual(["done", "Failed to save page to database", "done"]);
  expect(announced).toEqual(["um", "tres"]);
  expect(errors).toHaveLength(1);
  expect((errors[0] as Error).cause).toMatchObject({ message: expect.stringMatching(/pages/) });
});

test("existing titles are skipped with their page, or kept both, as the run was started", async () => {
  const connection = await createDatabase();
  const { runner } = createWorker(connection);
  for (const [existing, expected] of [
    ["keep-both", ["um", "um-2"]],
    ["skip", ["um", "um-2", "dois"]],
  ] as const) {
    const jobId = await start(connection, existing === "skip" ? ["Um", "Dois", "dois!"] : ["Um", "UM"], { existing });
    runner.wake();
    await untilEnded(connection, jobId);
    expect(await slugsOf(connection)).toEqual(expected);
    if (existing === "skip") {
      const { results } = (await progressOf(connection, jobId)) ?? { results: [] };
      expect(results.map(({ status, pageSlug }) => [status, pageSlug])).toEqual([
        ["skipped", "um"],
        ["done", "dois"],
        ["skipped", "dois"],
      ]);
    }
  }
});

test("a deleted page is no reason to skip its title", async () => {
  const connection = await createDatabase();
  const { store } = createPages(connection);
  await store.deletePage((await store.savePage({ title: "Um", content: "<p>Texto</p>", origin: "local" })).id);
  const { runner } = createWorker(connection);
  const jobId = await start(connection, ["Um"], { existing: "skip" });
  runner.wake();
  await untilEnded(connection, jobId);
  expect((await progressOf(connection, jobId))?.results[0]).toMatchObject({ status: "done", pageSlug: "um-2" });
});

test("two starts at once make one run, and a third after its end another", async () => {
  const connection = await createDatabase();
  const jobs = createJobStore(connection.db);
  const request = { kind: "local-batch", titles: ["Um", "Dois"], options: OPTIONS, createdBy: "a" } as const;
  const started = await Promise.all([jobs.startJob(request), jobs.startJob(request), jobs.startJob({ ...request, kind: "bulk-presets" })]);
  // Which of the two is first is the database's affair.
  expect(started.map(({ isNew }) => isNew).toSorted()).toEqual([false, true, true]);
  expect(started[2]?.isNew).toBe(true);
  expect(started[0]?.job.id).toBe(started[1]?.job.id);
  expect(await jobs.listItems(started[0]?.job.id ?? "")).toHaveLength(2);
  createWorker(connection).runner.wake();
  await untilEnded(connection, started[0]?.job.id ?? "");
  expect((await jobs.startJob(request)).isNew).toBe(true);
});

test("two processes share the runs and no page is made twice", async () => {
  const connection = await createDatabase();
  const titles = Array.from({ length: 30 }, (_, number) => `Título ${number}`);
  const jobId = await start(connection, titles);
  const workers = [createWorker(connection), createWorker(connection)];
  for (const { runner } of workers) runner.wake();
  await untilEnded(connection, jobId);
  expect(await slugsOf(connection)).toEqual(titles.map((_, number) => `titulo-${number}`));
});

test("a process that lost its lease while it wrote adds nothing to what its successor did", async () => {
  const connection = await createDatabase();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const { promise: writing, resolve: hasBegun } = Promise.withResolvers<void>();
  const written: string[] = [];
  const slow = createWorker(connection, async (title, job, context) => {
    written.push(title);
    hasBegun();
    await held;
    return await writeText(title, job, context);
  });
  const jobId = await start(connection, ["Um", "Dois"]);
  slow.runner.wake();
  await writing;
  await connection.db.updateTable("jobs").set({ lease_expires_at: "2020-01-01T00:00:00.000Z" }).execute();
  const successor = createWorker(connection);
  successor.runner.wake();
  await untilEnded(connection, jobId);
  await successor.runner.stop();
  // Another run is its own to do, which it comes to when it is through with this one.
  const next = await start(connection, ["Três"]);
  release();
  slow.runner.wake();
  await untilEnded(connection, next);
  expect(written).toEqual(["Um", "Três"]);
  expect([slow.announced, slow.errors]).toEqual([["tres"], []]);
  expect(await slugsOf(connection)).toEqual(["um", "dois", "tres"]);
  expect((await progressOf(connection, jobId))?.results.map(({ pageSlug }) => pageSlug)).toEqual(["um", "dois"]);
});

test("a process that stops ends its title, gives the run back, and another goes on with the rest", async () => {
  const connection = await createDatabase();
  let stopping: Promise<void> | undefined;
  const first = createWorker(connection, async (title, job, context) => {
    if (title === "Dois") stopping = first.runner.stop();
    return await writeText(title, job, context);
  });
  const jobId = await start(connection, ["Um", "Dois", "Três", "Quatro"]);
  first.runner.wake();
  await expect.poll(() => stopping !== undefined).toBe(true);
  await stopping;
  expect(await slugsOf(connection)).toEqual(["um", "dois"]);
  expect(await progressOf(connection, jobId)).toMatchObject({ status: "running", done: 2, currentTitle: "Três" });
  createWorker(connection).runner.wake();
  await untilEnded(connection, jobId);
  expect(await slugsOf(connection)).toEqual(["um", "dois", "tres", "quatro"]);
});

test("a run asked to stop ends after the title it is at, and cannot be asked again", async () => {
  const connection = await createDatabase();
  const worker = createWorker(connection, async (title, job, context) => {
    if (title === "Dois") expect(await worker.jobs.requestCancel(job.id)).toBe(true);
    return await writeText(title, job, context);
  });
  const jobId = await start(connection, ["Um", "Dois", "Três"]);
  worker.runner.wake();
  await untilEnded(connection, jobId);
  expect(await progressOf(connection, jobId)).toMatchObject({ status: "cancelled", done: 2, total: 3 });
  expect(await worker.jobs.requestCancel(jobId)).toBe(false);
  expect(await worker.jobs.requestCancel("unknown")).toBe(false);
});

test("a run is worked on by whoever claims it first, and by others once that lease is over", async () => {
  const { db } = await createDatabase();
  const [first, second] = [createJobLeases(db, "first"), createJobLeases(db, "second")];
  const { job } = await createJobStore(db).startJob({ kind: "local-batch", titles: ["Um"], options: OPTIONS, createdBy: "a" });
  expect((await first.claimJob(["local-batch"]))?.id).toBe(job.id);
  expect(await second.claimJob(["local-batch"])).toBeUndefined();
  await second.releaseLease(job.id);
  expect(await first.renewLease(job.id)).toEqual({ held: true, cancelRequested: false });
  await first.releaseLease(job.id);
  expect((await second.claimJob(["local-batch"]))?.id).toBe(job.id);
  expect(await first.renewLease(job.id)).toEqual({ held: false, cancelRequested: false });
  await first.clearLeases();
  expect((await first.claimJob(["local-batch"]))?.id).toBe(job.id);
  // A lease that was taken by a clock that was ahead holds nobody up.
  await db.updateTable("jobs").set({ lease_expires_at: "2999-01-01T00:00:00.000Z" }).execute();
  expect((await second.claimJob(["local-batch"]))?.id).toBe(job.id);
});

test("a run of an unknown kind is ended once nobody has worked on it for long enough, others are left alone", async () => {
  const connection = await createDatabase();
  const known = await start(connection, ["Um"]);
  const { job } = await createJobStore(connection.db).startJob({
    kind: "bulk-presets",
    titles: ["A", "B"],
    options: OPTIONS,
    createdBy: "a",
  });
  await connection.db.updateTable("jobs").set({ kind: "review-batch", active_key: "review-batch" }).where("id", "=", job.id).execute();
  const leases = createJobLeases(connection.db, "newer");
  const runner = createWorker(connection).runner;
  runner.wake();
  await untilEnded(connection, known);
  expect(await progressOf(connection, job.id)).toMatchObject({ kind: "review-batch", status: "running", currentTitle: "A" });

  await leases.claimJob(["review-batch" as "local-batch"]);
  const inMinutes = (minutes: number) => ({ idleMs: 3_600_000, now: new Date(Date.now() + minutes * 60_000) });
  expect(await endUnknownRuns(connection.db, inMinutes(59))).toBe(0);
  expect(await endUnknownRuns(connection.db, inMinutes(61))).toBe(1);
  expect(await endUnknownRuns(connection.db, inMinutes(62))).toBe(0);
  const ended = await progressOf(connection, job.id);
  expect(ended).toMatchObject({ status: "done", total: 2, done: 0, failed: 2, currentTitle: undefined });
  expect(new Set(ended?.results.map(({ error }) => error))).toEqual(
    new Set(["Este tipo de criação é de outra versão do site, e esta não o conhece."]),
  );
  expect(await leases.renewLease(job.id)).toEqual({ held: false, cancelRequested: false });
});

const untilPaused = (connection: Connection, jobId: string) =>
  expect.poll(async () => (await progressOf(connection, jobId))?.status).toBe("paused");

test("five titles in a row that fail through no fault of theirs pause the run, and a start of the server leaves it so", async () => {
  const connection = await createDatabase();
  const asked: string[] = [];
  const write: WritePage = async (title, job, context) => {
    asked.push(title);
    const [kind] = title.split(" ");
    if (kind !== "boa") throw new AiFailure(kind as AiFailureKind, `Falhou: ${title}`);
    return await writeText(title, job, context);
  };
  const worker = createWorker(connection, write);
  // What comes of a title alone, and a title that is made, begin the row anew; one that is skipped does not.
  const titles = [
    ...["timeout 1", "timeout 2", "no-credit 3", "refused-key 4", "unusable 5"],
    ...["timeout 6", "missing-model 7", "timeout 8", "connection 9", "boa 10"],
    ...["timeout 11", "timeout 12", "boa 10", "timeout 13", "timeout 14", "no-credit 15"],
    ...["boa 16", "boa 17"],
  ];
  const jobId = await start(connection, titles, { existing: "skip" });
  worker.runner.wake();
  await untilPaused(connection, jobId);
  expect(await progressOf(connection, jobId)).toMatchObject({
    done: 1,
    failed: 14,
    skipped: 1,
    total: 18,
    pauseReason: "Falhou: no-credit 15",
  });
  await expect.poll(() => worker.paused).toEqual([jobId]);
  expect(await worker.jobs.startJob({ kind: "local-batch", titles: ["Um"], options: OPTIONS, createdBy: "a" })).toMatchObject({
    isNew: false,
    job: { id: jobId, status: "paused" },
  });

  const leases = createJobLeases(connection.db, "next start");
  await leases.clearLeases();
  expect(await leases.claimJob(JOB_KINDS)).toBeUndefined();
  expect(await forgetOldRuns(connection.db, new Date(Date.now() + 400 * 86_400_000))).toBe(0);

  expect(await worker.jobs.resumeJob(jobId)).toBe(true);
  expect(await worker.jobs.resumeJob(jobId)).toBe(false);
  worker.runner.wake();
  await untilEnded(connection, jobId);
  expect(await progressOf(connection, jobId)).toMatchObject({ status: "done", done: 3, failed: 14, pauseReason: undefined });
  expect(asked).toHaveLength(17);
});

test("a paused run is cancelled at once, and one that was asked to stop is not paused", async () => {
  const connection = await createDatabase();
  const worker = createWorker(connection);
  const paused = await start(connection, ["Um", "Dois"]);
  expect(await worker.jobs.pauseJob(paused, "Sem chave")).toBe(true);
  expect(await worker.jobs.requestCancel(paused)).toBe(true);
  expect(await progressOf(connection, paused)).toMatchObject({ status: "cancelled", done: 0 });
  expect(await worker.jobs.resumeJob(paused)).toBe(false);
  const asked = await start(connection, ["Um", "Dois"]);
  await worker.jobs.requestCancel(asked);
  expect(await worker.jobs.pauseJob(asked, "Sem chave")).toBe(false);
});

test("what was answered for a title is there for whoever goes on with it, until its page is saved", async () => {
  const connection = await createDatabase();
  const answer = { text: "<p>Pago</p>", isCut: false, isFinal: true };
  const first = createWorker(connection, async (_title, _job, { keepAttempts, signal }) => {
    await keepAttempts([{ startedAt: "2026-01-01T00:00:00.000Z", outcome: "written" }], answer);
    // The answer is read as soon as it is kept, and the stop may come before this goes on.
    if (!signal.aborted) await new Promise((resolve) => signal.addEventListener("abort", resolve));
    throw new Error("left off");
  });
  const jobId = await start(connection, ["Um"]);
  first.runner.wake();
  await expect.poll(async () => (await first.jobs.listItems(jobId))[0]?.attempts).toBeDefined();
  await first.runner.stop();
  const heard: unknown[] = [];
  const second = createWorker(connection, async (title, job, context) => {
    heard.push(context.earlierAnswer);
    return await writeText(title, job, context);
  });
  second.runner.wake();
  await untilEnded(connection, jobId);
  expect(heard).toEqual([answer]);
  expect(await connection.db.selectFrom("job_items").select("answer").execute()).toEqual([{ answer: null }]);
});

test("failed titles are tried again by one run, whoever asks for it and whenever", async () => {
  const connection = await createDatabase();
  const { runner, jobs } = createWorker(connection);
  const jobId = await start(connection, ["Um", "Dois"]);
  const retry = () => jobs.startJob({ kind: "local-batch", titles: ["Dois"], options: { ...OPTIONS, retryOf: jobId }, createdBy: "a" });
  // The run under way is not the retry, which can be asked for once it has ended.
  expect(await retry()).toMatchObject({ isNew: false, job: { id: jobId } });
  runner.wake();
  await untilEnded(connection, jobId);
  const [one, other] = await Promise.all([retry(), retry()]);
  expect([one.isNew, other.isNew].toSorted()).toEqual([false, true]);
  runner.wake();
  await untilEnded(connection, one.job.id);
  expect(await retry()).toMatchObject({ isNew: false, job: { id: one.job.id, status: "done" } });
  expect(await slugsOf(connection)).toEqual(["um", "dois", "dois-2"]);
});
