import { renderToStaticMarkup } from "react-dom/server";
import type { SiteContent } from "#server/content/site-content";
import { LandingScreen, type LandingScreenProps } from "#site/screens/landing/LandingScreen";

const ANSWER = "~answer~";

const kept = new WeakMap<SiteContent, readonly [before: string, after: string]>();

/** What stands before and after every answer on its page, as HTML that is rendered once for all that the site says at one moment. */
export function renderAroundAnswer(content: SiteContent, landing: LandingScreenProps): readonly [before: string, after: string] {
  const known = kept.get(content);
  if (known) return known;
  const [before = "", after = ""] = renderToStaticMarkup(<LandingScreen {...landing}>{ANSWER}</LandingScreen>).split(ANSWER);
  kept.set(content, [before, after]);
  return [before, after];
}
