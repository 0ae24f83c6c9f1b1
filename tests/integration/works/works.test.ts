import { afterAll, beforeAll, expect, test } from "vitest";
import type { WorkFields } from "#domain/work/work";
import { createWorks, readPublicWorks } from "#server/works/works";
import { createDatabase } from "#support/database/database";
import { makePhoto } from "#support/photos/make-photo";
import { addPhoto } from "#support/photos/send-photo";
import { makeText } from "#support/publishing/made-up-text";
import { AdminClient } from "#support/site/client";
import { send } from "#support/site/http";
import { type Site, startSite } from "#support/site/site";

const FIELDS: WorkFields = {
  day: "2024-11-20",
  place: "mooca",
  gate: "deslizante",
  service: "conserto",
  motor: "",
  problem: "O motor girava e a folha não saía do lugar.",
  done: "Trocamos a engrenagem de nylon e regulamos o fim de curso.",
  hours: 1.5,
  title: "",
  summary: "",
  photos: { before: [], after: [] },
  hasConsent: true,
};

test("two works of one title have an address each, a save over another's is refused, and what is deleted comes back as it was", async () => {
  const { db } = await createDatabase();
  let told = 0;
  const works = createWorks(db, async () => {
    told += 1;
  });
  const first = await works.create(FIELDS, "draft", "Conserto na Mooca", "ana@exemplo.com.br");
  const second = await works.create({ ...FIELDS, hours: undefined }, "public", "Conserto na Mooca", "ana@exemplo.com.br");
  expect([first.slug, second.slug]).toEqual(["conserto-na-mooca", "conserto-na-mooca-2"]);
  expect((await works.create(FIELDS, "draft", "🚪 !", "ana@exemplo.com.br")).slug).toBe("obra");
  expect(told).toBe(1);
  expect((await works.save(first.id, 1, { ...FIELDS, title: "Outra" }, "public")).outcome).toBe("saved");
  expect((await works.save(first.id, 1, FIELDS, "draft")).outcome).toBe("conflict");
  expect((await works.save("nenhuma", 1, FIELDS, "draft")).outcome).toBe("gone");
  expect((await readPublicWorks(db)).map(({ slug }) => slug).toSorted()).toEqual([first.slug, second.slug]);
  await works.remove(second.id);
  expect((await works.list(undefined, 10, 0)).total).toBe(2);
  expect(await works.restore(second.id)).toEqual(second);
  expect(told).toBe(4);
  await works.remove(second.id);
  await works.forgetOld(new Date(Date.now() + 31 * 86_400_000));
  expect(await works.restore(second.id)).toBeUndefined();
});

let site: Site;
let client: AdminClient;
beforeAll(async () => {
  site = await startSite();
  client = await AdminClient.signedIn(site);
});
afterAll(() => site?.stop());

test("a work stands nowhere before the customer agreed, then on its page, in the list and where it convinces, and leaves when it is deleted", async () => {
  const before = await addPhoto(client, await makePhoto({ width: 900, height: 700 }), { name: "antes.jpg", alt: "" });
  const after = await addPhoto(client, await makePhoto({ width: 800, height: 800 }), { name: "depois.jpg", alt: "Folha no trilho novo" });
  const fields = { ...FIELDS, photos: { before: [before.id], after: [after.id] } };
  const read = async (path: string) => await send(site, path);
  expect((await read("/obras")).status).toBe(404);
  const refused = await client.call("works.create", { fields: { ...fields, hasConsent: false }, state: "public" });
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining("autorizou")]);
  for (const day of ["9999-12-31", "0001-01-01"])
    expect((await client.call("works.create", { fields: { ...fields, day }, state: "draft" })).status).toBe(400);

  const { id, slug } = await client.ask<{ id: string; slug: string }>("works.create", { fields, state: "public" });
  const page = await read(`/obras/${slug}`);
  expect(page.status).toBe(200);
  for (const said of [FIELDS.problem, FIELDS.done, "1 h 30 min", before.hash, "Folha no trilho novo", "antes do conserto", "Ref."])
    expect(page.text).toContain(said);
  for (const path of [
    "/",
    "/cidades/mooca",
    "/topicos/conserto-de-motor-de-portao",
    "/obras",
    "/obras?servico=conserto",
    "/sitemaps/site.xml",
  ])
    expect((await read(path)).text, path).toContain(`/obras/${slug}`);
  expect((await read("/obras?servico=troca")).text).not.toContain(`/obras/${slug}`);
  expect((await read("/obras?servico=conserto")).text).toContain("noindex");
  expect((await read("/obras")).text).not.toContain("noindex");

  const used = await client.call("photos.remove", { id: before.id });
  expect([used.status, await used.text()]).toEqual([409, expect.stringContaining("em uso")]);
  await client.ask("works.remove", { id });
  for (const path of ["/", "/cidades/mooca"]) expect((await read(path)).text, path).not.toContain(`/obras/${slug}`);
  expect((await read(`/obras/${slug}`)).status).toBe(404);
  await client.ask("works.restore", { id });
  expect((await read(`/obras/${slug}`)).status).toBe(200);
});

/** Ten words short of what a page must have. */
const SHORT_TEXT = makeText(0, 20);

test("a work of its place and service is told on a page and counts as its text; withdrawn, the audit finds what is missing", async () => {
  const told = { ...FIELDS, place: "penha", problem: "A folha da frente descia sozinha e batia.", done: "Trocamos as molas e o braço." };
  const { id } = await client.ask<{ id: string }>("works.create", { fields: told, state: "public" });
  const lacks = async (title: string) => {
    const saved = await client.ask<{ id: string }>("pages.save", { title, content: SHORT_TEXT, reason: undefined });
    const { page } = await client.ask<{ page: { held?: { rule: string }[] } }>("editor.open", { id: saved.id });
    return page.held?.some(({ rule }) => rule === "substance");
  };
  expect(await lacks("Troca de motor na Penha")).toBe(true);
  expect(await lacks("Conserto de portão deslizante na Penha")).toBe(false);
  const title = "Conserto de portão na Penha";
  await client.ask("pages.save", { title, content: SHORT_TEXT });
  const page = await send(site, "/links-uteis/conserto-de-portao-na-penha");
  for (const said of [told.problem, told.done]) expect(page.text).toContain(said);
  const listThin = async () => {
    await client.ask("audit.begin");
    await expect.poll(() => client.ask<{ isRunning: boolean }>("audit.read")).toMatchObject({ isRunning: false });
    return (await client.ask<{ findings: { title: string }[] }>("audit.list", { kind: "thin" })).findings.map((found) => found.title);
  };
  expect(await listThin()).toEqual([]);
  await client.ask("works.remove", { id });
  expect(await listThin()).toEqual([title]);
});
