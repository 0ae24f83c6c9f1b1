import type { GateKind } from "#domain/gate/gate-kind";
import type { Photo } from "#domain/photo/photo";
import { PATHS } from "#domain/site/paths";
import { Drawing } from "#site/drawings/Drawing";
import { PhotoPicture } from "#site/photo/PhotoPicture";
import { TextLink } from "./lists";
import { Section } from "./Section";

/** A work as lists show it. */
export interface ShownWork {
  path: string;
  title: string;
  /** "Mooca · novembro de 2026". */
  note: string;
  gate: GateKind;
  /** What was wrong and what was done, where that belongs to what the page is about. */
  told: readonly string[];
  /** Of afterwards, rather; a drawing stands for one that has none. */
  photo?: Photo | undefined;
}

const SIZES = "(width >= 768px) 22rem, calc(100vw - 2rem)";
const SIZES_OF_FEW = "(width >= 768px) 35rem, calc(100vw - 2rem)";

/** Works, each with a photograph and a way to read on; few fill their row. */
export function WorkCards({ works }: { works: readonly ShownWork[] }) {
  const isOne = works.length === 1;
  const columns = isOne ? "" : works.length === 2 ? "md:grid-cols-2" : "md:grid-cols-3";
  return (
    <ul className={`grid gap-6 wrap-anywhere ${columns}`}>
      {works.map(({ path, title, note, gate, photo, told }) => (
        <li key={path} className={`relative ${isOne ? "md:grid md:grid-cols-2 md:items-center md:gap-x-6" : ""}`}>
          {photo ? (
            <PhotoPicture photo={photo} sizes={works.length > 2 ? SIZES : SIZES_OF_FEW} crop="4/3" />
          ) : (
            <Drawing gate={gate} of={path} className="w-full rounded-card" />
          )}
          <div>
            <h3 className="mt-3 text-lg">
              <a href={path} className="no-underline after:absolute after:inset-0 hover:underline">
                {title}
              </a>
            </h3>
            <p className="text-sm text-steel">{note}</p>
            {told.map((text) => (
              <p key={text} className="mt-2">
                {text}
              </p>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

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
        <TextLink href={PATHS.works} className="font-semibold text-contact-dark underline underline-offset-4">
          {all}
        </TextLink>
      </p>
    </Section>
  );
}
