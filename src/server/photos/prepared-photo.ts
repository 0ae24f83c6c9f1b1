import type { PhotoFormat } from "#domain/photo/photo";

/** A photograph as it is kept: in its sizes, without anything that told where, when or by whom it was taken. */
export interface PreparedPhoto {
  width: number;
  height: number;
  colour: string;
  files: readonly { width: number; format: PhotoFormat; bytes: Uint8Array }[];
}

/** Why a file is no photograph we take; its message says, in Portuguese, what to do. */
export class PhotoProblem extends Error {}

/** The machine had no time for it; its message says so, and that the same file may be sent again. */
export class PhotoDelay extends PhotoProblem {}
