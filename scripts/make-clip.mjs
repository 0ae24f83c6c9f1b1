// Makes public/portao-abrindo.mp4, what the home page plays when no other video is set: the drawn gate opening in the
// time the motors take, with a running counter; and the poster that stands in its place until then. The drawing and its
// movement are the site's own; Debian's chromium shows each frame, Debian's ffmpeg encodes them. Run by hand when the
// drawing changes (`npx tsx scripts/make-clip.mjs`); the results are committed.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { business } from "../content/business.ts";
import { HouseFront, views } from "../src/site/drawings/HouseFront.tsx";
import { plainPalette } from "../src/site/drawings/palette.ts";
import { formatSeconds } from "../src/site/islands/gate-demo-state.ts";
import { ensureBrowser } from "./test-programs.mjs";

const RESULT = fileURLToPath(new URL("../public/portao-abrindo.mp4", import.meta.url));
const POSTER = fileURLToPath(new URL("../src/site/islands/video-poster.svg", import.meta.url));
const MAX_BYTES = 300 * 1024;
const WIDTH = 960;
const HEIGHT = 540;
const FRAMES_PER_SECOND = 30;
const BROWSER_FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"];
/** Of H.264, lower is better; flat colours need few bits. */
const QUALITY = 20;

const closedSeconds = 0.7;
const openingSeconds = business.claims.openingSeconds;
const openSeconds = 1.3;

writeFileSync(POSTER, buildPoster());

const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: BROWSER_FLAGS });
const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
await page.setContent(buildPage());
await page.evaluate(() => document.fonts.ready);

const encoder = startEncoder();
const frames = Math.round((closedSeconds + openingSeconds + openSeconds) * FRAMES_PER_SECOND);
for (let frame = 0; frame < frames; frame += 1) {
  const elapsed = Math.min(Math.max(frame / FRAMES_PER_SECOND - closedSeconds, 0), openingSeconds);
  await page.evaluate(showMoment, { milliseconds: elapsed * 1000, ...captionAt(elapsed) });
  if (!encoder.stdin.write(await page.screenshot({ type: "png" }))) await once(encoder.stdin, "drain");
}
encoder.stdin.end();
const [code] = await once(encoder, "close");
await browser.close();
if (code !== 0) throw new Error(`ffmpeg ended with code ${code}`);

const { size } = statSync(RESULT);
console.log(`portao-abrindo.mp4 ${size} bytes, ${frames / FRAMES_PER_SECOND} s`);
if (size > MAX_BYTES) throw new Error(`The clip must not exceed ${MAX_BYTES} bytes: raise QUALITY`);

/** The words and figures over the drawing so many seconds after the press of the button. */
function captionAt(elapsed) {
  const isOpen = elapsed >= openingSeconds;
  // Tenths that have passed, however the frames' times are rounded.
  const seconds = Math.floor(elapsed * 10 + 0.001) / 10;
  return { label: isOpen ? "Aberto em" : elapsed > 0 ? "Abrindo" : "Fechado", counter: formatSeconds(seconds), isOpen };
}

/** Runs in the page: every animation stands still at this moment of the movement. */
function showMoment({ milliseconds, label, counter, isOpen }) {
  for (const animation of document.getAnimations()) {
    animation.pause();
    // The lamps blink until the gate has opened.
    animation.currentTime = isOpen && animation.animationName === "gate-signal" ? 0 : milliseconds;
  }
  document.querySelector(".label").textContent = label;
  document.querySelector(".counter").textContent = counter;
  document.body.classList.toggle("open", isOpen);
}

/** The first frame, drawn. */
function buildPoster() {
  const house = renderToStaticMarkup(createElement(HouseFront, { gate: "deslizante", palette: plainPalette }));
  const parts = house.replace(/^<svg[^>]*>/, "").replace(/<\/svg>$/, "");
  const drawing = parts.replaceAll(/ class="[^"]*"/g, "").replaceAll("></path>", "/>");
  // The clip shows the drawing at its whole width and cuts what stands out above.
  const [, , width, height] = views.scene.split(" ").map(Number);
  const shown = (width * HEIGHT) / WIDTH;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 ${height - shown} ${width} ${shown}">${drawing}</svg>`;
}

function buildPage() {
  const drawing = renderToStaticMarkup(createElement(HouseFront, { gate: "deslizante" }));
  return `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><style>
    @font-face { font-family: "Archivo"; font-weight: 400 700; font-stretch: 100%; src: url(${readFont("archivo-text.woff2")}); }
    @font-face { font-family: "Archivo"; font-weight: 700; font-stretch: 112%; src: url(${readFont("archivo-headline.woff2")}); }
    ${readFileSync(new URL("../src/site/drawings/gate.css", import.meta.url), "utf8")}
    body { margin: 0; height: ${HEIGHT}px; overflow: hidden; position: relative; color: #10161d; font-family: "Archivo"; }
    svg { position: absolute; left: 0; bottom: 0; width: 100%; }
    p { position: absolute; top: 34px; left: 36px; margin: 0; line-height: 1.15; }
    span { display: block; }
    .label { color: #5b6673; font-size: 24px; }
    .counter { font-size: 60px; font-weight: 700; font-stretch: 112%; font-variant-numeric: tabular-nums; }
    .open .counter { color: #0a7a3f; }
  </style><body data-gate-state="open" class="gate-moves" style="--gate-seconds: ${openingSeconds}s">${drawing}
  <p><span class="label"></span><span class="counter"></span></p></body></html>`;
}

function readFont(name) {
  const font = readFileSync(new URL(`../src/styles/fonts/${name}`, import.meta.url));
  return `data:font/woff2;base64,${font.toString("base64")}`;
}

function startEncoder() {
  const input = ["-f", "image2pipe", "-c:v", "png", "-framerate", String(FRAMES_PER_SECOND), "-i", "-"];
  const colours = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv"];
  const video = [
    "-an",
    "-c:v",
    "libx264",
    "-preset",
    "veryslow",
    "-tune",
    "animation",
    "-level:v",
    "3.1",
    "-refs",
    "4",
    "-crf",
    String(QUALITY),
    ...colours,
  ];
  const picture = ["-vf", "scale=out_color_matrix=bt709:out_range=tv,format=yuv420p"];
  // Plays while it loads; says nothing of the machine that made it.
  const file = ["-movflags", "+faststart", "-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact", "-y", RESULT];
  return spawn("ffmpeg", ["-loglevel", "error", ...input, ...picture, ...video, ...file], { stdio: ["pipe", "inherit", "inherit"] });
}
