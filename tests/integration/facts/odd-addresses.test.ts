import { sql } from "kysely";
import { expect, test } from "vitest";
import { querySite } from "#support/database/database";
import { makeTemporaryFolder } from "#support/machine/temporary-folder";
import { AdminClient } from "#support/site/client";
import { send } from "#support/site/http";
import { startSite } from "#support/site/site";

const VIDEO = "site.heroVideoUrl";
const TAKEN = "https://videos.exemplo.com.br/1?h=2";
const ODD = "https://x.exemplo;sandbox/1";
const policyOf = async (site: { url: string }) => (await send(site, "/")).headers["content-security-policy"];

test("an address says in the policy where it leads and no more; one that an earlier release took is told and not used", async () => {
  const dataDir = makeTemporaryFolder();
  const before = await startSite({ dataDir });
  const client = await AdminClient.signedIn(before);
  const save = (typed: string) => client.ask("register.save", { changes: [{ path: VIDEO, typed, seenVersion: 0 }] });
  expect(await save(ODD)).toMatchObject({ outcome: "refused" });
  expect(await save(TAKEN)).toMatchObject({ outcome: "saved" });
  expect(await policyOf(before)).toContain("frame-src https://videos.exemplo.com.br;");
  await before.stop();

  await querySite({ dataDir }, sql`update owner_values set value = ${JSON.stringify(ODD)} where path = ${`fact/${VIDEO}`}`);
  const after = await startSite({ dataDir });
  try {
    expect(await policyOf(after)).not.toContain("sandbox");
    const again = await AdminClient.signedIn(after);
    expect(await again.ask("register.list")).toMatchObject({ unused: [{ path: VIDEO, text: ODD }] });
  } finally {
    await after.stop();
  }
});
