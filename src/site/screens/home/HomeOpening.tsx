import type { ReactNode } from "react";
import type { Contact } from "#domain/contact/contact";
import { formatYears } from "#domain/facts/format";
import type { PublishedBusiness } from "#domain/facts/published-business";
import { ContactButton } from "#site/contact/ContactButton";
import { PhoneLink } from "#site/contact/PhoneLink";

export interface HomeOpeningProps {
  title: string;
  business: PublishedBusiness;
  contact: Contact;
  /** The gate that opens. */
  children: ReactNode;
}

/** The first screen: what is sold, how to reach a person, and the gate beside it. */
export function HomeOpening({ title, business, contact, children }: HomeOpeningProps) {
  const { claims, warranty, service } = business;
  return (
    <div className="bg-paper">
      <div className="wrap grid gap-x-12 gap-y-8 py-8 md:py-12 lg:grid-cols-[1fr_1.05fr] lg:items-center">
        <div>
          <h1 className="max-w-[18ch] text-[2.125rem] md:text-[3.25rem]">{title}</h1>
          <p className="mt-4 max-w-[48ch] text-[1.125rem] text-steel">
            Abre em {claims.openingSeconds} segundos, chega sem frete e é instalado sem custo em São Paulo e região. Você fala direto com
            quem instala.
          </p>
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
            <ContactButton contact={contact} />
            <PhoneLink contact={contact} className="text-lg" />
          </div>
          <p className="mt-4 text-sm text-steel">
            Resposta em até {service.responseMinutes} minutos · {claims.interestFreeInstallments}x sem juros ·{" "}
            {formatYears(warranty.promotionalYears)} de garantia
          </p>
        </div>
        <div>{children}</div>
      </div>
    </div>
  );
}
