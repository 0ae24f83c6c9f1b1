import { ArrowUpRight } from "lucide-react";
import type { ReactNode } from "react";
import type { PageContact } from "#domain/contact/contact";
import type { Breadcrumb } from "#domain/site/page";
import { PATHS } from "#domain/site/paths";
import type { Wording } from "#domain/texts/wording-text";
import { type GridLink, LinkGrid } from "#site/sections/LinkGrid";
import { PageHero } from "#site/sections/PageHero";
import { GeneratedPages, type GeneratedPagesProps } from "./GeneratedPages";

export interface LinkGroup {
  title: string;
  links: readonly GridLink[];
}

export interface SitemapScreenProps {
  title: string;
  summary: string;
  breadcrumbs: readonly Breadcrumb[];
  contact: PageContact;
  landings: readonly GridLink[];
  topicGroups: readonly LinkGroup[];
  placeGroups: readonly LinkGroup[];
  generated: Omit<GeneratedPagesProps, "words">;
  words: Wording["siteMap"];
}

/** Every page of the site. */
export function SitemapScreen({
  landings,
  topicGroups,
  placeGroups,
  generated,
  words: { parts, links, ...words },
  ...hero
}: SitemapScreenProps) {
  return (
    <>
      <PageHero {...hero} />
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
            <a
              href={PATHS.sitemapXml}
              target="_blank"
              rel="noopener"
              className="inline-flex min-h-11 items-center gap-1 underline underline-offset-4"
            >
              {links.xml}
              <ArrowUpRight size={18} strokeWidth={1.75} aria-hidden="true" />
            </a>
          </p>
        </Part>
        <Part id="links-uteis" title={parts.generated}>
          <GeneratedPages {...generated} words={words.generated} />
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
