import { PATHS } from "#domain/site/paths";
import { Section } from "./Section";
import { type ShownWork, WorkCards } from "./WorkCards";

export interface WorksSectionProps {
  title: string;
  works: readonly ShownWork[];
  /** Of the link to all of them. */
  all: string;
}

/** Works that convince on a page about something else; nothing where there are none. */
export function WorksSection({ title, works, all }: WorksSectionProps) {
  if (works.length === 0) return null;
  return (
    <Section title={title}>
      <WorkCards works={works} />
      <p className="mt-6">
        <a href={PATHS.works} className="inline-flex min-h-11 items-center font-semibold text-contact-dark underline underline-offset-4">
          {all}
        </a>
      </p>
    </Section>
  );
}
