import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { wording } from "#content/wording";
import { createLiveContent } from "#server/content/live-content";
import { createSitePages } from "#server/counts/site-pages";
import { createOwnerValues } from "#server/owner-values/owner-values";
import { readSettings } from "#server/settings/settings";
import { placeGroups } from "#support/content/facts";
import { register as business } from "#support/content/register";
import { createDatabase } from "#support/database/database";
import { makeTemporaryFolder } from "#support/machine/temporary-folder";

const PRICE = "fact/plans.solo.price";
const files = { business, placeGroups, topicCategories: [], entries: [], texts: new Map([["frases", wording]]) };

test("what is read again after a failure never takes the place of what was committed since", async () => {
  const connection = await createDatabase();
  const ownerValues = createOwnerValues(connection);
  const { promise: gate, resolve: release } = Promise.withResolvers<void>();
  const seen: string[] = [];
  const readOld = async () => {
    const old = await ownerValues.readAll();
    seen.push("again");
    await gate;
    seen.push("again ends");
    return old;
  };
  const reads = [ownerValues.readAll, () => Promise.reject(new Error("database away")), readOld];
  const readLast = () => {
    seen.push("after the commit");
    return ownerValues.readAll();
  };
  const content = await createLiveContent({
    files,
    ownerValues: { ...ownerValues, readAll: () => (reads.shift() ?? readLast)() },
    db: connection.db,
    sitePages: createSitePages(connection.db),
    settings: readSettings({ DATA_DIR: makeTemporaryFolder() }),
    purge: () => {},
    log: { error: () => {} },
  });
  onTestFinished(() => content.stop());
  await content.refresh();
  await expect.poll(() => seen).toEqual(["again"]);
  await ownerValues.save([{ path: PRICE, value: 900, seenVersion: 0 }], "ana@exemplo.com.br");
  const refreshed = content.refresh();
  await nextTurn();
  release();
  await refreshed;
  await content.stop();
  expect(seen).toEqual(["again", "again ends", "after the commit"]);
  expect(content.current.facts.texts["plano-solo-preco"]).toBe("R$ 900");
});
