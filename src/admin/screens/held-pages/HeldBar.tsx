import { Globe, Merge, Sparkles, Trash2 } from "lucide-react";
import { PATHS } from "#domain/site/paths";
import { formatNumber } from "#domain/text/format";
import type { ChosenPages, Mendable } from "../../mend/use-chosen-pages";
import { useRunStart } from "../../run/use-run-start";
import { Button } from "../../ui/Button";
import { SelectionBar } from "../../ui/list/SelectionBar";
import type { FoundRows } from "../../ui/list/use-found-rows";

/** What can be done with the chosen pages. */
export function HeldBar({ chosen, found }: { chosen: ChosenPages; found: FoundRows | undefined }) {
  const { selection, rows, mergeable, progress, ask } = chosen;
  const rewrite = useRunStart("Não foi possível escrever com IA", () => location.assign(PATHS.batchCreator));
  return (
    <SelectionBar
      label="Páginas escolhidas"
      selection={selection}
      chosen={["página escolhida", "páginas escolhidas"]}
      found={found}
      progress={progress}
    >
      <Button icon={Globe} onClick={() => ask("allow", rows)}>
        Publicar assim mesmo…
      </Button>
      <Button icon={Sparkles} isBusy={rewrite.isBusy} onClick={() => rewrite.rewrite(listTitles(rows))}>
        Escrever de novo com IA
      </Button>
      {mergeable > 0 ? (
        <Button icon={Merge} onClick={() => ask("merge", rows)}>
          Juntar {formatNumber(mergeable)}
        </Button>
      ) : null}
      <Button icon={Trash2} look="danger" onClick={() => ask("remove", rows)}>
        Excluir
      </Button>
    </SelectionBar>
  );
}

function listTitles(rows: readonly Mendable[]): string[] {
  return [...new Set(rows.flatMap(({ title }) => title ?? []))];
}
