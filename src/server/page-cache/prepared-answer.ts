import { IncomingMessage, ServerResponse, STATUS_CODES, validateHeaderName, validateHeaderValue } from "node:http";
import { Socket } from "node:net";
import { KEEP_ALIVE_MS } from "../limits/connection-limits";

/** A whole answer as it leaves, head and body in one piece of memory, so that sending it is one write. */
export type PreparedAnswer = ReturnType<typeof prepareAnswer>;

/**
 * What Node checks and joins anew for each answer, done once. These two names are Node's own, no promise of it:
 * docs/decisions/014-prepared-answers.md says why they are used.
 */
type ResponseInside = { _header: string | null; _headerSent: boolean };

const HEAD_WRITTEN = "written";
const DATE_LENGTH = new Date(0).toUTCString().length;

/**
 * Joins an answer to a GET on a connection that stays open.
 * @param headers names and values in turn, as `writeHead` takes them, the length of the body among them, if the answer has one; without those that Node adds.
 * @throws when a name or value could not stand in a header.
 */
export function prepareAnswer(status: number, headers: readonly string[], body: Buffer) {
  let head = `${statusLine(status)}${" ".repeat(DATE_LENGTH)}\r\n`;
  for (let index = 0; index < headers.length; index += 2) {
    const [name = "", value = ""] = headers.slice(index, index + 2);
    validateHeaderName(name);
    validateHeaderValue(name, value);
    head += `${name}: ${value}\r\n`;
  }
  head += `Connection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE_MS / 1000}\r\n\r\n`;
  return {
    status,
    headers,
    bytes: Buffer.concat([Buffer.from(head, "latin1"), body]),
    bodyLength: body.byteLength,
    /** The second that the date in `bytes` names, since the epoch. */
    datedAt: 0,
    /** Some client may not have read all of `bytes` yet: a new date needs a copy. */
    isInFlight: false,
  };
}

export function bodyOf({ bytes, bodyLength }: PreparedAnswer): Buffer {
  return bytes.subarray(bytes.byteLength - bodyLength);
}

/**
 * Sends an answer with the date of now: as it is, or by `writeHead` where it has to differ. HEAD has no body, who asks
 * for the end of the connection is told of it, and a Node with other insides takes no bytes that are prepared.
 */
export function sendAnswer(response: ServerResponse, answer: PreparedAnswer): void {
  if (!isTakingPrepared || !response.shouldKeepAlive || response.req.method !== "GET") {
    response.writeHead(answer.status, [...answer.headers]).end(bodyOf(answer));
    return;
  }
  setDate(answer);
  response.statusCode = answer.status;
  endWith(response, answer.bytes);
  if (response.writableLength > 0) answer.isInFlight = true;
}

function endWith(response: ServerResponse, bytes: Buffer): void {
  const inside = response as unknown as ResponseInside;
  inside._header = HEAD_WRITTEN;
  inside._headerSent = true;
  response.end(bytes);
}

/** Whether this Node sends prepared bytes and nothing else, tried once on an answer that nobody asked for. */
const isTakingPrepared = takesPrepared();

function takesPrepared(): boolean {
  const sent: Buffer[] = [];
  const socket = new Socket();
  socket._write = (chunk: Buffer, _encoding, done) => {
    sent.push(chunk);
    done();
  };
  try {
    const response = new ServerResponse(
      Object.assign(new IncomingMessage(socket), { method: "GET", httpVersionMajor: 1, httpVersionMinor: 1 }),
    );
    response.assignSocket(socket);
    const bytes = Buffer.from("head and body");
    endWith(response, bytes);
    return response.headersSent && response.writableEnded && Buffer.concat(sent).equals(bytes);
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

function setDate(answer: PreparedAnswer): void {
  const second = Math.floor(Date.now() / 1000);
  if (answer.datedAt === second) return;
  if (answer.isInFlight) {
    answer.bytes = Buffer.from(answer.bytes);
    answer.isInFlight = false;
  }
  answer.bytes.write(dateText(second), statusLine(answer.status).length, "latin1");
  answer.datedAt = second;
}

const statusLine = (status: number): string => `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nDate: `;

let textSecond = 0;
let text = "";

/** Formatted once a second. */
function dateText(second: number): string {
  if (second !== textSecond) {
    textSecond = second;
    text = new Date(second * 1000).toUTCString();
  }
  return text;
}
