import { expect, test } from "vitest";
import { readNotice, writeNotice } from "./notice";

test.each([{ notice: "signed-in" }, { notice: "page-deleted", pageId: "0f3a-1" }] as const)("%j is read as it was written", (left) => {
  expect(readNotice(writeNotice(left))).toEqual(left);
});

test.each(["", "unknown", "toString", " page-deleted"])("%j is no notice", (text) => {
  expect(readNotice(text)).toBeUndefined();
});
