import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { withField } from "#domain/facts/fact-fields";
import { namePageFigures, putFiguresBack, type SeenPage } from "#server/audit/mend-pages";
import { readRegisterFigures } from "#server/audit/register-figures";
import { always, createDoneCalls } from "#server/calls/done-calls";
import { createOwnerValues } from "#server/owner-values/owner-values";
import type { PageDraft } from "#server/pages/page-intents";
import { register } from "#support/content/register";
import { createDatabase } from "#support/database/database";
import { createPages } from "#support/database/pages";

const ANA = "ana@exemplo.com.br";
const PRICE = "R$ 800";
const SOLO = "plano-solo-preco";
const CHANGED = "Mudou depois da leitura.";

async function open() {
  const connection = await createDatabase();
  const told: string[] = [];
  const pages = createPages(connection, ({ slug }) => told.push(slug));
  const ownerValues = createOwnerValues(connection);
  const owner = { business: register };
  const doneCalls = createDoneCalls(connection.db, (error) => expect.fail(String(error)));
  const readKnown = async () => (await readRegisterFigures(owner.business, register, ownerValues)).known;
  const parts = async () => ({ pageWriter: pages.writer, known: await readKnown(), savedBy: ANA, once: always });
  return {
    ...pages,
    owner,
    ownerValues,
    told,
    save: (title: string, content: string, more: Partial<PageDraft> = {}) =>
      pages.store.savePage({ title, content, description: "Sem número.", origin: "local", ...more }),
    name: async (seen: readonly SeenPage[], wanted: [string, string?][], key: string = randomUUID()) => {
      const { inside } = doneCalls.begin({ caller: "ana", action: "name", key, input: seen });
      return await namePageFigures(seen, new Map(wanted.map(([figure, name]) => [figure, name])), { ...(await parts()), once: inside });
    },
    putBack: async (seen: readonly SeenPage[]) => await putFiguresBack(seen, await parts()),
  };
}

test("a named figure is a save like any other: revision, announcement, and the fact's name in the text", async () => {
  const { save, name, editor, revisions, told } = await open();
  const { id } = await save("Plano Solo", "<p>Custa <strong>R$ 800</strong> hoje, com 2 anos.</p>", { description: "Motor por R$ 800." });
  const outcome = await name([{ id, version: 1 }], [[PRICE]]);
  const change = `R$ 800 → {{${SOLO}}}`;
  expect(outcome).toEqual({ changed: [{ id, title: "Plano Solo", version: 2, changes: [change, change] }], skipped: [] });
  expect(await editor.findPage(id)).toMatchObject({
    content: `<p>Custa <strong>{{${SOLO}}}</strong> hoje, com 2 anos.</p>`,
    description: `Motor por {{${SOLO}}}.`,
    status: "public",
  });
  expect(await revisions.listRevisions(id)).toMatchObject([{ version: 2, savedBy: ANA }, { version: 1 }]);
  expect((await revisions.findRevision(id, 1))?.content).toContain(PRICE);
  expect(told).toEqual(["plano-solo", "plano-solo"]);
});

test("a page that changed meanwhile is told by name and left alone, the others are named", async () => {
  const { save, name, editor, store } = await open();
  const ids: string[] = [];
  for (const title of ["Um", "Dois", "Três"]) ids.push((await save(title, "<p>Por R$ 800.</p>")).id);
  const [one = "", two = "", three = ""] = ids;
  const page = await editor.findPage(two);
  if (page) await editor.updatePage(two, 1, { ...page, status: "public", content: "<p>Bia: por R$ 800.</p>" }, "bia@exemplo.com.br");
  await store.deletePage(three);
  const seen = [one, two, three, "unknown"].map((id) => ({ id, version: 1 }));
  const outcome = await name(seen, [[PRICE, SOLO]]);
  expect(outcome.changed).toMatchObject([{ title: "Um", version: 2 }]);
  expect(outcome.skipped).toEqual([
    { id: two, title: "Dois", reason: CHANGED },
    { id: three, title: "Três", reason: "Não existe mais ou está na lixeira." },
    { id: "unknown", title: "", reason: "Não existe mais ou está na lixeira." },
  ]);
  expect((await editor.findPage(two))?.content).toBe("<p>Bia: por R$ 800.</p>");
});

test("nothing but a found figure becomes a name, none that is not that figure's, and none that might be another", async () => {
  const { save, name, editor } = await open();
  const { id } = await save("Motor", '<p title="x">Por <a href="/r-800" title="R$ 800">R$ 800</a>.</p>');
  const long = await save("Longo", "<p>Nada.</p>", { description: `${"a".repeat(480)} por R$ 800.` });
  const [found, tooLong] = [
    { id, version: 1 },
    { id: long.id, version: 1 },
  ];
  const reason = "As palavras ao redor não dizem por qual dado trocar. Escolha o dado, ou troque no editor.";
  for (const wanted of [[PRICE], [PRICE, "plano-rio-preco"], [PRICE, "nada"], ["R$ 900", SOLO]] as [string, string?][])
    expect(await name([found], [wanted])).toEqual({ changed: [], skipped: [{ id, title: "Motor", reason }] });
  expect((await name([tooLong], [[PRICE, SOLO]])).skipped).toMatchObject([
    { reason: "A descrição passa de 500 caracteres. Encurte antes de salvar." },
  ]);
  await name([found], [[PRICE, SOLO]]);
  const content = (await editor.findPage(id))?.content;
  for (const kept of ['href="/r-800"', `>{{${SOLO}}}</a>`]) expect(content).toContain(kept);
});

test("the same call sent twice is done once", async () => {
  const { save, name, editor } = await open();
  const { id } = await save("Motor", "<p>Por R$ 800.</p>");
  const seen = [{ id, version: 1 }];
  const [first, second] = await Promise.all([name(seen, [[PRICE, SOLO]], "key"), name(seen, [[PRICE, SOLO]], "key")]);
  expect(second).toEqual(first);
  expect(await name(seen, [[PRICE, SOLO]], "key")).toEqual(first);
  expect((await editor.findPage(id))?.version).toBe(2);
});

test("naming is taken back, and nothing that was written since or otherwise", async () => {
  const { save, name, putBack, editor } = await open();
  const content = "<p>Por R$ 800,00, com 2 anos.</p>";
  const { id } = await save("Motor", content);
  const [named] = (await name([{ id, version: 1 }], [[PRICE, SOLO]])).changed;
  expect((await putBack([{ id, version: 1 }])).skipped).toMatchObject([{ reason: CHANGED }]);
  const { changed } = await putBack([{ id, version: named?.version ?? 0 }]);
  expect(changed).toMatchObject([{ id, version: 3 }]);
  expect(await editor.findPage(id)).toMatchObject({ content, status: "public", version: 3 });
  const page = await editor.findPage(id);
  if (page) await editor.updatePage(id, 3, { ...page, status: "public", content: "<p>Outra coisa.</p>" }, ANA);
  expect(await putBack([{ id, version: 4 }])).toMatchObject({ changed: [], skipped: [{ title: "Motor", reason: CHANGED }] });
  expect((await editor.findPage(id))?.content).toBe("<p>Outra coisa.</p>");
});

test("figures that a fact read before the owner changed it are found, by the file and by what was saved since", async () => {
  const { save, name, owner, ownerValues, editor } = await open();
  const path = "plans.rio.price";
  for (const [seenVersion, value] of [990, 1010].entries()) await ownerValues.save([{ path: `fact/${path}`, value, seenVersion }], ANA);
  await ownerValues.save([{ path: "fact/plans.gone.price", value: 7, seenVersion: 0 }], ANA);
  owner.business = withField(register, path, 1010);
  const { id } = await save("Motor Rio", "<p>O plano Rio foi de R$ 950 a R$ 990, e hoje é R$ 1.010.</p>");
  await name([{ id, version: 1 }], [["R$ 950"], ["R$ 990", "plano-rio-preco"], ["R$ 1.010"]]);
  const fact = "{{plano-rio-preco}}";
  expect((await editor.findPage(id))?.content).toBe(`<p>O plano Rio foi de ${fact} a ${fact}, e hoje é ${fact}.</p>`);
});
