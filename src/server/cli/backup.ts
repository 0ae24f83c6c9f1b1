import { join, resolve } from "node:path";
import { formatMegabytes } from "#domain/text/format";
import { copySite } from "../backup/copy-site";
import { isPostgres } from "../database/database";
import { findLocations, nameCopy, runProgram } from "./run-program";

/** As the site itself calls it. */
const WITHOUT_SECRET = "without-secret";

/** `npm run backup`: copies the site, running or not, into one file. The built bundle runs this file. */
async function main([file]: readonly string[], { [WITHOUT_SECRET]: leavesSecretOut }: { [WITHOUT_SECRET]?: unknown }): Promise<number> {
  const locations = await findLocations();
  const { databaseUrl, dataDir } = locations;
  const target = resolve(file ?? nameCopy(dataDir, isPostgres(databaseUrl) ? "dump" : "sqlite"));
  const hasOwnSecret = Boolean(process.env["SECRET_KEY"]?.trim());
  const { pages, bytes, hasSecret } = await copySite(locations, hasOwnSecret || leavesSecretOut === true, target);
  console.log(`Cópia feita e conferida: ${target} (${pages} páginas, ${formatMegabytes(bytes)}).`);
  console.log(
    hasSecret
      ? "Ela contém a chave secreta do site: guarde-a onde só você tenha acesso, de preferência em outra máquina."
      : `A chave secreta não vai nela: guarde também ${hasOwnSecret ? "o valor de SECRET_KEY" : join(dataDir, "secret-key")}.`,
  );
  return 0;
}

runProgram(
  {
    language: "pt",
    usage: `npm run backup [-- [--${WITHOUT_SECRET}] ARQUIVO]`,
    options: { [WITHOUT_SECRET]: "boolean" },
    about: `Copia o site, esteja ele rodando ou não, para um arquivo que não pode existir ainda, e confere a cópia.
Sem ARQUIVO, a cópia vai para a pasta copias de DATA_DIR, com o momento no nome, e o site nunca a apaga. Com --${WITHOUT_SECRET}, a chave secreta do site não vai nela.`,
    most: 1,
  },
  main,
);
