import type { PageContact } from "#domain/contact/contact";
import { ContactButton, PhoneLink } from "#site/contact/contact";
import { HouseFront } from "#site/drawings/HouseFront";
import { type GridLink, TextLink } from "#site/sections/lists";

export interface NoticeScreenProps {
  /** "404". */
  code?: string;
  title: string;
  /** The same in the words of software, in English. */
  jargon?: string;
  text: string;
  /** Where to go from here. */
  ways: readonly GridLink[];
  contact: PageContact;
}

/** Something is not there or did not work: what happened, and ways on. */
export function NoticeScreen({ code, title, jargon, text, ways, contact }: NoticeScreenProps) {
  return (
    <div className="wrap grid items-center gap-10 py-12 md:grid-cols-[1fr_minmax(0,26rem)] md:py-20">
      <div>
        {code && <p className="headline text-6xl text-amber-dark">{code}</p>}
        <h1 className="mt-2 text-[2rem] md:text-[2.5rem]">{title}</h1>
        <p className="mt-4 max-w-[52ch] text-[1.125rem] text-steel">{text}</p>
        <ul className="mt-6 flex flex-wrap gap-x-6">
          {ways.map(({ text: way, path }) => (
            <li key={path}>
              <TextLink href={path} className="font-semibold text-contact-dark underline underline-offset-4">
                {way}
              </TextLink>
            </li>
          ))}
        </ul>
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          <ContactButton contact={contact} place="hero" />
          <PhoneLink contact={contact} place="hero" />
        </div>
        {jargon && (
          <p className="mt-6 text-steel" lang="en">
            {jargon}
          </p>
        )}
      </div>
      <HouseFront gate="pivotante" view="gate" openness={0} className="w-full rounded-card" />
    </div>
  );
}
