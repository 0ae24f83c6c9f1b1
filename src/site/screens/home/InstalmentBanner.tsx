import type { PageContact } from "#domain/contact/contact";
import type { PublishedBusiness } from "#domain/facts/published-business";
import { fillBlanks } from "#domain/text/fill-blanks";
import type { HomeText } from "#domain/texts/home-text";
import { ContactButton } from "#site/contact/ContactButton";

export interface InstalmentBannerProps {
  texts: HomeText["instalments"];
  instalments: PublishedBusiness["claims"]["interestFreeInstallments"];
  contact: PageContact;
}

/** What a motor costs a month. */
export function InstalmentBanner({ texts: { text, amount, button, message }, instalments, contact }: InstalmentBannerProps) {
  return (
    <div className="on-ink bg-ink py-10 text-white">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-10 gap-y-5">
        <p className="max-w-[34ch] font-bold text-2xl leading-snug [font-stretch:112%]">
          {text} <span className="whitespace-nowrap text-amber">{fillBlanks(amount, { vezes: String(instalments) })}</span>
        </p>
        <ContactButton contact={contact} place="section" text={button} message={message} />
      </div>
    </div>
  );
}
