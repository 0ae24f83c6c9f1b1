const POST = "POST /_actions/session.signIn HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
export const SMUGGLED = "GET /smuggled HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";

const LENGTHS = ["+0", "-0", "0x0", "0,0", `0, ${SMUGGLED.length}`, "0;", "0 0", " ", "", "00x", "1e1", "0.0", "\t0x", "'0'", "0\v", "NaN"];
const HUGE_LENGTHS = ["18446744073709551616", "99999999999999999999"];
const CODINGS = ["xchunked", "chunkedx", "chunk", "cow", "gzip", "identity", "chunked, identity", "identity, xchunked", "chunked, chunked"];
const ODD_CODINGS = ["\vchunked", "chunked;q=1", '"chunked"', "chunked\0", "ch\tunked"];
const WITH_LENGTH = ["chunked", "Chunked", "gzip, chunked", "xchunked"];
const HEADERS = [
  "Transfer-Encoding : chunked",
  " Transfer-Encoding: chunked",
  "Transfer-Encoding\t: chunked",
  "X: y\rTransfer-Encoding: chunked",
  "X: y\nTransfer-Encoding: chunked",
  "X: y\r\n Transfer-Encoding: chunked",
  "Transfer-Encoding\r\n: chunked",
  "Transfer-Encoding chunked",
  ": chunked",
  "Transfer\0-Encoding: chunked",
  "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity",
  `Content-Length: 0\r\nContent-Length: ${SMUGGLED.length}`,
  `Content-Length: ${SMUGGLED.length}\r\nContent-Length: 0`,
  "Content-Length: 0\r\nContent_Length: 5\r\nContent-Length: 5",
];
const CHUNKS = [
  "fffffffffffffffff0\r\n",
  "-1\r\n",
  "0x0\r\n\r\n",
  "+0\r\n\r\n",
  " 0\r\n\r\n",
  "g\r\n\r\n",
  "0 \r\n\r\n",
  "0;\n\r\n",
  "0\n\n",
];
const ODD_CHUNKS = [
  "0\r\r\n",
  "1\r\nab\r\n0\r\n\r\n",
  "1\r\na0\r\n\r\n",
  "\r\n\r\n",
  "0\r\nX : y\r\n\r\n",
  "0\r\nContent-Length: 5\r\n y\r\n\r\n",
];

/** Requests whose end two readers could see in two places, each followed by one that must not be answered. */
export const AMBIGUOUS_FRAMINGS: readonly string[] = [
  ...[...LENGTHS, ...HUGE_LENGTHS].map((length) => `${POST}Content-Length: ${length}\r\n\r\n`),
  ...[...CODINGS, ...ODD_CODINGS].map((coding) => `${POST}Transfer-Encoding: ${coding}\r\n\r\n0\r\n\r\n`),
  ...WITH_LENGTH.map((coding) => `${POST}Content-Length: 5\r\nTransfer-Encoding: ${coding}\r\n\r\n0\r\n\r\n`),
  ...WITH_LENGTH.map((coding) => `${POST}Transfer-Encoding: ${coding}\r\nContent-Length: 5\r\n\r\n0\r\n\r\n`),
  ...HEADERS.map((header) => `${POST}${header}\r\n\r\n0\r\n\r\n`),
  ...[...CHUNKS, ...ODD_CHUNKS].map((chunk) => `${POST}Transfer-Encoding: chunked\r\n\r\n${chunk}`),
].map((framing) => framing + SMUGGLED);
