import type { Accounts } from "../accounts/accounts";
import type { VisitCounts } from "../counts/visit-counts";
import type { Log, Logs } from "../log/log";
import type { CachedPages } from "../page-cache/cached-pages";
import type { PhotoSources } from "../photos/photo-answer";
import type { VoicePhotos } from "../voices/voice-photos";
import type { AstroRenderer } from "./astro-renderer";

/** What the front server works with. */
export interface FrontServerParts extends PhotoSources {
  siteUrl: string;
  /** Of `siteUrl`. */
  siteHost: string;
  clientDir: string;
  /** Whose `X-Forwarded-For` tells the client's address. */
  trustedProxies: readonly string[];
  log: Log;
  logHit: Logs["logHit"];
  pages: CachedPages;
  renderer: AstroRenderer;
  accounts: Pick<Accounts, "mayBeSomebody" | "findAdministrator">;
  /** Opens the larger bodies that customers may send. */
  voicePhotos: Pick<VoicePhotos, "mayUpload">;
  visits: Pick<VisitCounts, "count">;
  /** Sent with every answer. */
  siteHeaders: Readonly<Record<string, string>>;
  /** Proves to search engines whose site this is. */
  readIndexNowKey: () => string | undefined;
  /** What keeps the database from serving, as who watches the site is told; undefined when nothing does. */
  findDatabaseTrouble: () => Promise<"away" | "damaged" | undefined>;
  /** The database could not be reached, read or written a moment ago. */
  hadDatabaseTroubleLately: () => boolean;
}
