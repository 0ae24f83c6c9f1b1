/** Figures in digits; in words where a unit makes a quantity of them. "Uma vez" and "um metro" alone are manners of speech. */
const DIGITS = /\p{L}*\d[\d.,/]*(?:\s?(?:%|\p{L}+))?/gu;
const NUMBER_WORDS =
  "dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|quinze|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem|duzentos|duzentas|trezentos|quinhentos|mil";
const UNITS =
  "segundos?|minutos?|horas?|dias?|semanas?|mês|meses|anos?|milímetros?|centímetros?|metros?|gramas?|quilos?|toneladas?|volts?|watts?|ampères?|graus?|reais|por cento|vezes (?:por|ao|a cada)|aberturas?|ciclos?|manobras?";
const IN_WORDS = new RegExp(
  `(?<!\\p{L})(?:(?:${NUMBER_WORDS})(?: e \\p{L}+)? (?:${UNITS})|(?:um|uma) (?:ano|mês|hora|por cento))(?!\\p{L})`,
  "giu",
);

/**
 * Figures that a text states by itself: neither a fact between double braces nor one of the quantities given.
 * @example findOwnFigures("De {{vida-util}}, em 220 V, a 40 °C.", ["220 V"]) // ["40"]
 */
export function findOwnFigures(text: string, quantities: readonly string[]): string[] {
  const known = [...quantities].sort((a, b) => b.length - a.length);
  const rest = known.reduce((left, quantity) => left.replaceAll(quantity, " "), text.replace(/\{\{[^{}]*\}\}|\]\([^()\s]*\)/g, " "));
  return [...(rest.match(DIGITS) ?? []), ...(rest.match(IN_WORDS) ?? [])].map((figure) => figure.trim());
}
