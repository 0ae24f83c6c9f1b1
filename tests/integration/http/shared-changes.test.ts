import { expect } from "vitest";
import { OLD_SCREEN } from "#domain/panel/call-key";
import { GUARDED, listActions, SAFETY } from "#support/site/actions";
import { test } from "#support/site/stage";

/** How calls that make something are called. */
const MAKES = /\.(create|add|invite|start|bring|make|copy|saveCopy|retry\w*|new\w*|import\w*)$/;

test("of every action it is said what keeps two devices apart, once", () => {
  const said = [...SAFETY.reads, ...SAFETY.keyed, ...Object.keys(SAFETY.over), ...Object.keys(SAFETY.neither)];
  expect(said.toSorted()).toEqual(listActions().toSorted());
});

test("whatever makes something is keyed, by its definition", () => {
  const keyed = listActions("defineKeyedCall");
  expect(SAFETY.keyed.filter((action) => !keyed.includes(action))).toEqual([]);
  expect(listActions().filter((action) => MAKES.test(action) && !keyed.includes(action))).toEqual([]);
  // What is keyed besides changes something over a version: sent again it would be refused.
  expect(keyed.filter((action) => !SAFETY.keyed.includes(action) && !(action in SAFETY.over))).toEqual([]);
});

test("without its key nothing is made", async ({ stage: { client } }) => {
  for (const action of listActions("defineKeyedCall")) {
    const { callKey: _, ...input } = GUARDED[action] as Record<string, unknown>;
    const answer = await client.post(`/_actions/${action}`, input);
    expect([answer.status, await answer.text()], action).toEqual([400, expect.stringContaining(OLD_SCREEN)]);
  }
});

test("what does not say over what it was made changes nothing", async ({ stage: { client } }) => {
  for (const [action, part] of Object.entries(SAFETY.over)) {
    const answer = await client.post(`/_actions/${action}`, without(GUARDED[action], part.split(".")));
    expect([answer.status, await answer.text()], action).toEqual([400, expect.stringContaining("AstroActionInputError")]);
  }
});

function without(input: unknown, [name = "", ...rest]: readonly string[]): unknown {
  const copy = structuredClone(input) as Record<string, unknown>;
  if (rest.length === 0) delete copy[name];
  else copy[name] = without(copy[name], rest);
  return copy;
}
