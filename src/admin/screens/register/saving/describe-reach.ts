import { formatNumber } from "#domain/text/format";
import type { Effects } from "./use-save-facts";

/** How many public pages a save changes, as the title of what asks for it. */
export function describeReach(affected: Effects["affected"], changes: number): string {
  const values = changes === 1 ? "este valor" : "estes valores";
  if (!affected) return "Confira o que vai mudar";
  if (affected.isEverywhere) return changes === 1 ? "Todas as páginas mostram este valor" : "Todas as páginas mudam";
  const count = affected.authored.length + affected.generated.count;
  if (count === 0) return `Nenhuma página mostra ${values}`;
  return count === 1 ? `1 página mostra ${values}` : `${formatNumber(count)} páginas mostram ${values}`;
}
