import { Menu } from "lucide-react";
import type { ReactNode } from "react";
import type { Contact } from "#domain/contact/contact";
import type { Business } from "#domain/facts/business";
import { ContactButton } from "#site/contact/ContactButton";
import { PhoneLink } from "#site/contact/PhoneLink";
import { Logo } from "./Logo";
import { MENU_ID } from "./SiteMenu";

/** Logo, title, phone and contact button above the menu, which comes as children. */
export function Header({ identity, contact, children }: { identity: Business["identity"]; contact: Contact; children: ReactNode }) {
  return (
    <header>
      <div className="wrap flex min-h-16 items-center gap-4 md:min-h-20">
        <a href="/" className="mr-auto flex items-center gap-3">
          <Logo />
          <span className="leading-tight">
            <span className="block font-bold text-lg [font-stretch:112%]">{identity.tradeName}</span>
            <span className="block text-sm text-steel max-lg:hidden">{identity.tagline}</span>
          </span>
        </a>
        <PhoneLink contact={contact} className="max-sm:hidden" />
        <span className="max-md:hidden">
          <ContactButton contact={contact} compact />
        </span>
        <button
          type="button"
          popoverTarget={MENU_ID}
          className="-mr-2 flex size-11 items-center justify-center md:hidden"
          aria-label="Abrir o menu"
        >
          <Menu size={26} strokeWidth={1.75} aria-hidden="true" />
        </button>
      </div>
      <div className="on-ink bg-ink md:text-white">
        <div className="wrap">{children}</div>
      </div>
    </header>
  );
}
