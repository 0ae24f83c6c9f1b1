import { useMemo } from "react";
import { suggestTitle } from "#domain/generation/title/suggest-title";
import { formatNumber } from "#domain/text/format";
import { Button } from "../ui/Button";

const MOST_SHOWN = 5;

/** Offers titles, of one line each, that shout or are misspelt as they are rightly written; nothing when all may stay. */
export function TitleSuggestions({ titles, onUse }: { titles: string; onUse: (titles: string) => void }) {
  const lines = useMemo(() => titles.split("\n").map((line) => ({ line, suggested: suggestTitle(line) })), [titles]);
  const suggestions = [...new Set(lines.flatMap(({ suggested }) => suggested?.trim() ?? []))];
  if (suggestions.length === 0) return null;
  const hidden = suggestions.length - MOST_SHOWN;
  return (
    <div className="grid gap-2 rounded-lg bg-amber/15 px-3 py-2.5 text-sm">
      <p role="status">
        {suggestions.length === 1 ? "Quis escrever assim?" : `Quis escrever assim? ${formatNumber(suggestions.length)} títulos:`}
      </p>
      <ul className="grid gap-1 font-medium break-words">
        {suggestions.slice(0, MOST_SHOWN).map((suggestion) => (
          <li key={suggestion}>{suggestion}</li>
        ))}
        {hidden > 0 ? <li className="font-normal">E mais {formatNumber(hidden)}.</li> : null}
      </ul>
      <Button className="justify-self-start" onClick={() => onUse(lines.map(({ line, suggested }) => suggested ?? line).join("\n"))}>
        {suggestions.length === 1 ? "Corrigir o título" : "Corrigir os títulos"}
      </Button>
    </div>
  );
}
