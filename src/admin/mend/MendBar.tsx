import { EyeOff, Hash, Merge, Trash2 } from "lucide-react";
import { RedirectDialog } from "#admin/redirect/RedirectDialog";
import { Button } from "#admin/ui/Button";
import { type FoundRows, SelectionBar } from "#admin/ui/list/selection";
import { formatNumber } from "#domain/text/format";
import type { ChosenPages } from "./use-chosen-pages";

interface MendBarProps {
  /** Names what is chosen, such as "Pontos escolhidos". */
  label: string;
  told: readonly [one: string, many: string];
  chosen: ChosenPages;
  found?: FoundRows | undefined;
  foundLabel?: string;
}

/** What can be done with the chosen pages. */
export function MendBar({ told, chosen, ...bar }: MendBarProps) {
  const { selection, rows, nameable, mergeable, progress, ask } = chosen;
  return (
    <SelectionBar {...bar} selection={selection} chosen={told} progress={progress}>
      {nameable > 0 ? (
        <Button icon={Hash} onClick={() => ask("name", rows)}>
          Dar o nome do cadastro
        </Button>
      ) : null}
      {mergeable > 0 ? (
        <Button icon={Merge} onClick={() => ask("merge", rows)}>
          Juntar {formatNumber(mergeable)}
        </Button>
      ) : null}
      <Button icon={EyeOff} onClick={() => ask("unlist", rows)}>
        Fora dos buscadores
      </Button>
      <Button icon={Trash2} look="danger" onClick={() => ask("remove", rows)}>
        Excluir
      </Button>
    </SelectionBar>
  );
}

/** Asks which page stays of one that is merged. */
export function MergeDialog({ chosen: { asked, dismiss, act } }: { chosen: ChosenPages }) {
  const [merging] = asked?.mend === "merge" ? asked.of : [];
  return (
    <RedirectDialog
      fromPath={merging?.path}
      title="Juntar a outra página"
      explanation="vai para a página escolhida, e esta vai para a lixeira."
      confirmLabel="Juntar"
      proposed={merging?.detail.pages}
      isBusy={false}
      onClose={dismiss}
      onChoose={(toPath) => {
        if (merging?.pageId !== undefined) void act("merge", new Map([[merging.pageId, { toPath }]]));
      }}
    />
  );
}
