/** A photograph as pages show it. */
export interface Photo {
  id: string;
  /** Names its present picture in addresses; made of chance, so that nobody who has the file knows it. */
  address: string;
  /** Of its largest size. */
  width: number;
  height: number;
  /** What it shows, for who does not see it. */
  alt: string;
  /** The point that stays in sight when it is cropped, in hundredths from the left and from the top. */
  focusX: number;
  focusY: number;
  /** Stands in its place until it is there. @example "#8a7f70" */
  colour: string;
}

/** A photograph as the library lists it. */
export interface LibraryPhoto extends Photo {
  /** That of the file it came from. */
  name: string;
  /** Of all its sizes together. */
  bytes: number;
  /** How many things of the site show it, of each kind. */
  uses: PhotoUseCounts;
  version: number;
  createdBy: string;
  createdAt: Date;
}

/** Something that shows a photograph: what it is called, and where the panel changes it. */
export interface PhotoUse {
  kind: PhotoUserKind;
  id: string;
  title: string;
}

/** What can show photographs. */
export const PHOTO_USER_KINDS = ["page", "work", "technician"] as const;
export type PhotoUserKind = (typeof PHOTO_USER_KINDS)[number];
export type PhotoUseCounts = Readonly<Record<PhotoUserKind, number>>;

/** From the best compressed to the one that every browser shows. */
export const PHOTO_FORMATS = ["avif", "webp", "jpg"] as const;
export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

export const PHOTO_TYPES: Readonly<Record<PhotoFormat, string>> = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" };

/** A photograph is kept in these widths, and in its own where that is less. */
const WIDTHS = [480, 960, 1600] as const;
export const MAX_PHOTO_WIDTH = 1600;

/** @example listPhotoWidths(1200) // [480, 960, 1200] */
export function listPhotoWidths(width: number): number[] {
  const largest = Math.min(width, MAX_PHOTO_WIDTH);
  return [...WIDTHS.filter((one) => one < largest), largest];
}

/** The smallest kept width that fills a place. @example findPhotoWidth(1600, 500) // 960 */
export const findPhotoWidth = (width: number, wanted: number): number =>
  listPhotoWidths(width).find((one) => one >= wanted) ?? Math.min(width, MAX_PHOTO_WIDTH);

export const PHOTO_FOLDER = "/fotos/";

/** @example photoFilePath("1f0c", 480, "avif") // "/fotos/1f0c-480.avif" */
export const photoFilePath = (address: string, width: number, format: PhotoFormat) => PHOTO_FOLDER + photoFileName(address, width, format);
/** Where its size is that fills a place so wide. @example photoPath({ address: "1f0c", width: 1200 }, 500) // "/fotos/1f0c-960.webp" */
export const photoPath = ({ address, width }: Pick<Photo, "address" | "width">, wanted: number, format: PhotoFormat = "webp") =>
  photoFilePath(address, findPhotoWidth(width, wanted), format);

/** Where the one picture is that stands for it, in a middle size that every browser shows. */
export const plainPhotoPath = (photo: Pick<Photo, "address" | "width">) => photoPath(photo, 960, "jpg");

/** The last part of its address. */
export const photoFileName = (address: string, width: number, format: PhotoFormat) => `${address}-${width}.${format}`;

const FILE = /^([0-9a-f]{24})-(\d{3,4})\.(avif|webp|jpg)$/;

/** What the last part of an address names; undefined when it can be no file of a photograph. */
export function readPhotoFile(name: string): { address: string; width: number; format: PhotoFormat } | undefined {
  const [, address, width, format] = FILE.exec(name) ?? [];
  return address ? { address, width: Number(width), format: format as PhotoFormat } : undefined;
}

export const MAX_ALT_LENGTH = 200;

/** What the library says it shows, or what was made up for it. */
export const withAlt = (photo: Photo, made: string): Photo => (photo.alt === "" ? { ...photo, alt: made } : photo);
