import { readdirSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import { promisify } from "node:util";
import { expect } from "vitest";
import { AdminClient } from "#support/site/client";
import { type SendOptions, send, sendRaw } from "#support/site/http";
import type { Site } from "#support/site/site";
import { test } from "#support/site/stage";

let site: Site;
let client: AdminClient;

test.beforeAll(({ stage }) => {
  ({ site, client } = stage);
});

const MEGABYTE = 1024 * 1024;
const post = (path: string, options: SendOptions) =>
  send(site, path, { method: "POST", ...options, headers: { "content-type": "application/json", ...options.headers } });
/** What a process holds. */
const readProcess = (pid: number) => ({
  files: readdirSync(`/proc/${pid}/fd`).length,
  megabytes: Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024,
});
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
const rawGet = (target: string, method = "GET") =>
  sendRaw(site, `${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);

test("a body over a megabyte is refused, as announced or as it comes", async () => {
  const headers = { cookie: client.cookie };
  const body = JSON.stringify({ title: "Longa", content: "x".repeat(MEGABYTE) });
  const announced = await post("/_actions/pages.save", { body, headers: { ...headers, "content-length": Buffer.byteLength(body) } });
  expect(announced.status).toBe(413);
  expect(announced.text).toContain("1 MB");
  const chunked = await post("/_actions/pages.save", { body, headers: { ...headers, "transfer-encoding": "chunked" } });
  expect(chunked.status).toBe(413);
  expect(chunked.text).toContain("1 MB");
});

test("a body announced as too large is refused before it is sent", async () => {
  const answer = await sendRaw(
    site,
    `POST /_actions/session.signIn HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: ${100 * MEGABYTE}\r\n\r\n`,
  );
  expect(statusOf(answer)).toBe(413);
});

test("a body of just under a megabyte is read", async () => {
  const body = JSON.stringify({ title: "x".repeat(MEGABYTE - 100), content: "x" });
  const answer = await post("/_actions/pages.save", { body, headers: { cookie: client.cookie } });
  expect([answer.status, answer.text]).toEqual([400, expect.stringContaining("title")]);
});

const MADE_UP = "Cookie: abre-facil.session_token=inventado.AAAA\r\n";

test.each([
  ["/_actions/pages.save", 401],
  ["/_actions/session.signIn", 400],
  ["/admin/importar/conferir?formato=csv", 401],
])("nobody's long body is not waited for at %s", async (path, status) => {
  for (const cookie of ["", MADE_UP]) {
    for (const length of ["Content-Length: 900000", "Transfer-Encoding: chunked"]) {
      const begun = length.startsWith("T") ? `8000\r\n${"a".repeat(0x8000)}\r\n` : "a";
      const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nConnection: close\r\n`;
      expect(statusOf(await sendRaw(site, `${head}${cookie}${length}\r\n\r\n${begun}`)), `${cookie}${length}`).toBe(status);
    }
  }
});

test("somebody's long text tells him that his session has ended, not that it is too long", async () => {
  const gone = await AdminClient.signedIn(site);
  await gone.call("session.signOut");
  const answer = await gone.call("pages.save", { title: "Longa", content: "x".repeat(100_000) });
  expect([answer.status, await answer.json()]).toEqual([401, expect.objectContaining({ code: "UNAUTHORIZED" })]);
});

test.each([
  ["stored pages without compression", "/faq"],
  ["files", "/portao-abrindo.mp4"],
  ["pages nobody keeps", "/admin/login"],
])("who asks at once for very many %s and reads none makes the site hold little", async (_, path) => {
  await send(site, path);
  const before = readProcess(site.pid);
  const sockets = Array.from({ length: 4 }, () => connect(Number(new URL(site.url).port), "localhost").on("error", () => {}));
  try {
    for (const socket of sockets) {
      socket.pause();
      await promisify<string>(socket.write.bind(socket))(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(1000));
    }
    for (let look = 0; look < 20; look += 1) {
      expect((await send(site, "/healthz")).status).toBe(200);
      const now = readProcess(site.pid);
      expect(now.files - before.files).toBeLessThan(20);
      expect(now.megabytes - before.megabytes).toBeLessThan(60);
    }
  } finally {
    for (const socket of sockets) socket.destroy();
  }
});

test("an address too long is refused in a sentence, stored page or not", async () => {
  for (const path of [`/${"a".repeat(2100)}`, `/nada?a=${"a".repeat(2100)}`]) {
    const { status, text } = await send(site, path);
    expect(status).toBe(414);
    expect(text).toMatch(/longo demais/);
  }
  await send(site, "/faq");
  expect([200, 414]).toContain((await send(site, `/faq?a=${"a".repeat(2100)}`)).status);
});

test("headers too large are refused", async () => {
  const answer = await sendRaw(site, `GET / HTTP/1.1\r\nHost: localhost\r\nX-A: ${"a".repeat(20_000)}\r\n\r\n`);
  expect(statusOf(answer)).toBe(431);
});

test("more headers than anybody sends do not reach the page", async () => {
  const many = Array.from({ length: 3000 }, (_, number) => `a${number}: b`).join("\r\n");
  expect(statusOf(await sendRaw(site, `GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${many}\r\n\r\n`))).toBe(431);
});

test.each([
  "GARBAGE\r\n\r\n",
  "GET / HTTP/9.9\r\n\r\n",
  "GET / HTTP/1.1\r\n\r\n",
  "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: abc\r\n\r\n",
])("%j is no request", async (bytes) => {
  expect(statusOf(await sendRaw(site, bytes))).toBe(400);
});

test("a body with two lengths is refused", async () => {
  const head = "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n";
  expect(statusOf(await sendRaw(site, `${head}Content-Length: 3\r\n\r\n{}}`))).toBe(400);
  expect(statusOf(await sendRaw(site, `${head}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n`))).toBe(400);
});

test.each([
  "/%E0%A4%A",
  "/%",
  "/cidades/%ff",
  "/%00",
  "/cidades/%00",
  "/cidades/%0d%0aX-A:%20b",
  "/cidades/..",
  "/./faq",
  "/faq;a=b",
  "/faq%3Fa",
  "/[",
  "/{a}",
  "/cidades/|",
])("GET %s is answered without failing", async (path) => {
  const answer = await rawGet(path);
  expect(statusOf(answer)).toBeLessThan(500);
  expect(answer).not.toMatch(/^x-a:/im);
});

test.each([
  ["GET", "http://evil.example/"],
  ["GET", "http://evil.example/faq"],
  ["OPTIONS", "*"],
  ["TRACE", "/"],
  ["TRACE", "/_actions/pages.list"],
  ["TRACE", "/admin/painel"],
  ["OPTIONS", "/"],
  ["PURGE", "/"],
  ["PROPFIND", "/"],
  ["DELETE", "/faq"],
  ["PUT", "/faq"],
  ["POST", "/faq"],
  ["PATCH", "/_actions/pages.list"],
])("%s %s is answered without failing", async (method, target) => {
  const answer = await rawGet(target, method);
  expect(statusOf(answer)).toBeGreaterThanOrEqual(200);
  expect(statusOf(answer)).toBeLessThan(500);
  expect(answer).not.toMatch(/^location: http/im);
});

test("a client that closes in the middle of its body leaves the site answering", async () => {
  const { hostname, port } = new URL(site.url);
  for (let time = 0; time < 20; time += 1) {
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(
          'POST /_actions/session.signIn HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"em',
          () => socket.destroy(),
        );
      });
      socket.on("close", () => resolve());
    });
  }
  expect((await send(site, "/readyz")).status).toBe(200);
});

test("health and readiness are told in one word that nobody keeps", async () => {
  for (const path of ["/healthz", "/readyz"]) {
    const { status, text, headers } = await send(site, path);
    expect([status, text.trim()]).toEqual([200, "ok"]);
    expect(headers["cache-control"]).toBe("no-store");
  }
});
