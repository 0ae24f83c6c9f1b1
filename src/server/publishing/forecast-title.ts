import type { ContentRequest } from "#domain/generation/local/generate-content";
import type { TitleForecast } from "#domain/publishing/forecast";
import type { SiteContent } from "../content/site-content";
import type { Database } from "../database/database";
import type { LocalPages } from "./local-pages";
import { judgeTitleHere, readIntent } from "./publishing-rules";

interface ForecastParts {
  db: Database;
  content: SiteContent;
  localPages: LocalPages;
}

/** What would become of a title now; an AI's text is not known yet, and its page judged by the title alone. */
export async function forecastTitle(request: ContentRequest, isByAi: boolean, parts: ForecastParts): Promise<TitleForecast> {
  const { title } = request;
  const { db, content, localPages } = parts;
  const reasons = isByAi ? await judgeTitleHere(db, content, title) : await localPages.judge(await localPages.write(request));
  return { title, intent: readIntent(title, content), reasons };
}
