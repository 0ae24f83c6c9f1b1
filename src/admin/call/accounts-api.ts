import { actions } from "astro:actions";
import { call, callSignedIn } from "./api";

export type People = Awaited<ReturnType<typeof accountsApi.listPeople>>;
export type Person = People[number];
export type OwnAccount = Awaited<ReturnType<typeof accountsApi.readAccount>>;
export type OwnSession = Awaited<ReturnType<typeof accountsApi.listSessions>>[number];
export type Enrolment = Awaited<ReturnType<typeof accountsApi.beginSecondFactor>>;

/** A code of the app, or one of those kept for its loss. */
export type CodeKind = "app" | "backup";

/** The calls about who signs in; see `api`. */
export const accountsApi = {
  verifyCode: (code: string, kind: CodeKind) => call(() => actions.session.verifyCode({ code, kind })),
  startGoogle: () => call(() => actions.session.startGoogle()),
  /** Asks nobody to sign in again. */
  isSignedIn: () =>
    call(() => actions.account.read()).then(
      () => true,
      () => false,
    ),

  readAccount: () => callSignedIn(() => actions.account.read()),
  changePassword: (currentPassword: string, newPassword: string) =>
    callSignedIn(() => actions.account.changePassword({ currentPassword, newPassword })),
  listSessions: () => callSignedIn(() => actions.account.listSessions()),
  revokeSession: (id: string) => callSignedIn(() => actions.account.revokeSession({ id })),
  revokeOtherSessions: () => callSignedIn(() => actions.account.revokeOtherSessions()),

  beginSecondFactor: (password: string | undefined) => callSignedIn(() => actions.secondFactor.begin({ password })),
  confirmSecondFactor: (code: string) => callSignedIn(() => actions.secondFactor.confirm({ code })),
  disableSecondFactor: (password: string | undefined) => callSignedIn(() => actions.secondFactor.disable({ password })),
  renewBackupCodes: (password: string | undefined) => callSignedIn(() => actions.secondFactor.renewBackupCodes({ password })),

  listPeople: () => callSignedIn(() => actions.people.list()),
  addPerson: (email: string, name: string) => callSignedIn(() => actions.people.add({ email, name })),
  resetPassword: (id: string, alsoSecondFactor: boolean) => callSignedIn(() => actions.people.resetPassword({ id, alsoSecondFactor })),
  removePerson: (id: string) => callSignedIn(() => actions.people.remove({ id })),
};
