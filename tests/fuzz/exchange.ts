import { connect } from "node:net";

/** What came back of one exchange. */
export interface Exchange {
  /** 0 when the connection was closed without an answer. */
  status: number;
  text: string;
  ms: number;
}

/** Longer than any answer may take on a busy machine; past it the server hangs. */
const HANGS_AFTER_MS = 60_000;

/**
 * Writes bytes to a connection of their own and waits until the server has closed it. Bytes that may be no request
 * are followed by the end of the connection, for which a server that still waits for more would not answer.
 * @throws when it is not closed within a quarter of a minute.
 */
export function exchange(url: string, bytes: Buffer, isRequest: boolean): Promise<Exchange> {
  const { hostname, port } = new URL(url);
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const finish = () => {
      clearTimeout(timer);
      const text = Buffer.concat(chunks).toString("latin1");
      const statuses = [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
      resolve({ status: statuses.find((status) => status >= 200) ?? 0, text, ms: performance.now() - start });
    };
    const socket = connect(Number(port), hostname, () => (isRequest ? socket.write(bytes) : socket.end(bytes)));
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.on("close", finish);
    // A reset ends a connection as well as any other end.
    socket.on("error", (error: NodeJS.ErrnoException) => (error.code === "ECONNREFUSED" ? reject(error) : undefined));
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error(`No end within ${HANGS_AFTER_MS} ms`));
    }, HANGS_AFTER_MS);
  });
}

/** A request's bytes as given: nothing is checked, escaped or completed but the length of the body. */
export function toBytes(method: string, target: string, headers: readonly (readonly [string, string])[], body = ""): Buffer {
  const content = Buffer.from(body);
  const lines = [
    `${method} ${target} HTTP/1.1`,
    "Host: localhost",
    "Connection: close",
    ...headers.map(([name, value]) => `${name}: ${value}`),
  ];
  if (body !== "") lines.push(`Content-Length: ${content.byteLength}`);
  return Buffer.concat([Buffer.from(`${lines.join("\r\n")}\r\n\r\n`), content]);
}
