import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#server/database/database";
import { IS_WHOLE } from "#support/machine/pick-by-seed";
import { makePhoto } from "#support/photos/make-photo";
import { addPhoto } from "#support/photos/send-photo";
import { AdminClient } from "#support/site/client";
import { send } from "#support/site/http";
import { type Processes, startProcesses } from "#support/site/processes";
import { finishRun, startRun } from "#support/site/runs";
import { ADMIN, type Site } from "#support/site/site";
import { WORK_FIELDS } from "#support/work/work-fields";

/** What one tells the others it tells each of them: before a release there are two others. */
const COUNT = IS_WHOLE ? 3 : 2;

let processes: Processes;
let sites: Site[];
/** The passwords that they told when they started, of which nobody had given them one. */
let told: string[];
/** One who is signed in, at each process. */
let clients: AdminClient[];

beforeAll(async () => {
  processes = await startProcesses({ count: COUNT, template: "template0", env: { ADMIN_PASSWORD: "" } });
  sites = processes.sites;
  told = sites.flatMap((site) => /Senha:\s+(\S+)/.exec(site.output())?.[1] ?? []);
  const { cookie } = await signIn();
  clients = sites.map((site) => clientAt(site, cookie));
});
afterAll(() => processes?.stop());

async function signIn(): Promise<AdminClient> {
  const client = new AdminClient(processes.proxy);
  expect((await client.signIn({ email: ADMIN.email, password: told[0] ?? "" })).status).toBe(204);
  return client;
}

/** Calls one process by itself, as from the site's own pages. */
function clientAt(site: Site, cookie = ""): AdminClient {
  return Object.assign(new AdminClient(site, processes.proxy.url), { cookie });
}

const at = (index: number) => {
  const [site, client] = [sites[index], clients[index]];
  if (!site || !client) throw new Error(`There is no process ${index}`);
  return { site, client };
};

async function query<Row>(statement: ReturnType<typeof sql<Row>>): Promise<Row[]> {
  const { db } = openDatabase(processes.databaseUrl);
  try {
    return (await statement.execute(db)).rows;
  } finally {
    await db.destroy();
  }
}

/**
 * Every other process comes to answer so because it was told: what is stored would be served for longer than a test may
 * take. How soon, on a machine that is not busy, `npm run bench changed-fact` says.
 */
async function untilOthersServe(path: string, isNew: (answer: Awaited<ReturnType<typeof send>>) => boolean): Promise<void> {
  for (const site of sites.slice(1)) {
    await expect.poll(async () => isNew(await send(site, path)), { interval: 10, message: `${path} at ${site.url}` }).toBe(true);
  }
}

test("processes that start at once on an empty database all come up, with one administrator", async () => {
  for (const site of sites) expect((await send(site, "/readyz")).status).toBe(200);
  expect(await query(sql`select email from "user"`)).toEqual([{ email: ADMIN.email }]);
  expect(told).toHaveLength(1);
});

test("a session that began at one process is valid at all, and over at all when it ends", async () => {
  const { cookie } = await signIn();
  const everywhere = sites.map((site) => clientAt(site, cookie));
  for (const client of everywhere) expect((await client.get("/admin/painel")).status).toBe(200);
  expect((await everywhere[1]?.call("session.signOut"))?.ok).toBe(true);
  for (const client of everywhere) expect((await client.call("pages.list", {})).status).toBe(401);
});

test("a page published, changed and deleted at one process is so at the others, menu and site map too", async () => {
  const { client } = at(0);
  const [path, menu, map] = ["/links-uteis/publicada-em-um", "/faq", "/sitemaps/links-uteis-1.xml"];
  for (const site of sites) for (const kept of [path, menu, map]) await send(site, kept);

  await client.ask("pages.save", { title: "Publicada em um", content: "<p>Primeiro texto</p>" });
  await untilOthersServe(path, ({ status, text }) => status === 200 && text.includes("Primeiro texto"));
  await untilOthersServe(menu, ({ text }) => text.includes(path));
  await untilOthersServe(map, ({ text }) => text.includes(path));

  const { pages } = await client.ask<{ pages: { id: string; slug: string }[] }>("pages.list", { query: "publicada em um" });
  const id = pages[0]?.id ?? "";
  await query(sql`update pages set content = '<p>Segundo texto</p>' where id = ${id}`);
  await untilOthersServe(path, ({ text }) => text.includes("Segundo texto"));

  await client.ask("pages.remove", { id });
  await untilOthersServe(path, ({ status }) => status === 410);
  await untilOthersServe(menu, ({ text }) => !text.includes(path));
});

test("a photograph that is changed or deleted at one process is so at the others", async () => {
  const { client } = at(0);
  const { id, address, version } = await addPhoto(client, await makePhoto(), { alt: "Antes" });
  await client.ask("pages.save", { title: "Com fotografia", content: `<p>Texto</p><img src="/fotos/${id}" />` });
  const path = "/links-uteis/com-fotografia";
  await untilOthersServe(path, ({ text }) => text.includes('alt="Antes"'));
  await client.ask("photos.save", { id, version, alt: "Depois", focusX: 50, focusY: 50 });
  await untilOthersServe(path, ({ text }) => text.includes('alt="Depois"'));

  const file = `/fotos/${address}-600.avif`;
  for (const site of sites) expect((await send(site, file)).status).toBe(200);
  const { pages } = await client.ask<{ pages: { id: string }[] }>("pages.list", { query: "com fotografia" });
  await client.ask("pages.remove", { id: pages[0]?.id });
  await untilOthersServe(file, ({ status }) => status === 404);
  for (const one of clients) expect((await one.get(file)).status).toBe(200);
  await client.ask("trash.empty");
  await client.ask("photos.remove", { id });
  for (const one of clients) await expect.poll(async () => (await one.get(file)).status, { interval: 10 }).toBe(404);
});

test("the photograph of a work or of a person that is withdrawn at one process is so at the others", async () => {
  const { client } = at(0);
  const photo = await addPhoto(client, await makePhoto({ seed: 77 }));
  const file = `/fotos/${photo.address}-600.avif`;
  const isSeen = (wanted: boolean) => untilOthersServe(file, ({ status }) => (status === 200) === wanted);
  const person = { name: "Rui", photoId: photo.id, courses: [], about: "" };
  const { id: personId } = await client.ask<{ id: string }>("team.create", { fields: { ...person, isShown: true } });
  await isSeen(true);
  await client.ask("team.save", { id: personId, version: 1, fields: { ...person, isShown: false } });
  await isSeen(false);
  const fields = { ...WORK_FIELDS, photos: { before: [], after: [photo.id] } };
  const { id } = await client.ask<{ id: string }>("works.create", { fields, state: "public" });
  await isSeen(true);
  await client.ask("works.remove", { id });
  await isSeen(false);
});

test("a window that is filled at one process is offered by none, and again once its visit is cancelled", async () => {
  const { client, site } = at(0);
  const [, slot = ""] = /value="(\d{4}-\d\d-\d\d-manha)"/.exec((await send(site, "/agendar-instalacao")).text) ?? [];
  const isOffered = (wanted: boolean) => untilOthersServe("/agendar-instalacao", ({ text }) => text.includes(`value="${slot}"`) === wanted);
  await isOffered(true);
  const { id: contactId } = await client.ask<{ id: string }>("contacts.create", { day: "2026-11-20" });
  const { id } = await client.ask<{ id: string }>("appointments.book", {
    contactId,
    fields: { day: slot.slice(0, 10), windowId: "manha" },
  });
  await isOffered(false);
  await client.ask("appointments.setState", { id, version: 1, state: "cancelled" });
  await isOffered(true);
});

test("an address redirected at one process is so at the others", async () => {
  for (const site of sites) expect((await send(site, "/desviada.html")).status).toBe(404);
  await at(0).client.ask("lostAddresses.redirect", { fromPath: "/desviada.html", toPath: "/faq" });
  await untilOthersServe("/desviada.html", ({ status, headers }) => status === 301 && headers.location === "/faq");
});

test("a run is followed at a process that does not work on it, to its end", async () => {
  const titles = Array.from({ length: 15 }, (_, number) => `Seguida de longe ${number + 1}`);
  const jobId = await startRun(at(0).client, { kind: "local-batch", titles, status: "draft" });
  const ends = await Promise.all(clients.map((client) => finishRun(client, jobId)));
  for (const end of ends) {
    expect(end).toMatchObject({ status: "done", done: titles.length, failed: 0 });
    expect(end.results.map(({ title }) => title)).toEqual(titles);
  }
});

test("failures to sign in count together, wherever they were tried", async () => {
  const email = "conta-de-todos@exemplo.com.br";
  const tryAt = (number: number) =>
    clientAt(at(number % COUNT).site).call("session.signIn", { email, password: "errada-123" }, { "x-forwarded-for": `10.9.0.${number}` });
  const answers = await Promise.all(Array.from({ length: 18 }, (_, number) => tryAt(number)));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(8);
});

test("pages of one title saved everywhere at once get an address each", async () => {
  const saves = Array.from({ length: 12 }, (_, number) =>
    at(number % COUNT).client.ask<{ slug: string }>("pages.save", { title: "Ao mesmo tempo", content: "<p>Texto</p>" }),
  );
  const slugs = (await Promise.all(saves)).map(({ slug }) => slug);
  const numbered = Array.from({ length: 11 }, (_, number) => `ao-mesmo-tempo-${number + 2}`);
  expect(slugs.toSorted()).toEqual(["ao-mesmo-tempo", ...numbered].toSorted());
});

test("a press that reaches every process at once, under one key, makes one page and is answered alike", async () => {
  const input = { title: "Uma vez em todos", content: "<p>Texto</p>", callKey: "chave-de-uma-chamada-1" };
  const answers = await Promise.all([...clients, ...clients].map((client) => client.ask<{ slug: string }>("pages.save", input)));
  expect(new Set(answers.map(({ slug }) => slug))).toEqual(new Set(["uma-vez-em-todos"]));
  expect(await at(0).client.ask("pages.list", { query: "uma vez em todos" })).toMatchObject({ total: 1 });

  const person = { email: "uma.vez@exemplo.com.br", name: "Uma Vez", callKey: "chave-de-uma-chamada-2" };
  const added = await Promise.all([...clients, ...clients].map((client) => client.ask<{ password: string }>("people.add", person)));
  expect(new Set(added.map(({ password }) => password)).size).toBe(1);
});

test("a changed fact is on the pages of every process, and those kept before are not served again", async () => {
  const first = at(0);
  const says = ({ body }: Awaited<ReturnType<typeof send>>) => String(body).includes("R$ 97.531");
  for (const site of sites) expect(says(await send(site, "/"))).toBe(false);
  const changes = [{ path: "plans.rio.price", typed: "R$ 97.531", seenVersion: 0 }];
  expect(await first.client.ask("register.save", { changes })).toMatchObject({ outcome: "saved", saved: [{ after: "R$ 97.531" }] });
  expect(says(await send(first.site, "/"))).toBe(true);
  await untilOthersServe("/", says);
  for (const site of sites) expect(says(await send(site, "/"))).toBe(true);
});

test("what a customer said is on the pages of every process once it is published, and gone from them once it is withdrawn", async () => {
  const first = at(0);
  const { link } = await first.client.ask<{ link: string }>("voices.invite", { invitee: "" });
  const path = new URL(link).pathname;
  const post = (fields: Record<string, string>) =>
    send(first.site, path, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams(fields).toString(),
    });
  const text = "Voltou a abrir no mesmo dia, e explicaram o porquê.";
  expect((await post({ texto: text, estrelas: "5", nome: "Rui", autorizo: "sim" })).status).toBe(303);
  const { voices } = await first.client.ask<{ voices: { id: string }[] }>("voices.list", {});
  const says = ({ body }: Awaited<ReturnType<typeof send>>) => String(body).includes(text);
  await first.client.ask("voices.setPublished", { id: voices[0]?.id, isPublished: true });
  expect(says(await send(first.site, "/"))).toBe(true);
  await untilOthersServe("/", says);
  await post({ retirar: "sim" });
  expect(says(await send(first.site, "/"))).toBe(false);
  await untilOthersServe("/", (answer) => !says(answer));
});

test("a copy that one process made is known to all, and handed out by the one that has it", async () => {
  interface State {
    lastGood?: { name: string; elsewhere?: string };
    isUnderWay: boolean;
  }
  const [maker, other] = [at(1).client, at(0).client];
  await maker.ask("copies.make");
  const readAt = (client: AdminClient) => client.ask<State>("copies.read");
  await expect.poll(async () => (await readAt(other)).lastGood?.elsewhere).toContain(at(1).site.dataDir);
  await expect.poll(async () => (await readAt(other)).isUnderWay).toBe(false);
  const { lastGood } = await readAt(maker);
  expect(lastGood?.elsewhere).toBeUndefined();

  const copy = await maker.get(`/admin/copias/${lastGood?.name}`);
  expect([copy.status, copy.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect((await copy.text()).slice(0, 5)).toBe("PGDMP");
  const absent = await other.get(`/admin/copias/${lastGood?.name}`);
  expect([absent.status, await absent.text()]).toEqual([404, expect.stringContaining("está em outro servidor do site")]);
});
