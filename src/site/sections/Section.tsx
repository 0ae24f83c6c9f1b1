import type { ReactNode } from "react";
import { InlineText } from "./InlineText";

export interface SectionProps {
  title: string;
  intro?: string;
  /** Anchor of the section. */
  id?: string;
  tone?: "white" | "paper";
  children?: ReactNode;
}

const TONES = { white: "", paper: "bg-paper border-y border-line" };

/** A titled part of a page. */
export function Section({ title, intro, id, tone = "white", children }: SectionProps) {
  return (
    <section id={id} className={`py-7 md:py-18 ${TONES[tone]}`}>
      <div className="wrap">
        <h2 className="max-w-[26ch] text-[1.625rem] md:text-[2.125rem]">{title}</h2>
        {intro && (
          <p className="mt-3 max-w-[60ch] text-[1.0625rem] text-steel">
            <InlineText text={intro} />
          </p>
        )}
        {children && <div className="mt-5 md:mt-8">{children}</div>}
      </div>
    </section>
  );
}
