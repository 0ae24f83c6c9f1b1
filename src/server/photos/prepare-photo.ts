import sharp, { type OutputInfo, type Sharp } from "sharp";
import { findImageKind } from "#domain/photo/image-kind";
import { listPhotoWidths, MAX_PHOTO_WIDTH, PHOTO_FORMATS, type PhotoFormat } from "#domain/photo/photo";
import { checkMeasures, MAX_PHOTO_PIXELS } from "#domain/photo/photo-limits";
import type { CoveredPart } from "#domain/photo/photo-upload";
import { PhotoProblem, type PreparedPhoto } from "./photo-rows";

sharp.cache(false);
// One thread a photograph, so that visitors keep the others.
sharp.concurrency(1);

const CUT_OFF = "A fotografia está cortada: falta o fim do arquivo. Envie-a de novo do celular que a tirou.";
const DAMAGED = "O arquivo está danificado e não pode ser aberto. Envie outra cópia da fotografia.";

const ANIMATED = "O arquivo é uma animação. Envie uma fotografia parada, em JPEG.";

const READ = { limitInputPixels: MAX_PHOTO_PIXELS, failOn: "error", sequentialRead: true } as const;

interface Picture {
  data: Buffer;
  info: OutputInfo;
}

/**
 * Reads a photograph and makes of it what is kept: upright, in sRGB, with the parts covered that nobody is to see, in
 * each width and format, and without anything else that was in the file.
 * @throws {PhotoProblem}
 */
export async function preparePhoto(bytes: Buffer, covered: readonly CoveredPart[]): Promise<PreparedPhoto> {
  const second = findSecondFile(bytes);
  if (second) throw new PhotoProblem(second);
  if (isCutOff(bytes)) throw new PhotoProblem(CUT_OFF);
  try {
    await refuseByHead(bytes);
    const picture = await cover(await readUpright(bytes), covered);
    return await writeSizes(picture);
  } catch (error) {
    throw toProblem(error);
  }
}

/** By what the file says of itself, before a pixel of it is read. */
async function refuseByHead(bytes: Buffer): Promise<void> {
  const { autoOrient, format, pages = 1 } = await sharp(bytes, { ...READ, limitInputPixels: false }).metadata();
  if (format === "webp" && pages > 1) throw new PhotoProblem(ANIMATED);
  const problem = checkMeasures(autoOrient.width, autoOrient.height);
  if (problem) throw new PhotoProblem(problem);
}

async function readUpright(bytes: Buffer): Promise<Picture> {
  return await sharp(bytes, READ)
    .autoOrient()
    .resize({ width: MAX_PHOTO_WIDTH, withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
}

/** Each part is left with so few colours that nothing can be told from them. */
const COLOURS_ACROSS = 3;

async function cover(picture: Picture, parts: readonly CoveredPart[]): Promise<Picture> {
  if (parts.length === 0) return picture;
  const layers = [];
  for (const part of parts) {
    const area = toPixels(part, picture.info);
    const few = await open(picture)
      .extract(area)
      .resize(COLOURS_ACROSS, COLOURS_ACROSS, { fit: "fill", kernel: "linear" })
      .png()
      .toBuffer();
    const input = await sharp(few).resize(area.width, area.height, { fit: "fill", kernel: "cubic" }).png().toBuffer();
    layers.push({ input, left: area.left, top: area.top });
  }
  return await open(picture).composite(layers).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

/** Whole pixels, rather one more than one less. */
function toPixels({ x, y, width, height }: CoveredPart, { width: across, height: down }: OutputInfo) {
  const left = Math.floor((x * across) / 1000);
  const top = Math.floor((y * down) / 1000);
  return {
    left,
    top,
    width: Math.min(across, Math.ceil(((x + width) * across) / 1000)) - left,
    height: Math.min(down, Math.ceil(((y + height) * down) / 1000)) - top,
  };
}

const WRITE: Readonly<Record<PhotoFormat, (picture: Sharp) => Sharp>> = {
  // One step slower takes five times as long and saves a hundredth.
  avif: (picture) => picture.avif({ quality: 50, effort: 3 }),
  webp: (picture) => picture.webp({ quality: 72 }),
  jpg: (picture) => picture.jpeg({ quality: 76, mozjpeg: true }),
};

async function writeSizes(picture: Picture): Promise<PreparedPhoto> {
  const { width, height } = picture.info;
  const files: PreparedPhoto["files"][number][] = [];
  for (const wanted of listPhotoWidths(width)) {
    const sized = wanted === width ? picture : await open(picture).resize({ width: wanted }).raw().toBuffer({ resolveWithObject: true });
    for (const format of PHOTO_FORMATS) files.push({ width: wanted, format, bytes: await WRITE[format](open(sized)).toBuffer() });
  }
  return { width, height, colour: await findColour(picture), files };
}

async function findColour(picture: Picture): Promise<string> {
  const [red = 0, green = 0, blue = 0] = await open(picture).resize(1, 1, { fit: "fill", kernel: "linear" }).raw().toBuffer();
  return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

const open = ({ data, info: { width, height, channels } }: Picture): Sharp => sharp(data, { raw: { width, height, channels } });

const ENDS_EARLY = /premature|truncat|unexpected end|end of (?:file|stream|input|data)|not enough data|incomplete|insufficient/i;

function toProblem(error: unknown): unknown {
  if (error instanceof PhotoProblem) return error;
  const { message } = error as Error;
  return new PhotoProblem(ENDS_EARLY.test(message) ? CUT_OFF : DAMAGED, { cause: error });
}

const PDF = "%PDF-";
const PDF_WITHIN = 1024;
/** Ends every archive, among its last bytes. */
const ARCHIVE_END = "PK\x05\x06";
const ARCHIVE_WITHIN = 66_000;
const PROGRAM = /<(?:script|html|!doctype html|iframe|\?php)[\s>]/i;

const SECOND =
  "O arquivo é uma fotografia e mais alguma coisa: traz um programa, um documento ou um arquivo compactado dentro. Tire um print da fotografia, ou salve-a de novo, e envie.";

/**
 * Why a photograph that is another file too is not taken. What phones put behind the picture, as a short film or a map of
 * its light, is not meant.
 */
function findSecondFile(bytes: Buffer): string | undefined {
  const isDocument = bytes.subarray(0, PDF_WITHIN).includes(PDF, 0, "latin1");
  const isArchive = bytes.subarray(-ARCHIVE_WITHIN).includes(ARCHIVE_END, 0, "latin1");
  return isDocument || isArchive || PROGRAM.test(bytes.toString("latin1")) ? SECOND : undefined;
}

const PNG_END = "IEND";

/** Whether the end of a file is missing, as far as its own bytes say where that is; of other kinds the decoder says it. */
function isCutOff(bytes: Buffer): boolean {
  const kind = findImageKind(bytes);
  if (kind === "png") return bytes.lastIndexOf(PNG_END, undefined, "latin1") < 0;
  return kind === "webp" && (bytes.length < 12 || bytes.readUInt32LE(4) + 8 > bytes.length);
}
