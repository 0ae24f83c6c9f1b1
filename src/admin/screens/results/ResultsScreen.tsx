import { PanelFrame } from "../../frame/PanelFrame";
import { ScreenHeader } from "../../frame/ScreenHeader";
import { ResultsNav } from "../../results/ResultsNav";
import { Results } from "./Results";

export function ResultsScreen() {
  return (
    <PanelFrame>
      <ScreenHeader
        title="Resultados"
        summary="O que o site trouxe: visitas, toques nos contatos, e o que você anotou deles. Ninguém é identificado: só se conta."
        hasWayBack
      />
      <ResultsNav />
      <Results />
    </PanelFrame>
  );
}
