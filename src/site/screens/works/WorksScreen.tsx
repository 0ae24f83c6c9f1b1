import type { PageContact } from "#domain/contact/contact";
import type { Page } from "#domain/site/page";
import { PATHS } from "#domain/site/paths";
import type { Wording } from "#domain/texts/wording-text";
import { ClosingCall } from "#site/sections/ClosingCall";
import { PageHero } from "#site/sections/PageHero";
import { type ShownWork, WorkCards } from "#site/sections/WorkCards";

/** One of the ways to narrow the list. */
export interface WorkChoice {
  text: string;
  path: string;
  isChosen: boolean;
}

export interface WorksScreenProps {
  page: Page;
  words: Wording["works"];
  contact: PageContact;
  choices: readonly { label: string; options: readonly WorkChoice[] }[];
  works: readonly ShownWork[];
  /** The link to who did them; absent while visitors may read of nobody. */
  team: string | undefined;
  /** Addresses of the parts of the list before and after this one. */
  previous?: string | undefined;
  next?: string | undefined;
}

/** All works, narrowed by plain links. */
export function WorksScreen({ page, words, contact, choices, works, team, previous, next }: WorksScreenProps) {
  return (
    <>
      <PageHero page={page} summary={words.summary} contact={contact} />
      <div className="wrap py-12">
        <nav aria-label="Escolher obras" className="grid gap-3">
          {choices.map(({ label, options }) => (
            <div key={label} className="flex flex-wrap items-center gap-2">
              <span className="text-sm text-steel">{label}</span>
              {options.map(({ text, path, isChosen }) => (
                <a
                  key={path}
                  href={path}
                  aria-current={isChosen ? "true" : undefined}
                  className={`inline-flex min-h-11 items-center rounded-card px-3 no-underline ${isChosen ? "bg-ink text-white" : "bg-paper"}`}
                >
                  {text}
                </a>
              ))}
            </div>
          ))}
        </nav>
        <h2 className="sr-only">{words.crumb}</h2>
        <div className="mt-8">{works.length > 0 ? <WorkCards works={works} /> : <p className="max-w-[60ch]">{words.none}</p>}</div>
        {(previous || next) && (
          <nav aria-label="Páginas da lista" className="mt-8 flex gap-6">
            {previous && (
              <a href={previous} rel="prev" className="inline-flex min-h-11 items-center font-semibold">
                Anteriores
              </a>
            )}
            {next && (
              <a href={next} rel="next" className="inline-flex min-h-11 items-center font-semibold">
                Próximas
              </a>
            )}
          </nav>
        )}
        {team && (
          <p className="mt-8">
            <a href={PATHS.team} className="inline-flex min-h-11 items-center font-semibold text-contact-dark underline underline-offset-4">
              {team}
            </a>
          </p>
        )}
      </div>
      <ClosingCall {...words.call} contact={contact} />
    </>
  );
}
