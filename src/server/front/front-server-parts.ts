import type { Accounts } from "../accounts/accounts";
import type { VisitCounts } from "../counts/visit-counts";
import type { Logs } from "../log/log";
import type { CachedPages } from "../page-cache/cached-pages";
import type { Services } from "../services";
import type { AstroRenderer } from "./astro-renderer";

export interface FrontServerParts extends Pick<Services, "connection" | "content" | "log" | "photoFiles" | "voicePhotos"> {
  accounts: Pick<Accounts, "mayBeSomebody" | "findPerson">;
  visitCounts: Pick<VisitCounts, "count">;
  siteUrl: string;
  siteHost: string;
  clientDir: string;
  /** Whether `X-Forwarded-For` of an address tells the client's own. */
  isTrustedProxy: (address: string, hop: number) => boolean;
  logHit: Logs["logHit"];
  pages: CachedPages;
  renderer: AstroRenderer;
  siteHeaders: Readonly<Record<string, string>>;
}
