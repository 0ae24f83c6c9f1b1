import type { TextBlock } from "#domain/text/read-page-text";
import { ENDS } from "../whole/split-clauses";
import { type Stretch, stretchOf } from "./find-claims";

/** What puts one before all others: with a scope behind it, nobody can prove it. */
const FIRST = /^(?:melhor(?:es)?|maior(?:es)?|menor(?:es)?|pior(?:es)?|lider(?:es)?|campe(?:a|ao|oes)|referencia|unic[oa]s?|primeir[oa])$/;
const SCOPES =
  /^(?:brasil|mundo|pais|mercado|regiao|cidade|capital|bairro|estado|internet|google|paulo|sampa|sp|universo|planeta|ramo|setor|concorrencia|norte|sul|leste|oeste|nordeste|sudeste|zona|america|latina|terra|historia|hemisferio|vizinhanca)$/;
/** From the word of rank to what it ranks among. */
const SCOPE_REACH = 9;
const IN_SCOPE = /^(?:do|da|de|no|na|em|entre)$/;
/** Nothing compares, by themselves. */
const PEERLESS =
  /^(?:imbativel|imbativeis|insuperavel|insuperaveis|incomparave(?:l|is)|inigualave(?:l|is)|indestrutive(?:l|is)|infalive(?:l|is)|inquebrave(?:l|is)|etern[oa]s?|invencive(?:l|is))$/;
/** What is said never to happen to what is sold. */
const FAILS =
  /^(?:quebr|falh|da$|desist|decepc|deix|apresent|necessit|pens|pif|emperr|estrag|enferruj|trav[ae]|queim|empen|gast|pag|preocup|desgast|par[ae]$|da$|de$|precis|ter|volt|mais$)/;
/** What others do less well or for more. */
const OUTDOES = /^(?:bat|venc|super|vend|instal|consert|faz|cobr|oferec|entreg|ganh|igual|atend|repar)/;
/** Two words that claim as much side by side. */
const PAIRS: readonly RegExp[] = [
  /^(?:numero|n|top) (?:1|um|one|º|°)$|^primeiro lugar$|^100 %$|^de graca$|^para sempre$|^blindad[oa]s? contra$/,
  /^zero (?:defeitos?|problemas?|falhas?)$|^sem (?:defeitos?|concorrencia|igual|rival)$/,
  /^vida (?:inteira|toda)$|^(?:mil|cem|milhares|seculos?) (?:anos|de|vidas)$/,
  /^(?:lider|campe(?:a|ao|oes)) (?:em|d[aeo]s?|n[ao]s?)$|[aei]mos (?:qualquer|tod[oa]s?|tudo)$/,
  /^(?:consertos?|reparos?|instalac(?:ao|oes)|atendimentos?|entregas?|visitas?|assistencia|troca|manutencao) (?:relampago|instantane[oa]|imediat[oa]|garantid[oa])$/,
];
const ASKED = new Set(["qual", "quais", "que", "como", "onde", "quanto", "por", "existe"]);

/** Ranks that nobody can prove and promises without an end, in a title; who asks claims nothing. */
export function findSuperlatives({ tokens }: TextBlock): Stretch[] {
  if (tokens.at(-1)?.sign === "?" || ASKED.has(tokens[0]?.sign ?? "")) return [];
  const signs = tokens.map(({ sign }) => sign);
  return tokens.flatMap((_, at) => {
    const next = findEnd(signs, at);
    return next === undefined ? [] : [stretchOf(tokens, at, next)];
  });
}

/** Index after the claim that begins there. */
function findEnd(signs: readonly string[], at: number): number | undefined {
  const [sign = "", second = "", third = ""] = signs.slice(at, at + 3);
  if (PEERLESS.test(sign) || /^garantid[oa]s?$/.test(sign)) return at + 1;
  if (sign === "cobrimos" || (sign === "prova" && second === "de" && /^(?:tudo|qualquer|falhas?)$/.test(third))) return at + 1;
  if (PAIRS.some((pair) => pair.test(`${sign} ${second}`))) return at + 2;
  if (sign === "para" && second === "toda" && signs.slice(at).includes("vida")) return at + 2;
  if (sign === "ninguem" && signs.slice(at + 1, at + 3).some((word) => OUTDOES.test(word))) return at + 2;
  if (/^(?:contra|resiste)$/.test(sign) && /^(?:tudo|qualquer|todos|todas)$/.test(second === "a" ? third : second)) return at + 2;
  if (/^(?:fim|resto)$/.test(sign) && /^d[ae]$/.test(second) && /^(?:vida|sua)$/.test(third) && signs[at + 3] !== "util") return at + 3;
  if (/^(?:menor|melhor|menores|melhores)$/.test(sign) && /^precos?$/.test(second)) return isRanked(signs, at + 1) ? at + 2 : undefined;
  if (/^(?:nunca|jamais)$/.test(sign) && signs.slice(at + 1, at + 4).some((word) => FAILS.test(word))) return at + 2;
  const isRank = FIRST.test(sign) || (sign === "mais" && second !== "" && !/^(?:de|do|perto|proxim|um|uma)/.test(second));
  return isRank && isRanked(signs, at) ? at + 2 : undefined;
}

/** "Do Brasil", "de São Paulo". */
function isRanked(signs: readonly string[], at: number): boolean {
  for (let index = at + 1; index <= at + SCOPE_REACH && index < signs.length; index += 1) {
    const sign = signs[index] ?? "";
    if (ENDS.has(sign)) return false;
    if (SCOPES.test(sign) && signs.slice(at + 1, index).some((word) => IN_SCOPE.test(word))) return true;
  }
  return false;
}
