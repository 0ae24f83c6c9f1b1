import { expect, test } from "vitest";
import { isDatabaseAway } from "./database-away";

test.each([
  { code: "ECONNREFUSED" },
  { code: "57P01", message: "terminating connection due to administrator command" },
  { message: "Connection terminated unexpectedly" },
  { message: "timeout exceeded when trying to connect" },
  { message: "Query read timeout" },
  { message: "Client was closed and is not queryable" },
])("%j says that the database is away", (error) => {
  expect(isDatabaseAway(Object.assign(new Error(error.message ?? ""), error))).toBe(true);
});

test.each([{ code: "23505" }, { code: "42P01", message: 'relation "pages" does not exist' }, { message: "Sem texto" }])(
  "%j says that it refuses what was asked",
  (error) => {
    expect(isDatabaseAway(Object.assign(new Error(error.message ?? ""), error))).toBe(false);
  },
);
