import { defineCardScreen } from "../../frame/define-card-screen";
import { ResultsNav } from "../../results/ResultsNav";
import { PruningCard } from "./PruningCard";

export const PruningScreen = defineCardScreen(
  {
    title: "Poda",
    summary:
      "Páginas no ar há 90 dias ou mais que trazem pouco, com o que fazer de cada uma e por quê. Nada muda sem você pedir, e tudo pode ser desfeito.",
  },
  () => (
    <>
      <ResultsNav />
      <PruningCard />
    </>
  ),
);
