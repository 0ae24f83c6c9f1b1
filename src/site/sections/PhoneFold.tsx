import { Plus } from "lucide-react";
import type { ReactNode } from "react";

export interface PhoneFoldProps {
  /** What opens it. */
  title: string;
  /** The level of the title where it stands above what is not folded; without it the title is of the phone alone. */
  heading?: "h2" | "h3";
  /** How large that is. */
  headingSize?: string;
  className?: string;
  children: ReactNode;
}

/** What would be long on a phone, folded there under one line; wider screens and paper have it whole. See site.css. */
export function PhoneFold({ title, heading: Heading, headingSize = "mb-3 text-base", className = "", children }: PhoneFoldProps) {
  return (
    <div className={className}>
      {Heading && <Heading className={`${headingSize} max-md:hidden`}>{title}</Heading>}
      <details className="phone-fold group">
        <summary className="flex min-h-12 items-center justify-between gap-4 font-semibold">
          {title}
          <Plus className="flex-none transition-transform group-open:rotate-45" size={20} strokeWidth={1.75} aria-hidden="true" />
        </summary>
        {children}
      </details>
    </div>
  );
}
