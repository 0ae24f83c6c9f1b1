/** Postal codes that lie in one city, as eight digits. */
export interface CepRange {
  city: string;
  from: string;
  to: string;
}

/** @example readCepRange("Osasco: 06000-000 a 06299-999") // { city: "Osasco", from: "06000000", to: "06299999" } */
export function readCepRange(line: string): CepRange | undefined {
  const [, city, ...ends] = /^([^:\d]+):\s*(\d{5})-(\d{3})\s+a\s+(\d{5})-(\d{3})$/.exec(line.trim()) ?? [];
  if (city === undefined) return undefined;
  const [from, to] = [ends.slice(0, 2).join(""), ends.slice(2).join("")];
  return from <= to ? { city: city.trim(), from, to } : undefined;
}

/** The eight digits of a postal code that somebody wrote, alone or in an address. @example readCep("CEP 04711-000") // "04711000" */
export const readCep = (text: string): string | undefined => /(?<!\d)\d{2}\.?\d{3}[-\s]?\d{3}(?!\d)/.exec(text)?.[0].replace(/\D/g, "");
