import { Fragment, type ReactNode } from "react";
import { formatPhone, type PageContact } from "#domain/contact/contact";
import type { OpeningHours } from "#domain/facts/business";
import type { PublishedBusiness } from "#domain/facts/published-business";
import { fillBlanks } from "#domain/text/fill-blanks";
import { formatHour } from "#domain/text/format";
import type { Wording } from "#domain/texts/wording-text";
import { callLink } from "#site/contact/contact";
import { type GridLink, TextLink } from "#site/sections/lists";
import { PhoneFold } from "#site/sections/Section";

interface FooterProps extends Pick<PublishedBusiness, "identity" | "hours"> {
  contact: PageContact;
  areaServed: readonly string[];
  words: Wording["footer"];
  /** After the links of its own words: what a visitor seldom looks for. */
  moreLinks: readonly GridLink[];
}

/** Who the business is, when it answers and where it goes: what the law and the structured data need visible. */
export function Footer({ identity, hours, contact, areaServed, words, moreLinks }: FooterProps) {
  return (
    <footer className="on-ink bg-ink pt-9 pb-28 md:pt-12 text-[0.9375rem] text-white/85 md:pb-12">
      <div className="wrap grid gap-7 sm:grid-cols-2 md:gap-10 lg:grid-cols-[1.4fr_1fr_1fr]">
        <section>
          <Title>{identity.tradeName}</Title>
          <p>{words.intro}</p>
          <p className="mt-3">
            <TextLink {...callLink(contact, "footer")} className="font-semibold text-lg text-white">
              {formatPhone(contact.phone)}
            </TextLink>
            {contact.landline && (
              <>
                <br />
                <TextLink {...callLink({ ...contact, phone: contact.landline }, "footer")} className="text-white">
                  {formatPhone(contact.landline)} (fixo)
                </TextLink>
              </>
            )}
            {identity.email && (
              <>
                <br />
                <TextLink href={`mailto:${identity.email}`}>{identity.email}</TextLink>
              </>
            )}
          </p>
          <p className="mt-3">
            {words.company.map((line, index) => (
              <Fragment key={line}>
                {index > 0 && <br />}
                {line}
              </Fragment>
            ))}
          </p>
        </section>
        <section>
          <Title>{words.hours.title}</Title>
          <dl className="flex flex-col gap-3">
            <Hours hours={hours.chat} text={words.hours.each} />
            {hours.visits.map((visit) => (
              <Hours key={visit.days} hours={visit} text={words.hours.each} />
            ))}
          </dl>
          {hours.holidayNote !== "" && <p className="mt-3">{hours.holidayNote}</p>}
          <p className="mt-3">{words.hours.prices}</p>
        </section>
        <nav aria-label="Rodapé">
          <PhoneFold title={words.links.title} heading="h2">
            <ul className="max-sm:columns-2">
              {[...words.links.items, ...moreLinks].map(({ text, path }) => (
                <li key={path}>
                  <TextLink href={path} className="hover:underline md:min-h-9">
                    {text}
                  </TextLink>
                </li>
              ))}
            </ul>
          </PhoneFold>
        </nav>
      </div>
      <div className="wrap md:mt-10">
        <PhoneFold title={words.areaTitle} className="border-white/15 border-t md:pt-6">
          <p className="text-sm text-white/70">{fillBlanks(words.areaServed, { cidades: joinNames(areaServed, words.and) })}</p>
        </PhoneFold>
      </div>
    </footer>
  );
}

const Title = ({ children }: { children: ReactNode }) => <h2 className="mb-3 text-base text-white">{children}</h2>;

function Hours({ hours: { label, days, opens, closes }, text }: { hours: OpeningHours; text: string }) {
  return (
    <div>
      <dt className="text-white/70">{label}</dt>
      <dd>{fillBlanks(text, { dias: days, abre: formatHour(opens), fecha: formatHour(closes) })}</dd>
    </div>
  );
}

/** @example joinNames(["Osasco", "Cotia", "Poá"], "e") // "Osasco, Cotia e Poá" */
function joinNames(names: readonly string[], and: string): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} ${and} ${names.at(-1)}`;
}
