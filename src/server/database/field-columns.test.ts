import { expect, test } from "vitest";
import { readRow } from "./field-columns";

test("a row is an object in camelCase, with dates, and nothing where there is null", () => {
  const row = { id: "a", page_slug: null, first_public_at: "2024-11-22T10:00:00.000Z", sent_at: null as string | null, count: 0 };
  const read = { id: "a", pageSlug: undefined, firstPublicAt: new Date("2024-11-22T10:00:00.000Z"), sentAt: undefined, count: 0 };
  expect(readRow(row)).toStrictEqual(read);
});

test("a column with a number has it in its name, and a moment that is not there is none", () => {
  const row = { line_1: "Rua A", used_at: undefined as string | null | undefined };
  expect(readRow(row)).toStrictEqual({ line1: "Rua A", usedAt: undefined });
});
