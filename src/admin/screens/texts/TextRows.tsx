import { toVisibleText } from "#domain/panel/visible-text";
import { editTextPath } from "#domain/site/paths";
import { formatExact, formatRelative } from "../../ui/relative-time";
import { StateTag } from "./StateTag";
import type { TextRow } from "./text-states";

interface TextRowsProps {
  texts: readonly TextRow[];
  kinds: readonly { kind: string; label: string }[];
}

export function TextRows({ texts, kinds }: TextRowsProps) {
  const labels = new Map(kinds.map(({ kind, label }) => [kind, label]));
  return (
    <ul>
      {texts.map((text) => (
        <li key={text.path} className="border-t border-line">
          <a
            href={editTextPath(text.path)}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 no-underline hover:bg-paper sm:px-5"
          >
            <span className="min-w-0 flex-1 basis-64">
              <span className="block leading-snug font-semibold break-words">{toVisibleText(text.title)}</span>
              <span className="block truncate text-sm text-steel">
                {labels.get(text.kind)} · {text.address}
              </span>
            </span>
            <StateTag state={text.state} isRetired={text.isRetired} />
            {text.changed ? (
              <span className="text-sm text-steel sm:w-56" title={formatExact(text.changed.at)}>
                <span className="block truncate">{toVisibleText(text.changed.by)}</span>
                {formatRelative(text.changed.at)}
              </span>
            ) : (
              <span className="text-sm text-steel max-sm:hidden sm:w-56">Nunca alterado</span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
