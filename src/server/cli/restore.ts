import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { UNVERIFIED } from "../backup/make-copy";
import { restorePostgres } from "../backup/postgres-copy";
import { restoreSqlite } from "../backup/restore-sqlite";
import { isPostgres, sqliteFile } from "../database/database";
import { markOf } from "../secrets/key-cipher";
import { findLocations, nameCopy, runProgram } from "./run-program";

/** `npm run restore`: puts a copy in the place of a site that is stopped. The built bundle runs this file. */
async function main([file = ""]: readonly string[]): Promise<number> {
  const { databaseUrl, dataDir } = await findLocations();
  const copyFile = resolve(file);
  const secretFile = join(dataDir, "secret-key");
  const { name, pages, isSealed, keptAside, secretKey, secretMark } = isPostgres(databaseUrl)
    ? await restoreServer(copyFile, databaseUrl, nameCopy(dataDir, "dump", "antes-de-restaurar"))
    : restoreFile(copyFile, sqliteFile(databaseUrl), secretFile);
  console.log(`Restaurada a cópia ${name} (${pages} páginas). Já pode iniciar o site.`);
  if (!isSealed) console.log(UNVERIFIED);
  for (const aside of keptAside) console.log(`O que havia antes está em ${aside}`);
  if (secretKey === undefined) console.log(tellSecretLeftOut(secretMark, secretFile));
  else if (process.env["SECRET_KEY"]?.trim()) console.log("SECRET_KEY está definida e vale no lugar da chave que a cópia trouxe.");
  return 0;
}

function restoreFile(copyFile: string, databaseFile: string, secretFile: string) {
  const { note, ...restored } = restoreSqlite({ copyFile, databaseFile, secretFile, now: new Date() });
  return { ...note, ...restored, name: `de ${note.madeAt.toISOString()} em ${databaseFile}` };
}

async function restoreServer(copyFile: string, databaseUrl: string, aside: string) {
  mkdirSync(dirname(aside), { recursive: true, mode: 0o700 });
  return { ...(await restorePostgres(copyFile, databaseUrl, aside)), name: copyFile, secretKey: undefined };
}

/** What a copy without the secret costs here. */
function tellSecretLeftOut(secretMark: string | undefined, secretFile: string): string {
  const present = process.env["SECRET_KEY"]?.trim() || (existsSync(secretFile) ? readFileSync(secretFile, "utf8").trim() : "");
  if (present !== "" && markOf(present) === secretMark)
    return "A cópia não traz a chave secreta, e a deste servidor é a mesma de quando ela foi feita: nada se perde.";
  return `A cópia não traz a chave secreta, e este servidor não tem a de quando ela foi feita. Se você a guardou, ponha-a em SECRET_KEY ou em ${secretFile} antes de iniciar o site; depois, ela ainda serve em SECRET_KEY_PREVIOUS. Sem ela, todos entram de novo, a chave de IA precisa ser salva outra vez, e quem usa segundo fator só entra depois de npm run admin -- reset-second-factor E-MAIL.`;
}

runProgram(
  {
    language: "pt",
    usage: "npm run restore -- ARQUIVO",
    about: `Confere uma cópia feita por npm run backup e a põe no lugar do site, que deve estar parado.
O que havia antes fica guardado com outro nome.`,
    least: 1,
  },
  main,
);
