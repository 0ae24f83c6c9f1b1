import type { FirstAdministrator } from "../accounts/first-administrator";
import type { Settings } from "../settings/settings";

/** Tells the owner where the site is and, the very first time, how to sign in. */
export function announceStart({ siteUrl }: Settings, first: FirstAdministrator | undefined): void {
  const lines = [``, `  Abre Fácil está no ar: ${siteUrl}`, `  Painel:                ${siteUrl}/admin/login`];
  if (first) lines.push(``, `  Administrador: ${first.email}`);
  if (first?.password) lines.push(`  Senha:         ${first.password}   (aparece só desta vez: anote)`);
  process.stdout.write(`${lines.join("\n")}\n\n`);
}
