import { Fragment, type ReactNode } from "react";
import { type Contact, formatPhone, telUrl } from "#domain/contact/contact";
import type { Business, OpeningHours } from "#domain/facts/business";
import { formatHour, formatMoneyRange } from "#domain/facts/format";
import type { PublishedBusiness } from "#domain/facts/published-business";
import { PATHS } from "#domain/site/paths";

export interface FooterProps extends Pick<PublishedBusiness, "identity" | "hours" | "priceRange"> {
  contact: Contact;
  /** Names of the cities served. */
  areaServed: readonly string[];
}

const PAGES = [
  { text: "Perguntas frequentes", path: PATHS.faq },
  { text: "Garantia", path: PATHS.warranty },
  { text: "Garantia estendida", path: "/garantia-servico" },
  { text: "Agendar instalação", path: "/agendar-instalacao" },
  { text: "Troca de motor antigo", path: "/troca-motor-antigo" },
  { text: "Mapa do site", path: PATHS.sitemap },
  { text: "Termos de uso", path: PATHS.terms },
  { text: "Privacidade", path: PATHS.privacy },
];

const CONJUNCTION = new Intl.ListFormat("pt-BR", { type: "conjunction" });

/** Who the business is, when it answers and where it goes: what the law and the structured data need visible. */
export function Footer({ identity, hours, priceRange, contact, areaServed }: FooterProps) {
  return (
    <footer className="on-ink bg-ink pt-12 pb-28 text-[0.9375rem] text-white/85 md:pb-12">
      <div className="wrap grid gap-10 sm:grid-cols-2 lg:grid-cols-[1.4fr_1fr_1fr]">
        <section>
          <Title>{identity.tradeName}</Title>
          <p>
            {identity.tagline}.{identity.since !== undefined && ` Desde ${identity.since}.`}
          </p>
          <p className="mt-3">
            <a href={telUrl(contact.phone)} className="inline-flex min-h-11 items-center font-semibold text-lg text-white">
              {formatPhone(contact.phone)}
            </a>
            {identity.email && (
              <>
                <br />
                <a href={`mailto:${identity.email}`} className="inline-flex min-h-11 items-center underline underline-offset-4">
                  {identity.email}
                </a>
              </>
            )}
          </p>
          <p className="mt-3">
            {identity.legalName}
            {[identity.cnpj && `CNPJ ${identity.cnpj}`, identity.address && formatAddress(identity.address)].filter(Boolean).map((line) => (
              <Fragment key={line}>
                <br />
                {line}
              </Fragment>
            ))}
          </p>
        </section>
        <section>
          <Title>Horários</Title>
          <dl className="space-y-3">
            <Hours hours={hours.chat} />
            {hours.visits.map((visit) => (
              <Hours key={visit.days} hours={visit} />
            ))}
          </dl>
          {hours.holidayNote !== "" && <p className="mt-3">{hours.holidayNote}</p>}
          <p className="mt-3">Preços: {formatMoneyRange(priceRange)}</p>
        </section>
        <nav aria-label="Rodapé">
          <Title>Páginas</Title>
          <ul>
            {PAGES.map(({ text, path }) => (
              <li key={path}>
                <a href={path} className="inline-flex min-h-9 items-center hover:underline">
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <p className="wrap mt-10 border-white/15 border-t pt-6 text-sm text-white/70">Atendemos {CONJUNCTION.format(areaServed)}.</p>
    </footer>
  );
}

function formatAddress({ street, city, state, postalCode }: Business["identity"]["address"]): string {
  return `${street}, ${city}/${state}, CEP ${postalCode}`;
}

function Title({ children }: { children: ReactNode }) {
  return <h2 className="mb-3 text-base text-white">{children}</h2>;
}

function Hours({ hours }: { hours: OpeningHours }) {
  return (
    <div>
      <dt className="text-white/70">{hours.label}</dt>
      <dd>
        {hours.days}: {formatHour(hours.opens)} às {formatHour(hours.closes)}
      </dd>
    </div>
  );
}
