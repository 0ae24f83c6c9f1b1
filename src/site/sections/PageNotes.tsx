export interface PageNote {
  text: string;
  /** Where one reads on. */
  path?: string;
}

/** When a page was published, changed and reviewed, as far as anybody knows. */
export function PageNotes({ notes = [] }: { notes?: readonly PageNote[] | undefined }) {
  if (notes.length === 0) return null;
  return (
    <ul className="mt-4 flex flex-wrap gap-x-4 text-sm text-steel">
      {notes.map(({ text, path }) => (
        <li key={text} className="inline-flex min-h-9 items-center">
          {path ? (
            <a href={path} className="-my-1 inline-flex min-h-11 items-center underline">
              {text}
            </a>
          ) : (
            text
          )}
        </li>
      ))}
    </ul>
  );
}
