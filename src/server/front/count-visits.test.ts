import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { codeOfPage } from "#domain/contact/contact-ref";
import { send } from "#support/site/http";
import type { Counted } from "../counts/visit-memory";
import { countView, createBeaconAnswer, readBeacon } from "./count-visits";

const PERSON = "Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Mobile Safari/537.36";
const SITE_URL = "https://abrefacil.exemplo";
const FROM_PAGE = { "user-agent": PERSON, origin: SITE_URL };
const HOME = codeOfPage(4);
const SHOWN = `shown ${HOME} www.google.com`;

async function serve(maxASecond?: number) {
  const counted: Counted[] = [];
  const parts = {
    siteUrl: SITE_URL,
    siteHost: "abrefacil.exemplo",
    accounts: { mayBeSomebody: (cookie: string | undefined) => cookie === "session=mine", findPerson: async () => undefined },
    visitCounts: { count: (one: Counted) => void counted.push(one) },
    isTrustedProxy: () => false,
  };
  const answerBeacon = createBeaconAnswer(parts, maxASecond);
  const server = createServer((request, response) => {
    if (answerBeacon(request, response)) return;
    countView(parts, request, 4);
    response.end("somebody else's");
  }).listen(0);
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const site = { url: `http://localhost:${(server.address() as AddressInfo).port}` };
  const tell = (body: string, headers: Record<string, string> = FROM_PAGE) => send(site, "/contar", { method: "POST", body, headers });
  const open = (headers: Record<string, string>, method = "GET") => send(site, "/", { method, headers });
  return { counted, site, tell, open };
}

test("what a page's script tells is counted, and its answer says nothing", async () => {
  const { counted, tell } = await serve();
  const { status, text, headers } = await tell(`chat:hero ${HOME} m.facebook.com`);
  expect([status, text, headers["x-content-type-options"], headers["cache-control"]]).toEqual([204, "", "nosniff", "no-store"]);
  expect(counted).toEqual([{ page: 4, kind: "chat:hero", source: "social" }]);
});

test.each([
  ["of a robot", SHOWN, { ...FROM_PAGE, "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" }],
  ["of no browser", SHOWN, { "user-agent": PERSON }],
  ["of a sender without a name", SHOWN, { origin: SITE_URL }],
  ["of a sender with a name of its own", SHOWN, { ...FROM_PAGE, "user-agent": "Contador 1.0" }],
  ["of another site", SHOWN, { ...FROM_PAGE, origin: "https://outro.exemplo" }],
  ["of a place without a name", SHOWN, { ...FROM_PAGE, origin: "null" }],
  ["of somebody of the panel", SHOWN, { ...FROM_PAGE, cookie: "session=mine" }],
  ["of what only the server sees", SHOWN.replace("shown", "view"), FROM_PAGE],
  ["of a kind that is none", SHOWN.replace("shown", "chat:roof"), FROM_PAGE],
  ["of a code that is none", `shown ${HOME}0 `, FROM_PAGE],
  ["with more than it may say", `${SHOWN} e mais`, FROM_PAGE],
  ["that is long", SHOWN.padEnd(201, "x"), FROM_PAGE],
  ["that is empty", "", FROM_PAGE],
])("a beacon %s is answered like any other and counted nowhere", async (_, body, headers) => {
  const { counted, tell } = await serve();
  expect((await tell(body, headers)).status).toBe(204);
  expect(counted).toEqual([]);
  await tell(SHOWN);
  expect(counted).toHaveLength(1);
});

test("a body without end is not read", async () => {
  const { counted, site } = await serve();
  const { status, headers } = await send(site, "/contar", {
    method: "POST",
    body: "x".repeat(100_000),
    headers: { ...FROM_PAGE, "transfer-encoding": "chunked" },
  }).catch(() => ({ status: 204, headers: { connection: "close" } }));
  expect([status, headers.connection, counted.length]).toEqual([204, "close", 0]);
});

test("only what is told to that address is a beacon", async () => {
  const { site } = await serve();
  for (const [method, path] of [
    ["GET", "/contar"],
    ["POST", "/contar/"],
    ["POST", "/contar?a=1"],
  ] as const)
    expect((await send(site, path, { method, headers: FROM_PAGE })).text).toBe("somebody else's");
});

test("more beacons a second than a site ever has are answered and not counted", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const { counted, tell } = await serve(2);
  for (const seconds of [1, 2]) {
    const answers = await Promise.all(Array.from({ length: 50 }, () => tell(SHOWN)));
    expect(answers.every(({ status }) => status === 204)).toBe(true);
    expect(counted).toHaveLength(2 * seconds);
    vi.advanceTimersByTime(1000);
  }
});

test("a document that a person opens is a view; what is fetched for a page, ahead or by a robot is none", async () => {
  const { counted, open } = await serve();
  const person = { "user-agent": PERSON, "sec-fetch-dest": "document", referer: "https://www.google.com.br/" };
  await open(person);
  await open({ ...person, referer: `${SITE_URL}/faq` });
  expect(counted).toEqual([
    { page: 4, kind: "view", source: "search" },
    { page: 4, kind: "view", source: "internal" },
  ]);
  for (const headers of [
    { ...person, "sec-fetch-dest": "empty" },
    { ...person, "sec-purpose": "prefetch;prerender" },
    { ...person, "user-agent": "Mozilla/5.0 (compatible; bingbot/2.0)" },
    { "user-agent": PERSON },
    { "sec-fetch-dest": "document" },
  ])
    await open(headers as Record<string, string>);
  await open(person, "HEAD");
  expect(counted).toHaveLength(2);
});

test("a beacon names a page by the code of its references", () => {
  expect(readBeacon(`copy:footer ${codeOfPage(9001)} `, [])).toEqual({ page: 9001, kind: "copy:footer", source: "direct" });
  expect(readBeacon(`call:bar ${codeOfPage(7)} abrefacil.exemplo`, ["abrefacil.exemplo"])?.source).toBe("internal");
  for (const text of ["", " ", "shown", "shown  ", "shown 000 x", "shown ABC x", `SHOWN ${HOME} x`])
    expect(readBeacon(text, [])).toBeUndefined();
});
