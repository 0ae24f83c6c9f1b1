import { describeDevice } from "#domain/accounts/device";
import type { Auth } from "./auth";
import type { Passwords } from "./password/password-store";
import type { SessionEnds, SessionsToEnd } from "./session-ends";

/** What an administrator sees and changes of his own account. All take the headers of a live session. */
export function createOwnAccount(auth: Auth, passwords: Passwords, sessionEnds: SessionEnds) {
  /** Where he is signed in, the newest first, this one before all; an address that was not known is empty. */
  async function listSessions(headers: Headers) {
    const [sessions, current] = await Promise.all([auth.api.listSessions({ headers }), auth.api.getSession({ headers })]);
    const shown = sessions
      .filter((session) => !sessionEnds.isRefused(session))
      .map(({ id, userAgent, ipAddress, createdAt }) => {
        const device = describeDevice(userAgent ?? "");
        return { id, device, address: ipAddress ?? "", since: new Date(createdAt), isCurrent: id === current?.session.id };
      });
    return shown.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.since.getTime() - a.since.getTime());
  }

  async function findOthers(headers: Headers): Promise<SessionsToEnd> {
    const current = await auth.api.getSession({ headers });
    if (!current) throw new Error("The session has ended meanwhile");
    return { userId: current.session.userId, exceptId: current.session.id };
  }

  return {
    async findWaysIn(userId: string): Promise<{ hasPassword: boolean; hasGoogle: boolean }> {
      const { internalAdapter } = await auth.$context;
      const accounts = await internalAdapter.findAccounts(userId);
      return {
        hasPassword: accounts.some(({ providerId, password }) => providerId === "credential" && Boolean(password)),
        hasGoogle: accounts.some(({ providerId }) => providerId === "google"),
      };
    },

    listSessions,

    /** The device it was on; undefined when there is no such session, or it is the one in use: that is what signing out is for. */
    async revokeSession(headers: Headers, id: string): Promise<string | undefined> {
      const session = (await listSessions(headers)).find((one) => one.id === id && !one.isCurrent);
      if (!session) return undefined;
      await sessionEnds.end({ id });
      return session.device;
    },

    /** How many there were. */
    async revokeOtherSessions(headers: Headers): Promise<number> {
      const others = (await listSessions(headers)).filter(({ isCurrent }) => !isCurrent).length;
      await sessionEnds.end(await findOthers(headers));
      return others;
    },

    /** Makes a change that would end every other session; they end, too, when it cannot be written. @throws {UnwrittenEndError} */
    async endOthersUnlessChanged<T>(headers: Headers, change: () => Promise<T>): Promise<T> {
      return await sessionEnds.endUnlessChanged(await findOthers(headers), change);
    },

    /** Changes the password and ends every other session; false when the current one is wrong. */
    async changePassword(headers: Headers, userId: string, currentPassword: string, newPassword: string): Promise<boolean> {
      const replaced = await passwords.find("id", userId);
      if (!replaced || !(await passwords.isRight(replaced, currentPassword))) return false;
      if (!(await passwords.put(userId, newPassword, replaced))) return false;
      const { internalAdapter } = await auth.$context;
      await internalAdapter.updateUser(userId, { mustChangePassword: false });
      await sessionEnds.end(await findOthers(headers), "A senha foi trocada.");
      return true;
    },
  };
}
