import { generatedPagePath } from "#domain/page/generated-page";
import { lastDayOf, toPageDates } from "#domain/site/page";
import { MAX_URLS_PER_SITEMAP, type SitemapEntry } from "#domain/site/sitemap";
import type { Connection } from "../../database/database";
import { readBatches } from "../../database/read-batches";
import { publicPages } from "../page-row";
import { BLOCK_SIZE, listFileDays } from "./page-blocks";

/** Rows read at a time, so that memory stays flat however many pages there are. */
const BATCH = 1000;

/**
 * Generated pages are filed by the number they got when saved: a new page changes only the last file. A page that is
 * public no more still moves its file's day; a draft nobody has seen does not.
 */
export async function listSitemapFiles({ db }: Connection): Promise<{ path: string; updatedAt?: Date }[]> {
  const days = await listFileDays(db, MAX_URLS_PER_SITEMAP / BLOCK_SIZE);
  const fileCount = Math.max(0, ...days.keys().map((file) => file + 1));
  const generated = Array.from({ length: fileCount }, (_, file) => {
    const day = days.get(file);
    return { path: sitemapFilePath(file + 1), updatedAt: day === undefined ? undefined : new Date(day) };
  });
  return [{ path: "/sitemaps/site.xml" }, ...generated];
}

/** Whether the index of the site maps names a file of this number. */
export async function isSitemapFile(connection: Connection, number: number): Promise<boolean> {
  const path = sitemapFilePath(number);
  return (await listSitemapFiles(connection)).some((file) => file.path === path);
}

/** @example sitemapFilePath(1) // "/sitemaps/links-uteis-1.xml" */
const sitemapFilePath = (number: number): string => `/sitemaps/links-uteis-${number}.xml`;

/** The public pages of one file, from 1, but for those that search engines are asked to leave out. */
export async function* readSitemapFile({ db }: Connection, number: number): AsyncGenerator<SitemapEntry> {
  const end = number * MAX_URLS_PER_SITEMAP;
  const before = end - MAX_URLS_PER_SITEMAP;
  const columns = publicPages(db).select(["seq", "slug", "first_public_at", "text_changed_at"]).orderBy("seq").limit(BATCH);
  const listed = columns.where("is_indexed", "=", 1);
  const readAfter = (seq: number) => listed.where("seq", ">", Math.max(before, seq)).where("seq", "<=", end).execute();
  for await (const rows of readBatches(BATCH, readAfter)) {
    for (const row of rows) {
      const [published, changed] = [row.first_public_at, row.text_changed_at].map((moment) => (moment ? new Date(moment) : undefined));
      const changedOn = lastDayOf(toPageDates(published, changed));
      yield { path: generatedPagePath(row.slug), ...(changedOn && { changedOn }), changeFrequency: "monthly", priority: 0.8 };
    }
  }
}
