import { expect, onTestFinished, test } from "vitest";
import type { NewActivity } from "#server/activities/activity-log";
import type { Connection } from "#server/database/database";
import type { PageDraft } from "#server/pages/page-intents";
import { createPageWriter, type PageWriter } from "#server/pages/page-writer";
import { startPublishingSchedule } from "#server/pages/publishing-schedule";
import { createAdmission } from "#server/publishing/admission";
import { isFact } from "#support/content/facts";
import { createDatabase } from "#support/database/database";

const ANA = "ana@exemplo.com.br";
const PAST = new Date(Date.now() - 60_000);
const FAR = new Date(Date.now() + 86_400_000);

/** Holds what says so, as it is when it is asked. */
const admission = createAdmission({
  judge: async (_db, _id, { content }) =>
    content.includes("retida") ? [{ rule: "facts", says: "“retida” não está no cadastro.", mend: "Tire." }] : [],
  remember: async () => {},
  forget: async () => {},
});

const createWriter = (connection: Connection) => createPageWriter(connection, { isFact, admission }, () => {});
const draft = (title: string, changes: Partial<PageDraft> = {}): PageDraft => ({
  title,
  content: "<p>x</p>",
  origin: "local",
  status: "draft",
  ...changes,
});
const create = (writer: PageWriter, title: string, changes?: Partial<PageDraft>) =>
  writer.write((pages) => pages.create(draft(title, changes)));
const readPage = async ({ db }: Connection, id: string) =>
  await db.selectFrom("pages").select(["status", "publish_at", "held", "version"]).where("id", "=", id).executeTakeFirstOrThrow();
const countWaiting = async ({ db }: Connection) =>
  (await db.selectFrom("pages").select("id").where("publish_at", "<=", new Date().toISOString()).execute()).length;

/** A process's publisher, that looks once. */
async function publishOnce(connection: Connection, writer = createWriter(connection)) {
  const recorded: NewActivity[] = [];
  const errors: unknown[] = [];
  const schedule = startPublishingSchedule({
    db: connection.db,
    pageWriter: writer,
    activities: { record: async (activity) => void recorded.push(activity) },
    log: { error: (error: unknown) => void errors.push(error) } as never,
    stopping: new AbortController().signal,
  });
  onTestFinished(() => schedule.stop());
  return { schedule, recorded, errors };
}

test("of publishers that look at the same time one publishes each page that is due, and a later one is left", async () => {
  const connection = await createDatabase();
  const writer = createWriter(connection);
  const ids: string[] = [];
  for (let number = 1; number <= 8; number += 1) ids.push((await create(writer, `Página ${number}`, { publishAt: PAST })).id);
  const later = await create(writer, "Mais tarde", { publishAt: FAR });
  const publishers = await Promise.all([1, 2, 3].map(() => publishOnce(connection)));
  await expect.poll(() => countWaiting(connection)).toBe(0);
  await Promise.all(publishers.map(({ schedule }) => schedule.stop()));
  const recorded = publishers.flatMap((publisher) => publisher.recorded);
  expect(recorded.map(({ subjectId }) => subjectId).sort()).toEqual([...ids].sort());
  expect(new Set(recorded.map(({ actor, action }) => `${actor}: ${action}`))).toEqual(new Set(["O site: page.published"]));
  expect(publishers.flatMap(({ errors }) => errors)).toEqual([]);
  for (const id of ids) expect(await readPage(connection, id)).toEqual({ status: "public", publish_at: null, held: null, version: 2 });
  expect(await readPage(connection, later.id)).toMatchObject({ status: "draft", publish_at: FAR.toISOString() });
});

test("a publisher that breaks off loses none: the next one publishes what is left, and what was published not again", async () => {
  const connection = await createDatabase();
  const writer = createWriter(connection);
  const ids = [];
  for (const title of ["Um", "Dois", "Três"]) ids.push((await create(writer, title, { publishAt: PAST })).id);
  let published = 0;
  const dying: PageWriter = {
    ...writer,
    write: (work) =>
      writer.write(async (pages) => {
        const result = await work(pages);
        published += 1;
        if (published > 1) throw new Error("the process died before the commit");
        return result;
      }),
  };
  const first = await publishOnce(connection, dying);
  await expect.poll(() => first.errors.length).toBe(2);
  await first.schedule.stop();
  expect(first.recorded).toHaveLength(1);
  expect(await countWaiting(connection)).toBe(2);
  const second = await publishOnce(connection);
  await expect.poll(() => second.recorded.length).toBe(2);
  for (const id of ids) expect(await readPage(connection, id)).toMatchObject({ status: "public", version: 2 });
});

test("a page that fails at its moment is held with its reasons, also one without a text, and keeps no other waiting", async () => {
  const connection = await createDatabase();
  const writer = createWriter(connection);
  const texts = { Falha: "<p>retida</p>", Vazia: "", Boa: "<p>x</p>" };
  const pages = [];
  for (const title of Object.keys(texts)) pages.push(await create(writer, title, { publishAt: PAST }));
  for (const [index, content] of Object.values(texts).entries()) {
    const page = pages[index];
    if (page) await writer.write(({ edit }) => edit(page.id, 1, { ...page, content, status: "draft" }, ANA));
  }
  const { recorded } = await publishOnce(connection);
  await expect.poll(() => recorded.length).toBe(3);
  const [failed, empty, good] = await Promise.all(pages.map(({ id }) => readPage(connection, id)));
  expect(failed).toMatchObject({ status: "held", publish_at: null, held: expect.stringContaining("não está no cadastro") });
  expect(empty).toMatchObject({ status: "held", publish_at: null, held: expect.stringContaining("nenhum texto") });
  expect(good).toMatchObject({ status: "public", publish_at: null });
  expect(recorded.map(({ action }) => action).sort()).toEqual(["page.held", "page.held", "page.published"]);
});

test("a cancelled page stays a draft; saving a draft keeps its moment, publishing ends it, and nothing is published from the trash", async () => {
  const connection = await createDatabase();
  const writer = createWriter(connection);
  const [cancelled, saved, published, trashed] = await Promise.all(
    ["Cancelada", "Salva", "Publicada", "Excluída"].map((title) => create(writer, title)),
  );
  if (!cancelled || !saved || !published || !trashed) throw new Error("not created");
  const ids = [cancelled, saved, published, trashed].map(({ id }) => id);
  for (const [index, moment] of [PAST, FAR, FAR, PAST].entries())
    expect(await writer.write((pages) => pages.schedule(ids[index] ?? "", moment, ANA))).toMatchObject({ publishAt: moment });
  expect((await writer.write((pages) => pages.unschedule([cancelled.id]))).map(({ id }) => id)).toEqual([cancelled.id]);
  expect(await writer.write((pages) => pages.unschedule([cancelled.id]))).toEqual([]);
  await writer.write((pages) => pages.edit(saved.id, 1, { ...saved, title: "Outro título", status: "draft" }, ANA));
  await writer.write((pages) => pages.setStatus([published.id], "public", ANA));
  await writer.write((pages) => pages.trash([trashed.id]));
  // Of those that are due it has waited least: when it is published the publisher has passed all others over.
  const last = await create(writer, "Devida", { publishAt: new Date(PAST.getTime() + 1000) });
  const { schedule, recorded } = await publishOnce(connection);
  await expect.poll(async () => (await readPage(connection, last.id)).status).toBe("public");
  await schedule.stop();
  expect(recorded.map(({ subjectId }) => subjectId)).toEqual([last.id]);
  expect(await readPage(connection, cancelled.id)).toMatchObject({ status: "draft", publish_at: null });
  expect(await readPage(connection, saved.id)).toMatchObject({ status: "draft", publish_at: FAR.toISOString() });
  expect(await readPage(connection, published.id)).toMatchObject({ status: "public", publish_at: null });
  expect(await readPage(connection, trashed.id)).toMatchObject({ status: "draft", publish_at: PAST.toISOString() });
});

test("pages back from the trash wait for their moments as before, and what came due meanwhile is published by the next look", async () => {
  const connection = await createDatabase();
  const writer = createWriter(connection);
  const [due, failing, waiting] = [
    await create(writer, "Venceu", { publishAt: PAST }),
    await create(writer, "Falha", { publishAt: PAST }),
    await create(writer, "Espera", { publishAt: FAR }),
  ];
  await writer.write(({ edit }) => edit(failing.id, 1, { ...failing, content: "<p>retida</p>", status: "draft" }, ANA));
  const ids = [due, failing, waiting].map(({ id }) => id);
  await writer.write((pages) => pages.trash(ids));
  const restored = new Map((await writer.write((pages) => pages.restore(ids))).map(({ id, publishAt }) => [id, publishAt]));
  expect(ids.map((id) => restored.get(id))).toEqual([PAST, PAST, FAR]);
  const { recorded } = await publishOnce(connection);
  await expect.poll(() => recorded.length).toBe(2);
  expect(await readPage(connection, due.id)).toMatchObject({ status: "public", publish_at: null });
  expect(await readPage(connection, failing.id)).toMatchObject({ status: "held", publish_at: null });
  expect(await readPage(connection, waiting.id)).toMatchObject({ status: "draft", publish_at: FAR.toISOString() });
});

test("overdue pages in the trash keep no others waiting", async () => {
  const connection = await createDatabase();
  const writer = createWriter(connection);
  const longAgo = new Date(PAST.getTime() - 60_000);
  const trashed: string[] = [];
  for (let number = 1; number <= 51; number += 1) trashed.push((await create(writer, `Excluída ${number}`, { publishAt: longAgo })).id);
  await writer.write((pages) => pages.trash(trashed));
  const due = await create(writer, "Devida", { publishAt: PAST });
  await publishOnce(connection);
  await expect.poll(async () => (await readPage(connection, due.id)).status).toBe("public");
});

test("a cancelled moment is given back, but to nobody who waits for another since or is no draft any more", async () => {
  const connection = await createDatabase();
  const writer = createWriter(connection);
  const made = await Promise.all(["Volta", "Já espera", "Já pública"].map((title) => create(writer, title)));
  const [back, waiting, published] = made.map(({ id }) => id) as [string, string, string];
  const ids = [back, waiting, published];
  for (const id of ids) await writer.write((pages) => pages.schedule(id, FAR, ANA));
  const cancelled = await writer.write((pages) => pages.unschedule(ids));
  expect(cancelled.map(({ publishAt }) => publishAt)).toEqual([FAR, FAR, FAR]);
  const later = new Date(FAR.getTime() + 3_600_000);
  await writer.write((pages) => pages.schedule(waiting, later, ANA));
  await writer.write((pages) => pages.setStatus([published], "public", ANA));
  const moments = new Map(ids.map((id) => [id, FAR]));
  expect((await writer.write((pages) => pages.waitAgain(moments))).map(({ id }) => id)).toEqual([back]);
  expect(await readPage(connection, back)).toMatchObject({ status: "draft", publish_at: FAR.toISOString() });
  expect(await readPage(connection, waiting)).toMatchObject({ publish_at: later.toISOString() });
  expect(await readPage(connection, published)).toMatchObject({ status: "public", publish_at: null });
});

test("only drafts wait: public and held pages are left, and one that may not go public is held at once and takes no moment", async () => {
  const connection = await createDatabase();
  const writer = createWriter(connection);
  const open = await create(writer, "Pública", { status: "public" });
  const held = await create(writer, "Retida", { status: "public", content: "<p>retida</p>" });
  const failing = await create(writer, "Rascunho que falha", { content: "<p>retida</p>" });
  const good = await create(writer, "Rascunho bom");
  const schedule = (id: string) => writer.write((pages) => pages.schedule(id, FAR, ANA));
  expect([await schedule(open.id), await schedule(held.id)]).toEqual([undefined, undefined]);
  expect([await schedule(failing.id), await schedule(good.id)]).toMatchObject([
    { title: "Rascunho que falha", status: "held", publishAt: undefined },
    { title: "Rascunho bom", status: "draft", publishAt: FAR },
  ]);
  expect(await readPage(connection, held.id)).toMatchObject({ status: "held", publish_at: null });
  expect(await readPage(connection, open.id)).toMatchObject({ status: "public", publish_at: null });
});

test("of two who choose a moment over the same the second is refused, and sent again it is the same", async () => {
  const connection = await createDatabase();
  const writer = createWriter(connection);
  const { id } = await create(writer, "Disputada");
  const later = new Date(FAR.getTime() + 3_600_000);
  const choose = (moment: Date, seen: { version: number; publishAt: Date | null }) =>
    writer.write((pages) => pages.schedule(id, moment, ANA, seen));
  const seen = { version: 1, publishAt: null };
  expect(await choose(FAR, seen)).toMatchObject({ publishAt: FAR });
  expect(await choose(FAR, seen)).toMatchObject({ publishAt: FAR });
  await expect(choose(later, seen)).rejects.toThrow("Outra pessoa mudou ou programou");
  await expect(choose(later, { version: 2, publishAt: FAR })).rejects.toThrow("Outra pessoa mudou ou programou");
  expect(await readPage(connection, id)).toMatchObject({ publish_at: FAR.toISOString() });
  expect(await choose(later, { version: 1, publishAt: FAR })).toMatchObject({ publishAt: later });
});
