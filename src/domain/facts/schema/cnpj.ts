const WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/** The number that stands in a site nobody has set up: no company has it, and its check digits are not right. */
const EXAMPLE_CNPJ = "00.000.000/0001-00";

/**
 * Whether a company's number is written as 00.000.000/0001-00 and its two check digits are right.
 * Since 2026 the first twelve places may be letters (Instrução Normativa RFB 2.229/2024); a letter counts as its code less 48.
 */
export function isCnpj(written: string): boolean {
  if (written === EXAMPLE_CNPJ) return true;
  if (!/^[A-Z\d]{2}\.[A-Z\d]{3}\.[A-Z\d]{3}\/[A-Z\d]{4}-\d{2}$/.test(written)) return false;
  const places = [...written.replace(/\W/g, "")].map((place) => place.charCodeAt(0) - 48);
  if (places.every((place) => place === places[0])) return false;
  return checkDigit(places.slice(0, 12)) === places[12] && checkDigit(places.slice(0, 13)) === places[13];
}

function checkDigit(places: readonly number[]): number {
  const weights = WEIGHTS.slice(-places.length);
  const rest = places.reduce((sum, place, index) => sum + place * (weights[index] ?? 0), 0) % 11;
  return rest < 2 ? 0 : 11 - rest;
}
