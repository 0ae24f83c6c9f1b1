import { DAY_MS } from "#domain/calendar/days";

export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 128;

/** What is wrong with a password somebody chose, and how to mend it; undefined when nothing is. */
export function checkNewPassword(password: string, { email, current }: { email?: string; current?: string } = {}): string | undefined {
  if (password.length < MIN_PASSWORD_LENGTH) return `Use pelo menos ${MIN_PASSWORD_LENGTH} caracteres.`;
  if (password.length > MAX_PASSWORD_LENGTH) return `Use no máximo ${MAX_PASSWORD_LENGTH} caracteres.`;
  if (new Set(password).size < 4) return "Use caracteres mais variados: esta senha é fácil de adivinhar.";
  if (email && password.toLowerCase() === email.toLowerCase()) return "A senha não pode ser o seu email.";
  if (current !== undefined && password === current) return "A senha nova precisa ser diferente da atual.";
  return undefined;
}

/** Days in which a password that somebody else made up can be used. */
export const TEMPORARY_PASSWORD_DAYS = 7;

/** When a password made at a moment is of no use any more. */
export const temporaryPasswordEnd = (madeAt: Date): Date => new Date(madeAt.getTime() + TEMPORARY_PASSWORD_DAYS * DAY_MS);
