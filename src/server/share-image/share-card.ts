import type { Node } from "@takumi-rs/core";
import { shareImageSize } from "#domain/seo/share-image";
import type { FittedTitle } from "./fit-title";

export interface ShareCard {
  title: string;
  siteName: string;
  tagline: string;
  /** How long a gate takes to open, as the site's counter shows it: "4,0 s". */
  openingTime: string;
  /** SVG documents: the mark on ink, and the house front at `drawingSize`. */
  logo: string;
  drawing: string;
}

/** The right part of the picture, in pixels. */
export const drawingSize = { width: 520, height: shareImageSize.height };

export const fontFamilies = { title: "Archivo Title", small: "Archivo Small" };

/** src/styles/tokens.css has the same. */
const color = { ink: "#10161d", steel: "#5b6673", amber: "#ffb000", white: "#ffffff" };

const margin = { left: 60, right: 40, vertical: 54 };
/** The trade name and, on one line with it, the counter in the drawing's sky. */
const headHeight = 64;
const markSize = 72;

export const titleBox = {
  width: shareImageSize.width - drawingSize.width - margin.left - margin.right,
  height: 304,
  minSize: 42,
  maxSize: 78,
  maxLines: 4,
  lineHeight: 1.1,
};

/** Letter by letter as headlines on pages. */
export const titleStyle = { fontFamily: fontFamilies.title, letterSpacing: "-0.01em", lineHeight: titleBox.lineHeight };

/** The picture as a tree of boxes and texts; a title that does not fit is cut at its last line. */
export function buildShareCard(card: ShareCard, fitted: FittedTitle | undefined): Node {
  return {
    type: "container",
    style: { ...shareImageSize, display: "flex", backgroundColor: color.ink, color: color.white },
    children: [
      {
        type: "container",
        style: {
          width: shareImageSize.width - drawingSize.width,
          display: "flex",
          flexDirection: "column",
          justifyContent: "space-between",
          padding: `${margin.vertical}px ${margin.right}px ${margin.vertical}px ${margin.left}px`,
        },
        children: [
          buildSender(card),
          fitted ? buildLines(fitted) : buildCutTitle(card.title),
          {
            type: "text",
            text: card.tagline,
            style: { fontFamily: fontFamilies.small, fontSize: 26, lineHeight: 1.3, color: color.amber, textWrap: "balance" },
          },
        ],
      },
      {
        type: "container",
        style: { ...drawingSize, display: "flex", position: "relative" },
        children: [{ type: "image", src: Buffer.from(card.drawing), ...drawingSize }, buildCounter(card.openingTime)],
      },
    ],
  };
}

function buildSender({ logo, siteName }: ShareCard): Node {
  // The mark has air inside its box, which the margin takes back.
  const air = 14;
  return {
    type: "container",
    style: { height: headHeight, marginLeft: -air, display: "flex", alignItems: "center", gap: air },
    children: [
      { type: "image", src: Buffer.from(logo), width: markSize, height: markSize },
      { type: "text", text: siteName, style: { fontFamily: fontFamilies.title, fontSize: 30 } },
    ],
  };
}

function buildLines({ size, lines }: FittedTitle): Node {
  return {
    type: "container",
    style: { display: "flex", flexDirection: "column" },
    children: lines.map((text) => ({ type: "text", text, style: { ...titleStyle, fontSize: size, whiteSpace: "nowrap" } })),
  };
}

function buildCutTitle(text: string): Node {
  const { minSize, maxLines } = titleBox;
  return {
    type: "text",
    text,
    style: {
      ...titleStyle,
      fontSize: minSize,
      lineClamp: maxLines,
      textOverflow: "ellipsis",
      overflow: "hidden",
      overflowWrap: "anywhere",
    },
  };
}

function buildCounter(openingTime: string): Node {
  return {
    type: "container",
    style: { position: "absolute", top: margin.vertical, left: 32, height: headHeight, display: "flex", alignItems: "center" },
    children: [
      {
        type: "container",
        style: { display: "flex", alignItems: "baseline", gap: 12 },
        children: [
          { type: "text", text: "Abre a partir de", style: { fontFamily: fontFamilies.small, fontSize: 26, color: color.steel } },
          { type: "text", text: openingTime, style: { fontFamily: fontFamilies.title, fontSize: 44, color: color.ink } },
        ],
      },
    ],
  };
}
