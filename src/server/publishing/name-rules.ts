import { createHash } from "node:crypto";
import type { MunicipalityList } from "#domain/coverage/area/brazil";
import type { SiteContent } from "../content/site-content";
import { listAuthoredTexts } from "./authored-texts";

/** Another name for other rules, and for other data, register or texts that pages are judged by. */
export function nameRules(rules: string, content: SiteContent, municipalities: MunicipalityList, ...more: readonly unknown[]): string {
  const { knowledge, ...facts } = content.facts;
  const authored = listAuthoredTexts(content).map(({ path, read }) => [path, read()]);
  return createHash("sha256")
    .update(JSON.stringify([rules, { ...content, facts }, [...knowledge.entries.values()], municipalities, authored, ...more]))
    .digest("base64url");
}
