import type { GateKind } from "#domain/gate/gate-kind";
import { GateIllustration } from "#site/drawings/GateIllustration";

const TYPES: readonly { gate: GateKind; title: string; text: string; path: string }[] = [
  {
    gate: "deslizante",
    title: "Deslizante",
    text: "Corre para o lado sobre um trilho. Precisa de parede livre do tamanho do vão e aceita folhas pesadas.",
    path: "/topicos/motor-para-portao-deslizante",
  },
  {
    gate: "basculante",
    title: "Basculante",
    text: "Sobe e deita sob o teto da garagem. Não ocupa a calçada nem o recuo; pede contrapeso bem regulado.",
    path: "/topicos/motor-para-portao-basculante",
  },
  {
    gate: "pivotante",
    title: "Pivotante",
    text: "Gira sobre a dobradiça, em uma folha ou duas. Precisa de espaço livre por onde a folha passa.",
    path: "/topicos/motor-para-portao-pivotante",
  },
];

/** The three movements, drawn. */
export function GateTypes() {
  return (
    <ul className="grid gap-6 md:grid-cols-3">
      {TYPES.map(({ gate, title, text, path }) => (
        <li key={gate} className="overflow-hidden rounded-card border border-line bg-white">
          <a href={path} className="group flex h-full flex-col">
            <GateIllustration gate={gate} className="w-full" />
            <span className="flex grow flex-col p-5">
              <span className="font-bold text-lg [font-stretch:112%] group-hover:underline">{title}</span>
              <span className="mt-1 text-steel">{text}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
