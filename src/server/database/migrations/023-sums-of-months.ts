import { defineMigration } from "./define-migration";

/** What came of each page in a month that is over, summed once. */
export const sumsOfMonths = defineMigration(({ text, run }) =>
  run(`create table visit_months (day ${text} primary key, sums text not null)`),
);
