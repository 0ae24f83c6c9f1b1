import { EyeOff, Merge, Trash2 } from "lucide-react";
import { Button } from "../ui/Button";
import { IconButton } from "../ui/IconButton";
import type { Mend } from "./use-mend-pages";

interface MendButtonsProps {
  title: string;
  /** False where what is wrong is wrong for readers too. */
  canUnlist?: boolean;
  onMend: (mend: Mend) => void;
}

/** What can be done with a page made in the panel, besides editing it. */
export function MendButtons({ title, canUnlist = true, onMend }: MendButtonsProps) {
  return (
    <>
      <Button icon={Merge} aria-label={`Juntar ${title} a outra página`} onClick={() => onMend("merge")}>
        Juntar…
      </Button>
      {canUnlist ? (
        <IconButton
          icon={EyeOff}
          aria-label={`Deixar ${title} fora dos buscadores`}
          title="Fora dos buscadores"
          onClick={() => onMend("unlist")}
        />
      ) : null}
      <IconButton icon={Trash2} aria-label={`Excluir ${title}`} title="Excluir" onClick={() => onMend("remove")} isDangerous />
    </>
  );
}
