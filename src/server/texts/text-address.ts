import { findAuthoredPage } from "#domain/site/authored-pages";
import { RESERVED_ADDRESSES } from "#domain/site/reserved-addresses";
import type { SiteContent } from "../content/site-content";
import type { Database } from "../database/database";
import { findTarget } from "../redirects/redirect-rows";

/** Why a new landing page cannot have an address; undefined when it can. */
export async function findAddressProblem(db: Database, { pages }: SiteContent, slug: string): Promise<string | undefined> {
  const path = `/${slug}`;
  if (RESERVED_ADDRESSES.has(slug)) return "O site usa este endereço para outra coisa. Escolha outro.";
  const page = findAuthoredPage(pages, path);
  if (page) return `A página “${page.title}” já tem este endereço. Escolha outro.`;
  const target = await findTarget(db, path);
  return target === undefined ? undefined : `Este endereço tem um desvio para ${target}. Escolha outro, ou remova o desvio antes.`;
}
