import { expect } from "vitest";
import { type SiteOptions, startRefusedSite } from "./site";

/** The one line a site says before it gives up. */
export async function refusalOf(options: SiteOptions): Promise<string> {
  const { code, output } = await startRefusedSite(options);
  expect(code).toBe(1);
  expect(output.trim().split("\n"), output).toHaveLength(1);
  return output.trim();
}
