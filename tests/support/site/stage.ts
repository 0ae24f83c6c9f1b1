import { rmSync } from "node:fs";
import { sql } from "kysely";
import { test as plainTest } from "vitest";
import { querySite } from "#support/database/database";
import { AdminClient } from "./client";
import { type Site, startSite } from "./site";

export interface Stage {
  /** With the settings that every test's site gets. */
  site: Site;
  /** Signed in as long as the worker lives: a session that a test ends is one of its own. */
  client: AdminClient;
}

/** How a worker ends that nobody asked to clean up. */
const SUDDEN_ENDS = ["SIGHUP", "SIGINT", "SIGTERM"] as const;

/**
 * Tests on a site that the files of a worker share, which start none of their own: each makes its rows under names that no
 * other file has, and looks at those alone. It is for files that neither change what all pages say (register, texts,
 * settings), nor stop the site, nor count what is in it. Taken in `test.beforeAll(({ stage }) => …)`.
 */
export const test = plainTest
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of fixtures from this pattern
  .extend("stage", { scope: "worker" }, async ({}, { onCleanup }): Promise<Stage> => {
    const site = await startSite();
    const forget = endSuddenlyWith(site);
    onCleanup(async () => {
      forget();
      // Nobody reads how it ends.
      await site.stop("SIGKILL");
    });
    return { site, client: await AdminClient.signedIn(site) };
  })
  // All come from one address, whose wrong passwords count together.
  .extend("freshDoor", { scope: "file", auto: true }, async ({ stage }) => {
    await forgetSignIns(stage.site);
  });

/** Lets everybody try again who was wrong too often. */
export async function forgetSignIns(site: Site): Promise<void> {
  await querySite(site, sql`delete from sign_in_attempts`);
}

/** Lets neither the site nor its folder outlive a worker that is ended from outside, or whose run has died. */
function endSuddenlyWith(site: Site): () => void {
  const end = () => {
    process.kill(site.pid, "SIGKILL");
    rmSync(site.dataDir, { recursive: true, force: true });
  };
  const endBy = (signal: NodeJS.Signals) => {
    forget();
    end();
    process.kill(process.pid, signal);
  };
  const forget = () => {
    process.off("disconnect", end);
    for (const signal of SUDDEN_ENDS) process.off(signal, endBy);
  };
  process.once("disconnect", end);
  for (const signal of SUDDEN_ENDS) process.once(signal, endBy);
  return forget;
}
