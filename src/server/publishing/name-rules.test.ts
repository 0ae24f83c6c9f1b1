import { expect, test } from "vitest";
import { entries } from "#content/conhecimento/entries";
import { wording } from "#content/wording";
import type { Entry } from "#domain/knowledge/entry";
import { readSettings } from "#server/settings/settings";
import { placeGroups } from "#support/content/facts";
import { register as business } from "#support/content/register";
import { makeTemporaryFolder } from "#support/machine/temporary-folder";
import type { ContentFiles } from "../content/content-files";
import { buildSiteContent } from "../content/site-content";
import { nameRules } from "./name-rules";

const files = { business, placeGroups, topicCategories: [], entries, texts: new Map([["frases", wording]]) };
const acre = { AC: { state: "Acre", names: "Rio Branco|Acrelândia" } };

function name({
  municipalities = acre,
  rules = "rules.mjs",
  ...changed
}: Partial<ContentFiles> & { municipalities?: typeof acre; rules?: string }) {
  const settings = readSettings({ DATA_DIR: makeTemporaryFolder() });
  const voices = { shown: [], ratings: [] };
  return nameRules(
    rules,
    buildSiteContent({ ...files, ...changed }, { ownerValues: [], voices, works: [], team: [] }, settings),
    municipalities,
  );
}

const [first, ...others] = structuredClone(entries) as [Entry, ...Entry[]];

test("the same rules over the same data have the same name", () => {
  expect(name({ entries: [first, ...others] })).toBe(name({}));
});

test.each([
  ["rules", { rules: "other.mjs" }],
  ["a text of the knowledge", { entries: [{ ...first, brief: [...first.brief, "Outra frase."] }, ...others] }],
  ["a name of the knowledge", { entries: [{ ...first, aliases: [...first.aliases, "outro nome"] }, ...others] }],
  ["a municipality", { municipalities: { AC: { ...acre.AC, names: "Rio Branco" } } }],
  ["a fact", { business: { ...business, identity: { ...business.identity, tradeName: "Outra" } } }],
])("another name asks all pages again when %s changes", (_, changed) => {
  expect(name(changed)).not.toBe(name({}));
});
