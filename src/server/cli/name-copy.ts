import { join } from "node:path";

/** A name for a copy that is made now, where nobody said one. */
export function nameCopy(dataDir: string, ending: "dump" | "sqlite", prefix = "abre-facil"): string {
  const moment = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
  return join(dataDir, "backups", `${prefix}-${moment}.${ending}`);
}
