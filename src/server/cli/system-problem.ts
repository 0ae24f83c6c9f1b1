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

/** The operating system's refusal behind an error of a file, in one line. */
export function findSystemProblem(error: unknown): string | undefined {
  const { code = "", path } = error as NodeJS.ErrnoException;
  const reason = REASONS[code];
  return reason && path && `Não foi possível usar ${path}: ${reason}.`;
}
