import { join } from "node:path";
import { BackupProblem } from "../backup/make-copy";
import { COPY_FOLDER } from "../copies/copy-folder";
import { checkLocations, endAfter } from "../database/check-locations";
import { findStorageProblem, STORAGE_PROBLEM_TEXTS } from "../database/storage-problem";
import { describeMisspelt } from "../settings/nearest-setting";
import { type Locations, readLocations, SettingsError } from "../settings/settings";
import { type Command, readArguments } from "./read-arguments.mjs";

type Options = ReturnType<typeof readArguments>["values"];

/** Runs a program of the owner's terminal: its result is the exit code, and a failure is one line where somebody can mend it. */
export async function runProgram(command: Command, main: (args: readonly string[], options: Options) => Promise<number>): Promise<void> {
  const { positionals, values } = readArguments(command);
  try {
    process.exitCode = await main(positionals, values);
  } catch (error) {
    console.error(describeFailure(error));
    endAfter(error);
  }
}

/** The whole error for what only a developer can mend. */
function describeFailure(error: unknown): unknown {
  if (error instanceof BackupProblem) return error.message;
  if (error instanceof SettingsError) return error.forOwner;
  const problem = findStorageProblem(error);
  if (problem) return `${STORAGE_PROBLEM_TEXTS[problem]}.`;
  const { code = "", path } = error as NodeJS.ErrnoException;
  const reason = REASONS[code];
  return reason && path ? `Não foi possível usar ${path}: ${reason}.` : error;
}

/** What the operating system refuses, in the words of who can mend it. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: "sem permissão",
  EPERM: "sem permissão",
  ENOENT: "não existe",
  ENOTDIR: "uma parte do caminho não é uma pasta",
  EISDIR: "é uma pasta",
  EEXIST: "já existe",
  EROFS: "o disco só permite leitura",
  ENOSPC: "o disco está cheio",
  EDQUOT: "a cota de disco acabou",
  EIO: "o disco falhou",
  ENAMETOOLONG: "o nome é longo demais",
  ELOOP: "os atalhos do caminho dão voltas",
};

/**
 * Where the site's data is, as the environment says; a setting that seems misspelt is told of.
 * @throws {SettingsError} when it is not as it should be, or does not answer.
 */
export async function findLocations(): Promise<Locations> {
  for (const misspelt of describeMisspelt(process.env)) console.error(misspelt);
  const locations = readLocations(process.env);
  await checkLocations(locations);
  return locations;
}

/** A name for a copy that is made now by hand, beside those the site makes, which are called otherwise and let go of. */
export function nameCopy(dataDir: string, ending: "dump" | "sqlite", prefix = "abre-facil"): string {
  const moment = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
  return join(dataDir, COPY_FOLDER, `${prefix}-${moment}.${ending}`);
}
