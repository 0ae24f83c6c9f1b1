import { expect, test } from "vitest";
import type { JudgedPage } from "#domain/publishing/judged-page";
import { MOST_OF_ANOTHER, type Substance } from "#domain/publishing/rules/judge-substance";
import { readWording } from "#domain/publishing/substance/read-wording";
import { listRunMarks, shareOfRunsIn } from "#domain/publishing/substance/sketch";
import type { Work } from "#domain/work/work";
import type { PageDraft } from "#server/pages/page-intents";
import { createPageWriter } from "#server/pages/page-writer";
import { sanitiseHtml } from "#server/pages/sanitise-html";
import { createAdmission } from "#server/publishing/admission";
import { findMarks } from "#server/publishing/authored-marks";
import { measureSubstance } from "#server/publishing/measure-substance";
import { forgetSketches, keepSketch, listPagesOfHome } from "#server/publishing/page-sketches";
import { measureWithWorks } from "#server/publishing/page-with-works";
import { rememberPages } from "#server/publishing/remember-pages";
import { createSaidTexts } from "#server/publishing/said-texts";
import { isFact } from "#support/content/facts";
import { createDatabase } from "#support/database/database";
import { collectGarbage } from "#support/machine/collect-garbage";
import { makeJudged, makeTexts } from "#support/page/page-texts";
import { siteFacts } from "#support/page/site-facts";
import { makeSentence, makeText } from "#support/publishing/made-up-text";

/** A sentence that no other number gives, however many there are. */
function makeOther(number: number): string {
  const end = Array.from(String(number), (digit) => "abcdefghij".charAt(Number(digit))).join("");
  return makeSentence(number).replace(/(?=[ .])/g, end);
}

const AUTHORED = [{ path: "/faq", title: "Perguntas", read: () => makeText(900, 930) }];
const HOME = "/cidades/santana";
const PLACES = new Map<string, string[][]>();

/** Writes pages through an admission that lets everything go public, and tells how each was measured. */
async function createSite() {
  const connection = await createDatabase();
  const { db } = connection;
  const authored = await findMarks(AUTHORED, PLACES);
  const measured = new Map<string, Substance>();
  const admission = createAdmission({
    async judge(transaction, id, page) {
      measured.set(page.title, await measureSubstance(transaction, authored, page, id));
      return [];
    },
    remember: (transaction, pageId, text) => keepSketch(transaction, PLACES, { pageId, text, homes: [HOME] }),
    forget: forgetSketches,
  });
  const writer = createPageWriter(connection, { isFact, admission }, () => {});
  const publish = (title: string, content: string, changes: Partial<PageDraft> = {}) =>
    writer.write((pages) => pages.create({ title, content, origin: "manual", ...changes }));
  return {
    db,
    admission,
    writer,
    measured,
    publish,
    /** As a page of its own would be measured now. */
    measure: (content: string, exceptPageId?: string) => measureSubstance(db, authored, { content }, exceptPageId),
    async countRows() {
      const { sketches, marks } = await db
        .selectNoFrom((eb) => [
          eb.selectFrom("page_sketches").select(eb.fn.countAll<number>().as("count")).as("sketches"),
          eb.selectFrom("page_marks").select(eb.fn.countAll<number>().as("count")).as("marks"),
        ])
        .executeTakeFirstOrThrow();
      return { sketches: Number(sketches), marks: Number(marks) };
    },
  };
}

test("a text is its own until another public page says the same, and it names the page that says most of it", async () => {
  const { publish, measure } = await createSite();
  expect(await measure(makeText(0, 30))).toEqual({ words: 360, ownRuns: 1, ownSentences: 1 });
  await publish("Um terço", makeText(0, 10) + makeText(100, 120));
  await publish("Um sexto", makeText(10, 15) + makeText(200, 225));
  const substance = await measure(makeText(0, 30));
  expect(substance.ownSentences).toBeCloseTo(0.5);
  expect(substance.ownRuns).toBeGreaterThan(0.44);
  expect(substance.ownRuns).toBeLessThan(0.56);
  expect(substance.closest).toMatchObject({ path: "/links-uteis/um-terco", title: "Um terço" });
  expect(substance.closest?.share).toBeCloseTo(1 / 3, 1);
});

test("how much of a shorter page a longer one says over is told as well", async () => {
  const { publish, measure } = await createSite();
  await publish("Curta", makeText(0, 12) + makeText(100, 108));
  const { closest } = await measure(makeText(0, 12) + makeText(200, 228));
  expect(closest).toMatchObject({ title: "Curta", isOfThatPage: true });
  expect(closest?.share).toBeCloseTo(0.6, 1);
});

test("what the pages that come with the site say is not one's own", async () => {
  const { measure } = await createSite();
  expect(await measure(makeText(900, 930))).toEqual({
    words: 360,
    ownRuns: 0,
    ownSentences: 0,
    closest: { path: "/faq", title: "Perguntas", share: 1 },
  });
});

test("texts of the knowledge base that a public page has are known as said, in this process at once and in another by reading", async () => {
  const { db, publish } = await createSite();
  const authored = await findMarks(AUTHORED, PLACES);
  const content = { facts: siteFacts };
  const create = () => createSaidTexts({ db, readContent: () => content, readAuthored: async () => authored });
  const findText = (id: string) => siteFacts.knowledge.entries.get(id)?.brief[0] ?? "";
  const [said, another] = [findText("roldana"), findText("trilho")];
  const here = create();
  const before = await here.read();
  expect([said, another, makeText(900, 903)].map(before)).toEqual([false, false, true]);
  await publish("Roldana", `<p>${said}</p>`);
  here.note({ content: `<p>${said}</p>` });
  for (const isSaid of [before, await here.read(), await create().read()]) expect([said, another].map(isSaid)).toEqual([true, false]);
});

test("what was read of content that the site says no more is given back", async () => {
  const { db } = await createSite();
  const authored = await findMarks(AUTHORED, PLACES);
  let content = { facts: siteFacts };
  const before = new WeakRef(content);
  const said = createSaidTexts({ db, readContent: () => content, readAuthored: async () => authored });
  await said.read();
  content = { facts: siteFacts };
  await collectGarbage();
  expect(before.deref()).toBeUndefined();
});

test("a page is not measured against itself, nor against what it said before", async () => {
  const { writer, publish, measure } = await createSite();
  const page = await publish("Uma", makeText(0, 30));
  expect(await measure(makeText(0, 30), page.id)).toMatchObject({ ownRuns: 1 });
  await writer.write((pages) => pages.edit(page.id, 1, { ...page, status: "public", content: makeText(40, 70) }, "ana@exemplo.com.br"));
  expect(await measure(makeText(0, 30))).toMatchObject({ ownRuns: 1 });
  expect(await measure(makeText(40, 70))).toMatchObject({ ownRuns: 0 });
});

test("pages that go public together are measured one after another", async () => {
  const { writer, measured } = await createSite();
  const content = sanitiseHtml(makeText(0, 30));
  const page = { content, origin: "manual", status: "public" } as const;
  await writer.write((pages) =>
    pages.createAll([
      makeTexts({ ...page, title: "Primeira", slug: "primeira" }),
      makeTexts({ ...page, title: "Segunda", slug: "segunda" }),
    ]),
  );
  expect(measured.get("Primeira")).toMatchObject({ ownRuns: 1 });
  expect(measured.get("Segunda")).toMatchObject({ ownRuns: 0, closest: { title: "Primeira", share: 1 } });
});

test("a draft, a page in the trash and a page that is gone hold nothing back, and one that comes back does again", async () => {
  const { writer, publish, measure, countRows } = await createSite();
  await publish("Rascunho", makeText(0, 30), { status: "draft" });
  expect(await measure(makeText(0, 30))).toMatchObject({ ownRuns: 1 });
  const { id } = await publish("Uma", makeText(0, 30));
  await writer.write((pages) => pages.trash([id]));
  expect(await measure(makeText(0, 30))).toMatchObject({ ownRuns: 1 });
  await writer.write((pages) => pages.restore([id]));
  expect(await measure(makeText(0, 30))).toMatchObject({ ownRuns: 0, closest: { title: "Uma" } });
  await writer.write((pages) => pages.setStatus([id], "draft", "ana@exemplo.com.br"));
  expect(await measure(makeText(0, 30))).toMatchObject({ ownRuns: 1 });
  await writer.write(async (pages) => {
    await pages.setStatus([id], "public", "ana@exemplo.com.br");
    await pages.trash([id]);
    await pages.erase([id]);
  });
  expect(await countRows()).toEqual({ sketches: 0, marks: 0 });
});

const sayTimes = (from: number, count: number) => Array.from({ length: count }, (_, index) => makeSentence(from + index)).join(" ");

test("a work of the page's own place and service is text of the page that needs it first, and of no other", async () => {
  const { writer, publish, measure } = await createSite();
  for (const from of [0, 15, 30]) await publish(`De ${from}`, makeText(from, from + 15));
  const work = { place: "mooca", service: "conserto", gate: "deslizante", problem: sayTimes(200, 7), done: sayTimes(207, 8) } as Work;
  const content = { works: [work], facts: siteFacts };
  const makePage = (title: string, own: number) =>
    makeJudged({ title, content: makeText(0, 5) + makeText(15, 20) + makeText(30, 35) + makeText(own, own + 5), origin: "manual" });
  const weigh = (page: JudgedPage, works = content.works) => measureWithWorks(page, { ...content, works }, (text) => measure(text.content));
  const page = makePage("Conserto de portão deslizante na Mooca", 100);
  expect((await weigh(page, [])).substance.ownSentences).toBeCloseTo(0.25);
  const counted = await weigh({ ...page });
  expect(counted.substance.ownSentences).toBeCloseTo(20 / 35);
  for (const [key, other] of [
    ["place", "penha"],
    ["service", "troca"],
    ["gate", "basculante"],
  ] as const)
    expect((await weigh({ ...page }, [{ ...work, [key]: other } as Work])).substance.ownSentences, key).toBeCloseTo(0.25);
  // Enough by itself: the work stays free for another.
  expect((await weigh({ ...page, content: makeText(300, 330) })).text).toEqual({ ...page, content: makeText(300, 330) });

  const first = await publish(page.title, page.content, { status: "draft" });
  await writer.write(({ transaction }) => keepSketch(transaction, PLACES, { pageId: first.id, text: counted.text }));
  expect((await weigh(makePage("Conserto de portão na Mooca", 110))).substance.ownSentences).toBeCloseTo(0.25);
});

test("remembered twice, a page has its marks once", async () => {
  const { db, writer, publish, countRows } = await createSite();
  const { id } = await publish("Uma", makeText(0, 30));
  const once = await countRows();
  await writer.write(({ transaction }) =>
    keepSketch(transaction, PLACES, { pageId: id, intent: "motor|repair", homes: [HOME], text: { content: makeText(0, 30) } }),
  );
  expect(await countRows()).toEqual(once);
  expect(await db.selectFrom("page_sketches").select(["page_id", "intent", "words"]).execute()).toEqual([
    { page_id: id, intent: "motor|repair", words: 360 },
  ]);
});

test("what stands on more pages than are read of a mark is nobody's own, whichever of them go", async () => {
  const { writer, publish, measure } = await createSite();
  const shared = makeText(0, 15);
  const pages = [];
  for (let number = 0; number < 12; number += 1)
    pages.push(await publish(`Uma ${number}`, shared + makeText(100 + number * 20, 115 + number * 20)));
  // The last one has most of it, though its part of what all say is not read.
  expect(await measure(shared + makeText(100 + 11 * 20, 110 + 11 * 20))).toMatchObject({ ownRuns: 0, closest: { title: "Uma 11" } });
  const first = pages.slice(0, 10).map(({ id }) => id);
  await writer.write((intents) => intents.trash(first));
  const substance = await measure(shared + makeText(800, 815));
  expect(substance.ownSentences).toBeCloseTo(0.5);
  expect(substance.closest?.title).toBe("Uma 10");
});

test("the page that has most of a text is found among many that share wording with it", async () => {
  const { writer, measure } = await createSite();
  const COUNT = 120;
  // Sixteen sentences of its own, and of what all take from mostly the first ones; every fourth has much of the one before.
  const listSentences = (number: number): number[] => {
    const common = Array.from({ length: 10 }, (_, index) => 5000 + Math.floor(300 * ((((number * 10 + index) * 619) % 1000) / 1000) ** 3));
    const own = Array.from({ length: 16 }, (_, index) => 1000 + number * 16 + index);
    return number % 4 === 3 ? [...own.slice(0, 5), ...listSentences(number - 1).slice(-16)] : [...common, ...own];
  };
  const write = (number: number) => listSentences(number).map(makeOther).join(" ");
  const texts = Array.from({ length: COUNT }, (_, number) => write(number));
  const page = { origin: "manual", status: "public" } as const;
  await writer.write((pages) =>
    pages.createAll(
      texts.map((text, number) =>
        makeTexts({ ...page, title: `${number}`, slug: `pagina-${number}`, content: sanitiseHtml(`<p>${text}</p>`) }),
      ),
    ),
  );
  const readRuns = (text: string) => listRunMarks(readWording(`<p>${text}</p>`, PLACES));
  const runsOf = texts.map(readRuns);
  let found = 0;
  for (let number = 2; number < COUNT; number += 6) {
    // A text that has ten of a page's own sentences, its common ones, and as much that is new.
    const sentences = listSentences(number);
    const text = [...sentences.slice(0, 20), ...Array.from({ length: 16 }, (_, index) => 9000 + number * 16 + index)]
      .map(makeOther)
      .join(" ");
    const runs = readRuns(text);
    const nearest = Math.max(...runsOf.map((others) => Math.max(shareOfRunsIn(others, runs), shareOfRunsIn(runs, others))));
    const { closest } = await measure(`<p>${text}</p>`);
    expect(closest?.share).toBeCloseTo(nearest, 5);
    if (nearest > MOST_OF_ANOTHER) found += 1;
  }
  expect(found).toBeGreaterThan(COUNT / 12);
});

test("pages that were public before are remembered, from where a stop cut it off, and once", async () => {
  const { db, admission, writer, publish, countRows } = await createSite();
  for (let number = 0; number < 12; number += 1) await publish(`Uma ${number}`, makeText(number * 10, number * 10 + 3));
  await publish("Rascunho", makeText(500, 503), { status: "draft" });
  const { id } = await publish("Na lixeira", makeText(600, 603));
  await writer.write((pages) => pages.trash([id]));
  const whole = await countRows();
  for (const table of ["page_marks", "page_sketches"] as const) await db.deleteFrom(table).execute();

  const stop = new AbortController();
  let kept = 0;
  const keep: typeof admission.keep = async (transaction, row) => {
    kept += 1;
    if (kept === 5) stop.abort();
    return await admission.keep(transaction, row);
  };
  await rememberPages(db, { keep }, stop.signal);
  expect((await countRows()).sketches).toBe(10);
  await rememberPages(db, { keep }, new AbortController().signal);
  expect(await countRows()).toEqual(whole);
  await rememberPages(db, { keep }, new AbortController().signal);
  expect(kept).toBe(12);
});

test("a page that comes with the site leads to the first pages of its place, and each of them to the next", async () => {
  const { db, publish } = await createSite();
  const first = await publish("Um", makeText(0, 10));
  const unlisted = await publish("Fora das buscas", makeText(20, 30));
  await db.updateTable("pages").set({ is_indexed: 0 }).where("id", "=", unlisted.id).execute();
  for (const [at, title] of ["Dois", "Três"].entries()) await publish(title, makeText(100 * at + 40, 100 * at + 50));
  const titles = async (limit: number, after?: string) => (await listPagesOfHome(db, HOME, limit, after)).map(({ title }) => title);
  expect(await titles(2)).toEqual(["Um", "Dois"]);
  expect(await titles(2, first.id)).toEqual(["Dois", "Três"]);
  await db.transaction().execute((transaction) => forgetSketches(transaction, [first.id]));
  expect(await titles(1)).toEqual(["Dois"]);
  expect(await listPagesOfHome(db, "/cidades/mooca", 1)).toEqual([]);
});
