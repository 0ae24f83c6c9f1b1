import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, request, type Server, ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { CONNECTION_OPTIONS } from "../limits/connection-limits";
import { bodyOf, prepareAnswer, sendAnswer } from "./prepared-answer";

const NOON = new Date("2030-01-02T12:00:00.300Z");
const BODY = Buffer.from("<p>portão</p>");
const HEADERS = ["content-type", "text/html; charset=utf-8", "etag", 'W/"x"', "content-length", String(BODY.byteLength)];
/** More than a connection takes before somebody reads. */
const LARGE_BYTES = 64 * 1024 * 1024;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOON });
});
afterEach(() => {
  vi.useRealTimers();
});

async function serve(listener: RequestListener): Promise<number> {
  const server: Server = createServer(CONNECTION_OPTIONS, listener).listen(0);
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

async function get(port: number): Promise<{ answer: IncomingMessage; body: string }> {
  const sent = request({ port, headers: { connection: "keep-alive" }, agent: false }).end();
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  const body = (await answer.toArray()).join("");
  sent.destroy();
  return { answer, body };
}

/** Status, headers and body, in a form that can be compared. */
const toComparable = ({ answer, body }: Awaited<ReturnType<typeof get>>) => ({
  status: `${answer.httpVersion} ${answer.statusCode} ${answer.statusMessage}`,
  headers: answer.headers,
  body,
});

test.each([200, 404, 410])("prepared bytes are what Node would have written, for %i", async (status) => {
  const prepared = prepareAnswer(status, HEADERS, BODY);
  const port = await serve((_, response) => sendAnswer(response, prepared));
  const byNode = await serve((_, response) => response.writeHead(status, HEADERS).end(BODY));
  const ours = toComparable(await get(port));
  const theirs = toComparable(await get(byNode));
  // Node reads the clock on its own.
  expect(ours.headers.date).toBe(NOON.toUTCString());
  expect({ ...ours, headers: { ...ours.headers, date: "" } }).toEqual({ ...theirs, headers: { ...theirs.headers, date: "" } });
});

test("an answer without a body ends with its head", async () => {
  const notModified = prepareAnswer(304, ["etag", 'W/"x"'], Buffer.alloc(0));
  const port = await serve((_, response) => sendAnswer(response, notModified));
  const { answer, body } = await get(port);
  expect([answer.statusCode, answer.headers.etag, body]).toEqual([304, 'W/"x"', ""]);
});

test("Node sees the answer as sent and finished", async () => {
  const seen: unknown[] = [];
  const prepared = prepareAnswer(404, HEADERS, BODY);
  const port = await serve((_, response) => {
    response.once("close", () => seen.push(response.headersSent, response.writableEnded, response.writableFinished, response.statusCode));
    sendAnswer(response, prepared);
  });
  await get(port);
  await expect.poll(() => seen).toEqual([true, true, true, 404]);
});

test("requests sent at once are answered in their order, whichever is ready first", async () => {
  const prepared = prepareAnswer(200, HEADERS, BODY);
  let first: ServerResponse | undefined;
  const port = await serve((asked, response) => {
    if (asked.url === "/first") {
      first = response;
      return;
    }
    sendAnswer(response, prepared);
    first?.writeHead(200, { "content-length": 5 }).end("first");
  });
  const socket = connect(port);
  socket.write("GET /first HTTP/1.1\r\nHost: a\r\n\r\nGET /second HTTP/1.1\r\nHost: a\r\n\r\n");
  let received = "";
  socket.on("data", (chunk) => {
    received += chunk;
  });
  await expect.poll(() => received).toContain("portão");
  expect(received.indexOf("first")).toBeGreaterThan(0);
  expect(received.indexOf("first")).toBeLessThan(received.indexOf("portão"));
  socket.destroy();
});

test("the date goes on with the clock", async () => {
  const prepared = prepareAnswer(200, HEADERS, BODY);
  const port = await serve((_, response) => sendAnswer(response, prepared));
  await get(port);
  vi.setSystemTime(NOON.getTime() + 60_000);
  const { answer, body } = await get(port);
  expect(answer.headers.date).toBe("Wed, 02 Jan 2030 12:01:00 GMT");
  expect(body).toBe(BODY.toString());
});

test("bytes that a slow client has not read yet stay as they are", async () => {
  const large = Buffer.alloc(LARGE_BYTES, "a");
  const prepared = prepareAnswer(200, ["content-length", String(LARGE_BYTES)], large);
  const port = await serve((_, response) => sendAnswer(response, prepared));
  const slow = connect(port);
  slow.pause();
  slow.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  await expect.poll(() => prepared.isInFlight).toBe(true);
  const held = prepared.bytes;
  const before = Buffer.from(held.subarray(0, 200));

  vi.setSystemTime(NOON.getTime() + 60_000);
  const other = connect(port);
  other.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  const [chunk] = (await once(other, "data")) as [Buffer];
  expect(chunk.toString("latin1")).toContain("12:01:00 GMT");
  expect(prepared.bytes).not.toBe(held);
  expect(held.subarray(0, 200).equals(before)).toBe(true);
  expect(bodyOf(prepared).equals(large)).toBe(true);
  slow.destroy();
  other.destroy();
});

/** What leaves for these lines of a head, and whether it leaves as the prepared bytes. */
async function ask(port: number, head: string): Promise<string> {
  const socket = connect(port);
  socket.write(`${head}\r\n`);
  const [data] = (await once(socket, "data")) as [Buffer];
  socket.destroy();
  return data.toString("latin1");
}

/** As prepared bytes have them, in this order; Node writes its date last of all. */
const PREPARED_START = `HTTP/1.1 200 OK\r\nDate: ${NOON.toUTCString()}\r\n`;

test("only a GET on a connection that stays open takes prepared bytes", async () => {
  const prepared = prepareAnswer(200, HEADERS, BODY);
  const port = await serve((_, response) => sendAnswer(response, prepared));
  const isPrepared = async (head: string) => (await ask(port, head)).startsWith(PREPARED_START);
  expect(await isPrepared("GET / HTTP/1.1\r\nHost: a\r\n")).toBe(true);
  expect(await isPrepared("HEAD / HTTP/1.1\r\nHost: a\r\n")).toBe(false);
  expect(await isPrepared("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n")).toBe(false);
  expect(await isPrepared("GET / HTTP/1.0\r\n")).toBe(false);
});

/** Node with insides of another name, or that cannot be set: what is written to the name of today is lost, or fails. */
const OTHER_NODES: [string, (name: string, value: unknown) => void][] = [
  ["has other names", () => {}],
  [
    "lets nobody write them",
    (name) => {
      throw new TypeError(`${name} is read-only`);
    },
  ],
];

test.each(OTHER_NODES)("a Node that %s answers by its public means", async (_, refuse) => {
  const inside = Symbol("header");
  Object.defineProperty(ServerResponse.prototype, "_header", {
    configurable: true,
    get(this: Record<symbol, unknown>) {
      return this[inside] ?? null;
    },
    set(this: Record<symbol, unknown>, value: unknown) {
      if (value === "written") refuse("_header", value);
      else this[inside] = value;
    },
  });
  onTestFinished(() => {
    Reflect.deleteProperty(ServerResponse.prototype, "_header");
    vi.resetModules();
  });
  vi.resetModules();
  const there = await import("./prepared-answer");
  const prepared = there.prepareAnswer(200, HEADERS, BODY);
  const port = await serve((_request, response) => there.sendAnswer(response, prepared));
  const { answer, body } = await get(port);
  expect([answer.statusCode, answer.headers["content-type"], body]).toEqual([200, "text/html; charset=utf-8", BODY.toString()]);
  expect((await ask(port, "GET / HTTP/1.1\r\nHost: a\r\n")).startsWith(PREPARED_START)).toBe(false);
});

test.each([
  ["x-a", "b\r\nx-c: d"],
  ["x a", "b"],
  ["x-a", "portão — €"],
])("%j: %j is no header", (name, value) => {
  expect(() => prepareAnswer(200, [name, value], BODY)).toThrow();
});
