/** Moments and flags as each dialect gives them: SQLite has neither. */
type Moment = string | Date;
type Flag = number | boolean | null;

type Written = { createdAt: Moment; updatedAt: Moment };

/** Of the accounts library's tables the columns we read ourselves. */
export type AccountTables = {
  user: { id: string; email: string; name: string; role: string; createdAt: Moment; mustChangePassword: Flag; twoFactorEnabled: Flag };
  account: { id: string; userId: string; accountId: string; providerId: string; password: string | null } & Written;
  session: { id: string; token: string; userId: string; createdAt: Moment; expiresAt: Moment };
  /** Sign-ins that wait for a code, by the account's id; those that wait for Google's answer, too. */
  verification: { identifier: string; value: string };
  /** Secret and codes are sealed with the server's secret. */
  twoFactor: { id: string; userId: string; secret: string; backupCodes: string };
};
