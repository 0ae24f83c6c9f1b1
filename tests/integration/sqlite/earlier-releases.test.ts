import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { formatMoney } from "#domain/text/format";
import { querySite } from "#support/database/database";
import { IS_WHOLE } from "#support/machine/pick-by-seed";
import { AdminClient } from "#support/site/client";
import { send } from "#support/site/http";
import { NEW_PASSWORD } from "#support/site/people";
import { startSite } from "#support/site/site";

const FOLDER = fileURLToPath(new URL("../../fixtures/releases/", import.meta.url));
const SET_CLOCK = fileURLToPath(new URL("../../support/site/set-clock.mjs", import.meta.url));
const ALL = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".sqlite.gz"))
  .toSorted();
/** The oldest goes through every migration, and the latest has something of everything. */
const OLDEST = "2026-11-22.sqlite.gz";
const RELEASES = IS_WHOLE ? ALL : ALL.filter((name) => name === OLDEST || name === ALL.at(-1));
const SECRET_KEY = "segredo-de-teste-de-um-site-de-antes-1234";

/** What belongs to a start, to the search, to what the rules make of pages, or to the library that keeps the order of changes. */
const NOT_THE_OWNERS =
  /^(sqlite_|kysely_|page_search|page_words|page_sketches$|page_marks$|audit_findings$|session$|verification$|sign_in_attempts$)/;

const READABLE_ATTEMPT = "code:ana@exemplo.com.br:123456";

type Row = Record<string, unknown>;

/** Every row that is the owner's, by table. */
function readRows(file: string): Map<string, Row[]> {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const tables = database.prepare("select name from sqlite_master where type = 'table'").all() as { name: string }[];
    const owned = tables.map(({ name }) => name).filter((name) => !NOT_THE_OWNERS.test(name));
    return new Map(
      owned.map((name) => [
        name,
        database
          .prepare(`select * from "${name}"`)
          .all()
          .map((row) => ({ ...row })),
      ]),
    );
  } finally {
    database.close();
  }
}

/** Counted and noted by the site itself, anew after each start. */
const isNotedBySite = ({ name }: Row) => /^(frozen-figures|copies|publishing)\./.test(String(name));

/** What was confirmed before the launch has moved to the owner's values. */
function withMoved(before: ReadonlyMap<string, Row[]>): Map<string, Row[]> {
  const settings = (before.get("settings") ?? []).filter((row) => !isNotedBySite(row));
  const isMoved = ({ name }: Row) => String(name).startsWith("launch.confirmed.");
  const moved = settings.filter(isMoved).map(({ name, value, updated_at }) => {
    const { by, value: confirmed } = JSON.parse(String(value)) as { by: string; value: string };
    const proof = JSON.stringify({ what: "", source: "", date: "", confirmed });
    const path = String(name).replace("launch.confirmed.", "proof/").replace("price-lists", "offers");
    return { path, value: proof, saved_by: by, saved_at: updated_at };
  });
  return new Map([
    ...before,
    ["settings", settings.filter((row) => !isMoved(row))],
    ["owner_values", [...(before.get("owner_values") ?? []), ...moved]],
  ]);
}

/** When somebody last did something there. */
function findLastMoment(rows: ReadonlyMap<string, Row[]>): string {
  const moments = (rows.get("activities") ?? []).map(({ at }) => String(at));
  return moments.toSorted().at(-1) ?? "";
}

/** As earlier releases counted, in a window that is not over yet. */
function keepReadableAttempt(file: string): void {
  const database = new DatabaseSync(file);
  database.prepare("insert into sign_in_attempts values (?, 1, '2999-01-01T00:00:00.000Z')").run(READABLE_ATTEMPT);
  database.close();
}

async function startRelease(name: string) {
  const dataDir = mkdtempSync(join(tmpdir(), "abre-facil-"));
  const file = join(dataDir, "abre-facil.sqlite");
  writeFileSync(file, gunzipSync(readFileSync(FOLDER + name)));
  keepReadableAttempt(file);
  const before = readRows(file);
  // As on the day it was left: what the site forgets after a day, a month or a year is still there.
  const clock = { CLOCK: findLastMoment(before), NODE_OPTIONS: `--import=${SET_CLOCK}` };
  const site = await startSite({ dataDir, env: { SECRET_KEY, ...clock }, hasFullPasswords: true });
  const end = async () => {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
    // All that it had to say is there only now.
    expect(site.output()).not.toContain('"level":50');
  };
  const after = readRows(file);
  return { site, client: await AdminClient.signedIn(site), before, after, end };
}

test("there is a database of an earlier release", () => {
  expect(RELEASES).toEqual(expect.arrayContaining([OLDEST, ALL.at(-1)]));
});

describe.each(RELEASES)("%s", (name) => {
  let release: Awaited<ReturnType<typeof startRelease>>;
  beforeAll(async () => {
    release = await startRelease(name);
  });
  afterAll(() => release?.end());

  test("is brought up to date, and no row or value of it is lost", () => {
    const { before, after } = release;
    expect(before.get("pages")?.length).toBeGreaterThan(6);
    for (const [table, rows] of withMoved(before))
      expect(after.get(table), table).toEqual(expect.arrayContaining(rows.map((row) => expect.objectContaining(row))));
  });

  test("attempts that name somebody are not kept", async () => {
    const named = sql`select subject from sign_in_attempts where subject = ${READABLE_ATTEMPT}`;
    expect(await querySite(release.site, named)).toEqual([]);
  });

  test("what it held is there for visitors and administrators", async () => {
    const { site, client, before } = release;
    const statusOf = async (path: string) => {
      const { status, headers } = await send(site, path);
      return [status, headers.location];
    };
    expect(await statusOf("/links-uteis/motor-de-endereco-novo")).toEqual([200, undefined]);
    expect(await statusOf("/links-uteis/motor-que-mudou")).toEqual([301, "/links-uteis/motor-de-endereco-novo"]);
    expect(await statusOf("/motor-muito-antigo")).toEqual([301, "/links-uteis/motor-de-endereco-novo"]);
    expect(await statusOf("/links-uteis/rascunho-guardado")).toEqual([404, undefined]);
    expect(await statusOf("/links-uteis/pagina-na-lixeira")).toEqual([410, undefined]);
    for (const slug of ["pagina-simples", "lote-um", "lote-dois", "lote-tres"])
      expect(await statusOf(`/links-uteis/${slug}`)).toEqual([200, undefined]);

    const { pages, total } = await client.ask<{ pages: { id: string; title: string }[]; total: number }>("pages.list", {});
    expect(total).toBe((before.get("pages")?.length ?? 0) - 1);
    const changed = pages.find(({ title }) => title === "Motor que mudou de endereço");
    expect((await client.ask<{ revisions: unknown[] }>("editor.listRevisions", { id: changed?.id })).revisions).toHaveLength(3);
    expect(await client.ask("editor.findRevision", { id: changed?.id, version: 1 })).toMatchObject({ title: "Motor que mudou" });
    expect(await client.ask("trash.list", {})).toMatchObject({ total: 1 });
    const { runs } = await client.ask<{ runs: { id: string }[] }>("runs.listHistory", {});
    expect(runs).toMatchObject([{ kind: "local-batch", status: "done", total: 3, done: 3, failed: 0 }]);
    expect(await client.ask("runs.find", { jobId: runs[0]?.id })).toMatchObject({
      results: [{ title: "Lote um" }, { title: "Lote dois" }, { title: "Lote três" }],
    });
    expect(await client.ask("lostAddresses.list", { query: "perdido" })).toMatchObject({
      addresses: [{ path: "/endereco-perdido", hits: 2 }],
    });
    expect(await client.ask("lostAddresses.list", { isIgnored: true })).toMatchObject({ addresses: [{ path: "/robo.php" }] });
    const log = await client.ask<{ activities: { action: string }[] }>("activities.list", {});
    expect(log.activities.map(({ action }) => action)).toEqual(expect.arrayContaining(["page.created", "page.deleted", "person.added"]));
    const second = new AdminClient(site);
    expect((await second.signIn({ email: "segunda@exemplo.com.br", password: NEW_PASSWORD })).status).toBe(204);
  });

  test("what the gate made of its pages still holds", async () => {
    const { site, client, before } = release;
    const kept = (before.get("pages") ?? []).filter(({ deleted_at }) => !deleted_at);
    const { pages } = await client.ask<{ pages: { slug: string; status: string }[] }>("pages.list", {});
    for (const { slug, status, publish_at, is_indexed } of kept) {
      expect(pages.find((page) => page.slug === slug)?.status).toBe(status);
      const { status: answered, body } = await send(site, `/links-uteis/${slug}`);
      expect(answered, String(slug)).toBe(status === "public" ? 200 : 404);
      if (is_indexed === 0) expect(String(body)).toContain("noindex");
      if (publish_at)
        expect(await client.ask("agenda.list", {})).toMatchObject({ pages: [{ slug, publishAt: new Date(String(publish_at)) }], total: 1 });
    }
  });

  test("its photographs stand where they stood, and strangers see what something public shows", async ({ skip }) => {
    const { site, client, before } = release;
    if (!before.get("photos")?.length) return skip();
    const works = before.get("works")?.filter(({ state }) => state === "public") ?? [];
    const pages = [...works.map(({ slug }) => `/obras/${slug}`), "/equipe", "/"];
    const shown = new Set<string>();
    for (const path of pages) {
      const html = String((await send(site, path)).body);
      for (const [file] of html.matchAll(/\/fotos\/[\w-]+\.jpg/g)) shown.add(file);
    }
    expect(shown.size).toBeGreaterThanOrEqual(4);
    for (const file of shown) expect((await send(site, file)).status, file).toBe(200);
    const { photos } = await client.ask<{ photos: { alt: string; address: string; width: number }[] }>("photos.list", {});
    const unseen = photos.find(({ alt }) => alt === "Motor na bancada");
    const file = `/fotos/${unseen?.address}-480.jpg`;
    expect([(await send(site, file)).status, (await client.get(file)).status]).toEqual([404, 200]);
  });

  test("what it says, by its owner and in its pages, is what visitors read", async () => {
    const { site, before } = release;
    const read = async (path: string) => String((await send(site, path)).body);
    const readOwn = (path: string) => {
      const row = before.get("owner_values")?.find((one) => one["path"] === path);
      return row && JSON.parse(String(row["value"]));
    };
    const price: number | undefined = readOwn("fact/plans.solo.price");
    if (price !== undefined) expect(await read("/")).toContain(formatMoney(price));
    const phone: string | undefined = readOwn("fact/contact.phone");
    if (phone !== undefined) expect(await read("/faq")).toContain(`wa.me/${phone}`);
    const summary: string | undefined = readOwn("text/cidades/santana")?.summary;
    if (summary !== undefined) expect(await read("/cidades/santana")).toContain(summary.split("{{")[0]);

    const isShown = ({ status, deleted_at }: Row) => status === "public" && !deleted_at;
    for (const { slug, content } of before.get("pages")?.filter(isShown) ?? []) {
      const html = await read(`/links-uteis/${slug}`);
      for (const amount of String(content).match(/R\$ [\d.]+/g) ?? []) expect(html).toContain(amount);
      expect(html).not.toContain("{{");
    }
  });
});
