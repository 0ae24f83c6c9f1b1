import { expect, test } from "vitest";
import { readChange } from "./change";

const tell = (message: object) => readChange(JSON.stringify({ by: "other", id: "", ...message }), "self");

test("a change by another process names what changed", () => {
  expect(tell({ kind: "page", id: "motor" })).toEqual({ kind: "page", id: "motor" });
  expect(tell({ kind: "run", id: "1" })).toEqual({ kind: "run", id: "1" });
  expect(tell({ kind: "redirects" })).toEqual({ kind: "redirects" });
});

test("a change of one's own is left out", () => {
  expect(tell({ by: "self", kind: "page", id: "motor" })).toBeUndefined();
});

test("what cannot be read may have been anything, as a newer version's words", () => {
  for (const payload of ["", "{", "null", JSON.stringify({ by: "other", kind: "new", id: "" })]) {
    expect(readChange(payload, "self"), payload).toEqual({ kind: "all" });
  }
});
