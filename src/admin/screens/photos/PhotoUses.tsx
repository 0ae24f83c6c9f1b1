import { toVisibleText } from "#domain/panel/visible-text";
import type { PhotoUse, PhotoUserKind } from "#domain/photo/photo";
import { editPagePath, editTechnicianPath, editWorkPath } from "#domain/site/paths";

const PATH_OF: Readonly<Record<PhotoUserKind, (id: string) => string>> = {
  page: editPagePath,
  work: editWorkPath,
  technician: editTechnicianPath,
};

/** Where a photograph stands, with the way there. */
export function PhotoUses({ uses }: { uses: readonly PhotoUse[] }) {
  if (uses.length === 0) return <p className="text-steel">Ainda não aparece em lugar nenhum.</p>;
  return (
    <ul aria-label="Onde aparece" className="grid gap-1">
      {uses.map(({ kind, id, title }) => (
        <li key={id}>
          <a href={PATH_OF[kind](id)} className="inline-block py-1 underline">
            {toVisibleText(title)}
          </a>
        </li>
      ))}
    </ul>
  );
}
