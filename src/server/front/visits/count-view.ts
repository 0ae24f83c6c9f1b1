import type { IncomingMessage } from "node:http";
import proxyAddr from "@fastify/proxy-addr";
import { findSource } from "#domain/counts/visit-kind";
import type { FrontServerParts } from "../front-server-parts";
import { isPersonsBrowser } from "./persons-browser";

/**
 * Counts a page that is shown to somebody, whoever that is. Browsers say when a person opens a document, and when
 * they fetch one ahead, which is perhaps never looked at; older ones say neither, and their script tells of the page.
 */
export function countView(
  { siteHost, visits, isTrustedProxy }: Pick<FrontServerParts, "siteHost" | "visits" | "isTrustedProxy">,
  request: IncomingMessage,
  page: number | undefined,
): void {
  const { headers } = request;
  if (headers["sec-fetch-dest"] !== "document" || page === undefined) return;
  if (headers["sec-purpose"] !== undefined || request.method !== "GET" || !isPersonsBrowser(headers["user-agent"])) return;
  const source = findSource(hostOf(headers.referer), [siteHost, headers.host ?? ""]);
  visits.count({ page, kind: "view", source }, proxyAddr(request, isTrustedProxy));
}

/** @example hostOf("https://www.google.com/search?q=motor") // "www.google.com" */
function hostOf(referrer = ""): string {
  return referrer.split("/")[2] ?? "";
}
