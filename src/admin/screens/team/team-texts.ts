import { formatCount } from "#domain/text/format";

/** What changes on the site when somebody is no longer shown. @example describeUses({ works: 2, pages: 1 }, "Rui") // "2 obras e 1 página deixam de dizer o nome de Rui." */
export function describeUses({ works, pages }: { works: number; pages: number }, name: string): string {
  const named = [count(works, "obra", "obras"), count(pages, "página", "páginas")].filter(Boolean);
  if (named.length === 0) return "Nenhuma obra nem página diz o seu nome.";
  return `${named.join(" e ")} ${works + pages === 1 ? "deixa" : "deixam"} de dizer o nome de ${name}.`;
}

function count(number: number, one: string, many: string): string {
  return number === 0 ? "" : formatCount(number, one, many);
}
