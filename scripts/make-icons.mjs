#!/usr/bin/env node
// Draws the icons by which a phone shows the panel from the site's own (public/favicon.svg).
import { readFileSync } from "node:fs";
import sharp from "sharp";

const drawing = readFileSync("public/favicon.svg", "utf8");
/** A phone cuts it to a shape of its own: ink to the edges, and the drawing within the middle four fifths. */
const maskable = drawing
  .replace('viewBox="0 0 40 40"', 'viewBox="-4 -4 48 48"')
  .replace(/<rect[^>]*>/, '<rect x="-4" y="-4" width="48" height="48" fill="#10161d"/>');

for (const [name, svg, size] of [
  ["icon-192", drawing, 192],
  ["icon-512", drawing, 512],
  ["icon-maskable", maskable, 512],
]) {
  const picture = sharp(Buffer.from(svg), { density: (72 * size) / 40 }).resize(size, size);
  await picture.png({ palette: true, colours: 32, compressionLevel: 9 }).toFile(`public/admin/${name}.png`);
}
