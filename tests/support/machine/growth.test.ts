import { expect, test } from "vitest";
import { expectAtMost, expectLinear, fillText } from "./growth";

/** Looks at each sign once. */
function countSpaces(text: string): number {
  let count = 0;
  for (let place = 0; place < text.length; place += 1) if (text.charCodeAt(place) === 32) count += 1;
  return count;
}

/** Looks at each pair of signs. */
function countPairs(text: string): number {
  let count = 0;
  for (let one = 0; one < text.length; one += 1)
    for (let other = 0; other < text.length; other += 1) if (text.charCodeAt(one) === text.charCodeAt(other)) count += 1;
  return count;
}

/** Tries at every sign anew, as far as the text goes. */
const countEnds = (text: string) => text.replace(/a+$/gm, "").length;

test.each([200, 20_000, 2_000_000])("what looks at each sign once passes, also at %d signs", async (largest) => {
  await expectLinear((length) => countSpaces(fillText("a b", length)), largest);
  await expectLinear((length) => fillText("a,b;", length).split(/[,;]/).sort(), largest);
});

test("what takes the same time whatever its size passes", async () => {
  await expectLinear(() => countSpaces(fillText("a b", 1000)), 20_000);
  await expectLinear(() => undefined, 20_000);
});

test.each([
  ["a loop in a loop", (length: number) => countPairs(fillText("ab", length))],
  ["an expression that tries again", (length: number) => countEnds(`${fillText("a", length)}b`)],
  ["one that waits", async (length: number) => countPairs(fillText("ab", await length))],
])("%s is found to grow faster, however quick the machine", async (what, work) => {
  await expect(expectLinear(work, 4000, what)).rejects.toThrow(`"${what}", 8 times as large, takes more than 24 times as long`);
});

test("two works are compared by what each takes, whichever is the longer", async () => {
  const [short, long] = [() => countPairs(fillText("ab", 300)), () => countPairs(fillText("ab", 1200))];
  await expectAtMost(40, long, short);
  await expectAtMost(1, short, long);
  await expect(expectAtMost(4, long, short, "A longer text")).rejects.toThrow("A longer text takes more than 4 times as long");
});

test("a text is as long as asked", () => {
  expect([fillText("abc", 7), fillText("abcd", 2), fillText("a", 0)]).toEqual(["abcabca", "ab", ""]);
});
