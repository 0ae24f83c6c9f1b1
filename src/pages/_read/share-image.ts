import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { GateKind } from "#domain/gate/gate-kind";
import { findGate } from "#domain/knowledge/reading/find-circumstance";
import { generatedPagePath, isPublicPage } from "#domain/page/generated-page";
import { sharedPagePath } from "#domain/seo/share-image";
import { type AuthoredPage, findAuthoredPage } from "#domain/site/authored-pages";
import type { Page } from "#domain/site/page";
import type { SiteContent } from "#server/content/site-content";
import { pageTag } from "#server/page-cache/cache-tags";
import type { PageStore } from "#server/pages/page-store";
import { drawingSize } from "#server/share-image/share-card";
import { HouseFront } from "#site/drawings/HouseFront";
import { Logo } from "#site/layout/Logo";
import { plainPalette } from "../../site/drawings/palette";
import { formatSeconds } from "../../site/islands/gate-demo-state";
import { findLegalPage, readFaqPage, readHomePage } from "./authored";
import type { Reading } from "./parts/reading";
import { findPlacePage, findTopicPage } from "./topic-and-place";

interface SharedPage {
  title: string;
  gate?: GateKind;
  /** Of what the picture changes with. */
  tags: readonly string[];
}

/** How far open pictures show a gate: what moves is seen to move, and so is what it uncovers. */
const OPENNESS = 0.6;

/** What the sharing picture of this name shows and what it changes with; undefined when no public page has it. */
export async function findShareCard(content: SiteContent, name: string, pages: PageStore) {
  const { identity, claims } = content.facts.business;
  // The home page's picture has a name of its own.
  const shared = name === "" ? undefined : await findSharedPage(content, sharedPagePath(name), pages);
  return (
    shared && {
      tags: shared.tags,
      card: {
        title: shared.title,
        siteName: identity.tradeName,
        tagline: identity.tagline,
        openingTime: formatSeconds(claims.openingSeconds),
        logo: drawLogo(),
        drawing: drawHouse(shared.gate ?? "deslizante"),
      },
    }
  );
}

function drawHouse(gate: GateKind): string {
  const house = createElement(HouseFront, { gate, openness: OPENNESS, view: "strip", palette: plainPalette, ...drawingSize });
  return renderToStaticMarkup(house);
}

/** In a page the mark needs no namespace; by itself it does. */
const drawLogo = (): string => renderToStaticMarkup(createElement(Logo)).replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ');

async function findSharedPage(content: SiteContent, path: string, pages: PageStore): Promise<SharedPage | undefined> {
  const authored = findAuthoredPage(content.pages, path);
  if (authored) return findAuthored(content, authored);
  const folder = generatedPagePath("");
  return path.startsWith(folder) ? await findGenerated(path.slice(folder.length), pages) : undefined;
}

function findAuthored(content: SiteContent, authored: AuthoredPage): SharedPage | undefined {
  switch (authored.kind) {
    case "home":
      return { title: readHomePage(content).page.title, tags: [] };
    case "faq":
      return { title: readFaqPage(content).page.title, tags: [] };
    case "sitemap":
    case "works":
    case "work":
    case "team":
      return { title: authored.title, tags: [] };
    case "landing":
      return { title: authored.title, gate: authored.landing.gate, tags: [] };
    case "legal":
      return toShared(findLegalPage(content, authored.path, authored.slug));
    case "topic":
      return toShared(findTopicPage(content, authored.topic.slug));
    case "place":
      return toShared(findPlacePage(content, authored.place.slug));
  }
}

const toShared = (found: { page: Page; reading: Reading } | undefined): SharedPage | undefined =>
  found && { title: found.page.title, gate: found.reading.gate, tags: [] };

async function findGenerated(slug: string, pages: PageStore): Promise<SharedPage | undefined> {
  const found = await pages.findPageBySlug(slug);
  if (!found || !isPublicPage(found)) return undefined;
  return { title: found.title, gate: findGate(found.title), tags: [pageTag(slug)] };
}
