import { foldText } from "#domain/text/fold";
import { buildLexicon, findMatches, type TitleWord } from "#domain/text/words";
import { GENERAL, SAME_WORDS, THINGS } from "./same-words";

/** What kind of answer a question wants; a title that only tells something asks for none. */
export type AskedKind =
  | "fault"
  | "how"
  | "how-many"
  | "how-long"
  | "price"
  | "what"
  | "where"
  | "whether"
  | "which"
  | "who"
  | "why"
  | "worth";

/** What a question, or a title, is told by when it is looked for among others. */
export interface Asked {
  kind: AskedKind | undefined;
  /** Stems of the words that tell it apart. */
  stems: ReadonlySet<string>;
}

const kinds = buildLexicon<AskedKind>([
  [
    "price",
    "quanto custa|quanto custam|quanto fica|quanto sai|quanto cobra|quanto cobram|quanto é|quanto vou pagar|preço|preços|valor|valores|custo|custos|orçamento|tabela de preços|mais caro|mais cara|encarece",
  ],
  [
    "how-long",
    "quanto tempo|quantos anos|quantas horas|quantos dias|quanto dura|em quanto tempo|quanto demora|demora quanto|demora para instalar|demora o conserto|dura quanto|dura mais|vida útil|de quanto em quanto tempo|a cada quanto tempo|com que frequência|prazo|quando trocar|quando fazer|quando chamar|quando devo|quando é preciso",
  ],
  ["how-many", "quantos|quantas"],
  ["who", "quem|de quem"],
  [
    "whether",
    "posso|pode|podem|dá para|dá pra|tem como|é possível|consigo|permitido|precisa|preciso|precisam|precisa de|obrigatório|obrigatória|é normal|tem problema|tem perigo|é perigoso|é seguro|é bom|serve|aguenta|existe|tem que|faz mal|aceita|funciona|será que",
  ],
  ["worth", "vale a pena|compensa|compensam|vale mais"],
  ["why", "por que|porque|por quê|o que causa|o que pode ser|qual o motivo|qual a causa"],
  ["fault", "não funciona|não funcionam|não está funcionando|não tá funcionando|não serve mais"],
  ["what", "o que é|o que são|para que serve|pra que serve|o que faz|o que significa"],
  ["which", "qual|quais|que motor|que tipo|como escolher|melhor|melhores|diferença|diferenças"],
  ["how", "como|o que fazer|passo a passo|como fazer|e agora|de que forma"],
  ["where", "onde|aonde"],
]);

/** Words that are in the way of what tells questions apart. */
const EMPTY = new Set(
  "a o as os um uma uns umas e ou de do da dos das em no na nos nas ao aos com sem para pra por pelo pela que se seu sua meu minha ele ela esse essa este esta isso ser e ter tem ha fica ficar fazer quando mais muito saber esta estao ja so la at ate entre sobre depois antes devo deve automatico automatica automaticos eletronico eletronica eletronicos eletrico usar ppa ainda tambem aqui ai ali agora hoje vez vezes hora horas toda todo todos tudo dele dela nele nela deles meus minhas seus suas um pouco bem mal assim algum alguma nenhum nenhuma voce voces vc vcs gente pq q ta to tava foi era eu me te lhe lo la dar deu da quer quero queria gostaria consigo posso coisa dia dias deixar deixa deixo sao paulo sp".split(
    " ",
  ),
);

const ENDING =
  /(?:amentos?|imentos?|acao|acoes|ando|endo|indo|ados?|adas?|idos?|idas?|aram|eram|ar|er|ir|ou|eu|iu|am|em|ao|as|es|os|a|e|o|s)$/;
const LEAST_STEM = 3;

/** @example readAsked(splitWords("Quanto custa trocar a roldana?")) // { kind: "price", stems: { "troc", "roldan" } } */
export function readAsked(words: readonly TitleWord[]): Asked {
  const found = findMatches(words, kinds);
  const isKind = (index: number) => found.some(({ start, end }) => index >= start && index < end);
  // A price is asked for wherever it stands; else the first thing asked is the question.
  const kind = (found.find(({ value }) => value === "price") ?? found[0])?.value;
  const stems = words.flatMap(({ folded }, index) => (isKind(index) || !isTelling(folded) ? [] : [toStem(folded)]));
  return { kind, stems: new Set(stems) };
}

function isTelling(word: string): boolean {
  return word !== "" && !EMPTY.has(word) && (!/^\d+$/.test(word) || SAME_WORDS.has(word));
}

/** @example toStem("trocando") === toStem("troca") // true */
export function toStem(folded: string): string {
  const word = SAME_WORDS.get(folded) ?? folded;
  const ended = word.replace(ENDING, "");
  return ended.length < LEAST_STEM ? word : ended;
}

/** The stems of a text that answers. */
export function listStems(text: string): ReadonlySet<string> {
  return new Set((foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).map(toStem));
}

const thingStems = new Set([...THINGS].map(toStem));

/** Whether a stem is that of a thing which no answer about another serves. */
export const isThing = (stem: string): boolean => thingStems.has(stem);

const generalStems = new Set([...GENERAL].map(toStem));

/** Whether a stem tells nothing of what is asked. */
export const isGeneral = (stem: string): boolean => generalStems.has(stem);
