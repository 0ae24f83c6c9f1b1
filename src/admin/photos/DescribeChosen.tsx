import { toVisibleText } from "#domain/panel/visible-text";
import { type LibraryPhoto, MAX_ALT_LENGTH, photoFilePath } from "#domain/photo/photo";
import { TextField } from "../ui/field/TextField";

interface DescribeChosenProps {
  /** Those that nobody has said what they show. */
  photos: readonly LibraryPhoto[];
  /** What is written of each so far, by id. */
  written: Readonly<Record<string, string>>;
  onWrite: (id: string, alt: string) => void;
}

/** Asks what chosen photographs show: no page goes public with one that says nothing to who does not see it. */
export function DescribeChosen({ photos, written, onWrite }: DescribeChosenProps) {
  return (
    <ul aria-label="Fotografias sem descrição" className="grid gap-3 empty:hidden">
      {photos.map(({ id, address, width, name }) => (
        <li key={id} className="grid grid-cols-[4rem_minmax(0,1fr)] items-end gap-3">
          <img src={photoFilePath(address, Math.min(480, width), "webp")} alt="" className="aspect-square w-full rounded-lg object-cover" />
          <TextField
            label={`O que ${toVisibleText(name)} mostra`}
            placeholder="Motor PPA instalado em portão deslizante"
            value={written[id] ?? ""}
            maxLength={MAX_ALT_LENGTH}
            onChange={(event) => onWrite(id, event.currentTarget.value)}
          />
        </li>
      ))}
    </ul>
  );
}
