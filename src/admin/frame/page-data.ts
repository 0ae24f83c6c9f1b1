import { type Role, toRole } from "#domain/accounts/role";

/** Of who is signed in, as the document of each screen says. What he may not, the server refuses whatever a screen shows. */
export function readRole(): Role {
  return toRole(document.documentElement.dataset["role"]);
}

export function isAdministrator(): boolean {
  return readRole() === "administrator";
}

/** What the site is called now, as the document of each screen says. */
export function readSiteName(): string {
  return document.documentElement.dataset["siteName"] ?? "";
}
