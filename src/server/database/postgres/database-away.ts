/** Network failures, and PostgreSQL's own words for starting, stopping and having no room for another connection. */
const AWAY_CODES: ReadonlySet<string> = new Set(
  "ECONNREFUSED ECONNRESET EPIPE ENOTFOUND EAI_AGAIN ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOENT 57P01 57P02 57P03 53300".split(" "),
);
const AWAY_MESSAGE =
  /^(Connection terminated|timeout e(xpired|xceeded)|Query read timeout|Client (has encountered a connection error|was closed))/;

/** Whether an error says that PostgreSQL cannot be reached, not that it refuses what was asked. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return (typeof code === "string" && AWAY_CODES.has(code)) || (typeof message === "string" && AWAY_MESSAGE.test(message));
}
