import fc from "fast-check";
import { HOSTILE_PIECES, KNOWN_PIECES, ODD_TEXTS } from "./odd-texts";

export const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...ODD_TEXTS) },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
);

const piece = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<string>(...KNOWN_PIECES) },
  { weight: 2, arbitrary: fc.constantFrom<string>(...HOSTILE_PIECES) },
  { weight: 1, arbitrary: fc.string({ maxLength: 30 }) },
);
const parameter = fc.tuple(
  fc.constantFrom("pagina", "utm_source", "_action", "erro", "state", "code", "formato", "existentes", "", "x"),
  text,
);

/** What can stand in a request line: line ends would begin another line. */
const oneLine = (raw: string) => raw.replace(/[\r\n]/g, "%0a");

/** A path and query, made of parts the site knows and parts it does not; now and then with signs no browser sends. */
export const target = fc
  .tuple(
    fc.array(piece, { maxLength: 4 }),
    fc.constantFrom("/", "/", "/", "//", "/./", "/x/../", "/%2e%2E/"),
    fc.array(parameter, { maxLength: 3 }),
    fc.integer({ min: 0, max: 9 }),
  )
  .map(([pieces, slash, parameters, chance]) => {
    const write = (part: string) => (chance === 0 || /^[!-~]*$/.test(part) ? part : encodeURIComponent(part.toWellFormed()));
    const query = parameters.map(([name, value]) => `${name}=${write(value)}`).join("&");
    return oneLine(`/${pieces.map(write).join(slash)}${query ? `?${query}` : ""}`).replaceAll(" ", "%20");
  });

export const header = fc
  .tuple(
    fc.constantFrom(
      "accept-encoding",
      "if-none-match",
      "cookie",
      "range",
      "x-forwarded-for",
      "x-forwarded-host",
      "x-forwarded-proto",
      "x-http-method-override",
      "content-type",
      "content-encoding",
      "origin",
      "referer",
      "user-agent",
      "accept",
      "authorization",
      "last-event-id",
      "expect",
      "x-a",
    ),
    fc.oneof(
      fc.constantFrom(
        "br",
        "gzip;q=0",
        "identity",
        "*",
        '"a", W/"b"',
        "bytes=0-1,5-",
        "abre-facil.session_token=a.b",
        "abre-facil.two_factor=%E0%A4%A.x",
        "application/json",
        "multipart/form-data; boundary=x",
        "1.2.3.4, ::1",
        "https",
        "DELETE",
        "100-continue",
        "http://localhost",
        "null",
        "gzip",
        ",".repeat(2000),
      ),
      text,
    ),
  )
  .map(([name, value]): [string, string] => [name, oneLine(value).replaceAll("\0", "")]);

export const headers = fc.array(header, { maxLength: 4 });

export const method = fc.constantFrom(
  "GET",
  "HEAD",
  "POST",
  "PUT",
  "PATCH",
  "DELETE",
  "OPTIONS",
  "TRACE",
  "PROPFIND",
  "PURGE",
  "CONNECT",
  "get",
  "FOO",
);

const odd = fc.oneof(
  { weight: 3, arbitrary: text },
  fc.integer(),
  fc.double(),
  fc.constantFrom(null, true, [], {}, [[]], -0, 2 ** 53),
  fc.jsonValue({ maxDepth: 2 }),
);

/** An input an action takes, with something in it changed, added or taken away; or anything at all. */
export function inputLike(valid: unknown): fc.Arbitrary<unknown> {
  if (typeof valid !== "object" || valid === null) return fc.oneof({ weight: 3, arbitrary: fc.constant(valid) }, odd);
  const fields = fc.tuple(...Object.entries(valid).map(([name, value]) => inputLike(value).map((changed) => [name, changed] as const)));
  const changed = fc.tuple(
    fields,
    fc.option(fc.tuple(fc.constantFrom("__proto__", "constructor", "page", "query", "kind", "id", "x"), odd), { nil: undefined }),
  );
  return fc.oneof(
    {
      weight: 5,
      arbitrary: changed.map(([entries, more]) =>
        Array.isArray(valid) ? entries.map(([, value]) => value) : toObject(more ? [...entries, more] : entries),
      ),
    },
    { weight: 1, arbitrary: odd },
  );
}

/** With "__proto__" as a name like any other. */
function toObject(entries: readonly (readonly [string, unknown])[]): object {
  return Object.fromEntries(entries);
}
