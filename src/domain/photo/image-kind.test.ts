import { expect, test } from "vitest";
import { checkKind, findImageKind } from "./image-kind";
import { checkMeasures } from "./photo-limits";

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const JPEG = bytes("\xff\xd8\xff\xe1..Exif");

test.each([
  ["\xff\xd8\xff\xe0", "jpeg"],
  ["\x89PNG\r\n\x1a\n", "png"],
  ["RIFF....WEBPVP8 ", "webp"],
  ["\0\0\0\x1cftypavif\0\0\0\0mif1miaf", "avif"],
  ["\0\0\0\x18ftypmif1\0\0\0\0avifmif1", "avif"],
  ["\0\0\0\x18ftypheic\0\0\0\0mif1heic", "heic"],
  ["\0\0\0\x18ftypmif1\0\0\0\0mif1heic", "heic"],
  ["\0\0\0\x18ftypisom\0\0\0\0mp42", "unknown"],
  ["GIF89a", "gif"],
  ['<?xml version="1.0"?><svg xmlns="x">', "svg"],
  ["%PDF-1.7", "unknown"],
])("%j is %s", (start, kind) => {
  expect(findImageKind(bytes(start))).toBe(kind);
});

test("a file must be what its name and its type say", () => {
  expect(checkKind(JPEG, "IMG_1.JPG", "image/jpeg")).toBeUndefined();
  expect(checkKind(JPEG, "blob", "")).toBeUndefined();
  expect(checkKind(JPEG, "foto.png", "")).toContain("diz ser PNG, mas é JPEG");
  expect(checkKind(JPEG, "foto.jpg", "image/webp")).toContain("diz ser WebP, mas é JPEG");
});

test("each other file is told apart", () => {
  expect(checkKind(bytes(""), "a.jpg", "")).toContain("vazio");
  expect(checkKind(bytes('<svg xmlns="x">'), "a.jpg", "image/jpeg")).toContain("SVG");
  expect(checkKind(bytes("\0\0\0\x18ftypheic\0\0\0\0mif1heic"), "IMG_1.HEIC", "")).toContain("HEIC");
});

test("measures have bounds, and say by how much they are missed", () => {
  expect(checkMeasures(4000, 3000)).toBeUndefined();
  expect(checkMeasures(10_000, 10_000)).toContain("100 megapixels");
  expect(checkMeasures(4000, 399)).toContain("4000 × 399");
  expect(checkMeasures(4000, 900)).toContain("comprida");
});
