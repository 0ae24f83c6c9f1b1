import type { Answered, Indexed, Phrase } from "./question-index";
import { type Asked, type AskedKind, toStem } from "./read-asked";
import { isEverywhere, isFiller, isGeneral, isKindOfLeaf, isNarrowing, isThing, isWhereIn } from "./weigh-class";

// The one place for why a question that shares words with a title is another one.

/** A title as questions are held against it. */
interface Title extends Asked {
  things: readonly string[];
  /** What it tells besides: an answer speaks of all of it. */
  telling: readonly string[];
  /** It names things, and asks nothing of them. */
  isName: boolean;
}

export function toTitle(asked: Asked): Title {
  const stems = [...asked.stems];
  // "Motor para" wants one, "o sensor do motor" tells where the sensor is.
  const isBeside = (stem: string) => isFiller(stem) || isNarrowing(stem) || (isWhereIn(stem) && stem !== stems[0]);
  return {
    ...asked,
    things: stems.filter(isThing),
    telling: stems.filter((stem) => !isBeside(stem)),
    isName: asked.kind === undefined && stems.every(isNamedAlone),
  };
}

/** Why a question is another one than a title's, however it is put. */
const OTHER_QUESTIONS: readonly ((title: Title, question: Indexed<Answered>) => boolean)[] = [
  function speaksOfOtherThings({ things }, { stems, said }) {
    return !things.every((thing) => stems.has(thing) || (isKindOfLeaf(thing) && said.has(thing)));
  },
  function isAskedBesides({ isName }, { question }) {
    return isName && !question.titles;
  },
  /** "Não abre por fora" is no matter of what opens outwards, "parou" none of what works; halfway it still does. */
  function speaksOfNoFailure({ stems: title }, { stems, said }) {
    if (title.has(STOPPED) && !title.has(HALFWAY) && !tellsFailure(stems)) return true;
    return title.has(NOT) && !stems.has(NOT) && !said.has(NOT);
  },
  /** "Sintomas e preço": who asks for both is not answered by one. */
  function asksOneOfTwo({ wanted }, { phrases }) {
    return wanted.length > 0 && !phrases.some(({ parts }) => wanted.every((part) => parts.has(part)));
  },
  function preventsNothing({ stems: title }, { stems, said }) {
    return title.has(PREVENT) && !PREVENTIONS.some((stem) => stems.has(stem) || said.has(stem));
  },
  /** What a capacitor is tells nobody whether another make's will do. */
  function definesWhatIsDoubted({ kind }, { phrases }) {
    const isDoubt = kind === "whether" || kind === "which";
    return isDoubt && phrases[0]?.kind === "what" && !phrases.some((phrase) => phrase.kind === kind);
  },
  function leavesSomethingUntold({ telling, other }, { stems, said }) {
    return [...telling, ...other].some((stem) => !stems.has(stem) && !said.has(stem));
  },
];

/** How near a title and a way of putting a question are: how much of each is in the other, and what is in both. */
interface Likeness {
  ofTitle: number;
  ofQuestion: number;
  ofBoth: number;
  shared: readonly string[];
}

/** Why a way of putting a question is no way of putting a title, near as it is. */
const OTHER_WAYS: readonly ((title: Title, phrase: Phrase, likeness: Likeness) => boolean)[] = [
  /** Who never names the remote control does not ask who gives it back. */
  function asksOfAThing({ stems: title }, { stems }) {
    return [...stems].some((stem) => isThing(stem) && !title.has(stem));
  },
  /** "O botão abre mas o controle não": it is the last of the two that fails. */
  function failsOtherwise({ stems: title, things }, { stems }) {
    const isOneOfTwo = [...title].at(-1) === NOT && things.filter((thing) => !isKindOfLeaf(thing)).length > 1;
    return isOneOfTwo && findFailing(title) !== findFailing(stems);
  },
  /** "Para que serve e quanto custa" is no way to ask for one of the two. */
  function asksForMore({ parts }, { wanted }) {
    return wanted.some((part) => !parts.has(part));
  },
  function choosesNothing({ isChoice }, phrase) {
    return isChoice && !phrase.isChoice && !OF_CHOICES.has(phrase.kind);
  },
  /** "O portão abre" is in many titles. */
  function isSlight({ telling }, { weight, stems }) {
    return weight < SLIGHT && telling.some((stem) => !stems.has(stem));
  },
  /** "Instalação de motor de portão" is a service, and no question about one. */
  function sharesWhatAllHave({ kind, isElsewhere }, phrase, { ofBoth, shared }) {
    if (!shared.every(isGeneral)) return false;
    const isSame = kind !== undefined || (ofBoth >= LEAST_OF_NAMED && !isElsewhere && !shared.every(isEverywhere));
    return kind !== phrase.kind || !isSame;
  },
  /** What a thing is answers who names it, and nobody who says what is the matter with it. */
  function onlyDefines(_, { kind }, { ofTitle }) {
    return kind === "what" && ofTitle < LEAST_OF_NAMED;
  },
  function tellsMore({ isName }, phrase, { ofQuestion }) {
    return isName && phrase.kind !== "what" && ofQuestion < LEAST_OF_NAMED;
  },
  /** "Como saber se o contrapeso está certo" says nothing of one that knocks. */
  function tellsWhatNobodySaid({ telling, stems: title }, { stems }) {
    return telling.every(isNamedAlone) && [...stems].some((stem) => !title.has(stem) && !isNamedAlone(stem));
  },
  /** "Tag de acesso" and "Módulo wifi" ask nothing of one that does not open, or has stopped. */
  function supposesFailure({ kind, stems }, phrase) {
    return (kind === undefined || kind === "what") && tellsFailure(phrase.stems) && !tellsFailure(stems);
  },
];

/** Whether a question is another one than the title's, in whatever way it is put. */
export const asksAnother = (title: Title, question: Indexed<Answered>): boolean =>
  OTHER_QUESTIONS.some((isOther) => isOther(title, question));

/** Whether a way of putting a question is none of putting the title, near as it is. */
export const isAnotherWay = (title: Title, phrase: Phrase, likeness: Likeness): boolean =>
  OTHER_WAYS.some((isOther) => isOther(title, phrase, likeness));

/** Whether a stem names a thing or what nearly all titles have, and says nothing of what is the matter. */
const isNamedAlone = (stem: string): boolean => isThing(stem) || isGeneral(stem);

const NOT = toStem("nao");
const STOPPED = toStem("parou");
const HALFWAY = toStem("meio");
const PREVENT = toStem("evitar");
/** What keeps something from happening. */
const PREVENTIONS = "evitar prevenir impedir proteger vedar diminuir reduzir durar cuidados".split(" ").map(toStem);

/** The thing that does not what others do: "o controle não", "não pelo controle". */
function findFailing(stems: ReadonlySet<string>): string | undefined {
  const inOrder = [...stems];
  const at = inOrder.indexOf(NOT);
  const after = inOrder[at + 1];
  if (at < 0) return undefined;
  if (after !== undefined && isThing(after)) return after;
  return inOrder.slice(0, at).findLast(isThing);
}

/** What says that something no longer does what it did. */
const FAILURES = "nao parou quebrou queimou arrebentou emperrado molhou desregulado sumiu desconectou soltou".split(" ").map(toStem);
const tellsFailure = (stems: ReadonlySet<string>): boolean => FAILURES.some((failure) => stems.has(failure));

/** A title that only names a thing asks what that is, or what all of a question names. */
const LEAST_OF_NAMED = 0.85;

/** So little is told by a question of words that most have. */
const SLIGHT = 3;

/** What tells which of two to take, though it names one alone; and why a thing does the one or the other. */
const OF_CHOICES: ReadonlySet<AskedKind | undefined> = new Set(["which", "worth", "why"]);
