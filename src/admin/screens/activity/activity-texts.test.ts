import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { describeAction, describeSubject, nameAction } from "./activity-texts";

/** Every text in the files of a folder that looks like an action's name. */
function findActions(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));
  return names.flatMap((name) =>
    [...readFileSync(`${folder}/${name}`, "utf8").matchAll(/"([a-z-]+\.[a-z-]+)"/g)].map(([, action]) => action as string),
  );
}

test("every action that is recorded has its words", () => {
  const actions = [...findActions("src/actions"), ...findActions("src/server/cli"), ...findActions("src/server/transfer")];
  expect(actions.length).toBeGreaterThan(10);
  expect(actions.filter((action) => describeAction(action) === action)).toEqual([]);
});

test("an unknown action is shown by its name", () => {
  expect(describeAction("lamp.lit")).toBe("lamp.lit");
  expect(describeAction("constructor")).toBe("constructor");
  expect(nameAction("page.updated")).toBe("Alterou a página");
});

test("a subject that says nothing new is left out", () => {
  expect(describeSubject({ actor: "a@b.co", subject: "a@b.co" })).toBeUndefined();
  expect(describeSubject({ actor: "a@b.co", subject: "bulk-presets" })).toBe("Páginas em lote");
  expect(describeSubject({ actor: "a@b.co", subject: "Portão" })).toBe("Portão");
});
