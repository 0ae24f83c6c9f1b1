import { buildLexicon, findMatches, splitWords, type TitleWord } from "#domain/text/words";
import { isAmong, namesOf, wordSet } from "../word-set";
import { type AskedParts, readAskedParts } from "./asked-parts";
import { joinPhrases, TODAY } from "./phrases";
import { SAME_WORDS } from "./same-words";

/** What a question, or a title, is told by when it is looked for among others. */
export interface Asked extends AskedParts {
  kind: AskedKind | undefined;
  /** All that it asks: "O que é, e quanto custa?" asks two. */
  kinds: ReadonlySet<AskedKind>;
  /** Stems of the words that tell it apart, each with the word as it is written. */
  words: ReadonlyMap<string, string>;
  stems: ReadonlySet<string>;
  /** Whether it names a place or a maker, whose words are left out. */
  isElsewhere: boolean;
  /** Whether it asks which of two. */
  isChoice: boolean;
  /** What stands after "ou" there, be it a word that tells nothing elsewhere: "motor rápido ou comum". */
  other: ReadonlySet<string>;
}

const KINDS = {
  price:
    "quanto custa|quanto custam|quanto fica|quanto sai|quanto cobra|quanto cobram|quanto é|quanto vou pagar|quanto se paga|quanto paga|quanto pago|quanto tá|quanto ta|quanto está|quanto anda|fica em quanto|fica quanto|custa quanto|sai quanto|sai por quanto|sai a quanto|é quanto|está quanto|tá quanto|ta quanto|por quanto sai|quanto que é|quanto que custa|quanto que fica|quanto pagar|quanto vou gastar|quanto vai ficar|quanto saiu|preço|preços|valor|valores|custo|custos|orçamento|tabela de preços|mais caro|mais cara|encarece",
  "how-long":
    "quanto tempo|quantos anos|quantas horas|quantos dias|quanto dura|em quanto tempo|quanto demora|quanto tempo demora|quanto tempo leva|quanto leva|demora quanto|dura quanto|dura mais|vida útil|validade|de quanto em quanto tempo|a cada quanto tempo|com que frequência|prazo",
  when: "quando trocar|quando fazer|quando chamar|quando devo|quando é preciso",
  "how-many": "quantos|quantas|quanto gasta|quanto consome|quanto pesa",
  who: "quem|de quem",
  whether:
    "posso|pode|podem|dá para|dá pra|tem como|é possível|consigo|permitido|precisa|preciso|precisam|precisa de|é normal|tem problema|tem perigo|é perigoso|é seguro|é bom|serve|aguenta|existe|tem que|faz mal|aceita|funciona|será que",
  duty: "obrigatório|obrigatória|é obrigado|é obrigada|sou obrigado|obrigado por lei|por lei|pela lei|a lei exige|a lei obriga|exigido por lei|exigida por lei|exige|exigem",
  worth: "vale a pena|compensa|compensam|vale mais|em que casos|em que caso",
  why: "por que|porque|por quê|o que provoca|o que causa|o que pode ser|oq pode ser|que pode ser|pode ser o que|pode ser oq|oq causa|oq provoca|qual o motivo|qual a causa",
  fault: "não funciona|não funcionam|não está funcionando|não tá funcionando|não serve mais",
  what: "o que é|o que são|como funciona|como funcionam|oq é|oq significa|para que serve|pra que serve|o que faz|o que significa",
  which: "qual|quais|o que considerar|o que levar em conta|que motor|que tipo|tipos de|como escolher|melhor|melhores|diferença|diferenças",
  signs:
    "como saber|como sei|como eu sei|como descubro|como descobrir|como identificar|como reconhecer|como perceber|como notar|como desconfiar",
  how: "como|o que fazer|o que verificar|como proceder|o que eu faço|o que faço|oq eu faço|oq faço|oq fazer|que eu faço|por onde começar|por onde começo|passo a passo|como fazer|e agora|de que forma",
  where: "onde|aonde",
};

/** What kind of answer a question wants; a title that only tells something asks for none. */
export type AskedKind = keyof typeof KINDS;

const kinds = buildLexicon(namesOf<AskedKind>(KINDS));

/** Asked for wherever they stand ("precisa de quantos metros"); else the first thing asked is the question. */
const ASKED_WHEREVER: readonly AskedKind[] = ["price", "how-many", "duty"];

/** "Motor rápido ou motor comum: qual compensa". */
const OF_TWO: ReadonlySet<AskedKind | undefined> = new Set([undefined, "which", "worth"]);

/** @example readAsked(splitWords("Quanto custa trocar a roldana?")) // { kind: "price", stems: { "troc", "roldan" }, … } */
export function readAsked(written: readonly TitleWord[]): Asked {
  const words = joinPhrases(written);
  const found = findMatches(words, kinds);
  const isKind = isAmong(found);
  const asksSigns = found.some(({ value, end }, index) => value === "signs" && found[index + 1]?.start === end);
  const kind = asksSigns ? "signs" : (ASKED_WHEREVER.find((one) => found.some(({ value }) => value === one)) ?? found[0]?.value);
  // "Quanto está hoje" asks no sooner.
  const isAsOfToday = (word: string) => kind === "price" && word === TODAY;
  const telling = words.filter(({ folded }, index) => !isKind(index) && isTelling(folded) && !isAsOfToday(folded));
  const lacking = words.flatMap((word, index) => (word.folded === "sem" ? listLacking(words.slice(index + 1)) : []));
  const besides = words.flatMap((word, index) =>
    isMotorBeside(words, index) ? [{ ...word, folded: `e${word.folded}`, lower: `e ${word.lower}` }] : [],
  );
  const byStem = new Map([...telling, ...lacking, ...besides].map(({ folded, lower }) => [toStem(folded), lower]));
  const asked = found.map(({ value }) => value).filter((value) => value === kind || value !== "whether");
  const isChoice = OF_TWO.has(kind) && words.some(({ folded }) => folded === "ou");
  return {
    ...readAskedParts(written),
    kind,
    kinds: new Set(asked),
    words: byStem,
    stems: new Set(byStem.keys()),
    isElsewhere: written.some(({ folded }) => folded === ""),
    isChoice,
    other: new Set(isChoice ? listOther(words).flatMap((word) => (telling.includes(word) ? toStem(word.folded) : [])) : []),
  };
}

const REACH_OF_OTHER = 3;

/** What follows "ou", in its part of the title. */
function listOther(words: readonly TitleWord[]): readonly TitleWord[] {
  const after = words.slice(words.findLastIndex(({ folded }) => folded === "ou") + 1);
  const end = after.findIndex(({ opensPart }) => opensPart);
  return after.slice(0, end < 0 ? REACH_OF_OTHER : end);
}

/** "Sem fotocélula" is another matter than the photocell. */
function listLacking(after: readonly TitleWord[]): TitleWord[] {
  const word = after.slice(0, 2).find(({ folded }) => isTelling(folded));
  return word ? [{ ...word, folded: `sem${toStem(word.folded)}`, lower: `sem ${word.lower}` }] : [];
}

/** "Troca de roldana e motor" asks of both. @param index of the word that may be the motor */
export function isMotorBeside(words: readonly TitleWord[], index: number): boolean {
  if (words[index]?.folded !== "motor" || words[index - 1]?.folded !== "e") return false;
  const before = words.slice(0, index - 1).map(({ folded }) => folded);
  return isTelling(before.at(-1) ?? "") && !before.includes("motor");
}

/** Words that are in the way of what tells questions apart. */
const EMPTY = wordSet(`
  a o as os um uma uns umas e ou de do da dos das em no na nos nas ao aos com sem para pra pro por pelo pela pelos pelas que se seu sua seus
  suas meu minha meus minhas nosso nossa nossos nossas dele dela deles nele nela lo la te me eu ele ela eles elas voce voces vc vcs gente
  nos lhe esse essa este esta isso isto aquele aquela aquilo ser e era foi ta to tava esta estao estava ter tem tenho temos tinha ha haver
  ficar fica ficam ficando ficou quanto quanta fazer faz fazem fazendo fez feito faco feita dar deu da quer quero queria gostaria consigo consegue conseguem conseguir posso dever
  deve devo devem usar uso usando quando mais menos muito muita muitos muitas pouco pouca saber ja so la at ate entre sobre depois antes
  durante enquanto ainda tambem aqui ai ali agora hoje vez vezes hora horas toda todos todas bem mal assim algum alguma alguns
  algumas outro outra outros outras mesmo mesma proprio propria cada tao tanto tanta quase bastante demais mas porem pois apenas
  somente geralmente normalmente realmente logo coisa dia dias deixar deixa deixo sao paulo sp ppa automatico automatica
  automaticos automaticas eletronico eletronica eletronicos eletrico eletrica pq oq q v w num numa contra m mt cm
`);

function isTelling(word: string): boolean {
  return word !== "" && !EMPTY.has(word) && (!/^\d+h?$/.test(word) || SAME_WORDS.has(word));
}

const ENDING =
  /(?:amentos?|imentos?|mente|acao|acoes|ando|endo|indo|ados?|adas?|idos?|idas?|aram|eram|iram|avam|ava|iam|amos|emos|imos|ar|er|ir|ou|eu|iu|am|em|ei|ao|oes|as|es|os|a|e|o|s)$/;
const LEAST_STEM = 3;

/** So much of a word tells that another form of it means the same as well. */
const SURE_STEM = 5;

const sameStems = new Map(
  [...SAME_WORDS].flatMap(([word, one]) => {
    const stem = cutEnding(word);
    return stem.length >= SURE_STEM ? [[stem, one] as const] : [];
  }),
);

/** @example toStem("trocando") === toStem("troca") // true */
export function toStem(folded: string): string {
  return cutEnding(SAME_WORDS.get(folded) ?? sameStems.get(cutEnding(folded)) ?? folded);
}

function cutEnding(word: string): string {
  const ended = word.replace(ENDING, "");
  return ended.length < LEAST_STEM ? word : ended;
}

/** The stems of a text that answers. */
export function listStems(text: string): ReadonlySet<string> {
  const telling = joinPhrases(splitWords(text)).filter(({ folded }) => isTelling(folded));
  return new Set(telling.map(({ folded }) => toStem(folded)));
}
