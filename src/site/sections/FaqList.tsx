import { Plus } from "lucide-react";
import type { FaqEntry } from "#domain/faq/faq";
import { toSlug } from "#domain/text/slug";
import { InlineText } from "./InlineText";

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
