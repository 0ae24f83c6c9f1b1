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

type Style = NonNullable<Node["style"]>;

const box = (style: Style, ...children: Node[]): Node => ({ type: "container", style: { display: "flex", ...style }, children });
const write = (text: string, style: Style): Node => ({ type: "text", text, style });

/** The picture as a tree of boxes and texts; a title that does not fit is cut at its last line. */
export function buildShareCard(card: ShareCard, fitted: FittedTitle | undefined): Node {
  const tagline = { fontFamily: fontFamilies.small, fontSize: 26, lineHeight: 1.3, color: color.amber, textWrap: "balance" } as const;
  return box(
    { ...shareImageSize, backgroundColor: color.ink, color: color.white },
    box(
      {
        width: shareImageSize.width - drawingSize.width,
        flexDirection: "column",
        justifyContent: "space-between",
        padding: `${margin.vertical}px ${margin.right}px ${margin.vertical}px ${margin.left}px`,
      },
      buildSender(card),
      fitted ? buildLines(fitted) : buildCutTitle(card.title),
      write(card.tagline, tagline),
    ),
    box(
      { ...drawingSize, position: "relative" },
      { type: "image", src: Buffer.from(card.drawing), ...drawingSize },
      buildCounter(card.openingTime),
    ),
  );
}

function buildSender({ logo, siteName }: ShareCard): Node {
  // The mark has air inside its box, which the margin takes back.
  const air = 14;
  return box(
    { height: headHeight, marginLeft: -air, alignItems: "center", gap: air },
    { type: "image", src: Buffer.from(logo), width: markSize, height: markSize },
    write(siteName, { fontFamily: fontFamilies.title, fontSize: 30 }),
  );
}

const buildLines = ({ size, lines }: FittedTitle): Node =>
  box({ flexDirection: "column" }, ...lines.map((text) => write(text, { ...titleStyle, fontSize: size, whiteSpace: "nowrap" })));

function buildCutTitle(text: string): Node {
  const { minSize, maxLines } = titleBox;
  const cut = { lineClamp: maxLines, textOverflow: "ellipsis", overflow: "hidden", overflowWrap: "anywhere" } as const;
  return write(text, { ...titleStyle, fontSize: minSize, ...cut });
}

function buildCounter(openingTime: string): Node {
  return box(
    { position: "absolute", top: margin.vertical, left: 32, height: headHeight, alignItems: "center" },
    box(
      { alignItems: "baseline", gap: 12 },
      write("Abre a partir de", { fontFamily: fontFamilies.small, fontSize: 26, color: color.steel }),
      write(openingTime, { fontFamily: fontFamilies.title, fontSize: 44, color: color.ink }),
    ),
  );
}
