import { setTimeout as sleep } from "node:timers/promises";
import type { SitePages } from "../counts/site-pages";
import type { Database } from "../database/database";
import type { Log } from "../log/log";
import type { OwnerValue, OwnerValues } from "../owner-values/owner-values";
import { EVERYTHING_TAG, type PurgeTags } from "../page-cache/cache-tags";
import type { Settings } from "../settings/settings";
import { readShownTeam } from "../team/team";
import { readPublishedVoices } from "../voices/voice-row";
import { readPublicWorks } from "../works/works";
import type { ContentFiles } from "./content-files";
import { TEXT } from "./lay-texts";
import { buildSiteContent, type SiteContent } from "./site-content";

interface LiveContentParts {
  db: Database;
  files: ContentFiles;
  ownerValues: OwnerValues;
  sitePages: Pick<SitePages, "addPagesOf">;
  settings: Settings;
  purge: PurgeTags;
  log: Pick<Log, "error">;
}

export type LiveContent = Awaited<ReturnType<typeof createLiveContent>>;

const FIRST_DELAY_MS = 250;
const MAX_DELAY_MS = 5000;

/** What the site says now. It is read once a change, whole, and replaced whole: no reader sees half of one. */
export async function createLiveContent({ db, files, ownerValues, sitePages, settings, purge, log }: LiveContentParts) {
  const stopping = new AbortController();

  async function build(values: readonly OwnerValue[], texts = files.texts): Promise<SiteContent> {
    // What customers said, what was done for them and by whom, as visitors may read it.
    const proof = { voices: await readPublishedVoices(db), works: await readPublicWorks(db), team: await readShownTeam(db) };
    return buildSiteContent({ ...files, texts }, { ownerValues: values, ...proof }, settings);
  }

  async function read(): Promise<SiteContent> {
    const content = await build(await ownerValues.readAll());
    await sitePages.addPagesOf(content.pages);
    return content;
  }

  let current = await read();
  let reading: Promise<boolean> = Promise.resolve(true);
  let retrying: Promise<void> | undefined;

  async function readAnew(): Promise<boolean> {
    try {
      current = await read();
      // Only now: what is rendered since the change is committed and before it is read must not be kept.
      purge([EVERYTHING_TAG]);
      return true;
    } catch (error) {
      log.error({ err: error }, "the owner's values cannot be read");
      return false;
    }
  }

  /** One after the other, so that what was read earlier never takes the place of what was read later. */
  function readInTurn(): Promise<boolean> {
    reading = reading.then(readAnew);
    return reading;
  }

  async function retry(): Promise<void> {
    for (let delayMs = FIRST_DELAY_MS; !stopping.signal.aborted; delayMs = Math.min(delayMs * 2, MAX_DELAY_MS)) {
      await sleep(delayMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
      if (await readInTurn()) break;
    }
    retrying = undefined;
  }

  return {
    files,

    get current(): SiteContent {
      return current;
    },

    /** What the site would say with other values of the owner. */
    async lookAhead(values: readonly Pick<OwnerValue, "path" | "value">[]): Promise<SiteContent> {
      const others = values.map(({ path, value }) => ({ path, value, base: null, version: 0, savedBy: "", savedAt: new Date() }));
      const paths = new Set(values.map(({ path }) => path));
      const kept = (await ownerValues.readAll()).filter(({ path }) => !paths.has(path));
      return await build([...kept, ...others]);
    },

    /** What the site would say if a document said something else, be that within its bounds or not. */
    async previewText(path: string, text: unknown): Promise<SiteContent> {
      const others = (await ownerValues.readAll()).filter((value) => value.path !== TEXT + path);
      return await build(others, new Map([...files.texts, [path, text]]));
    },

    /**
     * Takes up what was committed before it was called, here or by another process, and expires every kept page. Where
     * the database is away it is read again until it answers; the site goes on saying what it said.
     */
    async refresh(): Promise<void> {
      if (!(await readInTurn())) retrying ??= retry();
    },

    async stop(): Promise<void> {
      stopping.abort();
      await retrying;
    },
  };
}
