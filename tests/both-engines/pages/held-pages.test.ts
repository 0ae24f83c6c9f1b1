import { expect, test } from "vitest";
import { ALLOWED_TOGETHER, type Reason, type RuleId } from "#domain/page/reason";
import { countHeldPages, listHeldPages } from "#server/pages/lists/held-pages";
import { createPageWriter } from "#server/pages/page-writer";
import { createAdmission } from "#server/publishing/admission";
import { isFact } from "#support/content/facts";
import { createDatabase } from "#support/database/database";

const ANA = "ana@exemplo.com.br";
const toReason = (rule: RuleId): Reason => ({ rule, says: "Por isto.", mend: "Mude aquilo." });

/** Every page is held by the rules that its title names, until its text says "certo". */
async function createHeld(titles: readonly string[]) {
  const { db } = await createDatabase();
  const admission = createAdmission({
    judge: async (_, __, { title, content }) => (content.includes("certo") ? [] : title.split(" ").map((rule) => toReason(rule as RuleId))),
    remember: async () => {},
    forget: async () => {},
  });
  const writer = createPageWriter({ db }, { isFact, admission }, () => {});
  const pages = await writer.write((pages) =>
    Promise.all(titles.map((title) => pages.create({ title, content: "<p>errado</p>", origin: "local" }))),
  );
  const find = async (title: string) =>
    await db
      .selectFrom("pages")
      .select(["status", "is_indexed", "allowed", "held", "content", "slug", "version"])
      .where("title", "=", title)
      .executeTakeFirstOrThrow();
  return { db, writer, ids: pages.map(({ id }) => id), find };
}

test("held pages are counted and listed by the reason that weighs most", async () => {
  const { db } = await createHeld(["substance", "intent substance", "facts", "facts whole"]);
  expect(await countHeldPages(db)).toEqual({ counts: { intent: 1, facts: 2, substance: 1 }, all: 4 });
  expect((await listHeldPages(db, "facts", 10, 0)).map(({ title }) => title).sort()).toEqual(["facts", "facts whole"]);
  expect(await listHeldPages(db, undefined, 3, 0)).toHaveLength(3);
});

test("one reason lets many go public past what they resemble, never past what is true, safe or in the area, and it is taken back", async () => {
  const { writer, ids, find } = await createHeld(["substance", "intent substance", "substance facts", "area", "whole"]);
  const allowance = { reason: "Cada uma é de um bairro.", by: ANA, rules: ALLOWED_TOGETHER };
  const allowed = await writer.write((pages) => pages.allowHeld(ids, allowance, false, ANA));
  expect(allowed.map(({ title }) => title).sort()).toEqual(["intent substance", "substance"]);
  expect(await find("substance")).toMatchObject({ status: "public", is_indexed: 0, held: null });
  for (const title of ["substance facts", "area", "whole"]) expect(await find(title)).toMatchObject({ status: "held", allowed: null });
  expect(await writer.write((pages) => pages.holdAgain(ids, ANA))).toHaveLength(2);
  expect(await find("substance")).toMatchObject({ status: "held", is_indexed: 1, allowed: null });
});

test("a held page is written again at its address and asked again", async () => {
  const { writer, find } = await createHeld(["whole", "facts"]);
  const before = await find("whole");
  const page = await writer.write((pages) => pages.rewriteHeld({ title: "whole", content: "<p>certo</p>", origin: "ai" }, ANA));
  expect(page).toMatchObject({ status: "public", origin: "ai", slug: before.slug, version: before.version + 1 });
  expect(await writer.write((pages) => pages.rewriteHeld({ title: "facts", content: "<p>errado</p>", origin: "ai" }, ANA))).toMatchObject({
    status: "held",
  });
  expect(await writer.write((pages) => pages.rewriteHeld({ title: "nova", content: "<p>certo</p>", origin: "ai" }, ANA))).toBeUndefined();
});
