import { randomBytes } from "node:crypto";
import type { Database } from "../database/database";
import { withSchemaLock } from "../database/dialect";
import { type Settings, SettingsError } from "../settings/settings";
import type { Auth } from "./auth";
import { refusePassword } from "./password/chosen-password";

/** What the owner needs to sign in the first time; `password` only when one was made up. */
export type FirstAdministrator = { email: string; password?: string };

/**
 * Creates the owner's account when there is none yet; later starts change nothing, nor do others at the same moment.
 * @throws {SettingsError} when the password of the settings is easy to guess.
 */
export async function createFirstAdministrator(db: Database, auth: Auth, { admin }: Settings, companyNames: readonly string[]) {
  return await withSchemaLock(db, async (): Promise<FirstAdministrator | undefined> => {
    const { internalAdapter, password } = await auth.$context;
    if ((await internalAdapter.countTotalUsers()) > 0) return undefined;
    if (admin.password !== undefined && (await refusePassword(admin.password, { email: admin.email, companyNames }))) {
      throw new SettingsError(
        "ADMIN_PASSWORD is easy to guess: choose another, such as a long phrase, or leave it out to have one made up",
      );
    }
    const chosen = admin.password ?? randomBytes(12).toString("base64url");
    const owner = { email: admin.email, name: "Administrador", emailVerified: true };
    const user = await internalAdapter.createUser(owner, { method: "email-password" });
    const hash = await password.hash(chosen);
    await internalAdapter.createAccount({ userId: user.id, accountId: user.id, providerId: "credential", password: hash });
    return admin.password ? { email: admin.email } : { email: admin.email, password: chosen };
  });
}
