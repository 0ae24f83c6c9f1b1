import { Menu } from "lucide-react";
import type { PageContact } from "#domain/contact/contact";
import type { PublishedBusiness } from "#domain/facts/published-business";
import { ContactButton, PhoneLink } from "#site/contact/contact";
import { Logo } from "./Logo";
import { MENU_ID } from "./SiteMenu";

/** Logo, title, phone and contact button: what stands above the menu. */
export function HeaderBar({ identity, contact }: { identity: PublishedBusiness["identity"]; contact: PageContact }) {
  return (
    <div className="wrap flex min-h-16 items-center gap-x-4 md:min-h-20 md:flex-wrap">
      <a href="/" className="mr-auto flex min-h-11 min-w-0 items-center gap-3">
        <Logo />
        <span className="leading-tight">
          <span className="block headline text-lg">{identity.tradeName}</span>
          <span className="block text-sm text-steel max-lg:hidden">{identity.tagline}</span>
        </span>
      </a>
      <PhoneLink contact={contact} place="header" className="max-sm:hidden" />
      <span className="max-md:hidden">
        <ContactButton contact={contact} place="header" compact />
      </span>
      <button
        type="button"
        popoverTarget={MENU_ID}
        className="-mr-2 flex size-11 flex-none items-center justify-center md:hidden"
        aria-label="Abrir o menu"
      >
        <Menu size={26} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </div>
  );
}
