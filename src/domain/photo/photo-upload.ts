import { PATHS } from "../site/paths";
import type { LibraryPhoto } from "./photo";

/** Takes photographs, the file as the body. */
export const UPLOAD_FOLDER = `${PATHS.photos}/`;

/** What is said of a file that is sent. */
export interface UploadWords {
  name: string;
  alt: string;
  covered: readonly CoveredPart[];
  /** The photograph whose picture it replaces, as it was seen. */
  replaces?: { id: string; version: number };
}

/** Where a file is sent. */
export function uploadPath({ name, alt, covered, replaces }: UploadWords): string {
  const said = new URLSearchParams({ nome: name.slice(-120), texto: alt, cobrir: writeCoveredParts(covered) });
  if (replaces) {
    said.set("troca", replaces.id);
    said.set("versao", String(replaces.version));
  }
  return `${PATHS.photoUpload}?${said}`;
}

/** What the server says to an upload: what the library has since, or what to do. */
export type PhotoAnswer = { photo: LibraryPhoto; isNew: boolean; message?: undefined } | { photo?: undefined; message: string };

/** A part of a photograph that nobody is to see, in thousandths of its width and height. */
export interface CoveredPart {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const MAX_COVERED_PARTS = 30;
/** In thousandths; what is smaller was a slip of the finger. */
export const MIN_COVERED_SIDE = 8;
const WHOLE = 1000;

/** @example writeCoveredParts([{ x: 100, y: 200, width: 50, height: 30 }]) // "100,200,50,30" */
export const writeCoveredParts = (parts: readonly CoveredPart[]): string =>
  parts.map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(",")).join(";");

/** Undefined for what is no list of parts of one photograph: nothing is guessed where something is to be hidden. */
export function readCoveredParts(text: string): CoveredPart[] | undefined {
  if (text === "") return [];
  const parts = text.split(";").map(readPart);
  return parts.length <= MAX_COVERED_PARTS && parts.every((part) => part !== undefined) ? parts : undefined;
}

function readPart(text: string): CoveredPart | undefined {
  if (!/^\d{1,4}(,\d{1,4}){3}$/.test(text)) return undefined;
  const [x = 0, y = 0, width = 0, height = 0] = text.split(",").map(Number);
  const isInside = x + width <= WHOLE && y + height <= WHOLE;
  return isInside && width >= MIN_COVERED_SIDE && height >= MIN_COVERED_SIDE ? { x, y, width, height } : undefined;
}

/** Brings a part back into the photograph, as somebody moves or stretches it. */
export function keepInside({ x, y, width, height }: CoveredPart): CoveredPart {
  const clamp = (value: number, least: number, most: number) => Math.round(Math.min(most, Math.max(least, value)));
  const side = { width: clamp(width, MIN_COVERED_SIDE, WHOLE), height: clamp(height, MIN_COVERED_SIDE, WHOLE) };
  return { x: clamp(x, 0, WHOLE - side.width), y: clamp(y, 0, WHOLE - side.height), ...side };
}
