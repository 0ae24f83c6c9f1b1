import type { Contact } from "#domain/contact/contact";
import type { Business } from "#domain/facts/business";
import type { LandingPage } from "#domain/landing/landing-page";
import type { Breadcrumb } from "#domain/site/page";
import { PageHero } from "#site/sections/PageHero";
import { LandingSections } from "./LandingSections";

export interface LandingScreenProps {
  landing: LandingPage;
  breadcrumbs: readonly Breadcrumb[];
  business: Business;
  contact: Contact;
}

export function LandingScreen({ landing, breadcrumbs, business, contact }: LandingScreenProps) {
  const { title, summary, button, message, gate, sections } = landing;
  return (
    <>
      <PageHero title={title} summary={summary} breadcrumbs={breadcrumbs} contact={contact} button={button} message={message} gate={gate} />
      <LandingSections sections={sections} business={business} contact={contact} message={message} />
    </>
  );
}
