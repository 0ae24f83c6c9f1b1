/** @example countPhotos(1) // "1 fotografia" */
export function countPhotos(count: number): string {
  return count === 1 ? "1 fotografia" : `${count.toLocaleString("pt-BR")} fotografias`;
}

/** @example countUses(0) // "Sem uso" */
export function countUses(uses: number): string {
  if (uses === 0) return "Sem uso";
  return uses === 1 ? "Em 1 página" : `Em ${uses} páginas`;
}

/** @example formatKilobytes(1_500_000) // "1,4 MB" */
export function formatKilobytes(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1000 ? `${Math.ceil(kilobytes)} KB` : `${(kilobytes / 1024).toLocaleString("pt-BR", { maximumFractionDigits: 1 })} MB`;
}
