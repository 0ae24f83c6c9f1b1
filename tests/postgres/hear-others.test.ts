import { expect, onTestFinished, test } from "vitest";
import { hearOthers } from "#server/changes/hear-others";
import { readSettings } from "#server/settings/settings";
import { createMigratedDatabase } from "#support/database/database";
import { makeTemporaryFolder } from "#support/machine/temporary-folder";

const nothing = () => {};

test("what others changed before anybody listened is taken up when somebody does", async () => {
  const databaseUrl = await createMigratedDatabase();
  let refreshes = 0;
  const listener = await hearOthers({
    settings: { ...readSettings({ DATA_DIR: makeTemporaryFolder() }), databaseUrl },
    log: { warn: nothing, error: nothing, info: nothing },
    connection: { clientName: "abre-facil:test" },
    purge: nothing,
    menu: { read: async () => [] },
    refresh: async () => {
      refreshes += 1;
    },
    jobEvents: { notify: nothing },
    jobRunner: { wake: nothing },
  });
  onTestFinished(() => listener.stop());
  expect(refreshes).toBe(1);
});
