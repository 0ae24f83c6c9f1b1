import type { PhotoUseCounts } from "#domain/photo/photo";
import { formatCount, formatNumber } from "#domain/text/format";
import { joinWords } from "#domain/text/join-words";

/** @example countPhotos(1) // "1 fotografia" */
export function countPhotos(count: number): string {
  return formatCount(count, "fotografia", "fotografias");
}

/** @example countUses({ page: 2, work: 1, technician: 0 }) // "Em 2 páginas e 1 obra" */
export function countUses({ page, work, technician }: PhotoUseCounts): string {
  const told = [
    page > 0 && formatCount(page, "página", "páginas"),
    work > 0 && formatCount(work, "obra", "obras"),
    technician > 0 && formatCount(technician, "pessoa da equipe", "pessoas da equipe"),
  ].filter((text) => text !== false);
  return told.length === 0 ? "Sem uso" : `Em ${joinWords(told)}`;
}

/** @example formatKilobytes(1_500_000) // "1,4 MB" */
export function formatKilobytes(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1000 ? `${Math.ceil(kilobytes)} KB` : `${formatNumber(kilobytes / 1024)} MB`;
}
