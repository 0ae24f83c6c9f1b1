import { Check, Plus } from "lucide-react";
import type { ComponentProps } from "react";
import type { FaqEntry } from "#domain/faq/faq-schema";
import { fillBlanks } from "#domain/text/fill-blanks";
import { toSlug } from "#domain/text/slug";
import type { Wording } from "#domain/texts/wording-text";
import { InlineText } from "./Section";

export interface GridLink {
  text: string;
  path: string;
}

/** A link as high as a finger, underlined unless it is given classes of its own. */
export function TextLink({ className = "underline underline-offset-4", ...link }: ComponentProps<"a">) {
  return <a {...link} className={`inline-flex min-h-11 items-center ${className}`} />;
}

/** Short texts, each on its line. */
export function TextList({ items, className }: { items: readonly string[]; className: string }) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** Many links to pages of one kind. */
export function LinkGrid({ links }: { links: readonly GridLink[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-6 lg:grid-cols-3">
      {links.map(({ text, path }) => (
        <li key={path} className="border-line border-b">
          <a href={path} className="flex min-h-12 items-center py-2 leading-snug hover:text-contact-dark hover:underline">
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Short statements, each with a mark. */
export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <Check className="mt-1 flex-none text-contact" size={20} strokeWidth={2.25} aria-hidden="true" />
          <span>
            <InlineText text={item} />
          </span>
        </li>
      ))}
    </ul>
  );
}

const COLUMNS: Record<number, string> = { 2: "md:grid-cols-2", 4: "sm:grid-cols-2 lg:grid-cols-4" };

/** What has so many parts side by side. */
export const columnsFor = ({ length }: readonly unknown[]) => COLUMNS[length] ?? "md:grid-cols-3";

/** What happens, in order. */
export function StepList({ steps, words }: { steps: readonly { title: string; text: string }[]; words: Wording["sections"] }) {
  return (
    <ol className={`grid gap-x-8 gap-y-4 md:gap-y-8 ${columnsFor(steps)}`}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className="border-amber border-t-4 pt-3 md:pt-4">
          <p className="font-bold text-amber-dark text-sm" aria-hidden="true">
            {fillBlanks(words.step, { número: String(index + 1) })}
          </p>
          <h3 className="mt-1 text-lg">{title}</h3>
          <p className="mt-1 text-steel md:mt-2">
            <InlineText text={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}

/** Questions that open one at a time; each has an address of its own, and the browser's search finds closed ones. */
export function FaqList({ entries }: { entries: readonly FaqEntry[] }) {
  return (
    <div className="border-line border-t">
      {entries.map(({ question, answer }) => (
        <details key={question} name="faq" className="group border-line border-b">
          <summary className="flex min-h-14 items-center justify-between gap-4 py-3 font-semibold text-[1.0625rem]">
            <h3 className="font-semibold text-[length:inherit] [font-family:inherit] [font-stretch:100%]">{question}</h3>
            <Plus className="flex-none transition-transform group-open:rotate-45" size={20} strokeWidth={1.75} aria-hidden="true" />
          </summary>
          {/* The address is the answer's: a browser opens what holds the target. */}
          <div id={toSlug(question)} className="max-w-[65ch] flex scroll-mt-24 flex-col gap-3 pb-5 text-steel">
            {answer.split(/\n\s*\n/).map((paragraph) => (
              <p key={paragraph}>
                <InlineText text={paragraph} />
              </p>
            ))}
          </div>
        </details>
      ))}
    </div>
  );
}

/** A row of short facts: a large value over what it means. */
export function FactStrip({ items }: { items: readonly { value: string; label: string }[] }) {
  if (items.length === 0) return null;
  return (
    <div className="on-ink bg-ink text-white">
      <dl className="wrap grid grid-cols-2 gap-x-6 gap-y-3 py-5 md:gap-y-5 md:py-7 sm:grid-cols-3 lg:flex lg:justify-between">
        {items.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-white/75">{label}</dt>
            <dd className="headline text-2xl text-amber leading-tight">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
