import type { FirstAdministrator } from "../accounts/first-administrator";
import type { Settings } from "../settings/settings";

/** Tells the owner where the site is and, the very first time, how to sign in. */
export function announceStart({ siteUrl }: Settings, first: FirstAdministrator | undefined): void {
  const lines = [``, `  Abre Fácil está no ar: ${siteUrl}`, `  Painel:                ${siteUrl}/admin/login`];
  if (first) lines.push(``, ...describeAdministrator(first));
  process.stdout.write(`${lines.join("\n")}\n\n`);
}

/** Tells a password that was made up though the site did not start: it is never shown again. */
export function announceMadeUpPassword(first: FirstAdministrator | undefined): void {
  if (first?.password) process.stdout.write(`${describeAdministrator(first).join("\n")}\n\n`);
}

function describeAdministrator({ email, password }: FirstAdministrator): string[] {
  const lines = [`  Administrador: ${email}`];
  if (password) lines.push(`  Senha:         ${password}   (aparece só desta vez: anote)`);
  return lines;
}
