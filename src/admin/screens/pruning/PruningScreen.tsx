import { PanelFrame } from "../../frame/PanelFrame";
import { ScreenHeader } from "../../frame/ScreenHeader";
import { ResultsNav } from "../../results/ResultsNav";
import { PruningCard } from "./PruningCard";

export function PruningScreen() {
  return (
    <PanelFrame>
      <ScreenHeader
        title="Poda"
        summary="Páginas no ar há 90 dias ou mais que trazem pouco, com o que fazer de cada uma e por quê. Nada muda sem você pedir, e tudo pode ser desfeito."
        hasWayBack
      />
      <ResultsNav />
      <PruningCard />
    </PanelFrame>
  );
}
