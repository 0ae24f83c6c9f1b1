import { expect, test } from "vitest";
import { renderShareImage, ShareImageQueueFullError } from "./render-share-image";
import { drawingSize, type ShareCard } from "./share-card";

const PNG_SIGNATURE = "89504e470d0a1a0a";
const MAX_BYTES = 100_000;

const svg = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${drawingSize.width}" height="${drawingSize.height}"><path fill="${color}" d="M0 0h520v630H0z"/></svg>`;
const card: ShareCard = {
  title: "Motor para Portão PPA em Santana",
  siteName: "Abre Fácil",
  tagline: "Motores com instalação grátis",
  openingTime: "4,0 s",
  logo: svg("#ffb000"),
  drawing: svg("#ebeef1"),
};
const render = (title: string) => renderShareImage({ ...card, title });

test.each([
  card.title,
  "Portão",
  "",
  "   ",
  "🚪🔧",
  "<script>alert(1)</script> & \"aspas\" 'simples' </text>",
  `Como escolher o motor ${"certo para um portão muito pesado ".repeat(6)}`.slice(0, 200),
  "x".repeat(200),
  "a ".repeat(100),
])("the picture of %j is a PNG of 1200 by 630", async (title) => {
  const png = await render(title);
  expect(png.subarray(0, 8).toString("hex")).toBe(PNG_SIGNATURE);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.byteLength).toBeLessThan(MAX_BYTES);
});

test("the title is seen, one without drawable letters gives way to the site's name", async () => {
  expect((await render("Portão")).equals(await render("Motor"))).toBe(false);
  expect((await render("🚪")).equals(await render(card.siteName))).toBe(true);
  expect((await render("Portão 🚪")).equals(await render("Portão"))).toBe(true);
});

test("a drawing is not taken for another one", async () => {
  const other = await renderShareImage({ ...card, drawing: svg("#10161d") });
  expect(other.equals(await render(card.title))).toBe(false);
});

test("more pictures than can be drawn soon are refused, the others are drawn", async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 60 }, () => render("Portão")));
  const refused = outcomes.filter((outcome) => outcome.status === "rejected");
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(30);
  for (const { reason } of refused) expect(reason).toBeInstanceOf(ShareImageQueueFullError);
  await expect(render("Portão")).resolves.toBeInstanceOf(Buffer);
});
