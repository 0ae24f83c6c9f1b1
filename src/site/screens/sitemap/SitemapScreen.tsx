import { ArrowUpRight } from "lucide-react";
import type { ReactNode } from "react";
import type { PageContact } from "#domain/contact/contact";
import type { Page } from "#domain/site/page";
import { PATHS } from "#domain/site/paths";
import { fillBlanks } from "#domain/text/fill-blanks";
import type { Wording } from "#domain/texts/wording-text";
import { type GridLink, LinkGrid, TextLink } from "#site/sections/lists";
import { PageHero } from "#site/sections/PageHero";

interface PageOfList {
  /** From 1. */
  page: number;
  pageCount: number;
}

interface LinkGroup {
  title: string;
  links: readonly GridLink[];
}

export interface SitemapScreenProps {
  page: Page;
  contact: PageContact;
  landings: readonly GridLink[];
  topicGroups: readonly LinkGroup[];
  placeGroups: readonly LinkGroup[];
  /** A page of the list of generated pages, and how many there are. */
  generated: PageOfList & { total: number; links: readonly GridLink[] };
  words: Wording["siteMap"];
}

export function SitemapScreen({ page, contact, landings, topicGroups, placeGroups, generated, words }: SitemapScreenProps) {
  const { parts, links } = words;
  return (
    <>
      <PageHero page={page} summary={words.summary} contact={contact} />
      <div className="wrap flex flex-col gap-14 py-12">
        <Part id="principais" title={parts.main}>
          <LinkGrid
            links={[
              { text: links.home, path: PATHS.home },
              { text: links.siteMap, path: PATHS.sitemap },
              ...landings,
              { text: links.login, path: PATHS.login },
            ]}
          />
          <p className="mt-4">
            <TextLink href={PATHS.sitemapXml} target="_blank" rel="noopener" className="gap-1 underline underline-offset-4">
              {links.xml}
              <ArrowUpRight size={18} strokeWidth={1.75} aria-hidden="true" />
            </TextLink>
          </p>
        </Part>
        <Part id="links-uteis" title={parts.generated}>
          <p className="mb-4 text-steel">{describeCount(generated.total, words.generated)}</p>
          <LinkGrid links={generated.links} />
          <Pager {...generated} words={words.generated} />
        </Part>
        <Part id="topicos" title={parts.topics}>
          <Groups groups={topicGroups} />
        </Part>
        <Part id="cidades" title={parts.places}>
          <Groups groups={placeGroups} />
        </Part>
      </div>
    </>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id}>
      <h2 className="mb-5 text-2xl">{title}</h2>
      {children}
    </section>
  );
}

function Groups({ groups }: { groups: readonly LinkGroup[] }) {
  return (
    <div className="flex flex-col gap-8">
      {groups.map(({ title, links }) => (
        <div key={title}>
          <h3 className="mb-1 text-lg">
            {title} <span className="font-normal text-steel text-base">({links.length})</span>
          </h3>
          <LinkGrid links={links} />
        </div>
      ))}
    </div>
  );
}

function describeCount(total: number, { none, one, many }: Wording["siteMap"]["generated"]): string {
  if (total === 0) return none;
  return total === 1 ? one : fillBlanks(many, { número: total.toLocaleString("pt-BR") });
}

const LINK = "rounded-card border border-line px-4 font-semibold hover:border-ink";

/** Ways to the pages before and after this one of a long list. */
function Pager({ page, pageCount, words }: PageOfList & { words: Wording["siteMap"]["generated"] }) {
  if (pageCount <= 1) return null;
  const hrefOf = (target: number) => `${PATHS.sitemap}${target === 1 ? "" : `?pagina=${target}`}#links-uteis`;
  return (
    <nav aria-label="Páginas da lista" className="mt-6 flex flex-wrap items-center gap-4">
      {page > 1 && (
        <TextLink href={hrefOf(page - 1)} rel="prev" className={LINK}>
          Anterior
        </TextLink>
      )}
      <span className="text-steel">{fillBlanks(words.position, { página: String(page), total: String(pageCount) })}</span>
      {page < pageCount && (
        <TextLink href={hrefOf(page + 1)} rel="next" className={LINK}>
          Próxima
        </TextLink>
      )}
    </nav>
  );
}
