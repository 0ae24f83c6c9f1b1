import type { FactTexts } from "#domain/facts/fact-names";
import { FREQUENCIES } from "#domain/knowledge/asked/phrases";
import type { Entry } from "#domain/knowledge/entry";
import { listNames } from "#domain/knowledge/entry-lexicon";
import type { StatedFigure } from "#domain/stated-figures/find-stated-figures";
import { foldLetters } from "#domain/text/fold";
import type { TextBlock } from "#domain/text/read-page-text";

/** Figures that a page may state, by their keys, and names in which digits stand. */
export interface AllowedFigures {
  keys: readonly ReadonlySet<string>[];
  /** Folded: "km 18", "dz rio 1/4". */
  names: readonly string[];
}

export function isAllowed({ key, start, end }: StatedFigure, { folded }: TextBlock, allowed: AllowedFigures): boolean {
  return allowed.keys.some((keys) => keys.has(key)) || allowed.names.some((name) => holds(folded, name, start, end));
}

/** Whether the name stands there with the figure in it. */
function holds(folded: string, name: string, start: number, end: number): boolean {
  return folded.slice(Math.max(0, end - name.length), start + name.length).includes(name);
}

/** Technical figures that an entry of the knowledge base states, and the laws it cites. */
export function listQuantities(entry: Entry): string[] {
  return [...(entry.quantities ?? []).map(({ text }) => text), ...(entry.kind === "law" ? entry.sources : [])];
}

/** What a page calls a law by, folded: what the law says in figures holds where one of them stands. */
export function listLawNames(law: Entry): string[] {
  return listNames(law).map(({ name }) => foldLetters(name));
}

const NAME_OF_SOMETHING = /-(?:nome|modelo)$/;

/** Names of products and places that hold digits. */
export function listNamesWithDigits(texts: FactTexts, places: readonly { name: string }[]): string[] {
  const named = Object.entries(texts).flatMap(([name, text]) => (NAME_OF_SOMETHING.test(name) ? [text] : []));
  return [...named, ...places.map(({ name }) => name)].filter((name) => /\d/.test(name));
}

/** Weights, lengths, powers, voltages and capacities of a title are its reader's gate, and no claim of ours. */
const TECHNICAL =
  /\b(?:kg|quilo|tonelada|m|cm|mm|centimetro|milimetro|metro|polegada|hp|cv|v|volt|w|watt|a|ah|mhz|ghz|apartamento|apto|morador|andar|bloco|torre|folha|motore?|controle|carro|vaga|abertura)$|^\d+\/\d+\b|^[a-z]{1,2} ?\d{2,4}$|^\d orcamento$/;

/** Voltages and frequencies by their numbers alone, with a word after them that makes no price of them. */
const BY_NUMBER = new RegExp(
  `^(?:110|115|127|220|240|380|${FREQUENCIES.join("|")})(?: (?:qual|pode|serve|liga|funciona|queima|tem|p|pra|para|em|no|na|ou|e|preco|valor|original|novo|ppa))?$`,
);
const PRICED = /\b(?:por|partir de|custa|apenas) $/;

/** A number without a unit: what stands before it tells what it is. */
const BARE = /^\d+(?:,\d+)?$/;
/** "3 metros por 2,5", "NBR 15202", "frequência 292, 315 ou 433", "dos anos 80". */
const MEASURED = /\d ?(?:m|metros?) (?:por|x) $|\bnbr $|\bdos anos $|\bfrequencia\b[^.?!]*(?<!\bpor )$/;

/** "DZ Rio 400" is what a machine is called, "WD-40" what is sprayed. */
const MODEL = /\b(?:wd-|(?:rio|dz|solo|seg|home|eurus|penta|levante|potenza|facility) )$/;

/** "Motor de 15 anos", or "com 8 meses", tells how old the reader's is, "minha mãe tem 82 anos" or "tenho 78 anos" how old people are. */
const OLD_THING =
  /^tenho $|\b(?:motor|maquina|portao|placa|central|predio|casa|mae|pai|avo|sogra|sogro|moradora?|filh[oa]|net[oa]|crianca)(?: \w+)?(?: de| com| tem| com mais de| de mais de) $/;

/** "Faz 20 dias" tells since when; years of it would be a claim to experience. */
const SINCE = /\bfaz(?: un?s| umas?)? $/;
/** "Mensal ou a cada 3 meses" asks which of the two. */
const OR_EACH = /\bou a cada $/;
/** "Mudar de 15 para 40 segundos" */
const CHANGED = /\b(?:mud|passa|aument|diminu|reduz|sub|baix)[a-z]* de (?:\d+ (?:[a-z]+ )?para )?$/;
/** "200 vezes por dia" is how much a gate of the reader's goes. */
const OFTEN = /\bvez$/;
const A_DAY = /^ (?:por|p|ao|a cada|no|na|num) (?:dia|hora|semana|mes|noite)\b/;
/** "Uns 15 anos" is what its reader guesses. */
const GUESSED = /\b(?:uns|umas) $/;
const SHORT_TIME = /\b(?:dia|semana|mes|mese)$/;
/** "Barulho às 6 da manhã" is when it wakes its reader. */
const OF_THE_DAY = /^(?: horas?)? da (?:manha|tarde|noite|madrugada)\b/;
const WAKES = /\b(?:barulh|reclam|acord)/;

/** Whether a figure of a title is its reader's, and no claim of ours. */
export function isPremise({ key, start, end }: StatedFigure, { folded }: Pick<TextBlock, "folded">): boolean {
  const before = folded.slice(0, start);
  const isAge = /\b(?:ano|mese?)$/.test(key) && !folded.includes("garantia") && (OLD_THING.test(before) || GUESSED.test(before));
  const isSince = SHORT_TIME.test(key) && SINCE.test(before);
  const isWondered = OR_EACH.test(before) || CHANGED.test(before);
  const isMeasured = BARE.test(key) && MEASURED.test(before);
  const isOften = OFTEN.test(key) && A_DAY.test(folded.slice(end));
  const isWaking = WAKES.test(folded) && OF_THE_DAY.test(folded.slice(end));
  const isByNumber = BY_NUMBER.test(key) && !PRICED.test(before);
  return TECHNICAL.test(key) || isByNumber || MODEL.test(before) || isAge || isSince || isOften || isMeasured || isWondered || isWaking;
}
