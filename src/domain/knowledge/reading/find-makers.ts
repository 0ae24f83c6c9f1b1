import { buildLexicon, findMatches, type TitleWord } from "#domain/text/words";
import { wordSet } from "../word-set";

/** Another manufacturer of gate motors, named in a title or a text. */
export interface NamedMaker {
  name: string;
  /** Index of the first word. */
  start: number;
  /** Index after the last word. */
  end: number;
  /** "Motor Seg" may be the PPA Seg as well. */
  isDoubtful: boolean;
}

interface Maker {
  name: string;
  /** A word of its own, which counts beside words of the trade alone: "nice", "came", "custom". */
  isWord?: boolean;
}

const SURE_NAMES =
  "Garen|Peccinin|Unisystem|Celtec|Rossi|Motoppar|Agl|Ipec|RCG|Genno|BFT|FAAC|Intelbras|JFL|ECP|Gatter|Contronics|Deimos|Omegasat|Carthoms|Cigatto|Maxi Motor";

const makers: readonly (readonly [Maker, string])[] = [
  ...SURE_NAMES.split("|").map((name) => [{ name }, name] as const),
  [{ name: "Garen" }, "garem|garein|garrem"],
  [{ name: "Peccinin" }, "pecinin|peccini|pecini|peccinim|pecinim|pecinnin"],
  [{ name: "Rossi" }, "rosi motor|motor rosi|rossy"],
  [{ name: "Agl" }, "a g l|agl gatter"],
  [{ name: "Unisystem" }, "unisystems|unisistem|unysistem|uni system"],
  [{ name: "Celtec" }, "celtek|seltec"],
  [{ name: "Nice", isWord: true }, "nice"],
  [{ name: "Came", isWord: true }, "came"],
  [{ name: "Custom", isWord: true }, "custom"],
  [{ name: "Linear-HCS" }, "linear hcs|hcs"],
  [{ name: "Acton", isWord: true }, "acton"],
  [{ name: "Seg", isWord: true }, "seg"],
];

const lexicon = buildLexicon(makers);

/** Beside these a maker's name that is a word of its own means the maker. */
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
  return findMatches(words, lexicon).flatMap(({ value: { name, isWord }, start, end }) => {
    const before = words[start - 1]?.folded ?? "";
    const after = words[end]?.folded ?? "";
    const isBesideOwn = words.some(({ folded }) => own.has(folded));
    if (isWord && !BESIDE.has(before) && !BESIDE.has(after) && (name === "Seg" || !isBesideOwn)) return [];
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
