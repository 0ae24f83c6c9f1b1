import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { facts } from "#content/facts";
import { type GateKind, gateKinds } from "#domain/gate/gate-kind";
import { findGate } from "#domain/generation/title/find-gate";
import { isPublicPage } from "#domain/page/generated-page";
import { sharedPagePath } from "#domain/seo/share-image";
import { PATHS } from "#domain/site/paths";
import { pageTag } from "#server/page-cache/cache-purge";
import type { PageStore } from "#server/pages/page-store";
import { drawingSize, type ShareCard } from "#server/share-image/share-card";
import { HouseFront } from "#site/drawings/HouseFront";
import { Logo } from "#site/layout/Logo";
import { plainPalette } from "../../site/drawings/palette";
import { formatSeconds } from "../../site/islands/gate-demo-state";
import { readFaqPage } from "./faq";
import { readHomePage } from "./home";
import { findLandingPage } from "./landing";
import { findLegalPage } from "./legal";
import { readPlacePage } from "./place";
import { findTopicPage } from "./topic";

interface SharedPage {
  title: string;
  gate?: GateKind;
  /** Of what the picture changes with. */
  tags: readonly string[];
}

/** How far open pictures show a gate: what moves is seen to move, and so is what it uncovers. */
const OPENNESS = 0.6;

const drawings = Object.fromEntries(
  gateKinds.map((gate) => [
    gate,
    renderToStaticMarkup(createElement(HouseFront, { gate, openness: OPENNESS, view: "strip", palette: plainPalette, ...drawingSize })),
  ]),
) as Record<GateKind, string>;
// In a page the mark needs no namespace; by itself it does.
const logo = renderToStaticMarkup(createElement(Logo)).replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ');

const { identity, claims } = facts.business;

/** What the sharing picture of this name shows and what it changes with; undefined when no public page has it. */
export async function findShareCard(name: string, pages: PageStore): Promise<{ card: ShareCard; tags: readonly string[] } | undefined> {
  const shared = await findSharedPage(sharedPagePath(name), pages);
  return (
    shared && {
      tags: shared.tags,
      card: {
        title: shared.title,
        siteName: identity.tradeName,
        tagline: identity.tagline,
        openingTime: formatSeconds(claims.openingSeconds),
        logo,
        drawing: drawings[shared.gate ?? "deslizante"],
      },
    }
  );
}

async function findSharedPage(path: string, pages: PageStore): Promise<SharedPage | undefined> {
  if (path === PATHS.home) return { title: readHomePage().title, tags: [] };
  if (path === PATHS.faq) return { title: readFaqPage().page.title, tags: [] };
  if (path === PATHS.sitemap) return { title: "Mapa do site", tags: [] };
  const [folder = "", slug, ...more] = path.slice(1).split("/");
  if (more.length > 0) return undefined;
  if (slug === undefined) return await findRootPage(folder);
  if (folder === "cidades") return await findPlace(slug);
  if (folder === "topicos") return await findTopic(slug);
  if (folder === "links-uteis") return await findGenerated(slug, pages);
  return undefined;
}

async function findRootPage(slug: string): Promise<SharedPage | undefined> {
  const landing = findLandingPage(slug)?.landing;
  if (landing) return { title: landing.title, gate: landing.gate, tags: [] };
  const legal = await findLegalPage(slug);
  return legal && { title: legal.page.title, tags: [] };
}

async function findPlace(slug: string): Promise<SharedPage | undefined> {
  const { page, reading, isKnown } = await readPlacePage(slug);
  return isKnown ? { title: page.title, gate: reading.gate, tags: [] } : undefined;
}

async function findTopic(slug: string): Promise<SharedPage | undefined> {
  const topic = await findTopicPage(slug);
  return topic && { title: topic.page.title, gate: topic.reading.gate, tags: [] };
}

async function findGenerated(slug: string, pages: PageStore): Promise<SharedPage | undefined> {
  const found = await pages.findPageBySlug(slug);
  if (!found || !isPublicPage(found)) return undefined;
  return { title: found.title, gate: findGate(found.title), tags: [pageTag(slug)] };
}
