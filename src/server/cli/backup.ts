import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { copySqlite } from "../backup/copy-sqlite";
import { dumpPostgres } from "../backup/dump-postgres";
import { BackupProblem } from "../backup/make-copy";
import { isPostgres, sqliteFile } from "../database/database";
import { readSettings } from "../settings/settings";
import { runProgram } from "./run-program";

/** `npm run backup [-- FILE]`: copies the site, running or not, into one file. The built bundle runs this file. */
function main([file, ...rest]: readonly string[]): number {
  if (rest.length > 0) throw new BackupProblem("Uso: npm run backup [-- ARQUIVO]");
  const { databaseUrl, dataDir } = readSettings(process.env);
  const isServer = isPostgres(databaseUrl);
  const databaseFile = sqliteFile(databaseUrl);
  if (!isServer && !existsSync(databaseFile))
    throw new BackupProblem(`Não há banco de dados em ${databaseFile}. Confira DATA_DIR e DATABASE_URL.`);
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
  const target = resolve(file ?? join(dataDir, "backups", `abre-facil-${stamp}.${isServer ? "dump" : "sqlite"}`));
  mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
  const secretFile = join(dataDir, "secret-key");

  if (isServer) {
    const { bytes } = dumpPostgres(databaseUrl, target);
    console.log(`Cópia feita: ${target} (${describeSize(bytes)}).`);
    console.log(`A chave secreta não vai nela: guarde também ${process.env["SECRET_KEY"] ? "o valor de SECRET_KEY" : secretFile}.`);
    return 0;
  }
  const secretKey = process.env["SECRET_KEY"]?.trim() ? undefined : readFileSync(secretFile, "utf8").trim();
  const { pages, bytes } = copySqlite({ databaseFile, target, secretKey });
  console.log(`Cópia feita: ${target} (${pages} páginas, ${describeSize(bytes)}).`);
  console.log(
    secretKey === undefined
      ? "A chave secreta não vai nela: guarde também o valor de SECRET_KEY."
      : "Ela contém a chave secreta do site: guarde-a onde só você tenha acesso, de preferência em outra máquina.",
  );
  return 0;
}

const describeSize = (bytes: number) => `${(bytes / 1024 / 1024).toLocaleString("pt-BR", { maximumFractionDigits: 1 })} MB`;

runProgram(main);
