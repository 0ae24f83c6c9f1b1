import type { ComponentProps, ReactNode } from "react";
import type { PageContact } from "#domain/contact/contact";
import type { Photo } from "#domain/photo/photo";
import type { Page } from "#domain/site/page";
import { PATHS } from "#domain/site/paths";
import type { Wording } from "#domain/texts/wording-text";
import { PhotoPicture } from "#site/photo/PhotoPicture";
import { TechnicianCard } from "#site/screens/team/TeamScreen";
import { ClosingCall } from "#site/sections/ClosingCall";
import { type GridLink, LinkGrid, TextLink } from "#site/sections/lists";
import { PageHero, type PageHeroProps } from "#site/sections/PageHero";
import { type PageNote, PageNotes } from "#site/sections/PageNotes";
import { Section } from "#site/sections/Section";
import { type ShownWork, WorkCards } from "#site/sections/WorkCards";

export interface WorkScreenProps extends Pick<PageHeroProps, "page" | "summary" | "contact" | "message"> {
  words: Wording["works"];
  /** When it was published and changed. */
  notes: readonly PageNote[];
  /** Absent where nobody is named. */
  who: ComponentProps<typeof TechnicianCard> | undefined;
  facts: readonly { label: string; value: string }[];
  problem: string;
  done: string;
  before: readonly Photo[];
  after: readonly Photo[];
  related: readonly GridLink[];
  /** Compares the first of each, for who presses it. */
  children?: ReactNode;
}

/** What was done at one gate: photographs, facts, what was wrong and what was done. */
export function WorkScreen({ words, notes, who, facts, problem, done, before, after, related, children, ...hero }: WorkScreenProps) {
  const { contact, message } = hero;
  return (
    <>
      <PageHero {...hero}>
        <PageNotes notes={notes} />
      </PageHero>
      <div className="wrap grid grid-cols-1 gap-x-16 gap-y-10 py-12 wrap-anywhere lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-1 content-start gap-8">
          {(before.length > 0 || after.length > 0) && (
            <div className="grid gap-6 sm:grid-cols-2">
              <Photos photos={before} caption={words.before} isFirst />
              <Photos photos={after} caption={words.after} isFirst={before.length === 0} />
            </div>
          )}
          {children}
          <div className="prose">
            <h2>{words.problem}</h2>
            <Paragraphs text={problem} />
            <h2>{words.done}</h2>
            <Paragraphs text={done} />
          </div>
        </div>
        <div className="grid gap-6 self-start rounded-card bg-paper p-6">
          {who && <TechnicianCard {...who} />}
          <dl className="grid gap-3">
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt className="text-sm text-steel">{label}</dt>
                <dd className="font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <Section title={words.related}>
        <LinkGrid links={related} />
      </Section>
      <ClosingCall {...words.call} message={message} contact={contact} />
    </>
  );
}

const SIZES = "(width >= 1024px) 22rem, (width >= 640px) 45vw, calc(100vw - 2rem)";

function Photos({ photos, caption, isFirst }: { photos: readonly Photo[]; caption: string; isFirst: boolean }) {
  return (
    <div className="grid content-start gap-4 empty:hidden">
      {photos.map((photo, index) => (
        <figure key={photo.id}>
          <PhotoPicture photo={photo} sizes={SIZES} isFirst={isFirst && index === 0} />
          <figcaption className="mt-2 text-sm text-steel">{caption}</figcaption>
        </figure>
      ))}
    </div>
  );
}

function Paragraphs({ text }: { text: string }) {
  return text.split(/\n+/).map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}

export interface WorksScreenProps {
  page: Page;
  words: Wording["works"];
  contact: PageContact;
  /** The ways to narrow the list. */
  choices: readonly { label: string; options: readonly { text: string; path: string; isChosen: boolean }[] }[];
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
                <TextLink
                  key={path}
                  href={path}
                  aria-current={isChosen ? "true" : undefined}
                  className={`rounded-card px-3 no-underline ${isChosen ? "bg-ink text-white" : "bg-paper"}`}
                >
                  {text}
                </TextLink>
              ))}
            </div>
          ))}
        </nav>
        <h2 className="sr-only">{words.crumb}</h2>
        <div className="mt-8">{works.length > 0 ? <WorkCards works={works} /> : <p className="max-w-[60ch]">{words.none}</p>}</div>
        {(previous || next) && (
          <nav aria-label="Páginas da lista" className="mt-8 flex gap-6">
            {previous && (
              <TextLink href={previous} rel="prev" className="font-semibold">
                Anteriores
              </TextLink>
            )}
            {next && (
              <TextLink href={next} rel="next" className="font-semibold">
                Próximas
              </TextLink>
            )}
          </nav>
        )}
        {team && (
          <p className="mt-8">
            <TextLink href={PATHS.team} className="font-semibold text-contact-dark underline underline-offset-4">
              {team}
            </TextLink>
          </p>
        )}
      </div>
      <ClosingCall {...words.call} contact={contact} />
    </>
  );
}
