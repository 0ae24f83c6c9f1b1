import type { ReactNode } from "react";
import type { HomeText } from "#domain/texts/home-text";

/** The video with its heading; the player comes as children. */
export function HeroVideo({ title, text, children }: HomeText["video"] & { children: ReactNode }) {
  return (
    <section className="wrap grid items-center gap-x-12 gap-y-6 pb-12 md:pb-18 lg:grid-cols-[1fr_1.9fr]">
      <div>
        <h2 className="text-[1.625rem] md:text-[2.125rem]">{title}</h2>
        <p className="mt-3 max-w-[40ch] text-[1.0625rem] text-steel">{text}</p>
      </div>
      {children}
    </section>
  );
}
