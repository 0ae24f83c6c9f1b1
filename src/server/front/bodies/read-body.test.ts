import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { type BodyBounds, BodyRefusal, createBodyReader } from "./read-body";

/** Nobody is too slow unless a test says so, on a busy machine neither. */
const BOUNDS: BodyBounds = { maxBytes: 1000, withinMs: 600_000 };

interface Read {
  length?: number;
  status?: number;
  response: ServerResponse;
}

/** A server that notes what became of each body, and answers when told. */
async function serve(maxHeldBytes: number, bounds: Partial<BodyBounds> = {}) {
  const readBody = createBodyReader(maxHeldBytes);
  const reads: Read[] = [];
  const arrived: string[] = [];
  const server = createServer(async (request, response) => {
    arrived.push(request.url ?? "");
    try {
      reads.push({ length: (await readBody(request, response, { ...BOUNDS, ...bounds })).byteLength, response });
    } catch (error) {
      if (!(error instanceof BodyRefusal)) throw error;
      reads.push({ status: error.statusCode, response });
    }
  }).listen(0);
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const post = (bytes: string, headers = `Content-Length: ${bytes.length}`): Socket => {
    const socket = connect((server.address() as AddressInfo).port).on("error", () => {});
    socket.write(`POST / HTTP/1.1\r\nHost: a\r\n${headers}\r\n\r\n${bytes}`);
    return socket;
  };
  return { reads, arrived, post };
}

const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
const CHUNKED = "Transfer-Encoding: chunked";

test("a body comes whole, announced or in chunks", async () => {
  const { reads, post } = await serve(10_000);
  post("a".repeat(1000));
  await expect.poll(() => reads).toMatchObject([{ length: 1000 }]);
  post(`${chunk("a".repeat(400))}${chunk("b".repeat(600))}0\r\n\r\n`, CHUNKED);
  await expect.poll(() => reads).toMatchObject([{ length: 1000 }, { length: 1000 }]);
});

test.each([
  ["announced", "", "Content-Length: 1001"],
  ["in chunks", `${chunk("a".repeat(600))}${chunk("b".repeat(600))}`, CHUNKED],
])("one too large is refused before its end, %s", async (_, bytes, headers) => {
  const { reads, post } = await serve(10_000);
  post(bytes, headers);
  await expect.poll(() => reads).toMatchObject([{ status: 413 }]);
});

test("bodies that are held together have a bound, and an answer makes room", async () => {
  const { reads, post } = await serve(1500);
  post("a".repeat(1000));
  await expect.poll(() => reads).toMatchObject([{ length: 1000 }]);
  post("b".repeat(600));
  await expect.poll(() => reads[1]).toMatchObject({ status: 503 });
  reads[0]?.response.end();
  await expect.poll(() => reads[0]?.response.closed).toBe(true);
  post("c".repeat(1000));
  await expect.poll(() => reads[2]).toMatchObject({ length: 1000 });
});

test("a body that was broken off is held no longer", async () => {
  const { reads, arrived, post } = await serve(1500);
  const socket = post("a".repeat(900), "Content-Length: 1000");
  await expect.poll(() => arrived).toHaveLength(1);
  socket.destroy();
  await expect.poll(() => reads).toMatchObject([{ status: 400 }]);
  post("b".repeat(1000));
  await expect.poll(() => reads[1]).toMatchObject({ length: 1000 });
});

test("a body that does not come whole in time ends its connection", async () => {
  const { reads, post } = await serve(1500, { withinMs: 100 });
  await once(post("a", "Content-Length: 2").resume(), "close");
  await expect.poll(() => reads).toMatchObject([{ status: 400 }]);
});
