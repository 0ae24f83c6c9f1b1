import type { IncomingMessage } from "node:http";
import proxyAddr from "@fastify/proxy-addr";
import { isbot } from "isbot";
import { findSource } from "#domain/counts/visit-kind";
import type { FrontServerParts } from "../front-server-parts";

type ViewParts = Pick<FrontServerParts, "siteHost" | "visits" | "isTrustedProxy">;

/**
 * Counts a page that is shown to somebody, whoever that is. Browsers say when a person opens a document, and when
 * they fetch one ahead, which is perhaps never looked at; older ones say neither, and their script tells of the page.
 */
export function countView(parts: ViewParts, request: IncomingMessage, page: number | undefined): void {
  const { siteHost, visits, isTrustedProxy } = parts;
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

/** What browsers have begun their name with for thirty years; Opera's oldest phones their own way. */
const BROWSER = /^(Mozilla|Opera)\/\d/;

/** Whether a request says that it is of a browser, and of none that a program drives. */
export function isPersonsBrowser(userAgent = ""): boolean {
  return BROWSER.test(userAgent) && !isbot(userAgent);
}
