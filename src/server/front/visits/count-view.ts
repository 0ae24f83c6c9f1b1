import type { IncomingMessage } from "node:http";
import { isbot } from "isbot";
import { findSource } from "#domain/counts/visit-source";
import type { FrontServerParts } from "../front-server-parts";

/**
 * Counts a page that is shown to somebody, whoever that is. Browsers say when a person opens a document, and when
 * they fetch one ahead, which is perhaps never looked at; older ones say neither, and their script tells of the page.
 */
export function countView(
  { siteHost, visits }: Pick<FrontServerParts, "siteHost" | "visits">,
  request: IncomingMessage,
  page: number | undefined,
): void {
  const { headers } = request;
  if (headers["sec-fetch-dest"] !== "document" || page === undefined) return;
  if (headers["sec-purpose"] !== undefined || request.method !== "GET" || isbot(headers["user-agent"])) return;
  visits.count({ page, kind: "view", source: findSource(hostOf(headers.referer), [siteHost, headers.host ?? ""]) });
}

/** @example hostOf("https://www.google.com/search?q=motor") // "www.google.com" */
function hostOf(referrer = ""): string {
  return referrer.split("/")[2] ?? "";
}
