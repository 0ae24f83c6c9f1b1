import { defineMigration } from "./define-migration";

/** How much of a day's visits and touches was left out of the count. */
export const leftOutVisits = defineMigration(({ text, run }) =>
  run(`create table visit_bursts (day ${text} primary key, count integer not null)`),
);
