import type { PageContact } from "#domain/contact/contact";
import type { FaqTheme } from "#domain/faq/faq-schema";
import type { Page } from "#domain/site/page";
import { ESTIMATE_PATH, NO_CEP } from "#domain/site/paths";
import { toSlug } from "#domain/text/slug";
import type { Wording } from "#domain/texts/wording-text";
import { ClosingCall } from "#site/sections/ClosingCall";
import { FaqList, TextLink } from "#site/sections/lists";
import { PageHero } from "#site/sections/PageHero";
import { Section } from "#site/sections/Section";

interface FaqScreenProps {
  page: Page;
  words: Wording["faq"];
  themes: readonly FaqTheme[];
  contact: PageContact;
  /** Asks whether a place is served; absent where the site has no page that answers. */
  placeSearch?: Pick<Wording["coverage"], "title" | "field" | "button"> | undefined;
}

export function FaqScreen({ page, words: { summary, message, call }, themes, contact, placeSearch }: FaqScreenProps) {
  return (
    <>
      <PageHero page={page} summary={summary} contact={contact} message={message} gate="deslizante">
        <nav aria-label="Temas" className="mt-6">
          <ul className="flex flex-wrap gap-2">
            {themes.map(({ name }) => (
              <li key={name}>
                <TextLink href={`#${toSlug(name)}`} className="rounded-full border border-line bg-white px-4 hover:border-ink">
                  {name}
                </TextLink>
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
          {/* The page of the price answers, and asks on. */}
          <form action={`${ESTIMATE_PATH}#lugar`} className="flex flex-wrap items-end gap-3">
            <label className="block w-full max-w-md font-semibold">
              {placeSearch.field}
              <input
                name="lugar"
                required
                maxLength={80}
                pattern={NO_CEP}
                title={placeSearch.field}
                autoComplete="off"
                className="mt-2 block min-h-12 w-full rounded-card border border-steel bg-white px-4 font-normal"
              />
            </label>
            <button type="submit" className="min-h-12 rounded-card border border-steel bg-white px-4 font-semibold">
              {placeSearch.button}
            </button>
          </form>
        </Section>
      )}
      <ClosingCall {...call} message={message} contact={contact} />
    </>
  );
}
