import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { UNVERIFIED } from "../backup/make-copy";
import { restorePostgres } from "../backup/postgres-copy";
import { restoreSqlite } from "../backup/restore-sqlite";
import { isPostgres, sqliteFile } from "../database/database";
import { markOf } from "../secrets/key-cipher";
import type { Locations } from "../settings/settings";
import { findLocations, nameCopy, runProgram } from "./run-program";

/** `npm run restore`: puts a copy in the place of a site that is stopped. The built bundle runs this file. */
async function main([file = ""]: readonly string[]): Promise<number> {
  const locations = await findLocations();
  if (isPostgres(locations.databaseUrl)) await restoreServer(resolve(file), locations);
  else restoreFile(resolve(file), locations);
  return 0;
}

function restoreFile(copyFile: string, { databaseUrl, dataDir }: Locations): void {
  const databaseFile = sqliteFile(databaseUrl);
  const secretFile = join(dataDir, "secret-key");
  const { note, pages, secretMark, keptAside } = restoreSqlite({ copyFile, databaseFile, secretFile, now: new Date() });
  console.log(`Restaurada a cópia de ${note.madeAt.toISOString()} em ${databaseFile} (${pages} páginas). Já pode iniciar o site.`);
  if (!note.isSealed) console.log(UNVERIFIED);
  for (const aside of keptAside) console.log(`O que havia antes está em ${aside}`);
  if (note.secretKey === undefined) {
    console.log(tellSecretLeftOut(secretMark, secretFile));
  } else if (process.env["SECRET_KEY"]?.trim()) {
    console.log("SECRET_KEY está definida e vale no lugar da chave que a cópia trouxe.");
  }
}

async function restoreServer(copyFile: string, { databaseUrl, dataDir }: Locations): Promise<void> {
  const aside = nameCopy(dataDir, "dump", "antes-de-restaurar");
  mkdirSync(dirname(aside), { recursive: true, mode: 0o700 });
  const { isSealed, pages, secretMark, keptAside } = await restorePostgres(copyFile, databaseUrl, aside);
  console.log(`Restaurada a cópia ${copyFile} (${pages} páginas). Já pode iniciar o site.`);
  if (!isSealed) console.log(UNVERIFIED);
  if (keptAside) console.log(`O que havia antes está em ${keptAside}`);
  console.log(tellSecretLeftOut(secretMark, join(dataDir, "secret-key")));
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
