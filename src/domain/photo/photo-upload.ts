import { PATHS } from "../site/paths";
import type { CoveredPart } from "./covered-parts";
import { writeCoveredParts } from "./covered-parts";
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
