import type { GateKind } from "#domain/gate/gate-kind";
import type { Photo } from "#domain/photo/photo";
import { Drawing } from "#site/drawings/Drawing";
import { PhotoPicture } from "#site/photo/PhotoPicture";

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

/** Works, each with a photograph and a way to read on. */
export function WorkCards({ works }: { works: readonly ShownWork[] }) {
  return (
    <ul className="grid gap-6 wrap-anywhere md:grid-cols-3">
      {works.map(({ path, title, note, gate, photo, told }) => (
        <li key={path} className="relative">
          {photo ? (
            <PhotoPicture photo={photo} sizes={SIZES} crop="4/3" />
          ) : (
            <Drawing gate={gate} of={path} className="w-full rounded-card" />
          )}
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
        </li>
      ))}
    </ul>
  );
}
