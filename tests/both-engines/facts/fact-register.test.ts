import { expect, test } from "vitest";
import { wording } from "#content/wording";
import { createLiveContent } from "#server/content/live-content";
import { createSitePages } from "#server/counts/site-pages";
import { FactProblemsError } from "#server/facts/fact-changes";
import { createFactRegister } from "#server/facts/fact-register";
import { createOwnerValues, StaleValueError } from "#server/owner-values/owner-values";
import { readSettings } from "#server/settings/settings";
import { placeGroups } from "#support/content/facts";
import { register as written } from "#support/content/register";
import { createDatabase } from "#support/database/database";
import { makeTemporaryFolder } from "#support/machine/temporary-folder";

const ANA = "ana@exemplo.com.br";
const RUI = "rui@exemplo.com.br";
const PRICE = "plans.solo.price";

async function createRegister(env: Record<string, string> = {}) {
  const connection = await createDatabase();
  const settings = readSettings({ DATA_DIR: makeTemporaryFolder(), ...env });
  const ownerValues = createOwnerValues(connection);
  const sitePages = createSitePages(connection.db);
  const purged: string[][] = [];
  const files = { business: written, placeGroups, topicCategories: [], entries: [], texts: new Map([["frases", wording]]) };
  const log = { error: () => {} };
  const start = () =>
    createLiveContent({ db: connection.db, files, ownerValues, sitePages, settings, purge: (tags) => purged.push([...tags]), log });
  const content = await start();
  return { content, ownerValues, purged, start, register: createFactRegister({ content, ownerValues, settings }) };
}

test("a changed field is in the snapshot and its texts when the save resolves, pages are expired, and the rest follows the file", async () => {
  const { register, content, purged } = await createRegister();
  const saved = await register.save([{ path: PRICE, typed: "R$ 900", seenVersion: 0 }], ANA);
  expect(saved).toEqual([{ path: PRICE, label: expect.any(String), before: "R$ 800", after: "R$ 900" }]);
  expect(content.current.facts.texts["plano-solo-preco"]).toBe("R$ 900");
  expect(content.current.business.plans[1]).toEqual(written.plans[1]);
  expect(purged).toEqual([["*"]]);
  const field = (await register.listFields()).find(({ path }) => path === PRICE);
  expect(field).toMatchObject({ text: "R$ 900", factoryText: "R$ 800", version: 1, changed: { by: ANA }, fromEnvironment: undefined });
});

test("a field goes back to what the site came with, and its history says who said what", async () => {
  const { register, content } = await createRegister();
  await register.save([{ path: PRICE, typed: 900, seenVersion: 0 }], ANA);
  await register.save([{ path: PRICE, typed: null, seenVersion: 1 }], RUI);
  expect(content.current.facts.texts["plano-solo-preco"]).toBe("R$ 800");
  expect((await register.listRevisions(PRICE)).map(({ text, savedBy }) => [text, savedBy])).toEqual([
    ["R$ 800", RUI],
    ["R$ 900", ANA],
  ]);
});

test("values that break a rule are refused by field, and nothing is saved", async () => {
  const { register, ownerValues } = await createRegister();
  const refused = await register
    .save(
      [
        { path: PRICE, typed: "muito", seenVersion: 0 },
        { path: "contact.phone", typed: "(11) 1234", seenVersion: 0 },
        { path: "identity.tradeName", typed: "Outro Nome", seenVersion: 0 },
        { path: "identity.constructor", typed: "x", seenVersion: 0 },
      ],
      ANA,
    )
    .catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(FactProblemsError);
  expect((refused as FactProblemsError).problems.map(({ path }) => path)).toEqual([PRICE, "contact.phone", "identity.constructor"]);
  const [visit] = written.hours.visits;
  const reversed = register.save([{ path: `hours.visits.${visit?.id}.closes`, typed: "07:00", seenVersion: 0 }], ANA);
  await expect(reversed).rejects.toBeInstanceOf(FactProblemsError);
  expect(await ownerValues.readAll()).toEqual([]);
});

test("of two people who change one field the second is told; what they change apart goes together or is refused", async () => {
  const { register, ownerValues } = await createRegister();
  await register.save([{ path: PRICE, typed: 900, seenVersion: 0 }], ANA);
  await expect(register.save([{ path: PRICE, typed: 950, seenVersion: 0 }], RUI)).rejects.toBeInstanceOf(StaleValueError);
  const { min, max } = written.priceRange;
  const both = await Promise.allSettled([
    register.save([{ path: "priceRange.min", typed: max - 1, seenVersion: 0 }], ANA),
    register.save([{ path: "priceRange.max", typed: min + 1, seenVersion: 0 }], RUI),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect((await ownerValues.readAll()).filter(({ path }) => path.startsWith("fact/priceRange"))).toHaveLength(1);
});

test("fields are called by the names that the owner gave", async () => {
  const { register } = await createRegister();
  const saved = await register.save([{ path: "plans.solo.name", typed: "Lua", seenVersion: 0 }], ANA);
  expect(saved).toEqual([{ path: "plans.solo.name", label: "Plano Lua: nome", before: "Solo", after: "Lua" }]);
  expect((await register.listFields()).find(({ path }) => path === PRICE)?.label).toBe("Plano Lua: preço");
});

test("what a save would change is told before it, and a value that was overtaken is refused then already", async () => {
  const { register } = await createRegister();
  const { after, changed } = await register.preview([{ path: PRICE, typed: "900", seenVersion: 0 }]);
  expect(changed).toEqual([{ path: PRICE, label: "Plano Solo: preço", before: "R$ 800", after: "R$ 900" }]);
  expect(after.facts.texts["plano-solo-preco"]).toBe("R$ 900");
  await register.save([{ path: PRICE, typed: 950, seenVersion: 0 }], RUI);
  const overtaken = await register.preview([{ path: PRICE, typed: "900", seenVersion: 0 }]).catch((error: unknown) => error);
  expect(overtaken).toBeInstanceOf(StaleValueError);
  const told = { path: PRICE, label: "Plano Solo: preço", text: "R$ 950", by: RUI, at: expect.any(Date), version: 1 };
  expect(register.describeOthers((overtaken as StaleValueError).changed)).toEqual([told]);
});

test("a field that was read before an older copy was restored is told as changed, not as an error", async () => {
  const { register } = await createRegister();
  const change = { path: PRICE, typed: "R$ 900", seenVersion: 7 };
  for (const attempt of [() => register.preview([change]), () => register.save([change], ANA)]) {
    const stale: unknown = await attempt().catch((error: unknown) => error);
    expect(stale).toBeInstanceOf(StaleValueError);
    expect(register.describeOthers((stale as StaleValueError).changed)).toMatchObject([{ path: PRICE, text: "R$ 800", version: 0 }]);
  }
  expect(await register.save([{ ...change, seenVersion: 0 }], ANA)).toHaveLength(1);
});

test("a save that is sent twice does its work once, and the second answer is no refusal", async () => {
  const { register } = await createRegister();
  const changes = [{ path: PRICE, typed: "R$ 900", seenVersion: 0 }];
  expect(await register.save(changes, ANA)).toHaveLength(1);
  expect(await register.preview(changes)).toMatchObject({ changed: [{ before: "R$ 900", after: "R$ 900" }] });
  expect(await register.save(changes, ANA)).toEqual([]);
  expect(await register.listRevisions(PRICE)).toHaveLength(1);
});

test("a setting of the environment wins over its field, and the field says so", async () => {
  const { register, content } = await createRegister({ CONTACT_PHONE: "5511911112222" });
  await register.save([{ path: "contact.phone", typed: "(11) 93333-4444", seenVersion: 0 }], ANA);
  expect(content.current.contact.phone).toBe("5511911112222");
  const field = (await register.listFields()).find(({ path }) => path === "contact.phone");
  expect(field).toMatchObject({ value: "5511933334444", env: "CONTACT_PHONE", fromEnvironment: "(11) 91111-2222" });
});

test("what this release cannot use is kept and left out, and the rest is used", async () => {
  const { ownerValues, start, content, register } = await createRegister();
  const changes = { "plans.lua.price": 700, "plans.solo.price": -5, "priceRange.min": 90_000, "identity.tradeName": "Portões do Zé" };
  await ownerValues.save(
    Object.entries(changes).map(([path, value]) => ({ path: `fact/${path}`, value, seenVersion: 0 })),
    ANA,
  );
  const { current } = await start();
  expect(current.business).toEqual({ ...written, identity: { ...written.identity, tradeName: "Portões do Zé" } });
  expect(current.unusedFacts.map(({ path }) => path)).toEqual(["fact/plans.lua.price", "fact/plans.solo.price", "fact/priceRange.min"]);
  await content.refresh();
  expect(register.listUnused()).toMatchObject([
    { path: "plans.lua.price", label: "plans.lua.price", text: "700", by: ANA },
    { path: PRICE, label: "Plano Solo: preço", text: "R$ -5" },
    { path: "priceRange.min", text: "R$ 90.000" },
  ]);
  expect(await register.forgetUnused("plans.lua.price", 1, RUI)).toMatchObject({ text: "700" });
  expect(await register.forgetUnused("identity.tradeName", 1, RUI)).toBeUndefined();
  expect(register.listUnused().map(({ path }) => path)).toEqual([PRICE, "priceRange.min"]);
});

test("what is said of a word of titles is in the register, the last answer alone, and can be taken back", async () => {
  const { register, content } = await createRegister();
  await register.answerWord("zodiacal", true, ANA);
  expect(content.current.facts.business.trade).toMatchObject({ words: ["zodiacal"], otherWords: [] });
  const changed = await register.answerWord("Zodiacal", false, RUI);
  expect(changed.map(({ path }) => path).sort()).toEqual(["trade.otherWords", "trade.words"]);
  expect(content.current.facts.business.trade).toMatchObject({ words: [], otherWords: ["Zodiacal"] });
  await register.answerWord("zodiacal", null, ANA);
  expect(content.current.facts.business.trade).toMatchObject({ words: [], otherWords: [] });
});
