import fc from "fast-check";
import { CALL_KEY, GUARDED, OPEN } from "#support/site/actions";
import type { AdminClient } from "#support/site/client";
import type { Site } from "#support/site/site";
import { type Exchange, exchange, toBytes } from "./exchange";
import { headers, inputLike, method, target, text } from "./requests";

/** One kind of request, made up again and again. */
export interface FuzzTarget {
  name: string;
  /** A request, as what it is called in a report and what it does. */
  requests: fc.Arbitrary<FuzzRequest>;
}

export interface FuzzRequest {
  /** Enough to repeat it by hand. */
  described: string;
  bytes: Buffer;
  /** False for bytes that may be none. */
  isRequest: boolean;
}

const JSON_TYPE = ["content-type", "application/json"] as const;

/** Ending the session, or other people's, would end the run; an AI run would wait for its provider. */
const LEFT_OUT = new Set(["session.signOut", "ai.testKey"]);

/** Everything that answers on a site, as strangers and as an administrator. */
export function listTargets(site: Site, client: AdminClient): FuzzTarget[] {
  const own = [["origin", site.url]] as const;
  const signedIn = [...own, ["cookie", client.cookie]] as const;
  const request = (verb: string, path: string, lines: readonly (readonly [string, string])[], body = ""): FuzzRequest => ({
    described: JSON.stringify({ verb, path, lines, body: body.slice(0, 2000) }),
    bytes: toBytes(verb, path, lines, body),
    isRequest: true,
  });
  const calls = (actions: Record<string, unknown>, lines: readonly (readonly [string, string])[]) =>
    fc.oneof(
      ...Object.entries(actions)
        .filter(([name]) => !LEFT_OUT.has(name))
        .map(([name, valid]) =>
          inputLike(valid).map((input) => request("POST", `/_actions/${name}`, [JSON_TYPE, ...lines], JSON.stringify(input) ?? "")),
        ),
    );
  const address = fc.ipV4().map((ip) => ["x-forwarded-for", ip] as const);

  return [
    {
      name: "addresses",
      requests: fc.tuple(fc.constantFrom("GET", "HEAD"), target, headers).map(([verb, path, lines]) => request(verb, path, lines)),
    },
    {
      name: "methods",
      requests: fc.tuple(method, target, headers, text).map(([verb, path, lines, body]) => request(verb, path, lines, body)),
    },
    { name: "panel", requests: fc.tuple(target, headers).map(([path, lines]) => request("GET", `/admin${path}`, [...signedIn, ...lines])) },
    { name: "actions, anybody", requests: calls({ ...GUARDED, ...OPEN }, own) },
    { name: "actions, signed in", requests: calls(GUARDED, signedIn) },
    {
      name: "action bodies",
      requests: fc
        .tuple(fc.constantFrom(...Object.keys(GUARDED)), headers, text)
        .filter(([name]) => !LEFT_OUT.has(name))
        .map(([name, lines, body]) => request("POST", `/_actions/${name}`, [...signedIn, ...lines], body)),
    },
    {
      name: "door",
      requests: fc.tuple(calls(OPEN, own), address).map(([{ described, bytes, isRequest }, [name, ip]]) => ({
        isRequest,
        described: `${described} from ${ip}`,
        bytes: insertHeader(bytes, `${name}: ${ip}`),
      })),
    },
    {
      name: "import",
      requests: fc
        .tuple(
          fc.constantFrom("conferir", "gravar", "x"),
          fc.constantFrom("csv", "json", "xml"),
          fc.constantFrom("pular", "numerar", "y"),
          fileText,
        )
        .map(([step, format, existing, body]) =>
          request(
            "POST",
            `/admin/importar/${step}?formato=${format}&existentes=${existing}`,
            [...signedIn, ["content-type", "text/plain"], ["idempotency-key", CALL_KEY]],
            body,
          ),
        ),
    },
    {
      name: "sign-in provider",
      requests: fc
        .tuple(fc.array(fc.tuple(fc.constantFrom("state", "code", "error", "iss", "x"), text), { maxLength: 4 }), headers, address)
        .map(([pairs, lines, forwarded]) => {
          const query = pairs.map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`).join("&");
          return request("GET", `/api/auth/callback/google?${query}`, [forwarded, ...lines]);
        }),
    },
    {
      name: "bytes",
      requests: fc
        .oneof(
          fc.uint8Array({ maxLength: 400 }),
          fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 12 }).map((parts) => Buffer.from(parts.join(""), "latin1")),
        )
        .map((raw) => ({ described: JSON.stringify(Buffer.from(raw).toString("latin1")), bytes: Buffer.from(raw), isRequest: false })),
    },
  ];
}

const FRAGMENTS = [
  "GET ",
  "POST ",
  "/ ",
  "/faq ",
  "/_actions/session.signIn ",
  "HTTP/1.1",
  "HTTP/1.0",
  "HTTP/2.0",
  "\r\n",
  "\n",
  "\r",
  "\r\n\r\n",
  "Host: a\r\n",
  "Content-Length: 5\r\n",
  "Content-Length: 0\r\n",
  "Content-Length: -1\r\n",
  "Transfer-Encoding: chunked\r\n",
  "Transfer-Encoding: xchunked\r\n",
  " folded: b\r\n",
  "5\r\nhello\r\n",
  "0\r\n\r\n",
  "ffffffffffffffff\r\n",
  "Connection: upgrade\r\nUpgrade: h2c\r\n",
  "Expect: 100-continue\r\n",
  ":\r\n",
  "\0",
  "\x7f",
  "a: \xff\r\n",
];

const cell = fc.oneof(text, fc.constantFrom("titulo", "conteudo", "endereco", "criada_em", "publica", "<p>Um texto</p>"));
const fileText = fc.oneof(
  fc
    .array(fc.array(cell, { maxLength: 5 }), { maxLength: 5 })
    .map((rows) => `titulo;conteudo;endereco\n${rows.map((row) => row.join(";")).join("\n")}`),
  fc.array(fc.dictionary(cell, cell, { maxKeys: 5 }), { maxLength: 5 }).map((rows) => JSON.stringify(rows)),
  text,
);

function insertHeader(bytes: Buffer, line: string): Buffer {
  const end = bytes.indexOf("\r\n") + 2;
  return Buffer.concat([bytes.subarray(0, end), Buffer.from(`${line}\r\n`), bytes.subarray(end)]);
}

/**
 * Sends a request, and once more at its one address when that is spelled otherwise.
 * @throws when an answer is a failure of the server's own, or tells of its inside.
 */
export async function tryRequest(site: Site, { bytes, isRequest }: FuzzRequest): Promise<Exchange> {
  const first = check(await exchange(site.url, bytes, isRequest));
  const address = isRequest && (first.status === 301 || first.status === 308) && /^location: (\S+)/im.exec(first.text)?.[1];
  return address ? check(await exchange(site.url, aimAt(bytes, address), isRequest)) : first;
}

/** The same request for another address. */
function aimAt(bytes: Buffer, address: string): Buffer {
  const verb = bytes.subarray(0, bytes.indexOf(" ")).toString("latin1");
  return Buffer.concat([Buffer.from(`${verb} ${address} HTTP/1.1`), bytes.subarray(bytes.indexOf("\r\n"))]);
}

function check(answer: Exchange): Exchange {
  if (answer.status >= 500) throw new Error(`It answered ${answer.status}`);
  if (/\n\s+at .+:\d+:\d+|node_modules|SQLITE_|SqliteError/.test(answer.text)) throw new Error("The answer tells of the server's inside");
  return answer;
}
