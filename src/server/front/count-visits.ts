import type { IncomingMessage, ServerResponse } from "node:http";
import proxyAddr from "@fastify/proxy-addr";
import { isbot } from "isbot";
import { readPageCode } from "#domain/contact/contact-ref";
import { findSource, VISIT_KINDS, type VisitKind } from "#domain/counts/visit-kind";
import type { Counted } from "../counts/visit-memory";
import { countAnswer } from "../metrics/counts";
import { announcedBytes } from "./bodies/read-body";
import type { FrontServerParts } from "./front-server-parts";
import { isCrossOriginWrite } from "./request-origin";

/** Where a page's script tells what happened on it. */
const BEACON_PATH = "/contar";
/** What the script sends has half as many. */
const MAX_BYTES = 200;
/** For all of it to come. */
const WITHIN_MS = 10_000;
/** Beacons that are looked at, of all visitors together; the site has a thousandth of them on a good day. */
const MAX_A_SECOND = 5000;

/** What other answers say besides is of no use to one that nobody sees, and every page would pay for it. */
const HEADERS = ["cache-control", "no-store", "x-content-type-options", "nosniff"];

type VisitParts = Pick<FrontServerParts, "siteHost" | "visitCounts" | "isTrustedProxy">;
type BeaconParts = VisitParts & Pick<FrontServerParts, "siteUrl" | "accounts">;

/**
 * Answers what pages' scripts tell, before anybody else sees the request: always the same, whether it was counted or not.
 * Robots, the panel's people and other sites are not; nothing is kept of who told it, no line in the log either.
 * @returns whether a request was one.
 */
export function createBeaconAnswer(parts: BeaconParts, maxASecond = MAX_A_SECOND) {
  const isTooMany = boundPerSecond(maxASecond);

  function end(response: ServerResponse, more: readonly string[] = []): void {
    countAnswer("other", 204);
    response.writeHead(204, [...HEADERS, ...more]).end();
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.url !== BEACON_PATH || request.method !== "POST") return false;
    const bytes = announcedBytes(request);
    // More of it may be coming.
    if (bytes === "unknown" || !(bytes <= MAX_BYTES)) end(response, ["connection", "close"]);
    else {
      const isRead = !isTooMany();
      let text = "";
      request.setEncoding("latin1").on("data", (part: string) => {
        text += part;
      });
      const deadline = setTimeout(() => request.socket.destroy(), WITHIN_MS);
      request.once("close", () => clearTimeout(deadline));
      request.on("end", () => {
        if (isRead && isOfSomebody(parts, request)) countTold(parts, text, request);
        end(response);
      });
    }
    return true;
  };
}

/** A person who is none of the panel's, on a page of this site. */
function isOfSomebody({ siteUrl, accounts }: BeaconParts, { headers }: IncomingMessage): boolean {
  const isToldByBrowser = headers.origin !== undefined || headers["sec-fetch-site"] === "same-origin";
  if (!isToldByBrowser || isCrossOriginWrite("POST", headers, siteUrl)) return false;
  return isPersonsBrowser(headers["user-agent"]) && !accounts.mayBeSomebody(headers.cookie);
}

function countTold({ siteHost, visitCounts, isTrustedProxy }: VisitParts, text: string, request: IncomingMessage): void {
  const told = readBeacon(text, [siteHost, request.headers.host ?? ""]);
  if (told) visitCounts.count(told, proxyAddr(request, isTrustedProxy));
}

function boundPerSecond(most: number): () => boolean {
  let second = 0;
  let count = 0;
  return () => {
    const now = Math.floor(performance.now() / 1000);
    if (now !== second) [second, count] = [now, 0];
    count += 1;
    return count > most;
  };
}

/** What a browser may tell: what the server saw, it knows itself. */
const TOLD: ReadonlySet<string> = new Set(VISIT_KINDS.filter((kind) => kind !== "view"));

/**
 * What the page's script tells: what happened, the code of the page, the host it was reached from; undefined for what is
 * none of it. A number that no page has is found out when it is written.
 * @example readBeacon("chat:hero FHJ www.google.com", [])
 */
export function readBeacon(text: string, ownHosts: readonly string[]): Counted | undefined {
  const [kind = "", code = "", host = "", ...more] = text.split(" ");
  const page = /^[A-Z2-9]{3,6}$/.test(code) ? readPageCode(code) : undefined;
  if (page === undefined || !TOLD.has(kind) || more.length > 0) return undefined;
  return { page, kind: kind as VisitKind, source: findSource(host, ownHosts) };
}

/**
 * Counts a page that is shown to somebody, whoever that is. Browsers say when a person opens a document, and when
 * they fetch one ahead, which is perhaps never looked at; older ones say neither, and their script tells of the page.
 */
export function countView(parts: VisitParts, request: IncomingMessage, page: number | undefined): void {
  const { siteHost, visitCounts, isTrustedProxy } = parts;
  const { headers } = request;
  if (headers["sec-fetch-dest"] !== "document" || page === undefined) return;
  if (headers["sec-purpose"] !== undefined || request.method !== "GET" || !isPersonsBrowser(headers["user-agent"])) return;
  const source = findSource(hostOf(headers.referer), [siteHost, headers.host ?? ""]);
  visitCounts.count({ page, kind: "view", source }, proxyAddr(request, isTrustedProxy));
}

/** @example hostOf("https://www.google.com/search?q=motor") // "www.google.com" */
const hostOf = (referrer = ""): string => referrer.split("/")[2] ?? "";

/** What browsers have begun their name with for thirty years; Opera's oldest phones their own way. */
const BROWSER = /^(Mozilla|Opera)\/\d/;

/** Whether a request says that it is of a browser, and of none that a program drives. */
function isPersonsBrowser(userAgent = ""): boolean {
  return BROWSER.test(userAgent) && !isbot(userAgent);
}
