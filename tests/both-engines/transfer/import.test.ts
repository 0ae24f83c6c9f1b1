import { expect, test } from "vitest";
import type { ExistingAddresses } from "#domain/transfer/import-report";
import { always, createDoneCalls, type OnceInside } from "#server/calls/done-calls";
import { createPageWriter } from "#server/pages/page-writer";
import { createAdmission } from "#server/publishing/admission";
import { checkFile } from "#server/transfer/check-file";
import { planImport, writeImport } from "#server/transfer/import-pages";
import { isFact } from "#support/content/facts";
import { createDatabase } from "#support/database/database";

/** Holds what says so. */
const admission = createAdmission({
  judge: async (_db, _id, { content }) =>
    content.includes("retida") ? [{ rule: "facts", says: "“retida” não está no cadastro.", mend: "Tire." }] : [],
  remember: async () => {},
  forget: async () => {},
});

async function createImport() {
  const connection = await createDatabase();
  const { db } = connection;
  const writer = createPageWriter(connection, { isFact, admission }, () => {});
  const check = async (pages: readonly object[]) => {
    const checked = await checkFile(Buffer.from(JSON.stringify(pages)), "json", isFact);
    expect(checked.problems).toEqual([]);
    return checked;
  };
  return {
    db,
    plan: async (pages: readonly object[]) => await planImport(connection, await check(pages)),
    write: async (pages: readonly object[], existing: ExistingAddresses = "skip", once: OnceInside = always) =>
      await writeImport(writer, (await check(pages)).pages, existing, once),
    readPages: () => db.selectFrom("pages").selectAll().orderBy("seq").execute(),
  };
}

const page = (titulo: string, conteudo = "<p>Texto</p>") => ({ titulo, conteudo });
const listPages = (count: number, contentOf = (_number: number) => "<p>Texto</p>") =>
  Array.from({ length: count }, (_, number) => page(`Portão número ${number}`, contentOf(number)));

test("addresses that exist are skipped or numbered, as asked, those within the file too", async () => {
  const { plan, write, readPages } = await createImport();
  await write([page("Portão")]);
  const file = [page("Portão"), page("Motor"), page("Motor")];
  const { sample, ...told } = await plan(file);
  expect(told).toMatchObject({ total: 3, fresh: 1, existing: 2 });
  expect(sample.map(({ slug, taken }) => [slug, taken])).toEqual([
    ["portao", "page"],
    ["motor", "row"],
    ["motor", undefined],
  ]);
  expect(await readPages()).toHaveLength(1);
  expect(await write(file)).toEqual({ imported: 1, held: 0, skipped: 2 });
  expect(await write(file, "number")).toEqual({ imported: 3, held: 0, skipped: 0 });
  expect((await readPages()).map(({ slug }) => slug)).toEqual(["portao", "motor", "portao-2", "motor-2", "motor-3"]);
});

test("every column of a file is written as it says", async () => {
  const { write, readPages } = await createImport();
  await write([
    {
      titulo: "Do arquivo",
      endereco: "endereco-proprio",
      descricao: "Descrição",
      palavras_chave: ["motor", "portão"],
      numeros_da_pagina: "R$ 90; 3 metros",
      conteudo: "<p>Texto</p>",
      situacao: "rascunho",
      origem: "ia",
      criada_em: "2024-05-06T07:08:09Z",
      publicar_em: "2099-01-31T08:00:00-03:00",
      buscadores: "nao",
    },
  ]);
  expect(await readPages()).toMatchObject([
    {
      title: "Do arquivo",
      slug: "endereco-proprio",
      description: "Descrição",
      keywords: "motor, portão",
      own_figures: "R$ 90; 3 metros",
      content: "<p>Texto</p>",
      status: "draft",
      origin: "ai",
      created_at: "2024-05-06T07:08:09.000Z",
      publish_at: "2099-01-31T11:00:00.000Z",
      is_indexed: 0,
    },
  ]);
});

test("of more pages than are asked in one transaction each is public or held back by what it says", async () => {
  const { write, readPages } = await createImport();
  const file = listPages(120, (number) => (number % 3 === 0 ? "<p>Texto retido: retida</p>" : "<p>Texto</p>"));
  expect(await write(file)).toEqual({ imported: 80, held: 40, skipped: 0 });
  const pages = await readPages();
  expect(pages.map(({ title }) => title)).toEqual(file.map(({ titulo }) => titulo));
  expect(pages.map(({ status }) => status)).toEqual(file.map((_, number) => (number % 3 === 0 ? "held" : "public")));
});

test.each([3, 120])("when writing %i pages fails at the end none of them is there", async (count) => {
  const { write, readPages } = await createImport();
  const fail: OnceInside = async (_transaction, work) => {
    await work();
    throw new Error("the process died before the commit");
  };
  await expect(write(listPages(count), "skip", fail)).rejects.toThrow("before the commit");
  expect(await readPages()).toEqual([]);
});

test("an import sent again with its key, even at once, writes nothing more and answers the same", async () => {
  const { db, write, readPages } = await createImport();
  const doneCalls = createDoneCalls(db, (error) => expect.fail(String(error)));
  const send = (key: string) =>
    write([page("Uma vez")], "number", doneCalls.begin({ caller: "ana", action: "import", key, input: ["json", "number"] }).inside);
  const answers = [...(await Promise.all([send("a"), send("a")])), await send("a")];
  expect(answers).toEqual(answers.map(() => ({ imported: 1, held: 0, skipped: 0 })));
  expect(await readPages()).toHaveLength(1);
  expect(await send("b")).toEqual({ imported: 1, held: 0, skipped: 0 });
  expect(await readPages()).toHaveLength(2);
});
