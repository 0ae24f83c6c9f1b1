import { Writable } from "node:stream";
import { finished } from "node:stream/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { chooseEncoding, compressBest, compressBoth, compressQuickly, unpack, unpackedLength } from "./encoding";

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["identity", "identity"],
  ["deflate, zstd", "identity"],
  ["gzip", "gzip"],
  ["gzip, deflate, br", "br"],
  ["GZIP;q=0.8, BR;q=0.1", "gzip"],
  ["br;q=0.8, identity", "identity"],
  ["*", "br"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.000, gzip;q=0", "identity"],
  ["br;q=0.001", "br"],
  ["xbr, gzipped", "identity"],
])("Accept-Encoding %j gets %s", (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});

const body = Buffer.from("Portão automático em São Paulo. ".repeat(500));

test("every compression gives the bytes back", async () => {
  const { brotli, gzip } = await compressBoth(body);
  for (const bytes of [brotli, await compressBest(body), await compressQuickly(body, "br")])
    expect(brotliDecompressSync(bytes)).toEqual(body);
  for (const bytes of [gzip, await compressQuickly(body, "gzip")]) expect(gunzipSync(bytes)).toEqual(body);
  expect(await compressQuickly(body, "identity")).toEqual(body);
  expect(brotli.byteLength).toBeLessThan(body.byteLength / 10);
});

test("a client that makes up thousands of headers gets a right answer each time", () => {
  for (let number = 0; number < 5000; number += 1) {
    expect(chooseEncoding(`x${number}, gzip`)).toBe("gzip");
    expect(chooseEncoding(`x${number}, br`)).toBe("br");
  }
});

test("a body is unpacked whole, no faster than it is taken", async () => {
  const large = Buffer.alloc(8 * 1024 * 1024, "Portão ");
  const { gzip } = await compressBoth(large);
  expect(unpackedLength(gzip)).toBe(large.byteLength);
  const taken: Buffer[] = [];
  let most = 0;
  const slow = new Writable({
    write(chunk: Buffer, _, done) {
      taken.push(chunk);
      most = Math.max(most, slow.writableLength);
      setImmediate(done);
    },
  });
  unpack(gzip, slow);
  await finished(slow);
  expect(Buffer.concat(taken).equals(large)).toBe(true);
  expect(most).toBeLessThan(256 * 1024);
});
