import type { Role } from "#domain/accounts/role";
import { AdminClient } from "./client";
import type { Site } from "./site";

export interface ListedPerson {
  id: string;
  role: Role;
  email: string;
  name: string;
  isOneself: boolean;
  mustChangePassword: boolean;
  temporaryPasswordEndsAt?: string | Date;
  hasSecondFactor: boolean;
  hasGoogle: boolean;
  hasPasskey: boolean;
  hasPassword: boolean;
  isAllowedBySettings: boolean;
}

export const NEW_PASSWORD = "uma-senha-so-minha";

/** Adds an administrator who has signed in and chosen a password. */
export async function addAdministrator(site: Site, by: AdminClient, email: string): Promise<AdminClient> {
  return await addPerson(site, by, email, "administrator");
}

/** As `addAdministrator`, with any role. */
export async function addPerson(site: Site, by: AdminClient, email: string, role: Role): Promise<AdminClient> {
  const { password } = await by.ask<{ password: string }>("people.add", { email, name: email.split("@")[0], role });
  const client = new AdminClient(site);
  await client.signIn({ email, password });
  await client.ask("account.changePassword", { currentPassword: password, newPassword: NEW_PASSWORD });
  return client;
}

export async function findPerson(client: AdminClient, email: string): Promise<ListedPerson> {
  const person = (await client.ask<ListedPerson[]>("people.list")).find((one) => one.email === email);
  if (!person) throw new Error(`${email} is not among the administrators`);
  return person;
}
