import { TEMPORARY_PASSWORD_DAYS } from "#domain/accounts/password";
import { ROLES } from "#domain/accounts/role";
import { toVisibleText } from "#domain/panel/visible-text";
import type { People, Person } from "../accounts/people";
import { type Command, refuseArguments } from "./read-arguments.mjs";

interface CommandParts {
  people: Pick<People, "list" | "find" | "resetPassword" | "dropSecondFactor">;
  record: (action: string, subject: string, subjectId: string) => Promise<void>;
  say: (text: string) => void;
  complain: (text: string) => void;
}

export const COMMAND: Command = {
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

/** What a command does, which resolves with the exit code. Ends the process when there is no such command. */
export function understandCommand([command = "", email]: readonly string[]): (parts: CommandParts) => Promise<number> {
  if (command === "list") return email === undefined ? list : refuseArguments(COMMAND, `Argumento inesperado: "${email}"`);
  const run = command === "reset-password" ? resetPassword : command === "reset-second-factor" ? resetSecondFactor : undefined;
  if (!run) return refuseArguments(COMMAND, `Comando desconhecido: "${command}"`);
  if (email === undefined) return refuseArguments(COMMAND, "Falta o e-mail da pessoa");
  return (parts) => run(email, parts);
}

async function list({ people, say }: CommandParts): Promise<number> {
  for (const person of await people.list()) say(`${person.email}  ${toVisibleText(person.name)}  ${ROLES[person.role]}${marksOf(person)}`);
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

async function resetPassword(email: string, parts: CommandParts): Promise<number> {
  const person = await parts.people.find(email);
  const password = person && (await parts.people.resetPassword(person.id));
  if (!person || !password) return await complainOfUnknown(email, parts);
  await parts.record("person.password-reset", person.email, person.id);
  parts.say(`Senha provisória de ${person.email}: ${password}`);
  parts.say(
    `Aparece só desta vez e vale por ${TEMPORARY_PASSWORD_DAYS} dias. As sessões abertas e as chaves de acesso terminaram e, ao entrar, a pessoa escolhe uma senha nova.`,
  );
  const { hasSecondFactor } = (await parts.people.list()).find(({ id }) => id === person.id) ?? {};
  if (hasSecondFactor) {
    parts.say(`O código do aplicativo continua sendo pedido. Sem o celular: npm run admin -- reset-second-factor ${person.email}`);
  }
  return 0;
}

async function resetSecondFactor(email: string, parts: CommandParts): Promise<number> {
  const person = await parts.people.find(email);
  if (!person) return await complainOfUnknown(email, parts);
  await parts.people.dropSecondFactor(person.id);
  await parts.record("person.second-factor-reset", person.email, person.id);
  parts.say(`O segundo fator de ${person.email} está desligado: basta a senha ou o Google para entrar.`);
  return 0;
}

async function complainOfUnknown(email: string, { people, complain }: CommandParts): Promise<number> {
  const known = (await people.list()).map((person) => `  ${person.email}`);
  complain(`Não há pessoa com o email ${email}. As que existem:\n${known.join("\n")}`);
  return 1;
}
