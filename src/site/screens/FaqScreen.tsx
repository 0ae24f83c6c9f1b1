import type { PageContact } from "#domain/contact/contact";
import type { FaqTheme } from "#domain/faq/faq";
import type { Breadcrumb } from "#domain/site/page";
import { toSlug } from "#domain/text/slug";
import type { Wording } from "#domain/texts/wording-text";
import { ClosingCall } from "#site/sections/ClosingCall";
import { FaqList } from "#site/sections/FaqList";
import { PageHero } from "#site/sections/PageHero";
import { PlaceSearch, type PlaceSearchProps } from "#site/sections/PlaceSearch";
import { Section } from "#site/sections/Section";

export interface FaqScreenProps {
  words: Wording["faq"];
  breadcrumbs: readonly Breadcrumb[];
  themes: readonly FaqTheme[];
  contact: PageContact;
  /** Asks whether a place is served; absent where the site has no page that answers. */
  placeSearch?: (PlaceSearchProps & { title: string }) | undefined;
}

export function FaqScreen({ words: { title, summary, message, call }, breadcrumbs, themes, contact, placeSearch }: FaqScreenProps) {
  return (
    <>
      <PageHero title={title} summary={summary} breadcrumbs={breadcrumbs} contact={contact} message={message} gate="deslizante">
        <nav aria-label="Temas" className="mt-6">
          <ul className="flex flex-wrap gap-2">
            {themes.map(({ name }) => (
              <li key={name}>
                <a
                  href={`#${toSlug(name)}`}
                  className="inline-flex min-h-11 items-center rounded-full border border-line bg-white px-4 hover:border-ink"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </PageHero>
      <div className="wrap max-w-[54rem] py-12">
        {themes.map(({ name, entries }) => (
          <section key={name} id={toSlug(name)} className="mb-12">
            <h2 className="mb-4 text-2xl">{name}</h2>
            <FaqList entries={entries} />
          </section>
        ))}
      </div>
      {placeSearch && (
        <Section title={placeSearch.title} tone="paper">
          <PlaceSearch {...placeSearch} />
        </Section>
      )}
      <ClosingCall {...call} message={message} contact={contact} />
    </>
  );
}
