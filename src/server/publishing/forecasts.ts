import { setImmediate as breathe } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { ContentRequest } from "#domain/generation/local/compose-page";
import { generatedPagePath } from "#domain/page/generated-page";
import type { Reason } from "#domain/page/reason";
import type { TitleForecast } from "#domain/publishing/forecast";
import { toSlug } from "#domain/text/slug";
import type { SiteContent } from "../content/site-content";
import type { Database } from "../database/database";
import type { LocalPages } from "./local-pages";
import { judgeTitleHere, type PublishingRules, readIntent } from "./publishing-rules";

/** Lists that are foreseen at the same time, each for somebody who looks at it. */
const MOST_LISTS = 4;
const KEPT_MS = 5 * 60_000;

interface ForecastsParts {
  db: Database;
  readContent: () => SiteContent;
  rules: Pick<PublishingRules, "standBeside">;
  localPages: Pick<LocalPages, "getReadyBeside">;
}

type ForecastList = Omit<ContentRequest, "title" | "version" | "isSaid"> & { titles: readonly string[]; isByAi: boolean };

/** What would become of the titles of a list: each is written and judged as a run would, against the site and those before it. */
export function createForecasts({ db, readContent, rules, localPages }: ForecastsParts) {
  const lists = new LRUCache<string, ReturnType<typeof begin>>({ max: MOST_LISTS, ttl: KEPT_MS });

  async function begin({ isByAi, titles: _, ...options }: ForecastList) {
    const content = readContent();
    const beside = await rules.standBeside();
    const write = await localPages.getReadyBeside(beside);
    const place = (title: string) => ({ path: generatedPagePath(toSlug(title)), title });
    return {
      content,
      forecasts: [] as TitleForecast[],
      /** Who asks for more waits for who asked before. */
      turn: Promise.resolve(),
      async foresee(title: string): Promise<readonly Reason[]> {
        const intent = readIntent(title, content);
        if (isByAi) {
          // Its text is not known yet.
          const reasons = await judgeTitleHere(db, content, title, beside);
          if (reasons.length === 0) beside.addTitle(place(title), intent);
          return reasons;
        }
        const { page, text, reasons } = await write({ ...options, title });
        if (reasons.length === 0) beside.addPage({ ...place(title), page, intent, text });
        return reasons;
      },
    };
  }

  async function find(list: ForecastList) {
    const key = JSON.stringify(list);
    const known = await lists.get(key);
    if (known?.content === readContent()) return known;
    const begun = begin(list);
    lists.set(key, begun);
    begun.catch(() => lists.delete(key));
    return await begun;
  }

  return {
    /** Of so many titles from one on; those before it are foreseen first, where they are not yet. */
    async read(list: ForecastList, from: number, count: number): Promise<TitleForecast[]> {
      const foreseen = await find(list);
      const { forecasts, foresee } = foreseen;
      const end = Math.min(from + count, list.titles.length);
      const goOn = async () => {
        while (forecasts.length < end) {
          const title = list.titles[forecasts.length] ?? "";
          forecasts.push({ title, reasons: await foresee(title) });
          // Each is written and measured: others get their turn in between.
          await breathe();
        }
      };
      foreseen.turn = foreseen.turn.then(goOn, goOn);
      await foreseen.turn;
      return forecasts.slice(from, end);
    },
  };
}
