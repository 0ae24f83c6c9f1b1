import { DatabaseSync } from "node:sqlite";

/** What a copy carries besides the database: one row of a table that a site's own database does not have. */
export interface CopyNote {
  madeAt: Date;
  /** What `DATA_DIR/secret-key` holds; absent where the site gets its secret from `SECRET_KEY`, and in what the panel makes. */
  secretKey?: string;
  /** A seal stands behind the database; those of earlier releases had none. */
  isSealed: boolean;
}

export function writeNote(copy: DatabaseSync, { madeAt, secretKey }: Omit<CopyNote, "isSealed">): void {
  // A database that was put in place by hand, not by a restore, still has the note of the copy it was.
  copy.exec("DROP TABLE IF EXISTS copy_note");
  copy.exec("CREATE TABLE copy_note (made_at TEXT NOT NULL, secret_key TEXT, is_sealed INTEGER NOT NULL)");
  copy.prepare("INSERT INTO copy_note VALUES (?, ?, 1)").run(madeAt.toISOString(), secretKey ?? null);
}

export function findNote(copy: DatabaseSync): CopyNote | undefined {
  if (!copy.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'copy_note'").get()) return undefined;
  const row = copy.prepare("SELECT * FROM copy_note").get();
  if (!row) return undefined;
  const secretKey = row["secret_key"] === null ? undefined : String(row["secret_key"]);
  return { madeAt: new Date(String(row["made_at"])), secretKey, isSealed: "is_sealed" in row };
}

/** Whether a copy holds the site's secret; of one that cannot be read it is not ruled out. */
export function mayHoldSecret(file: string): boolean {
  try {
    const copy = new DatabaseSync(file, { readOnly: true });
    try {
      return findNote(copy)?.secretKey !== undefined;
    } finally {
      copy.close();
    }
  } catch {
    return true;
  }
}

/** Takes the note away without leaving the secret in unused bytes of the file. */
export function dropNote(copy: DatabaseSync): void {
  copy.exec("PRAGMA secure_delete = ON; DROP TABLE copy_note");
}
