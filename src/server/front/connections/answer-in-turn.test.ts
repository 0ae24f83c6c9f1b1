import { once } from "node:events";
import { createServer, type RequestListener, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { answerInTurn } from "./answer-in-turn";

/** More than a connection takes before somebody reads. */
const LARGE = Buffer.alloc(32 * 1024 * 1024);
const ask = (...paths: string[]) => paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`).join("");

const serve = (listener: RequestListener, onRead?: () => void) => serveAsItIs(answerInTurn(listener), onRead);

async function serveAsItIs(listener: RequestListener, onRead = () => {}): Promise<() => Socket> {
  const server = createServer(listener).prependListener("request", onRead).listen(0);
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return () => connect((server.address() as AddressInfo).port).on("error", () => {});
}

function readAll(socket: Socket): () => string {
  let text = "";
  socket.on("data", (chunk) => {
    text += chunk;
  });
  return () => text;
}

test("of requests sent at once the next begins when the answer before it has left", async () => {
  const underWay = new Map<string, ServerResponse>();
  const begin = await serve((request, response) => underWay.set(request.url ?? "", response));
  const socket = begin();
  const received = readAll(socket);
  socket.write(ask("/1", "/2", "/3"));
  for (const path of ["/1", "/2", "/3"]) {
    await expect.poll(() => [...underWay.keys()]).toEqual([path]);
    underWay.get(path)?.end(`answer to ${path};`);
    underWay.delete(path);
    await expect.poll(() => received()).toContain(`answer to ${path};`);
  }
  expect(received().match(/HTTP\/1\.1 200/g)).toHaveLength(3);
});

test("for a client that reads nothing one answer is made", async () => {
  let begun = 0;
  let read = 0;
  const begin = await serve(
    (_, response) => {
      begun += 1;
      response.end(LARGE);
    },
    () => {
      read += 1;
    },
  );
  const socket = begin().pause();
  socket.write(ask("/1", "/2", "/3"));
  await expect.poll(() => read).toBe(3);
  expect(begun).toBe(1);
  socket.resume();
  await expect.poll(() => begun).toBe(3);
});

test("another connection does not wait", async () => {
  const begin = await serve((request, response) => {
    if (request.url === "/quick") response.end("quick");
  });
  begin().write(ask("/slow", "/slow"));
  const other = begin();
  const received = readAll(other);
  other.write(ask("/quick"));
  await expect.poll(() => received()).toContain("quick");
});

test("who sends more ahead than may wait loses the connection, and nothing more of it is begun or read", async () => {
  let begun = 0;
  let read = 0;
  const begin = await serve(
    () => {
      begun += 1;
    },
    () => {
      read += 1;
    },
  );
  for (let time = 1; time <= 3; time += 1) {
    const socket = begin();
    socket.write(ask(...Array<string>(1000).fill("/")));
    await once(socket.resume(), "close");
    expect([begun, read]).toEqual([time, 18 * time]);
  }
});

test("where Node's parser cannot be told to stop, such a connection is closed all the same", async () => {
  let begun = 0;
  const seen = new WeakMap<Socket, Socket>();
  const listener = answerInTurn(() => {
    begun += 1;
  });
  const begin = await serveAsItIs((request, response) => {
    const { socket } = request;
    const withoutParser =
      seen.get(socket) ?? new Proxy(socket, { get: (target, name) => (name === "parser" ? undefined : Reflect.get(target, name)) });
    seen.set(socket, withoutParser);
    Object.defineProperty(request, "socket", { value: withoutParser });
    listener(request, response);
  });
  for (let time = 1; time <= 3; time += 1) {
    const socket = begin();
    socket.write(ask(...Array<string>(1000).fill("/")));
    await once(socket.resume(), "close");
    expect(begun).toBe(time);
  }
});

test("after such a connection others are read as ever", async () => {
  const begin = await serve((_, response) => void response.end("done;"));
  const rude = begin();
  rude.write(ask(...Array<string>(1000).fill("/")));
  await once(rude.resume(), "close");
  for (let time = 1; time <= 3; time += 1) {
    const socket = begin();
    const received = readAll(socket);
    socket.write(ask("/1", "/2"));
    await expect.poll(() => received().match(/done;/g)).toHaveLength(2);
    socket.destroy();
  }
});

test("sixteen may wait, time after time", async () => {
  const begin = await serve((_, response) => void setImmediate(() => response.end("done;")));
  const socket = begin();
  const received = readAll(socket);
  for (let round = 1; round <= 5; round += 1) {
    socket.write(ask(...Array<string>(17).fill("/")));
    await expect.poll(() => received().match(/done;/g)).toHaveLength(round * 17);
  }
});

test("all connections together have a bound, and what left makes room", async () => {
  const open: ServerResponse[] = [];
  const begin = await serve((_, response) => void open.push(response));
  const sockets = Array.from({ length: 70 }, begin);
  let closed = 0;
  for (const socket of sockets) {
    socket.resume().on("close", () => {
      closed += 1;
    });
    socket.write(ask(...Array<string>(17).fill("/")));
  }
  // 62 connections with 16 waiting are 992; the next has room for 8 only.
  await expect.poll(() => closed).toBe(8);
  for (const socket of sockets) socket.destroy();
  await expect.poll(() => open.every(({ destroyed }) => destroyed)).toBe(true);
  const late = begin();
  late.write(ask("/1", "/2"));
  await expect.poll(() => open).toHaveLength(71);
  open.at(-1)?.end();
  await expect.poll(() => open).toHaveLength(72);
});
