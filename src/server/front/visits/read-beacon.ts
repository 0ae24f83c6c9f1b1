import { readPageCode } from "#domain/contact/contact-ref";
import { findSource, VISIT_KINDS, type VisitKind } from "#domain/counts/visit-kind";
import type { Counted } from "../../counts/visit-memory";

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
