import { SettingsError } from "../../settings/settings";

/** SQLite's own numbers; the bits above say more of the same. */
const PRIMARY = 0xff;
const CODES = { busy: 5, locked: 6, readOnly: 8, inputOutput: 10, corrupt: 11, full: 13, cannotOpen: 14, notDatabase: 26 } as const;
/** The operating system's, where we look at a file ourselves. */
const REFUSED: ReadonlySet<unknown> = new Set(["EACCES", "EPERM", "EISDIR", "ENOTDIR"]);

const KEEP = ["The data may well be whole: leave it where it is", "Os dados podem estar inteiros: deixe o arquivo onde está"] as const;

/** What is wrong and what to do, for who installs and for who owns. */
const PROBLEMS: Readonly<Record<number, readonly [english: string, portuguese: string]>> = {
  [CODES.readOnly]: [
    `may only be read: give the user that runs the site the right to write to it and its folder, on a disk mounted for writing. ${KEEP[0]}`,
    `só pode ser lido: dê ao usuário do site o direito de gravar nele e na pasta, em um disco que aceite gravação. ${KEEP[1]}`,
  ],
  [CODES.cannotOpen]: [
    `cannot be opened: see that it is a file, and that the user that runs the site may read and write it, the files beside it and their folder. ${KEEP[0]}`,
    `não pode ser aberto: confira se é um arquivo e se o usuário do site pode ler e gravar nele, nos arquivos ao lado e na pasta. ${KEEP[1]}`,
  ],
  [CODES.busy]: ["is in use by another program: end that first", "está em uso por outro programa: encerre-o antes"],
  [CODES.locked]: ["is in use by another program: end that first", "está em uso por outro programa: encerre-o antes"],
  [CODES.inputOutput]: [
    `is on a disk that could not be read or written: look at the disk and its free room, and start again. ${KEEP[0]}`,
    `está em um disco que falhou ao ler ou gravar: confira o disco e o espaço livre e tente de novo. ${KEEP[1]}`,
  ],
  [CODES.full]: [
    "has no room to grow: make room on its disk and start again",
    "não tem espaço para crescer: libere espaço no disco e tente de novo",
  ],
};
const UNKNOWN = [`cannot be used. ${KEEP[0]}`, `não pode ser usado. ${KEEP[1]}`] as const;

/** Whether SQLite itself says that a file is damaged, or is none of its own. */
export function isDamage(error: unknown): boolean {
  const code = codeOf(error);
  return code === CODES.corrupt || code === CODES.notDatabase;
}

export function isBusy(error: unknown): boolean {
  return codeOf(error) === CODES.busy;
}

/** Why a SQLite file cannot be used and what to do. Data that may be whole are not called damaged: they would be moved away. */
export function toSqliteRefusal(file: string, error: unknown): SettingsError {
  const { message } = error as Error;
  if (isDamage(error)) return toDamageRefusal(file, message);
  const [english, portuguese] = PROBLEMS[codeOf(error) ?? -1] ?? UNKNOWN;
  return new SettingsError(`The database ${file} ${english} (${message})`, `O banco de dados ${file} ${portuguese} (${message})`);
}

export function toDamageRefusal(file: string, reason: string): SettingsError {
  return new SettingsError(
    `The database ${file} is damaged (${reason}): restore a copy with "npm run restore", or move the file away`,
    `O banco de dados ${file} está danificado (${reason}): restaure uma cópia com "npm run restore" ou tire o arquivo daí`,
  );
}

function codeOf(error: unknown): number | undefined {
  const { errcode, code } = error as { errcode?: number; code?: unknown };
  if (REFUSED.has(code)) return CODES.cannotOpen;
  return errcode === undefined ? undefined : errcode & PRIMARY;
}
