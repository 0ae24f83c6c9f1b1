import { defineMigration } from "./define-migration";

/** Missing addresses the administrator does not want to hear of again. */
export const ignoredAddresses = defineMigration(({ run }) =>
  run("alter table missing_addresses add column ignored integer not null default 0"),
);
