import { TEMPORARY_PASSWORD_DAYS } from "#domain/accounts/temporary-password";
import type { People, Person } from "../accounts/people";

export interface CommandParts {
  people: Pick<People, "list" | "find" | "resetPassword" | "dropSecondFactor">;
  record: (action: string, subject: string, subjectId: string) => Promise<void>;
  say: (text: string) => void;
  complain: (text: string) => void;
}

export const USAGE = `Uso:
  npm run admin -- list                        mostra as pessoas do painel
  npm run admin -- reset-password E-MAIL       dá uma senha provisória e encerra as sessões
  npm run admin -- reset-second-factor E-MAIL  desliga o segundo fator de quem perdeu o celular`;

/** Runs one command; resolves with the exit code. */
export async function runCommand([command, email, ...rest]: readonly string[], parts: CommandParts): Promise<number> {
  if (command === "list" && email === undefined) return await list(parts);
  if (email !== undefined && rest.length === 0) {
    if (command === "reset-password") return await resetPassword(email, parts);
    if (command === "reset-second-factor") return await resetSecondFactor(email, parts);
  }
  parts.complain(USAGE);
  return 1;
}

async function list({ people, say }: CommandParts): Promise<number> {
  for (const person of await people.list()) say(`${person.email}  ${person.name}${marksOf(person)}`);
  return 0;
}

function marksOf({ mustChangePassword, temporaryPasswordEndsAt: end, hasGoogle, hasSecondFactor }: Person): string {
  const temporary = end && end.getTime() <= Date.now() ? "senha provisória vencida" : "senha provisória";
  const marks = [hasGoogle && "Google", hasSecondFactor && "segundo fator", mustChangePassword && temporary].filter(Boolean);
  return marks.length > 0 ? `  (${marks.join(", ")})` : "";
}

async function resetPassword(email: string, parts: CommandParts): Promise<number> {
  const person = await parts.people.find(email);
  const password = person && (await parts.people.resetPassword(person.id));
  if (!person || !password) return await complainOfUnknown(email, parts);
  await parts.record("person.password-reset", person.email, person.id);
  parts.say(`Senha provisória de ${person.email}: ${password}`);
  parts.say(
    `Aparece só desta vez e vale por ${TEMPORARY_PASSWORD_DAYS} dias. As sessões abertas terminaram e, ao entrar, a pessoa escolhe uma senha nova.`,
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
