import { expect, test } from "vitest";
import { SHARE } from "#support/machine/growth";
import { someOf } from "#support/machine/pick-by-seed";
import { findSlowFiles, findSlowTexts } from "../../fuzz/slow/find-slow";
import { READERS } from "../../fuzz/slow/readers";

test.each(someOf(READERS, 10))(
  "$name takes as much longer as a text is longer, whatever it is, and never holds others up",
  async (reader) => {
    expect((await findSlowTexts(reader, SHARE)).join("\n")).toBe("");
  },
);

test.each(["csv", "json"] as const)(
  "a file of %s is read in turns, in a time that grows with its length, whatever it is full of",
  async (format) => {
    expect((await findSlowFiles(format, SHARE)).join("\n")).toBe("");
  },
);
