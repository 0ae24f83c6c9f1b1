import { existsSync } from "node:fs";
import { TEMPORARY_PASSWORD_DAYS } from "#domain/accounts/password";
import { ROLES } from "#domain/accounts/role";
import { toVisibleText } from "#domain/panel/visible-text";
import { createAccounts } from "../accounts/accounts";
import type { People, Person } from "../accounts/people";
import { createActivityLog } from "../activities/activity-log";
import { isPostgres, openDatabase, sqliteFile } from "../database/database";
import { listMigrationNames } from "../database/migrate";
import { waitForPostgres } from "../database/postgres/postgres-start";
import { refuseOthers } from "../database/refuse-others";
import { keepNewFilesPrivate } from "../secrets/private-files";
import { readSettings } from "../settings/settings";
import { type Command, refuseArguments } from "./read-arguments.mjs";
import { findLocations, runProgram } from "./run-program";

const COMMAND: Command = {
  language: "pt",
  usage: `npm run admin -- list
npm run admin -- reset-password E-MAIL
npm run admin -- reset-second-factor E-MAIL`,
  about: `Cuida das pessoas do painel, esteja o site rodando ou não.
  list                 mostra as pessoas do painel
  reset-password       dá uma senha provisória e encerra as sessões
  reset-second-factor  desliga o segundo fator de quem perdeu o celular`,
  least: 1,
  most: 2,
};

/** What the activity log calls who sits at the server. */
const ACTOR = "servidor (linha de comando)";

/** What is done to whom, and how it is recorded. */
type Act = { people: People; person: Pick<Person, "id" | "email">; record: (action: string) => Promise<void> };

/** Each is false where there is nobody any more to do it to. */
const ACTS: ReadonlyMap<string, (act: Act) => Promise<boolean>> = new Map([
  ["reset-password", resetPassword],
  ["reset-second-factor", resetSecondFactor],
]);

/** `npm run admin`: works on the database of the site, running or not. The built bundle runs this file. */
async function main([command = "", email]: readonly string[]): Promise<number> {
  const act = ACTS.get(command);
  if (!act && command !== "list") return refuseArguments(COMMAND, `Comando desconhecido: "${command}"`);
  if (act && email === undefined) return refuseArguments(COMMAND, "Falta o e-mail da pessoa");
  if (!act && email !== undefined) return refuseArguments(COMMAND, `Argumento inesperado: "${email}"`);
  keepNewFilesPrivate();
  const { databaseUrl } = await findLocations();
  const file = isPostgres(databaseUrl) ? undefined : sqliteFile(databaseUrl);
  if (file !== undefined && !existsSync(file)) return complainOfNoSite(`Não há banco de dados em ${file}`);
  const settings = readSettings(process.env);
  const connection = openDatabase(settings.databaseUrl);
  await using db = connection.db;
  if (isPostgres(settings.databaseUrl)) await waitForPostgres(connection, settings.databaseUrl);
  if (!(await refuseOthers(db, listMigrationNames()))) return complainOfNoSite("O banco de dados está vazio");
  const { people } = await createAccounts(connection, settings);
  if (!act || email === undefined) return await list(people);
  const person = await people.find(email);
  if (person) {
    const done = { actor: ACTOR, subject: person.email, subjectId: person.id };
    if (await act({ people, person, record: (action) => createActivityLog(db).record({ ...done, action }) })) return 0;
  }
  const known = (await people.list()).map((one) => `  ${one.email}`);
  console.error(`Não há pessoa com o email ${email}. As que existem:\n${known.join("\n")}`);
  return 1;
}

function complainOfNoSite(why: string): number {
  console.error(`${why}. Inicie o site uma vez, ou confira DATA_DIR e DATABASE_URL.`);
  return 1;
}

async function list(people: People): Promise<number> {
  for (const person of await people.list())
    console.log(`${person.email}  ${toVisibleText(person.name)}  ${ROLES[person.role]}${marksOf(person)}`);
  return 0;
}

function marksOf({ mustChangePassword, temporaryPasswordEndsAt: end, hasGoogle, hasPasskey, hasSecondFactor }: Person): string {
  const temporary = end && end.getTime() <= Date.now() ? "senha provisória vencida" : "senha provisória";
  const marks = [
    hasGoogle && "Google",
    hasPasskey && "chave de acesso",
    hasSecondFactor && "segundo fator",
    mustChangePassword && temporary,
  ].filter(Boolean);
  return marks.length > 0 ? `  (${marks.join(", ")})` : "";
}

async function resetPassword({ people, person: { id, email }, record }: Act): Promise<boolean> {
  const password = await people.resetPassword(id);
  if (!password) return false;
  await record("person.password-reset");
  console.log(`Senha provisória de ${email}: ${password}`);
  console.log(
    `Aparece só desta vez e vale por ${TEMPORARY_PASSWORD_DAYS} dias. As sessões abertas e as chaves de acesso terminaram e, ao entrar, a pessoa escolhe uma senha nova.`,
  );
  if ((await people.list()).find((one) => one.id === id)?.hasSecondFactor)
    console.log(`O código do aplicativo continua sendo pedido. Sem o celular: npm run admin -- reset-second-factor ${email}`);
  return true;
}

async function resetSecondFactor({ people, person: { id, email }, record }: Act): Promise<boolean> {
  await people.dropSecondFactor(id);
  await record("person.second-factor-reset");
  console.log(`O segundo fator de ${email} está desligado: basta a senha ou o Google para entrar.`);
  return true;
}

runProgram(COMMAND, main);
