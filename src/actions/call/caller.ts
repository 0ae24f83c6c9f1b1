import { ActionError } from "astro:actions";
import { ADMINISTRATORS_ONLY } from "#domain/accounts/role";
import type { SignedInPerson } from "#server/accounts/accounts";

/**
 * Who may call: administrators; technicians, too; all who are signed in, also those who still have to change the password
 * that somebody else made up; strangers.
 */
export type Who = "administrator" | "technician" | "newcomer" | "anyone";

export const SESSION_ENDED = "Sua sessão terminou. Entre de novo para continuar.";

/** Why somebody may not make a call that is for these; undefined where he may. */
export function findRefusal(
  person: SignedInPerson | undefined,
  who: Who,
): { code: "UNAUTHORIZED" | "FORBIDDEN"; message: string } | undefined {
  if (who === "anyone") return undefined;
  if (!person) return { code: "UNAUTHORIZED", message: SESSION_ENDED };
  if (who === "newcomer") return undefined;
  if (person.mustChangePassword) return { code: "FORBIDDEN", message: "Antes de continuar, troque a senha provisória em Minha conta." };
  return who === "technician" || person.role === "administrator" ? undefined : { code: "FORBIDDEN", message: ADMINISTRATORS_ONLY };
}

/** Who calls. @throws {ActionError} unless it is one of those whom the call is for. */
export function getCaller({ person }: App.Locals, who: Exclude<Who, "anyone">): SignedInPerson {
  const refusal = findRefusal(person, who);
  if (!person || refusal) throw new ActionError(refusal ?? { code: "UNAUTHORIZED" });
  return person;
}
