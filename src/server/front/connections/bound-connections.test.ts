import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { allowLongWork, boundConnections, CONNECTION_BOUNDS } from "./bound-connections";

const MEGABYTE = 1024 * 1024;
const toRequest = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;

async function serve(bounds: Partial<typeof CONNECTION_BOUNDS>, listener: RequestListener): Promise<() => Socket> {
  const server = createServer(listener);
  boundConnections(server, { ...CONNECTION_BOUNDS, ...bounds });
  server.listen(0);
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return () => connect((server.address() as AddressInfo).port).on("error", () => {});
}

async function getText(socket: Socket, path = "/"): Promise<string> {
  const received = once(socket, "data");
  socket.write(toRequest(path));
  const [data] = await received;
  return String(data);
}

test("when clients together leave too much unread, those with most of it are closed", async () => {
  const closed: (string | undefined)[] = [];
  const begin = await serve({ maxUnreadBytes: 40 * MEGABYTE, lookEveryMs: 50 }, ({ socket, url }, response) => {
    socket.once("close", () => closed.push(url));
    // The system takes a few megabytes of each.
    response.end(Buffer.alloc(Number(url?.slice(1)) * MEGABYTE));
  });
  const ask = (megabytes: number) =>
    begin()
      .pause()
      .write(toRequest(`/${megabytes}`));
  ask(14);
  ask(15);
  ask(64);
  await expect.poll(() => closed).toEqual(["/64"]);
  ask(63);
  await expect.poll(() => closed).toEqual(["/64", "/63"]);
});

test("whoever neither reads nor sends for long is closed, whoever waits for work is not", async () => {
  let finish = () => {};
  const closed: (string | undefined)[] = [];
  const begin = await serve({ stillMs: 200 }, (request, response) => {
    allowLongWork(request, response);
    request.socket.once("close", () => closed.push(request.url));
    if (request.url === "/unread") response.end(Buffer.alloc(32 * MEGABYTE));
    if (request.url === "/work") finish = () => response.end("done");
  });
  const received = getText(begin(), "/work");
  begin().pause().write(toRequest("/unread"));
  begin().write("POST /unfinished HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\na");
  await expect.poll(() => closed.toSorted()).toEqual(["/unfinished", "/unread"]);
  finish();
  expect(await received).toContain("done");
});

test("connections at rest make room for new ones", async () => {
  const begin = await serve({ maxConnections: 10 }, (_, response) => void response.end("done"));
  for (let count = 0; count < 30; count += 1) expect(await getText(begin())).toContain("done");
});

test("past the bound a connection is refused, and those there are go on", async () => {
  const answers: (() => void)[] = [];
  const begin = await serve({ maxConnections: 3 }, (_, response) => void answers.push(() => response.end("done")));
  const sockets = Array.from({ length: 3 }, begin);
  const texts = sockets.map((socket) => getText(socket));
  await expect.poll(() => answers).toHaveLength(3);
  const refused = begin();
  await once(refused.resume(), "close");
  for (const end of answers) end();
  expect((await Promise.all(texts)).every((text) => text.includes("done"))).toBe(true);
});
