import type { Accounts } from "../accounts/accounts";
import type { VisitCounts } from "../counts/visit-counts";
import type { Log, Logs } from "../log/log";
import type { CachedPages } from "../page-cache/cached-pages";
import type { PhotoFiles } from "../photos/photo-files";
import type { VoicePhotos } from "../voices/voice-photos";
import type { AstroRenderer } from "./astro-renderer";

export interface FrontServerParts {
  siteUrl: string;
  siteHost: string;
  clientDir: string;
  /** Whether `X-Forwarded-For` of an address tells the client's own. */
  isTrustedProxy: (address: string, hop: number) => boolean;
  log: Log;
  logHit: Logs["logHit"];
  pages: CachedPages;
  renderer: AstroRenderer;
  photoFiles: Pick<PhotoFiles, "find" | "findAny" | "findPicture">;
  accounts: Pick<Accounts, "mayBeSomebody" | "findPerson">;
  voicePhotos: Pick<VoicePhotos, "mayUpload">;
  visits: Pick<VisitCounts, "count">;
  siteHeaders: Readonly<Record<string, string>>;
  /** Proves to search engines whose site this is. */
  readIndexNowKey: () => string | undefined;
  /** What keeps the database from serving, as who watches the site is told; undefined when nothing does. */
  findDatabaseTrouble: () => Promise<"away" | "damaged" | undefined>;
  /** The database could not be reached, read or written a moment ago. */
  hadDatabaseTroubleLately: () => boolean;
}
