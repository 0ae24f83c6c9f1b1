import { ArrowRight } from "lucide-react";
import { InlineText } from "#site/sections/Section";

export interface ServiceCard {
  title: string;
  text: string;
  path?: string;
}

const COLUMNS: Record<number, string> = { 2: "md:grid-cols-2", 4: "sm:grid-cols-2 lg:grid-cols-4" };

/** Services side by side, each with its page when it has one. */
export function ServiceCards({ services, readMore }: { services: readonly ServiceCard[]; readMore: string }) {
  return (
    <ul className={`grid gap-3 md:gap-5 ${COLUMNS[services.length] ?? "md:grid-cols-3"}`}>
      {services.map(({ title, text, path }) => (
        <li key={title} className="flex flex-col rounded-card border border-line bg-white p-4 md:p-6">
          <h3 className="text-lg">{title}</h3>
          <p className="mt-1 mb-1 text-steel md:mt-2 md:mb-4">
            <InlineText text={text} />
          </p>
          {path && (
            <a href={path} className="mt-auto inline-flex min-h-11 items-center gap-2 font-semibold text-contact-dark hover:underline">
              {readMore}
              <span className="sr-only">sobre {title}</span>
              <ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
