import type { SiteContent } from "../content/site-content";
import type { Database } from "../database/database";
import type { Lifetime } from "../upkeep/lifetime";
import { createAdmission } from "./admission";
import { readAuthoredMarks } from "./authored-marks";
import { createForecasts } from "./forecasts";
import { createLocalPages } from "./local-pages";
import { createPublishingRules } from "./publishing-rules";
import { rememberPages } from "./remember-pages";
import { createSaidTexts } from "./said-texts";

/** What is asked of pages on their way to the public, and what writes pages that pass. */
export function createPublishing(db: Database, readContent: () => SiteContent, life: Lifetime) {
  const said = createSaidTexts({ db, readContent, readAuthored: () => readAuthoredMarks(readContent()) });
  const publishingRules = createPublishingRules(readContent, said);
  const admission = createAdmission(publishingRules);
  const remember = () => rememberPages(db, admission, life.stopping);
  life.eachDay(remember);
  const localPages = createLocalPages({ db, readContent, rules: publishingRules, said });
  return {
    publishingRules,
    admission,
    localPages,
    forecasts: createForecasts({ db, readContent, rules: publishingRules, localPages }),
    /** Remembers what pages say that a transaction left for later. */
    rememberInBackground: () => life.soon(remember),
  };
}
