import type { SectionContext } from "./section";

/** What is offered for a motor of another maker, where the title names one. */
export function writeMaker({ reading, choose, facts }: SectionContext): string | undefined {
  const names = joinNames([...new Set(reading.makers.filter(({ isDoubtful }) => !isDoubtful).map(({ name }) => name))]);
  if (names === "" || !Object.hasOwn(facts, "marca")) return undefined;
  return choose.shuffle([
    `Motor ${names} é de outro fabricante: o que se oferece para ele é conserto, quando a peça existe à venda, ou troca por um {{marca}}.`,
    `Para ${names} não há venda aqui: conserta-se o que tem peça, e o que não tem dá lugar, na troca, a um motor {{marca}}.`,
    `Peça de ${names} se procura pela etiqueta do motor; achada, faz-se o conserto, e em falta dela o caminho é a troca por um {{marca}}.`,
    `O site vende {{marca}}, e ${names} é outra marca: cabe o conserto enquanto houver peça de reposição, e depois disso a troca.`,
  ])[0];
}

function joinNames(names: readonly string[]): string {
  return names.length > 1 ? `${names.slice(0, -1).join(", ")} ou ${names.at(-1)}` : (names[0] ?? "");
}
