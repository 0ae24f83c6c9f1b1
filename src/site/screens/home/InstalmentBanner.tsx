import type { Contact } from "#domain/contact/contact";
import { formatMoney } from "#domain/facts/format";
import type { PublishedBusiness } from "#domain/facts/published-business";
import { ContactButton } from "#site/contact/ContactButton";

/** The cheapest plan by its instalment. */
export function InstalmentBanner({ business, contact }: { business: PublishedBusiness; contact: Contact }) {
  const { claims, plans } = business;
  const cheapest = plans.reduce((best, plan) => (plan.price < best.price ? plan : best));
  const instalment = Math.ceil(cheapest.price / claims.interestFreeInstallments);
  return (
    <div className="on-ink bg-ink py-10 text-white">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-10 gap-y-5">
        <p className="max-w-[34ch] font-bold text-2xl leading-snug [font-stretch:112%]">
          Em até {claims.interestFreeInstallments}x sem juros: o plano {cheapest.name} sai por{" "}
          <span className="whitespace-nowrap text-amber">
            {claims.interestFreeInstallments} × {formatMoney(instalment)}
          </span>
        </p>
        <ContactButton contact={contact} text="Simular parcelas" message="Olá! Gostaria de simular o parcelamento de um motor PPA." />
      </div>
    </div>
  );
}
