import { namesOf, wordSet } from "#domain/knowledge/word-set";
import { buildPhraseBook, findPhrases } from "#domain/text/phrase-book";
import { joinWritten, type TitleWord } from "#domain/text/words";
import { UNFIT_WORDS, type UnfitTheme, WORDS_OF } from "./unfit-themes";

const book = buildPhraseBook(namesOf<UnfitTheme>(UNFIT_WORDS));
/** From the deed to whom it is done to. */
const REACH = 5;
/** The same word so often is no title. */
const MOST_OF_A_WORD = 2;
/** "Kkkkkk", "aaaaaa". */
const ONE_LETTER = /^(.)\1{2,}$/;
/** "Frequência do controle do prédio ao lado: como descobrir", "descobrir o código do controle de outra pessoa". */
const SPIED =
  /\b(?:controle|frequencia|codigo|senha)\b.*\b(?:ao|do) lado\b.*\b(?:descobr|copi|clon|captur)\w*|\b(?:descobrir|copiar?|clonar?|capturar)\b.*\b(?:controle|frequencia|codigo|senha)\b.*\b(?:de|da) outra (?:pessoa|casa)\b/;
/** "Que horas o porteiro não olha o portão", "horários em que a garagem fica sem porteiro". */
const UNWATCHED =
  /\b(?:que|quais) (?:hora|horas|horario|horarios)\b.*\b(?:porteiro|vigia|zelador|seguranca|camera|cameras)\b.*\b(?:nao|dorme|sai|troca|desliga)\w*|\b(?:(?:que|qual|quais) (?:horas?|horarios?)|(?:horas|horarios) em que)\b.*\bsem (?:porteiro|vigia|ninguem)\b/;
/** "Quais portões abrem mais fácil por fora"; who has no power asks what is released so. */
const EASIEST = /\babr(?:e|em) mais facil (?:por|de) fora\b|\bmais facil de abrir (?:por|de) fora\b/;
/** "Como prender gatos no portão". */
const CAUGHT = /\bcomo prender (?:\w+ )?(?:gato|cachorro|passaro|pombo|bicho|animal|animai)s? n[oa]s? port/;
/** Who holds a dog, or has one bump into the gate, harms none. */
const MILD = wordSet("prender prendendo bater batendo cortar choque choques");
/** What a leaf may stand on, and nobody breaks into. */
const PAVEMENTS = new Set(["calcada", "passeio", "rua", "via"]);
/** What is made to come down on somebody. */
const FALLS = new Set(["fechar", "descer", "cair"]);
/** "Bater no carro de um morador" harms nobody. */
const HITS = new Set(["bater", "batendo"]);
const THINGS_HIT = new Set(["carro", "carros", "moto", "veiculo", "veiculos", "muro"]);
/** "Deu choque no morador" is told by who wants it mended. */
const HAPPENED = new Set(["deu", "levou", "levei", "tomou", "tomei"]);
/** "Como tiro o controle da memória" has no shot, and "faça você mesmo" no knife. */
const BEFORE_TAKING = new Set(["como", "eu", "se", "quando", "nao"]);
/** "Quem chamar" is nobody who is harmed. */
const CALLED = new Set(["chamar", "chama", "chamo", "procurar", "procuro", "resolve", "conserta"]);
const DISDAIN_WITH_NOT = new Set(["sabe", "sabem", "presta", "prestam"]);
/** A street of that name is none of it. */
const NAMED_AFTER = wordSet(
  "rua avenida av praca alameda largo travessa estrada rodovia viaduto jardim vila parque bairro santa santo sao bom",
);

/** What of a title no page is about: the theme and the words. @param words those of places blank */
export function findUnfit(words: readonly TitleWord[]): { theme: UnfitTheme; words: string } | undefined {
  const signs = words.map(({ folded }) => folded);
  const at = (theme: UnfitTheme, from: number, next = from + 1) => ({
    theme,
    words: joinWritten(words.slice(from, next)),
  });
  const tokens = signs.map((sign, start) => ({ kind: "word" as const, sign, start, end: start + 1 }));
  const [found] = findPhrases(tokens, book).filter(
    ({ value, from }) => !isOfStreet(signs, from) && !(value === "violence" && (isGuarded(signs, from) || isVerb(words, from))),
  );
  if (found) return at(found.value, found.from, found.next);
  const said = signs.join(" ");
  if (CAUGHT.test(said)) return at("violence", signs.indexOf("prender"), signs.length);
  const spied = SPIED.exec(said) ?? UNWATCHED.exec(said) ?? EASIEST.exec(said);
  if (spied) return at("crime", spied.input.slice(0, spied.index).split(" ").length - 1, signs.length);
  const again = signs.findIndex((sign, index) => isAgain(signs, index) && signs.some((other, at) => other !== sign && isAgain(signs, at)));
  if (again >= 0) return at("nonsense", again);
  for (const [from, sign] of signs.entries()) {
    const after = signs.slice(from + 1, from + 1 + REACH);
    const isMade = signs.slice(0, from).includes("fazer");
    const isOfThing = HITS.has(sign) && !isMade && after.slice(0, 3).some((word) => THINGS_HIT.has(word));
    const isHarm = WORDS_OF.harm.has(sign) && !isOfThing && !HAPPENED.has(signs[from - 1] ?? "");
    const isMadeToFall = FALLS.has(sign) && after.slice(0, 2).join(" ") === "em cima" && isMade;
    const isOfAnimal = isHarm && !MILD.has(sign) && after.some((word) => WORDS_OF.animals.has(word));
    if ((isOfAnimal || ((isHarm || isMadeToFall) && namesSomebody(after))) && !isGuarded(signs, from)) {
      return at("violence", from);
    }
    if (WORDS_OF.crimes.has(sign) && !isGuarded(signs, from) && !after.some((word) => PAVEMENTS.has(word))) return at("crime", from);
    if (WORDS_OF.climbs.has(sign) && after.slice(0, 2).includes("portao") && !isGuarded(signs, from)) return at("crime", from);
    if (WORDS_OF.intrusions.has(sign) && !isGuarded(signs, from) && isAgainstLeave(signs.slice(from + 1))) return at("crime", from);
    if (WORDS_OF.namesOfCrimes.has(sign) && !isGuarded(signs, from) && isTaught(signs)) return at("crime", from);
    if (WORDS_OF.stolen.has(sign) && signs.some((word) => WORDS_OF.traded.has(word))) return at("crime", from);
    if (ONE_LETTER.test(sign) || (sign.length > 3 && signs.filter((word) => word === sign).length > MOST_OF_A_WORD))
      return at("nonsense", from);
    if (WORDS_OF.scornedOwners.has(sign) && signs[from - 1] === "de" && /^porta(?:o|oes)$/.test(signs[from - 2] ?? ""))
      return at("insult", from);
    if (isDisdained(signs, from)) return at("insult", from);
  }
  return undefined;
}

/** Two words that both come again are a title said twice; these join its parts. */
function isAgain(signs: readonly string[], at: number): boolean {
  const sign = signs[at] ?? "";
  return sign.length > 3 && !JOINING.has(sign) && signs.indexOf(sign) < at;
}

const JOINING = wordSet("quando onde como para quem");

function isAgainstLeave(after: readonly string[]): boolean {
  if (after.some((word, index) => WORDS_OF.ofOthers.has(word) && ["do", "da", "dos", "das", "de"].includes(after[index - 1] ?? "")))
    return true;
  if (after.some((word) => word === "alheio" || word === "alheia" || (word === "saber" && after.includes("sem")))) return true;
  if (/ que nao (?:e|sao) (?:seu|sua|meu|minha|teu|tua)s?\b/.test(` ${after.join(" ")}`)) return true;
  const without = after.indexOf("sem");
  return (
    without >= 0 &&
    after.some((word) => WORDS_OF.shared.has(word)) &&
    after.slice(without, without + 4).some((word) => WORDS_OF.withoutLeave.has(word))
  );
}

function namesSomebody(signs: readonly string[]): boolean {
  return signs.some((word, index) => WORDS_OF.somebody.has(word) && !(word === "quem" && CALLED.has(signs[index + 1] ?? "")));
}

/** "Passo a passo", "como fazer". */
function isTaught(signs: readonly string[]): boolean {
  return signs.some(
    (sign, at) =>
      (sign === "passo" && signs[at + 1] === "a") || (sign === "como" && /^(?:fazer|executar|praticar|dar)$/.test(signs[at + 1] ?? "")),
  );
}

/** "É fácil arrombar" is asked by who is afraid, "o mais fácil de arrombar" and "quais bairros têm" by who looks for it. */
function isGuarded(signs: readonly string[], at: number): boolean {
  const before = signs.slice(0, at);
  const isSought = (index: number) => signs[index - 1] === "mais" || before.slice(0, index).some((word) => SOUGHT.has(word));
  return before.some((word, index) => WORDS_OF.guards.has(word) && !(word === "facil" && isSought(index)));
}

const SOUGHT = new Set(["qual", "quais", "onde"]);

function isVerb(words: readonly TitleWord[], at: number): boolean {
  const [before, word, after] = [words[at - 1]?.folded ?? "", words[at], words[at + 1]?.folded];
  if (word?.folded === "faca") return word.lower === "faça" || after === "voce";
  return word?.folded === "tiro" && BEFORE_TAKING.has(before);
}

/** "Baiano não sabe", "coisa de preto", "técnico burro". */
function isDisdained(signs: readonly string[], at: number): boolean {
  const sign = signs[at] ?? "";
  const after = signs.slice(at + 1, at + 4);
  const isDisdain = (word: string, index: number) =>
    WORDS_OF.disdain.has(word) && (!DISDAIN_WITH_NOT.has(word) || after[index - 1] === "nao");
  if (WORDS_OF.kindsOfPeople.has(sign))
    return (signs[at - 2] === "coisa" && signs[at - 1] === "de") || (after.some(isDisdain) && !after.includes("coisa"));
  return (
    WORDS_OF.workers.has(sign) &&
    signs.slice(at + 1).some((word) => word === "burro" || word === "burra" || word === "ladrao" || word === "golpista")
  );
}

function isOfStreet(signs: readonly string[], at: number): boolean {
  return signs.slice(Math.max(0, at - 2), at).some((word) => NAMED_AFTER.has(word));
}
