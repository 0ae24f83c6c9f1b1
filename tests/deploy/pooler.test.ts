import pg from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { type PostgresServer, startPostgres } from "#support/database/postgres-server";
import { describeWhere } from "#support/deploy/describe-where";
import { startPgBouncer } from "#support/deploy/pgbouncer";
import { makeTemporaryFolder } from "#support/machine/temporary-folder";
import { REAL_TITLES, writeRealPage } from "#support/publishing/real-page";
import { AdminClient } from "#support/site/client";
import { send } from "#support/site/http";
import { startRefusedSite, startSite } from "#support/site/site";

const MINUTE = 60_000;
/** The limits that our connections come with, which PgBouncer otherwise refuses. */
const IGNORES_LIMITS = { ignore_startup_parameters: "statement_timeout,idle_in_transaction_session_timeout" };
const SECRET_KEY = "a-secret-that-nobody-is-warned-of";

describeWhere(["postgres", "pgbouncer"], "PgBouncer before PostgreSQL", () => {
  let postgres: PostgresServer;
  beforeAll(async () => {
    postgres = await startPostgres();
    const client = new pg.Client(`${postgres.url}/postgres`);
    await client.connect();
    await client.query("create database site");
    await client.end();
  }, MINUTE);
  afterAll(() => postgres?.remove());

  async function startBefore(settings: Record<string, string>) {
    const pooler = await startPgBouncer(postgres.url, settings);
    onTestFinished(pooler.stop);
    return pooler;
  }
  const optionsFor = (url: string) => ({ dataDir: makeTemporaryFolder(), env: { DATABASE_URL: `${url}/site`, SECRET_KEY } });

  test.each([
    ["as it is installed", { pool_mode: "transaction" }, /unsupported startup parameter/],
    ["that ignores our limits", { pool_mode: "transaction", ...IGNORES_LIMITS }, /gives each transaction another session/],
    [
      "that hands out sessions in turn",
      { pool_mode: "transaction", server_round_robin: "1", min_pool_size: "10", ...IGNORES_LIMITS },
      /gives each transaction another session/,
    ],
    ["in statement mode", { pool_mode: "statement", ...IGNORES_LIMITS }, /gives each transaction another session/],
  ])(
    "in transaction mode, %s, a start is refused in one line that says what to set, and nothing was made",
    async (_, settings: Record<string, string>, reason) => {
      const { url } = await startBefore(settings);
      const { code, output } = await startRefusedSite(optionsFor(url));
      expect(code).toBe(1);
      expect(output.trim().split("\n"), output).toHaveLength(1);
      expect(output).toMatch(reason);
      expect(output).toContain("set DATABASE_URL to PostgreSQL's own address");
      const client = new pg.Client(`${postgres.url}/site`);
      await client.connect();
      const { rows } = await client.query("select from pg_tables where schemaname = 'public'");
      await client.end();
      expect(rows).toEqual([]);
    },
    MINUTE,
  );

  test(
    "in session mode the site runs, and hears what another process of it changes",
    async () => {
      const { url } = await startBefore({ pool_mode: "session", default_pool_size: "40", ...IGNORES_LIMITS });
      const first = await startSite(optionsFor(url));
      onTestFinished(() => void first.stop());
      const direct = await startSite(optionsFor(postgres.url));
      onTestFinished(() => void direct.stop());
      const read = async () => (await send(first, "/faq")).text;
      // Kept by then: only who is told shows another one so soon.
      expect(await read()).not.toContain("/links-uteis/");
      const [title = ""] = REAL_TITLES;
      const fields = { title, content: writeRealPage(title).content, reason: undefined };
      const { slug, status } = await (await AdminClient.signedIn(direct)).ask<{ slug: string; status: string }>("pages.save", fields);
      expect(status).toBe("public");
      await expect.poll(read, { timeout: MINUTE }).toContain(`/links-uteis/${slug}`);
    },
    2 * MINUTE,
  );
});
