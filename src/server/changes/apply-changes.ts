import type { PurgeTags } from "../page-cache/cache-tags";
import type { Change } from "./change";
import { listOldTags } from "./purge-rule";

interface Hearers {
  purge: PurgeTags;
  /** The pages of the menu may be others. */
  lookAtMenu: () => void;
  /** Something about a run changed. */
  notifyRun: (jobId: string) => void;
  /** A run may be free to be worked on. */
  wakeRunner: () => void;
}

/** Does in this process what changes by others make necessary: all of a moment at once, for each may be there often. */
export function applyChanges(changes: readonly Change[], { purge, lookAtMenu, notifyRun, wakeRunner }: Hearers): void {
  const tags = listOldTags(changes, () => false);
  if (tags.length > 0) purge(tags);
  if (changes.some(({ kind }) => kind === "page")) lookAtMenu();
  for (const id of new Set(changes.flatMap((change) => (change.kind === "run" || change.kind === "title" ? change.id : [])))) notifyRun(id);
  if (changes.some(({ kind }) => kind === "run" || kind === "all")) wakeRunner();
}
