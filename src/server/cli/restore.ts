import { join, resolve } from "node:path";
import { BackupProblem } from "../backup/make-copy";
import { restoreSqlite } from "../backup/restore-sqlite";
import { isPostgres, sqliteFile } from "../database/database";
import { readSettings } from "../settings/settings";
import { runProgram } from "./run-program";

/** `npm run restore -- FILE`: puts a copy in the place of a site that is stopped. The built bundle runs this file. */
function main([file, ...rest]: readonly string[]): number {
  if (file === undefined || rest.length > 0) throw new BackupProblem("Uso: npm run restore -- ARQUIVO");
  const { databaseUrl, dataDir } = readSettings(process.env);
  if (isPostgres(databaseUrl)) {
    throw new BackupProblem(
      `No PostgreSQL, pare o site e restaure com o programa do próprio banco:\n  pg_restore --clean --if-exists --no-owner --single-transaction --dbname="$DATABASE_URL" ${file}`,
    );
  }
  const databaseFile = sqliteFile(databaseUrl);
  const secretFile = join(dataDir, "secret-key");
  const { note, pages, keptAside } = restoreSqlite({ copyFile: resolve(file), databaseFile, secretFile, now: new Date() });
  console.log(`Restaurada a cópia de ${note.madeAt.toISOString()} em ${databaseFile} (${pages} páginas). Já pode iniciar o site.`);
  for (const aside of keptAside) console.log(`O que havia antes está em ${aside}`);
  if (note.secretKey === undefined) {
    console.log("A cópia não traz a chave secreta: use o mesmo SECRET_KEY de antes, ou a chave de IA e os segundos fatores não abrem.");
  } else if (process.env["SECRET_KEY"]?.trim()) {
    console.log("SECRET_KEY está definida e vale no lugar da chave que a cópia trouxe.");
  }
  return 0;
}

runProgram(main);
