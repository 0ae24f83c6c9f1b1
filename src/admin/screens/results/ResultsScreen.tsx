import { defineCardScreen } from "../../frame/define-card-screen";
import { ResultsNav } from "../../results/ResultsNav";
import { Results } from "./Results";

export const ResultsScreen = defineCardScreen(
  {
    title: "Resultados",
    summary: "O que o site trouxe: visitas, toques nos contatos, e o que você anotou deles. Ninguém é identificado: só se conta.",
  },
  () => (
    <>
      <ResultsNav />
      <Results />
    </>
  ),
);
