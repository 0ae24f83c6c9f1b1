import type { ReactNode } from "react";
import type { PageContact } from "#domain/contact/contact";
import type { HomeText } from "#domain/texts/home-text";
import { AnswerNote } from "#site/contact/AnswerNote";
import { ContactButton } from "#site/contact/ContactButton";
import { PhoneLink } from "#site/contact/PhoneLink";
import { EstimateEntry } from "#site/sections/EstimateEntry";
import { HeroFrame } from "./HeroFrame";

export interface HomeOpeningProps {
  texts: HomeText["opening"];
  video: HomeText["video"];
  contact: PageContact;
  /** What leads to the price, where the site has that page. */
  estimateLink?: string | undefined;
  /** The gate that opens. */
  children: ReactNode;
  /** The same as a video. */
  player?: ReactNode;
}

/** The first screen: what is sold, how to reach a person, and the gate beside it. */
export function HomeOpening({ texts: { title, text, note }, video, contact, estimateLink, children, player }: HomeOpeningProps) {
  return (
    <div className="bg-paper">
      <div className="wrap grid gap-x-12 gap-y-8 py-8 md:py-12 lg:grid-cols-[1fr_1.05fr] lg:items-center">
        <div>
          <h1 className="max-w-[18ch] text-[2.125rem] md:text-[3.25rem]">{title}</h1>
          <p className="mt-4 max-w-[48ch] text-[1.125rem] text-steel">{text}</p>
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
            <ContactButton contact={contact} place="hero" />
            {estimateLink && <EstimateEntry text={estimateLink} />}
            <PhoneLink contact={contact} place="hero" className="text-lg" />
          </div>
          <AnswerNote contact={contact} className="mt-4" />
          <p className="text-sm text-steel">{note}</p>
        </div>
        <HeroFrame video={video} drawing={children} player={player} />
      </div>
    </div>
  );
}
