import type { ReactNode } from "react";
import type { PageContact } from "#domain/contact/contact";
import type { HomeText } from "#domain/texts/home-text";
import { AnswerNote, ContactButton, PhoneLink } from "#site/contact/contact";
import { EstimateEntry } from "#site/sections/EstimateEntry";

interface HomeOpeningProps {
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
        <HeroFrame video={video} player={player}>
          {children}
        </HeroFrame>
      </div>
    </div>
  );
}

/** One frame for the drawing and the video, and a switch between them that needs no script; neither moves the page. */
function HeroFrame({ video: { title, text }, player, children }: Pick<HomeOpeningProps, "video" | "player" | "children">) {
  return (
    <div>
      <fieldset className="mb-2 flex justify-end gap-1">
        <legend className="sr-only">O que ver ao lado</legend>
        <View name="Desenho" value="desenho" isFirst />
        <View name="Vídeo" value="video" />
      </fieldset>
      <div className="frame">
        <div>{children}</div>
        <div className="overflow-hidden rounded-card border border-line bg-white">
          {player}
          <div className="p-4 md:p-6">
            <h2 className="text-xl">{title}</h2>
            <p className="mt-2 text-steel">{text}</p>
          </div>
        </div>
      </div>
    </div>
  );
}

function View({ name, value, isFirst }: { name: string; value: string; isFirst?: boolean }) {
  return (
    <label className="frame-switch">
      <input type="radio" name="quadro" value={value} defaultChecked={isFirst} className="sr-only" />
      {name}
    </label>
  );
}
