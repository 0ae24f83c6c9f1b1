import { join } from "node:path";
import { COPY_FOLDER } from "../copies/copy-folder";

/** A name for a copy that is made now by hand, beside those the site makes, which are called otherwise and let go of. */
export function nameCopy(dataDir: string, ending: "dump" | "sqlite", prefix = "abre-facil"): string {
  const moment = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
  return join(dataDir, COPY_FOLDER, `${prefix}-${moment}.${ending}`);
}
