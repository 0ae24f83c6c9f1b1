import { sql } from "kysely";
import { expect, test } from "vitest";
import { listPageFigures } from "#domain/audit/page-figures";
import { listFigures } from "#domain/frozen-figures/known-figures";
import { PAGE_FIELDS } from "#domain/page/page-fields";
import { listQuotingTexts } from "#domain/page/shown-fields";
import { judgeFacts } from "#domain/publishing/rules/judge-facts";
import { createPageWriter } from "#server/pages/page-writer";
import { createAdmission } from "#server/publishing/admission";
import { facts, isFact } from "#support/content/facts";
import { createDatabase } from "#support/database/database";

/** With one more text of a page, as it is added. */
const FIELDS = { ...PAGE_FIELDS, subtitle: { column: "subtitle", isShown: true, quotesFacts: true } } as const;
const SUBTITLE = "Custa R$ 77, com garantia de 40 anos, e o plano R$ 800.";

async function savePage(subtitle: string) {
  const connection = await createDatabase();
  await sql`alter table pages add column subtitle text not null default ''`.execute(connection.db);
  const around = { facts, knowledge: facts.knowledge };
  const admission = createAdmission(
    { judge: async (_, __, page) => judgeFacts(page, around), remember: async () => {}, forget: async () => {} },
    FIELDS,
  );
  const writer = createPageWriter(connection, { isFact, admission }, () => {});
  const draft = { title: "Motor de portão", content: "<p>Texto.</p>", origin: "manual", status: "draft" } as const;
  const { id } = await writer.write((pages) => pages.create(draft));
  await sql`update pages set subtitle = ${subtitle} where id = ${id}`.execute(connection.db);
  return { connection, publish: () => writer.write((pages) => pages.setStatus([id], "public", "ana@exemplo.com.br")) };
}

test("what a field states that pages get is judged on its way to the public", async () => {
  const stated = await savePage(SUBTITLE);
  expect(await stated.publish()).toMatchObject([{ status: "held", held: [{ rule: "facts", marks: ["R$ 77", "40 anos", "R$ 800"] }] }]);
  const named = await savePage("Por {{plano-solo-preco}}.");
  expect(await named.publish()).toMatchObject([{ status: "public" }]);
});

test("and is searched for figures that the register has", () => {
  const page = { title: "Motor de portão", content: "<p>Texto.</p>", description: "", subtitle: SUBTITLE };
  const figures = listPageFigures(page, listFigures(facts.texts), listQuotingTexts(FIELDS));
  expect(figures).toMatchObject([{ figure: "R$ 800", text: "R$ 800", count: 1 }]);
});
