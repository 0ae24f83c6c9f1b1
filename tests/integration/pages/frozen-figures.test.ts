import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { withField } from "#domain/facts/fact-fields";
import { createDoneCalls } from "#server/calls/done-calls";
import { createFrozenFigures } from "#server/frozen-figures/frozen-figure-services";
import type { PageChoices } from "#server/frozen-figures/name-page-figures";
import type { FrozenPlace } from "#server/frozen-figures/scan-pages";
import { createOwnerValues } from "#server/owner-values/owner-values";
import type { PageDraft } from "#server/pages/page-intents";
import { createPageRevisions } from "#server/pages/page-revisions";
import { register } from "#support/content/register";
import { createDatabase } from "#support/database/database";
import { createPages } from "#support/database/pages";

const ANA = "ana@exemplo.com.br";
const PRICE = "R$ 800";

async function open() {
  const connection = await createDatabase();
  const changed: string[] = [];
  const pages = createPages(connection, ({ slug }) => changed.push(slug));
  const stopping = new AbortController();
  const ownerValues = createOwnerValues(connection);
  const owner = { business: register };
  const frozen = createFrozenFigures({
    connection,
    writer: pages.writer,
    readBusiness: () => owner.business,
    isPublished: (name) => name !== "clientes",
    written: register,
    ownerValues,
    stopping: stopping.signal,
  });
  const doneCalls = createDoneCalls(connection.db, (error) => expect.fail(String(error)));
  const name = (choices: readonly PageChoices[], key: string = randomUUID()) =>
    frozen.giveNames(choices, ANA, doneCalls.begin({ caller: "ana", action: "name", key, input: choices }).inside);
  const save = (title: string, content: string, more: Partial<PageDraft> = {}) =>
    pages.store.savePage({ title, content, description: "Sem número.", origin: "local", ...more });
  const find = async (figure: string) => (await frozen.scan({ after: 0, figure })).figures[0]?.places ?? [];
  return {
    ...pages,
    owner,
    ownerValues,
    connection,
    changed,
    frozen,
    stopping,
    name,
    save,
    find,
    revisions: createPageRevisions(connection.db),
  };
}

const choose = ({ pageId, version, field, start, end, text }: FrozenPlace, fact: string): PageChoices => ({
  id: pageId,
  version,
  choices: [{ field, start, end, text, name: fact }],
});

test("figures of live pages are gathered slice by slice, those of the trash are not", async () => {
  const { save, store, frozen } = await open();
  for (let number = 1; number <= 8; number += 1) await save(`Motor ${number}`, "<p>O plano Solo custa R$ 800, com garantia de 2 anos.</p>");
  await save("Sem figura", "<p>Nada por R$ 801.</p>", { status: "draft", description: "Por R$ 800,00." });
  const { id } = await save("Na lixeira", "<p>R$ 800</p>");
  await store.deletePage(id);
  const slices = [await frozen.scan({ after: 0, most: 4 })];
  for (let next = slices[0]?.next; next !== undefined; next = slices.at(-1)?.next) slices.push(await frozen.scan({ after: next, most: 4 }));
  expect(slices.map(({ read, total }) => [read, total])).toEqual([
    [4, 9],
    [4, 9],
    [1, 9],
  ]);
  const sum = (figure: string) =>
    slices.flatMap(({ figures }) => figures.filter((one) => one.figure === figure)).reduce((all, { count }) => all + count, 0);
  expect([sum(PRICE), sum("2 anos")]).toEqual([9, 8]);
  expect(slices[0]?.figures[0]).toMatchObject({
    figure: PRICE,
    count: 4,
    pages: 4,
    facts: expect.arrayContaining([
      { name: "plano-solo-preco", label: "Plano Solo: preço", isHidden: false, suggested: 4 },
      { name: "pacote-simples-preco", label: "Pacote Simples: preço", isHidden: false, suggested: 0 },
    ]),
  });
  expect(slices[2]?.figures[0]?.places).toMatchObject([{ title: "Sem figura", field: "description", text: "R$ 800,00", version: 1 }]);
});

test("figures of which enough is known are only counted, and one figure is told whole", async () => {
  const { save, frozen, find } = await open();
  await save("Muitos", `<p>${"R$ 800, 2 anos. ".repeat(30)}</p>`);
  const { figures } = await frozen.scan({ after: 0, enough: new Set(["2 anos"]) });
  expect(figures.map(({ figure, count, pages, places }) => [figure, count, pages, places.length])).toEqual([
    [PRICE, 30, 1, 10],
    ["2 anos", 30, 1, 0],
  ]);
  expect(await find("2 anos")).toHaveLength(30);
});

test("it is told which fact a public site does not show yet", async () => {
  const { save, frozen } = await open();
  await save("Sobre", "<p>Temos mais de 10.000 clientes.</p>");
  expect((await frozen.scan({ after: 0 })).figures).toMatchObject([{ facts: [{ name: "clientes", isHidden: true }] }]);
});

test("a named figure is a save like any other: revision, announcement, and the fact's name in the text", async () => {
  const { save, find, name, editor, revisions, changed } = await open();
  const { id } = await save("Motor Solo", "<p>Custa <strong>R$ 800</strong> hoje.</p>", { description: "Motor por R$ 800." });
  const [content, description] = await find(PRICE);
  if (!content || !description) throw new Error("Nothing found");
  const choices = [choose(content, "plano-solo-preco"), choose(description, "pacote-simples-preco")].flatMap((one) => one.choices);
  const outcome = await name([{ id, version: 1, choices }]);
  expect(outcome).toEqual({ named: [{ id, title: "Motor Solo", version: 2, count: 2, gone: [PRICE] }], skipped: [] });
  expect(await editor.findPage(id)).toMatchObject({
    content: "<p>Custa <strong>{{plano-solo-preco}}</strong> hoje.</p>",
    description: "Motor por {{pacote-simples-preco}}.",
    status: "public",
  });
  expect(await revisions.listRevisions(id)).toMatchObject([{ version: 2, savedBy: ANA }, { version: 1 }]);
  expect((await revisions.findRevision(id, 1))?.content).toContain("R$ 800");
  expect(changed).toEqual(["motor-solo", "motor-solo"]);
  expect(await find(PRICE)).toEqual([]);
});

test("a page that changed meanwhile is told by name and left alone, the others are named", async () => {
  const { save, find, name, editor, store } = await open();
  for (const title of ["Um", "Dois", "Três"]) await save(title, "<p>Por R$ 800.</p>");
  const places = await find(PRICE);
  const [one, two, three] = places.map((place) => choose(place, "plano-solo-preco"));
  if (!one || !two || !three) throw new Error("Nothing found");
  const page = await editor.findPage(two.id);
  if (page) await editor.updatePage(page.id, 1, { ...page, status: "public", content: "<p>Bia: por R$ 800.</p>" }, "bia@exemplo.com.br");
  await store.deletePage(three.id);
  const outcome = await name([one, two, three, { ...one, id: "unknown" }]);
  expect(outcome.named).toMatchObject([{ title: "Um", version: 2 }]);
  expect(outcome.skipped).toEqual([
    { id: two.id, title: "Dois", reason: "Mudou depois da leitura." },
    { id: three.id, title: "Três", reason: "Não existe mais ou está na lixeira." },
    { id: "unknown", title: "", reason: "Não existe mais ou está na lixeira." },
  ]);
  expect((await editor.findPage(two.id))?.content).toBe("<p>Bia: por R$ 800.</p>");
});

test("nothing but a found figure becomes a name, and none that is not that figure's", async () => {
  const { save, find, name } = await open();
  await save("Motor", '<p title="x">Por <a href="/r-800" title="R$ 800">R$ 800</a>.</p>', {
    description: `${"a".repeat(480)} por R$ 800.`,
  });
  const [content, description] = await find(PRICE);
  if (!content || !description) throw new Error("Nothing found");
  const wrong = (change: Partial<FrozenPlace>, fact = "plano-solo-preco") => name([choose({ ...content, ...change }, fact)]);
  const inAttribute = { start: content.start - 8, end: content.end - 8 };
  for (const outcome of [
    await wrong(inAttribute),
    await wrong({ text: "R$ 900" }),
    await wrong({}, "plano-rio-preco"),
    await wrong({}, "nada"),
  ])
    expect(outcome).toMatchObject({ named: [], skipped: [{ title: "Motor", reason: "Mudou depois da leitura." }] });
  const tooLong = await name([choose(description, "plano-solo-preco")]);
  expect(tooLong.skipped).toMatchObject([{ reason: "A descrição passa de 500 caracteres. Encurte antes de salvar." }]);
});

test("the same call sent twice is done once", async () => {
  const { save, find, name, editor } = await open();
  const { id } = await save("Motor", "<p>Por R$ 800.</p>");
  const choices = (await find(PRICE)).map((place) => choose(place, "plano-solo-preco"));
  const [first, second] = await Promise.all([name(choices, "key"), name(choices, "key")]);
  expect(second).toEqual(first);
  expect(await name(choices, "key")).toEqual(first);
  expect((await editor.findPage(id))?.version).toBe(2);
});

test("the count is kept, follows what is named, and a stop ends it", async () => {
  const { save, find, name, frozen, stopping } = await open();
  expect(await frozen.count.find()).toBeUndefined();
  await save("Um", "<p>Por R$ 800, com 2 anos.</p>");
  await save("Dois", "<p>Por R$ 800.</p>");
  await Promise.all([frozen.count.refresh(), frozen.count.refresh()]);
  expect(await frozen.count.find()).toBe(3);
  await name((await find(PRICE)).map((place) => choose(place, "plano-solo-preco")));
  expect(await frozen.count.find()).toBe(1);
  await save("Três", "<p>Por R$ 800.</p>");
  await frozen.count.refreshUnlessFresh();
  expect(await frozen.count.find()).toBe(1);
  await frozen.count.refreshUnlessFresh(Date.now() + 3_600_000);
  expect(await frozen.count.find()).toBe(2);
  stopping.abort();
  await save("Quatro", "<p>Por R$ 800.</p>");
  await frozen.count.refresh();
  expect(await frozen.count.find()).toBe(2);
});

test("figures that a fact read before the owner changed it are found, by the file and by what was saved since", async () => {
  const { save, frozen, find, name, owner, ownerValues, editor } = await open();
  const path = "plans.rio.price";
  for (const [seenVersion, value] of [990, 1010].entries()) await ownerValues.save([{ path: `fact/${path}`, value, seenVersion }], ANA);
  await ownerValues.save([{ path: "fact/plans.gone.price", value: 7, seenVersion: 0 }], ANA);
  owner.business = withField(register, path, 1010);
  const { id } = await save("Motor Rio", "<p>O plano Rio foi de R$ 950 a R$ 990, e hoje é R$ 1.010.</p>");
  const { figures } = await frozen.scan({ after: 0 });
  expect(figures.map(({ figure, facts }) => [figure, facts.find(({ name }) => name === "plano-rio-preco")?.today])).toEqual([
    ["R$ 950", "R$ 1.010"],
    ["R$ 990", "R$ 1.010"],
    ["R$ 1.010", undefined],
  ]);
  await name((await find("R$ 990")).map((place) => choose(place, "plano-rio-preco")));
  expect((await editor.findPage(id))?.content).toContain("a {{plano-rio-preco}}, e hoje é R$ 1.010");
});
