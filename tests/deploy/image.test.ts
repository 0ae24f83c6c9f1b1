import { readFileSync } from "node:fs";
import pg from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { type PostgresServer, startPostgres } from "#support/database/postgres-server";
import { startCaddy } from "#support/deploy/caddy";
import { readService } from "#support/deploy/compose";
import { type Container, Containers } from "#support/deploy/containers";
import { describeWhere } from "#support/deploy/describe-where";
import { noteFigure } from "#support/deploy/note-figure";
import { visitWhile } from "#support/deploy/visit-while";
import { makeTemporaryFolder } from "#support/machine/temporary-folder";
import { AdminClient } from "#support/site/client";
import { send } from "#support/site/http";
import { ADMIN } from "#support/site/site";
import { load, memoryOf } from "../../bench/load";
import { listPublicPaths, publishSample, writeRandomPages } from "../../bench/pages";

const MINUTE = 60_000;
/** A third of it reads photographs. */
const MAX_MEGABYTES = 60;
const LIMIT_MB = 512;
const LOAD_SECONDS = 60;
const GRACE_SECONDS = 15;
const BOUND = ["--read-only", "--tmpfs", "/tmp", "--cap-drop", "all", "--security-opt", "no-new-privileges"];
const SIGN_IN = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
const SECRET_KEY = "a-secret-that-all-processes-of-the-site-have";
const PICTURE = `require("sharp")({ create: { width: 8, height: 8, channels: 3, background: "#888" } }).avif().toBuffer()`;

describeWhere(
  ["root", "mmdebstrap", "buildah", "podman", "runc", "wrk"],
  "the image, built by the Dockerfile on a Debian made here",
  () => {
    let containers: Containers;
    let image: { megabytes: number };

    beforeAll(() => {
      containers = new Containers();
      containers.makeBase();
      image = containers.build();
    }, 20 * MINUTE);
    afterAll(() => containers?.remove(), 2 * MINUTE);

    test(
      "it holds the site and no more than it reads",
      () => {
        const app = Number(containers.print("du", "-sm", "/app").split("\t")[0]);
        noteFigure(`/app: ${app} MB; the image: ${image.megabytes.toFixed(0)} MB`);
        expect(app).toBeLessThan(MAX_MEGABYTES);
        const files = containers.print("find", "/app", "-type", "f").split("\n");
        expect(files.filter((file) => /^\/app\/(\.env|\.git|data|src|tests)(\/|$)/.test(file))).toEqual([]);
        for (const unwanted of ["astro", "vite", "vitest", "typescript", "esbuild", "@playwright/test"])
          expect(
            files.some((file) => file.startsWith(`/app/node_modules/${unwanted}/bin`)),
            unwanted,
          ).toBe(false);
        expect(containers.print("pg_dump", "--version")).toMatch(/ 17\./);
      },
      2 * MINUTE,
    );

    test(
      `with ${LIMIT_MB} MB, a root that can only be read and no right it serves under load, says that it is well, and stops in time`,
      async () => {
        const site = await containers.start([...BOUND, "--memory", `${LIMIT_MB}m`, "--memory-swap", `${LIMIT_MB}m`], SIGN_IN);
        const status = readFileSync(`/proc/${site.pid}/status`, "utf8");
        expect(status).toMatch(/^Uid:\t1000\t1000/m);
        for (const rights of ["CapEff", "CapBnd"]) expect(status).toMatch(new RegExp(`^${rights}:\\t0+$`, "m"));
        expect(status).toMatch(/^NoNewPrivs:\t1$/m);
        for (const path of ["/", "/faq", "/sitemap.xml", "/admin/login", "/favicon.svg", "/compartilhar/faq.png", "/readyz"])
          expect((await send(site, path)).status, path).toBe(200);
        expect(site.execute("touch", "/app/a")).not.toBe(0);
        expect(site.execute("touch", "/data/a")).toBe(0);
        expect(site.execute("node", "-e", PICTURE), "what photographs are prepared with is there").toBe(0);
        expect(site.isHealthy()).toBe(true);

        const { done, most } = await underLoad(site);
        noteFigure(`memory at most ${most} MB under ${done.requests} requests in ${LOAD_SECONDS} s, ${done.failed} failed`);
        expect(done.failed).toBe(0);
        expect(most).toBeLessThan(LIMIT_MB);
        expect(site.isHealthy()).toBe(true);

        const { seconds, code } = await site.stop();
        noteFigure(`stopped after ${seconds.toFixed(1)} s`);
        expect(code).toBe(0);
        expect(seconds).toBeLessThan(GRACE_SECONDS);
      },
      6 * MINUTE,
    );

    /** As `npm run bench memory-publishing` does: everything is read while a page is published a second. */
    async function underLoad(site: Container) {
      const at = { url: site.url };
      await publishSample(at);
      const client = await AdminClient.signedIn(at);
      const script = await writeRandomPages(makeTemporaryFolder(), await listPublicPaths(at));
      let isOver = false;
      const publish = async () => {
        for (let turn = 0; !isOver; turn += 1) {
          const next = new Promise((resolve) => setTimeout(resolve, 1000));
          await client.ask("pages.save", { title: `Página da prova ${turn}`, content: "<p>Um texto curto.</p>" });
          await next;
        }
      };
      const publishing = publish();
      const headers = { "accept-encoding": "gzip, deflate, br, zstd" };
      const done = await load(`${site.url}/`, { seconds: LOAD_SECONDS, headers, script });
      isOver = true;
      await publishing;
      return { done, most: memoryOf(site.pid).most };
    }

    describeWhere(["postgres", "caddy"], "two containers as compose.yaml says, on PostgreSQL, behind Caddy", () => {
      let postgres: PostgresServer;
      beforeAll(async () => {
        postgres = await startPostgres();
        const client = new pg.Client(`${postgres.url}/postgres`);
        await client.connect();
        for (const statement of ["create role abrefacil login", "create database abrefacil owner abrefacil"]) await client.query(statement);
        await client.end();
      }, MINUTE);
      afterAll(() => postgres?.remove());

      test(
        "one after the other is replaced under load, and no request fails",
        async () => {
          const values = { POSTGRES_PASSWORD: "senha", SECRET_KEY, SITE_ADDRESS: "www.example.com.br" };
          const start = async (name: string) => {
            const { flags, environment } = readService(name, values);
            const { host } = new URL(postgres.url);
            // On this machine's network: where PostgreSQL is, and no port for figures that two would share.
            const DATABASE_URL = environment["DATABASE_URL"]?.replace("@database/", `@${host}/`) ?? "";
            return await containers.start(flags, { ...environment, DATABASE_URL, METRICS_PORT: "" });
          };
          const names = ["site-1", "site-2"];
          const running = await Promise.all(names.map(start));
          // A container that is replaced has another address here, which Caddy would not know: its successor starts before it stops.
          const successors: Container[] = [];
          for (const name of names) successors.push(await start(name));
          const caddy = await startCaddy([...running, ...successors]);
          onTestFinished(() => caddy.stop());
          const stopped: Awaited<ReturnType<Container["stop"]>>[] = [];
          const ask = async () => (await send(caddy, "/faq")).status;
          await visitWhile(
            "both containers replaced",
            () => ask,
            async () => {
              for (const container of running) stopped.push(await container.stop());
            },
          );
          for (const { seconds, code } of [...stopped, ...(await Promise.all(successors.map((container) => container.stop())))]) {
            expect(code).toBe(0);
            expect(seconds).toBeLessThan(GRACE_SECONDS);
          }
        },
        5 * MINUTE,
      );
    });
  },
);
