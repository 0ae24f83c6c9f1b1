/** Why the database takes no writes, or no reads either, though the site itself runs. */
export type StorageProblem = "full" | "read-only" | "unopened" | "input-output" | "damaged";

/** SQLite's messages are fixed texts; PostgreSQL passes on the operating system's. */
const SIGNS: readonly [StorageProblem, RegExp][] = [
  ["full", /database or disk is full|no space left on device/i],
  ["read-only", /readonly database|read-only transaction|read-only file system/i],
  ["unopened", /unable to open database file/i],
  ["input-output", /disk I\/O error|could not (read|write|fsync|extend) .*: Input\/output error/i],
  ["damaged", /database disk image is malformed|malformed database schema|file is not a database|invalid page in block/i],
];

export const STORAGE_PROBLEM_TEXTS: Readonly<Record<StorageProblem, string>> = {
  full: "O disco do servidor está cheio",
  "read-only": "O servidor não pode gravar no banco de dados (somente leitura)",
  unopened: "O servidor não consegue abrir o arquivo do banco de dados; confira as permissões do arquivo e da pasta",
  "input-output": "O disco do servidor falhou ao ler ou gravar",
  damaged: "O banco de dados está danificado; restaure uma cópia com npm run restore",
};

/** The storage problem behind an error, its causes included, or behind the text of one. */
export function findStorageProblem(error: unknown): StorageProblem | undefined {
  const text = error instanceof Error ? error.message : typeof error === "string" ? error : "";
  const found = SIGNS.find(([, sign]) => sign.test(text))?.[0];
  if (found || !(error instanceof Error)) return found;
  return findStorageProblem(error.cause);
}
