import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const WRITES =
  /\b(insertInto|updateTable|deleteFrom)\("(pages|page_revisions)"\)|\b(insert into|update|delete from) (pages|page_revisions)\b/;

test("nothing else writes pages and their versions, migrations aside", () => {
  const files = globSync("src/{actions,pages,server}/**/*.{ts,astro}").filter((file) => !/\.test\.ts$|\/migrations\//.test(file));
  const writing = files.filter((file) => WRITES.test(readFileSync(file, "utf8")));
  expect(writing.sort()).toEqual(
    ["page-revisions", "page-schedule", "page-writer", "row-writer"].map((part) => `src/server/pages/${part}.ts`),
  );
});
