import type { ReactNode } from "react";
import type { PageContact } from "#domain/contact/contact";
import type { PublishedBusiness } from "#domain/facts/published-business";
import type { LandingPage } from "#domain/landing/landing-page";
import type { Place } from "#domain/places/place";
import type { Breadcrumb } from "#domain/site/page";
import type { ShownTestimonial } from "#domain/testimonials/testimonial";
import type { Wording } from "#domain/texts/wording-text";
import { PageHero } from "#site/sections/PageHero";
import { Booking, type BookingChoice } from "./Booking";
import { LandingSections } from "./LandingSections";

export interface LandingScreenProps {
  landing: LandingPage;
  breadcrumbs: readonly Breadcrumb[];
  business: PublishedBusiness;
  contact: PageContact;
  places: readonly Place[];
  testimonials: readonly ShownTestimonial[];
  wording: Pick<Wording, "sections" | "offers" | "booking">;
  estimateLink?: string | undefined;
  /** Where a day can be chosen. */
  booking?: BookingChoice;
  /** Between the top and the sections. */
  children?: ReactNode;
}

export function LandingScreen({ landing, breadcrumbs, contact, booking, children, ...context }: LandingScreenProps) {
  const { title, summary, button, message, gate, sections } = landing;
  return (
    <>
      <PageHero title={title} summary={summary} breadcrumbs={breadcrumbs} contact={contact} button={button} message={message} gate={gate} />
      {booking && <Booking {...booking} words={context.wording.booking} contact={contact} />}
      {children}
      <LandingSections sections={sections} contact={contact} message={message} {...context} />
    </>
  );
}
