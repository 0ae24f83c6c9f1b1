import type { PhotoUseCounts } from "#domain/photo/photo";
import { formatCount, formatNumber } from "#domain/text/format";
import { joinWords } from "#domain/text/join-words";

/** @example countPhotos(1) // "1 fotografia" */
export function countPhotos(count: number): string {
  return formatCount(count, "fotografia", "fotografias");
}

/** @example countUses({ page: 2, work: 1, technician: 0 }) // "Em 2 páginas e 1 obra" */
export function countUses({ page, work, technician }: PhotoUseCounts): string {
  const named = [
    count(page, "página", "páginas"),
    count(work, "obra", "obras"),
    count(technician, "pessoa da equipe", "pessoas da equipe"),
  ];
  const told = named.filter(Boolean);
  return told.length === 0 ? "Sem uso" : `Em ${joinWords(told)}`;
}

function count(number: number, one: string, many: string): string {
  return number === 0 ? "" : formatCount(number, one, many);
}

/** @example formatKilobytes(1_500_000) // "1,4 MB" */
export function formatKilobytes(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1000 ? `${Math.ceil(kilobytes)} KB` : `${formatNumber(kilobytes / 1024)} MB`;
}
