import { buildLexicon, findMatches, type Match, type TitleWord } from "#domain/text/words";
import { namesOf, wordSet } from "../word-set";

/** Another manufacturer of gate motors, named in a title or a text. */
export interface NamedMaker extends Omit<Match<string>, "value"> {
  name: string;
  /** "Motor Seg" may be the PPA Seg as well. */
  isDoubtful: boolean;
}

const NAMES =
  "Garen|Peccinin|Unisystem|Celtec|Rossi|Motoppar|Agl|Ipec|RCG|Genno|BFT|FAAC|Intelbras|JFL|ECP|Gatter|Contronics|Deimos|Omegasat|Carthoms|Cigatto|Maxi Motor|Nice|Came|Custom|Acton|Seg";

const OTHER_NAMES = namesOf<string>({
  Garen: "garem|garein|garrem",
  Peccinin: "pecinin|peccini|pecini|peccinim|pecinim|pecinnin",
  Rossi: "rosi motor|motor rosi|rossy",
  Agl: "a g l|agl gatter",
  Unisystem: "unisystems|unisistem|unysistem|uni system",
  Celtec: "celtek|seltec",
  "Linear-HCS": "linear hcs|hcs",
});

const lexicon = buildLexicon([...NAMES.split("|").map((name) => [name, name] as const), ...OTHER_NAMES]);

/** Words of their own, which mean a maker beside words of the trade alone. */
const WORDS = new Set(["Nice", "Came", "Custom", "Acton", "Seg"]);

const BESIDE = wordSet(
  "motor motores portao portoes placa placas central controle controles automatizador automatizadores marca deslizante basculante pivotante tecnica conserto manutencao revenda revendedor representante distribuidor fabrica oficial autorizada autorizado da do",
);

/** Whoever says so means the maker and not the model PPA Seg. */
const SAYS_MAKER = new Set(["marca", "fabricante", "automacao", "automatizadores", "industria"]);

/**
 * Other makers that a text names, in its order.
 * @param own names of the motors that are sold, in lower case without accents: "ppa" before or after "seg" makes it one of them
 */
export function findMakers(words: readonly TitleWord[], own: ReadonlySet<string> = OWN): NamedMaker[] {
  return findMatches(words, lexicon).flatMap(({ value: name, start, end }) => {
    const before = words[start - 1]?.folded ?? "";
    const after = words[end]?.folded ?? "";
    const isBesideOwn = words.some(({ folded }) => own.has(folded));
    if (WORDS.has(name) && !BESIDE.has(before) && !BESIDE.has(after) && (name === "Seg" || !isBesideOwn)) return [];
    if (name !== "Seg") return [{ name, start, end, isDoubtful: false }];
    if (isBesideOwn && !SAYS_MAKER.has(before)) return [];
    return [{ name, start, end, isDoubtful: !SAYS_MAKER.has(before) && !SAYS_MAKER.has(after) && before !== "da" }];
  });
}

const OWN: ReadonlySet<string> = new Set(["ppa"]);

const ANY_NAME = new RegExp(
  `\\b(?:${[...lexicon.values()].flatMap((names) => names.map(({ words }) => words.join("\\W+"))).join("|")})\\b`,
  "i",
);

/** Whether it is worth reading a text word by word for makers: their names have no accents. */
export function mayNameMaker(text: string): boolean {
  return ANY_NAME.test(text);
}
