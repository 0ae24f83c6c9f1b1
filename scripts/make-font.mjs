// Makes the fonts from Archivo: two for pages in src/styles/fonts with the signs of Portuguese only, once at normal
// width in the weights of running text, once wide and bold for headlines; and the same two voices for sharing
// pictures in src/server/share-image/fonts, with every Western European letter, for a title may hold any. Run by hand
// when the design's widths or weights change (`node scripts/make-font.mjs`); the results are committed.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const SOURCE = new URL("../node_modules/@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2", import.meta.url);
const PAGES = new URL("../src/styles/fonts/", import.meta.url);
const PICTURES = new URL("../src/server/share-image/fonts/", import.meta.url);
const PORTUGUESE = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÀÁÂÃÇÉÊÍÓÔÕÚàáâãçéêíóôõú 0123456789.,;:!?()/-–—+%&@$°ºª²×“”’'\"·…";
// What src/server/share-image/drawable-title.ts lets through: change both.
const WESTERN = `${range(0x20, 0x7e)}${range(0xa0, 0xac)}${range(0xae, 0xff)}–—‘’“”…•€™`;
const HEADLINE = { wght: 700, wdth: 112 };

const source = await readFile(SOURCE);
// Alternates are left out of the text; headlines keep them for the figures of one width that counters need.
await make(new URL("archivo-text.woff2", PAGES), PORTUGUESE, {
  noLayoutClosure: true,
  variationAxes: { wght: { min: 400, max: 700, default: 400 }, wdth: 100 },
});
await make(new URL("archivo-headline.woff2", PAGES), PORTUGUESE, { variationAxes: HEADLINE });
await make(new URL("archivo-title.woff2", PICTURES), WESTERN, { noLayoutClosure: true, variationAxes: HEADLINE });
await make(new URL("archivo-small.woff2", PICTURES), WESTERN, { noLayoutClosure: true, variationAxes: { wght: 500, wdth: 100 } });

async function make(file, letters, options) {
  const font = await subsetFont(source, letters, { targetFormat: "woff2", ...options });
  await mkdir(new URL(".", file), { recursive: true });
  await writeFile(file, font);
  console.log(`${file.pathname.split("/").at(-1)} ${font.byteLength} bytes`);
}

function range(first, last) {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");
}
