import { expect, test } from "vitest";
import { createOwnerValues, StaleValueError } from "#server/owner-values/owner-values";
import { createDatabase } from "#support/database/database";

const PRICE = "fact/plans.solo.price";
const ANA = "ana@exemplo.com.br";
const RUI = "rui@exemplo.com.br";

test("a value is saved over the file's, in versions, and goes back to it", async () => {
  const values = createOwnerValues(await createDatabase());
  expect(await values.save([{ path: PRICE, value: 900, base: 800, seenVersion: 0 }], ANA)).toMatchObject([
    { version: 1, value: 900, base: 800 },
  ]);
  await values.save([{ path: PRICE, value: 950, base: 800, seenVersion: 1 }], RUI);
  await values.save([{ path: PRICE, value: null, seenVersion: 2 }], ANA);
  expect(await values.readAll()).toMatchObject([{ path: PRICE, value: null, version: 3, savedBy: ANA }]);
  expect((await values.listRevisions(PRICE)).map(({ value, savedBy }) => [value, savedBy])).toEqual([
    [null, ANA],
    [950, RUI],
    [900, ANA],
  ]);
});

test("what was written over another version is refused whole, with who was there first", async () => {
  const values = createOwnerValues(await createDatabase());
  await values.save([{ path: PRICE, value: 900, seenVersion: 0 }], ANA);
  const changes = [
    { path: "fact/identity.since", value: 2001, seenVersion: 0 },
    { path: PRICE, value: 990, seenVersion: 0 },
  ];
  const refused = await values.save(changes, RUI).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(StaleValueError);
  expect((refused as StaleValueError).changed).toMatchObject([{ path: PRICE, value: 900, savedBy: ANA, version: 1 }]);
  expect(await values.readAll()).toHaveLength(1);
});

test("the same save sent twice, or at once by two, is one version", async () => {
  const values = createOwnerValues(await createDatabase());
  const change = { path: "text/faq", value: { themes: [] }, seenVersion: 0 };
  const saved = await Promise.all([
    values.save([change], ANA),
    values.save([change], ANA).catch((error: unknown) => error),
    values.save([change], ANA).catch((error: unknown) => error),
  ]);
  expect(saved.flat().filter((one) => !(one instanceof StaleValueError))).toHaveLength(1);
  expect(await values.save([change], ANA)).toEqual([]);
  expect(await values.listRevisions("text/faq")).toHaveLength(1);
});

test("fifty versions of a path are kept", async () => {
  const values = createOwnerValues(await createDatabase());
  for (let version = 0; version < 53; version += 1) await values.save([{ path: PRICE, value: version, seenVersion: version }], ANA);
  const revisions = await values.listRevisions(PRICE);
  expect([revisions.length, revisions.at(-1)?.value]).toEqual([50, 3]);
});
