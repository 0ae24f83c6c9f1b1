import { Renderer } from "@takumi-rs/core";
import { shareImageSize } from "#domain/seo/share-image";
import { countWaiting, limitWork } from "../limits/work-limits";
import { toDrawableTitle } from "./drawable-title";
import { type FittedTitle, fitTitle } from "./fit-title";
import smallFont from "./fonts/archivo-small.woff2?inline";
import titleFont from "./fonts/archivo-title.woff2?inline";
import { buildShareCard, fontFamilies, type ShareCard, titleBox, titleStyle } from "./share-card";

/** A second of work. */
const MAX_WAITING = 40;
/** Room for the few drawings and the letters. */
const CACHE_BYTES = 8 * 1024 * 1024;

let renderer: Promise<Renderer> | undefined;

/**
 * Draws a sharing picture, a PNG of 1200 × 630, outside the main thread.
 * @throws ShareImageQueueFullError when too many wait already.
 */
export async function renderShareImage(card: ShareCard): Promise<Buffer<ArrayBuffer>> {
  if (countWaiting("draw") >= MAX_WAITING) throw new ShareImageQueueFullError();
  const title = toDrawableTitle(card.title) || card.siteName;
  return await limitWork("draw", async () => {
    renderer ??= createRenderer();
    const ready = await renderer;
    return await ready.render(buildShareCard({ ...card, title }, await fitInBox(ready, title)), { ...shareImageSize, lang: "pt-BR" });
  });
}

export class ShareImageQueueFullError extends Error {}

async function createRenderer(): Promise<Renderer> {
  const created = new Renderer({ cacheMaxBytes: CACHE_BYTES });
  await created.registerFont({ name: fontFamilies.title, data: decodeDataUrl(titleFont) });
  await created.registerFont({ name: fontFamilies.small, data: decodeDataUrl(smallFont) });
  return created;
}

const decodeDataUrl = (url: string): Buffer => Buffer.from(url.slice(url.indexOf(",") + 1), "base64");

/** Large enough that rounded pixels do not matter. */
const MEASURED_SIZE = 100;
const NO_BREAK_SPACE = "\u00a0";

async function fitInBox(ready: Renderer, title: string): Promise<FittedTitle | undefined> {
  const texts = title.split(" ");
  const { children } = await ready.measure({
    type: "container",
    style: { display: "flex" },
    children: [...texts, NO_BREAK_SPACE].map((text) => ({
      type: "text",
      text,
      style: { ...titleStyle, fontSize: MEASURED_SIZE, whiteSpace: "nowrap", flexShrink: 0 },
    })),
  });
  const widths = children.map(({ width }) => width / MEASURED_SIZE);
  const words = texts.map((text, index) => ({ text, width: widths[index] ?? 0 }));
  return fitTitle(words, { ...titleBox, spaceWidth: widths.at(-1) ?? 0 });
}
