import { expect, test } from "vitest";
import packages from "../package.json" with { type: "json" };
import { writeNotices } from "./third-parties.mjs";

test("every package that ships is named with its licence, and the texts stand under who has them", () => {
  const notices = writeNotices(new URL("..", import.meta.url).pathname);
  for (const [name, version] of Object.entries(packages.dependencies)) expect(notices).toContain(`| ${name} ${version} |`);
  for (const name of ["lighthouse", "vitest", "@playwright/test"]) expect(notices).not.toContain(`| ${name} `);
  expect(notices).not.toContain("see its text");
  expect(notices).toMatch(/^react, Copyright \(c\) Meta Platforms, Inc\. and affiliates\.$/m);
  expect(notices).toContain("SIL OPEN FONT LICENSE");
});
