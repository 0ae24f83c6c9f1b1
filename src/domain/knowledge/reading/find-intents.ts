import { buildLexicon, findMatches, type TitleWord } from "#domain/text/words";
import type { EntryMatch } from "../entry-lexicon";
import type { Intent, Question, Wish } from "../intent";
import { namesOf } from "../word-set";
import { orderSubjects } from "./order-subjects";

const wishes = buildLexicon(
  namesOf<Wish>({
    emergency: "emergência|emergências|emergencial|urgente|urgência|plantão|socorro|24h|24 horas|24 h",
    replace: "troca|trocar|trocas|trocando|substituição|substituir|motor antigo|motor velho|modernização|modernizar",
    repair:
      "conserto|consertos|consertar|consertando|conserta|consertam|conserte|consertem|reparo|reparos|reparar|corretiva|arrumar|arruma|arrumam|arrume|arrumem|concerto|consêrto",
    maintain:
      "manutenção|manutenções|revisão|revisar|preventiva|lubrificação|lubrificar|regulagem|regular|ajuste|ajustar|alinhamento|limpeza|limpar|cuidar|cuidados|conservar",
    install:
      "instalação|instalações|instalar|instala|instalam|instale|instalem|instalador|instaladores|instalado|automatização|automatizar|automação|motorizar|colocar|colocação|montagem",
    buy: "comprar|compra|compras|venda|vendas|vende|vendem|à venda|loja de|onde encontrar|onde achar",
  }),
);

/** Words of a repair that count only where the title asks and wishes nothing else and tells no symptom. */
const hints = buildLexicon<Wish>(
  namesOf({
    repair: `
      técnico|técnicos|assistência|eletricista|chamado|diagnóstico|diagnósticos|diagnosticar|defeito|defeitos|problema|problemas|pane|quebrado|quebrada|quebrou|queimado
      queimada|queimou|falha|falhas|falhando|não funciona|não funcionam|parou|não responde|estragou|estragado
      arrebentou|arrebentado|arrebentada|rompeu|rompido|rompida|partido|estourou|estourado|estourada
    `,
  }),
);

/** "Como escolher" asks which one, "como saber se é hora" asks when: the longest phrase decides. */
const questions = buildLexicon<Question>(
  namesOf({
    "how-to": "como|o que fazer|de que forma|de que maneira|passo a passo",
    which: "qual|quais|como escolher|como saber qual|como definir|que motor|que tipo|tipos de",
    when: "quando|como saber quando|como saber se está na hora|como saber se é hora|com que frequência|de quanto em quanto tempo|a cada quanto tempo",
    where: "onde|aonde",
    why: "por que|porque|por quê|porquê|o que causa|o que pode ser|qual o motivo|qual a causa",
    "worth-it": "vale a pena|vale mais|compensa|compensam",
    what: "quanto|quanta|quantos|quantas|quem|o que|será que|posso|é possível|dá para",
  }),
);

const worth = buildLexicon<Question>([["worth-it", "vale a pena|compensa|compensam"]]);

const prices = buildLexicon<Question>(
  namesOf({
    price:
      "preço|preços|valor|valores|orçamento|orçamentos|custo|custos|custa|custam|quanto fica|quanto sai|quanto cobra|quanto cobram|quanto é|quanto se paga|quanto tá|quanto está|quanto vou pagar|quanto vai ficar|tabela de preços|barato|barata|baratos",
  }),
);

/** A question word still leads after one of these: "Em qual motor…", "De quanto em quanto tempo…". */
const LEADING_PREPOSITIONS = new Set(["em", "de", "para", "com", "a", "ate", "por"]);
const LEADING_WORDS = 8;
/** "Instalação em 24 horas" has a deadline and no urgency. */
const DEADLINE_BEFORE = new Set(["em", "ate"]);

/** At most one question and one wish; "what" where there is neither. */
export function findIntents(title: string, words: readonly TitleWord[], entries: readonly EntryMatch[]): ReadonlySet<Intent> {
  const asked = findQuestion(title, words);
  const question = asked ?? (wantsMotor(words, entries) ? "which" : undefined);
  const asksNothing = (question ?? "what") === "what";
  const wish = findWish(words) ?? (asksNothing ? findHint(words, entries) : undefined);
  const intents = [question === "what" && wish ? undefined : question, wish].filter((intent) => intent !== undefined);
  return new Set<Intent>(intents.length > 0 ? intents : ["what"]);
}

/** "Motor para portão basculante" asks which one, and not what such a gate is. */
function wantsMotor(words: readonly TitleWord[], entries: readonly EntryMatch[]): boolean {
  const named = words.filter(({ folded }) => folded !== "");
  const isMotor = [named[0], named.at(-1)].some((word) => word && MOTORS.has(word.folded));
  return isMotor && findWish(words) === undefined && orderSubjects(entries, words)[0]?.entry.kind === "gate";
}

const MOTORS = new Set(["motor", "motores", "automatizador"]);

/** A title that tells a symptom asks what it is, unless it is about a part: "Raio queimou a placa" wants the board mended. */
function findHint(words: readonly TitleWord[], entries: readonly EntryMatch[]): Wish | undefined {
  const [main] = orderSubjects(entries, words);
  const isSymptom = main?.entry.kind !== "component" && entries.some(({ entry }) => entry.kind === "symptom");
  return isSymptom ? undefined : findMatches(words, hints)[0]?.value;
}

/** Whether a title is put as a question, with or without its mark. */
export function isQuestion(title: string, words: readonly TitleWord[]): boolean {
  return title.includes("?") || findLeadingQuestion(words) !== undefined;
}

/** What is asked, the price before what is asked in general and before which one. */
function findQuestion(title: string, words: readonly TitleWord[]): Question | undefined {
  const asked =
    findMatches(words, worth)[0]?.value ?? findLeadingQuestion(words) ?? (title.includes("?") ? findInnerQuestion(words) : undefined);
  const isOpen = asked === undefined || asked === "what" || asked === "which";
  return (isOpen ? findMatches(words, prices)[0]?.value : undefined) ?? asked;
}

/** Urgency wherever it stands, else the first wish named. */
function findWish(words: readonly TitleWord[]): Wish | undefined {
  const found = findWishes(words);
  return found.find((wish) => wish === "emergency") ?? found[0];
}

/** All that a text names of what one may wish, in its order. */
export function findWishes(words: readonly TitleWord[]): Wish[] {
  return findMatches(words, wishes)
    .filter(({ value, start }) => value !== "emergency" || !DEADLINE_BEFORE.has(words[start - 1]?.folded ?? ""))
    .map(({ value }) => value);
}

/** The question that a part of the title begins with: "Roldana gasta: quando trocar" asks when. */
function findLeadingQuestion(words: readonly TitleWord[]): Question | undefined {
  for (const [start, { opensPart }] of words.entries()) {
    if (!opensPart) continue;
    const part = words.slice(start, start + LEADING_WORDS);
    const first = findMatches(part, questions)[0];
    if (first?.start === 0 || (first?.start === 1 && LEADING_PREPOSITIONS.has(part[0]?.folded ?? ""))) return first.value;
  }
  return undefined;
}

/** In "Portão travado: como abrir?" the question stands inside; general words there ask nothing by themselves. */
function findInnerQuestion(words: readonly TitleWord[]): Question | undefined {
  return findMatches(words, questions).find(({ value }) => value !== "what")?.value;
}
