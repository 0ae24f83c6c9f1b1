import type { Selectable } from "kysely";
import type { LibraryPhoto, Photo, PhotoUseCounts } from "#domain/photo/photo";
import type { PhotoTable } from "../database/tables/proof";

export type PhotoRow = Selectable<PhotoTable>;

/** What pages need of it. */
export const SHOWN_COLUMNS = ["id", "address", "width", "height", "alt", "focus_x", "focus_y", "colour"] as const;
export const LIBRARY_COLUMNS = [...SHOWN_COLUMNS, "name", "bytes", "version", "created_by", "created_at"] as const;

export function toPhoto(row: Pick<PhotoRow, (typeof SHOWN_COLUMNS)[number]>): Photo {
  const { id, address, width, height, alt, focus_x, focus_y, colour } = row;
  return { id, address, width, height, alt, focusX: focus_x, focusY: focus_y, colour };
}

export function toLibraryPhoto(row: Pick<PhotoRow, (typeof LIBRARY_COLUMNS)[number]> & PhotoUseCounts): LibraryPhoto {
  const { name, bytes, version, created_by, created_at, page, work, technician } = row;
  return {
    ...toPhoto(row),
    name,
    bytes,
    uses: { page, work, technician },
    version,
    createdBy: created_by,
    createdAt: new Date(created_at),
  };
}
