import { mkdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { UNVERIFIED } from "../backup/copy-file";
import { restorePostgres } from "../backup/restore-postgres";
import { restoreSqlite } from "../backup/restore-sqlite";
import { isPostgres, sqliteFile } from "../database/database";
import type { Locations } from "../settings/settings";
import { findLocations } from "./find-locations";
import { nameCopy } from "./name-copy";
import { runProgram } from "./run-program";

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
  const { note, pages, keptAside } = restoreSqlite({ copyFile, databaseFile, secretFile, now: new Date() });
  console.log(`Restaurada a cópia de ${note.madeAt.toISOString()} em ${databaseFile} (${pages} páginas). Já pode iniciar o site.`);
  if (!note.isSealed) console.log(UNVERIFIED);
  for (const aside of keptAside) console.log(`O que havia antes está em ${aside}`);
  if (note.secretKey === undefined) {
    console.log("A cópia não traz a chave secreta: use o mesmo SECRET_KEY de antes, ou a chave de IA e os segundos fatores não abrem.");
  } else if (process.env["SECRET_KEY"]?.trim()) {
    console.log("SECRET_KEY está definida e vale no lugar da chave que a cópia trouxe.");
  }
}

async function restoreServer(copyFile: string, { databaseUrl, dataDir }: Locations): Promise<void> {
  const aside = nameCopy(dataDir, "dump", "antes-de-restaurar");
  mkdirSync(dirname(aside), { recursive: true, mode: 0o700 });
  const { isSealed, pages, keptAside } = await restorePostgres(copyFile, databaseUrl, aside);
  console.log(`Restaurada a cópia ${copyFile} (${pages} páginas). Já pode iniciar o site.`);
  if (!isSealed) console.log(UNVERIFIED);
  if (keptAside) console.log(`O que havia antes está em ${keptAside}`);
  console.log("A cópia não traz a chave secreta: use a mesma de antes, ou a chave de IA e os segundos fatores não abrem.");
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
