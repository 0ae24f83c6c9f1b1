import type { ExpressionBuilder } from "kysely";
import type { Database } from "../database/database";
import type { Tables } from "../database/tables";

// The one place for which photographs strangers may see (decision 040).

/** Who asks for a photograph: strangers see what something public shows now, administrators all there are. */
export type PhotoViewer = "stranger" | "administrator";

/** The pictures of the library and of customers that somebody may see, by what names their bytes. */
export function selectSeen(db: Database, viewer: PhotoViewer) {
  const isStranger = viewer === "stranger";
  return {
    library: db
      .selectFrom("photos")
      .where("deleted_at", "is", null)
      .$if(isStranger, (photos) => photos.where(isShown)),
    voices: db
      .selectFrom("voices")
      .where("photo_hash", "is not", null)
      .$if(isStranger, (voices) => voices.where("state", "=", "published").where("has_shown_photo", "=", 1)),
  };
}

/** A public page, a public work or somebody of whom visitors read shows it: its uses, and the states of these. */
function isShown(photo: ExpressionBuilder<Tables, "photos">) {
  const uses = photo.selectFrom("photo_uses").select("photo_uses.photo_id").whereRef("photo_uses.photo_id", "=", "photos.id");
  return photo.or([
    photo.exists(
      uses
        .innerJoin("pages", "pages.id", "photo_uses.user_id")
        .where("user_kind", "=", "page")
        .where("pages.status", "=", "public")
        .where("pages.deleted_at", "is", null),
    ),
    photo.exists(
      uses
        .innerJoin("works", "works.id", "photo_uses.user_id")
        .where("user_kind", "=", "work")
        .where("works.state", "=", "public")
        .where("works.deleted_at", "is", null),
    ),
    photo.exists(
      uses
        .innerJoin("technicians", "technicians.id", "photo_uses.user_id")
        .where("user_kind", "=", "technician")
        .where("technicians.is_shown", "=", 1)
        .where("technicians.deleted_at", "is", null),
    ),
  ]);
}
