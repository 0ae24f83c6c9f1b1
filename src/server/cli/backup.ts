import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { copySqlite } from "../backup/copy-sqlite";
import { dumpPostgres } from "../backup/dump-postgres";
import { BackupProblem } from "../backup/make-copy";
import { isPostgres, sqliteFile } from "../database/database";
import { findLocations } from "./find-locations";
import { nameCopy } from "./name-copy";
import { runProgram } from "./run-program";

/** `npm run backup`: copies the site, running or not, into one file. The built bundle runs this file. */
async function main([file]: readonly string[]): Promise<number> {
  const { databaseUrl, dataDir } = await findLocations();
  const isServer = isPostgres(databaseUrl);
  const databaseFile = sqliteFile(databaseUrl);
  if (!isServer && !existsSync(databaseFile))
    throw new BackupProblem(`Não há banco de dados em ${databaseFile}. Confira DATA_DIR e DATABASE_URL.`);
  const target = resolve(file ?? nameCopy(dataDir, isServer ? "dump" : "sqlite"));
  mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
  const hasOwnSecret = Boolean(process.env["SECRET_KEY"]?.trim());
  const secretFile = join(dataDir, "secret-key");

  const secretKey = hasOwnSecret || isServer ? undefined : readFileSync(secretFile, "utf8").trim();
  const made = isServer ? await dumpPostgres(databaseUrl, target) : await copySqlite({ databaseFile, target, secretKey });
  console.log(`Cópia feita: ${target} (${made.pages} páginas, ${describeSize(made.bytes)}).`);
  console.log(
    secretKey === undefined
      ? `A chave secreta não vai nela: guarde também ${hasOwnSecret ? "o valor de SECRET_KEY" : secretFile}.`
      : "Ela contém a chave secreta do site: guarde-a onde só você tenha acesso, de preferência em outra máquina.",
  );
  return 0;
}

const describeSize = (bytes: number) => `${(bytes / 1024 / 1024).toLocaleString("pt-BR", { maximumFractionDigits: 1 })} MB`;

runProgram(
  {
    language: "pt",
    usage: "npm run backup [-- ARQUIVO]",
    about: `Copia o site, esteja ele rodando ou não, para um arquivo que não pode existir ainda.
Sem ARQUIVO, a cópia vai para a pasta backups de DATA_DIR, com o momento no nome.`,
    most: 1,
  },
  main,
);
