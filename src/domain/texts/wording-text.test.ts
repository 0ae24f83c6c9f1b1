import { expect, test } from "vitest";
import { customerWording } from "./wording/customer-wording";
import { estimateWording } from "./wording/estimate-wording";
import { frameWording } from "./wording/frame-wording";
import { pageWording } from "./wording/page-wording";
import { wordingSchema } from "./wording-text";

test("no two files of wording share a name, of which one would be lost", () => {
  const names = [frameWording, estimateWording, pageWording, customerWording].flatMap((wording) => Object.keys(wording));
  expect(names.toSorted()).toEqual(Object.keys(wordingSchema.shape).toSorted());
});
