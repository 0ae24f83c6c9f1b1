import { STATES_BY_ARTICLE } from "#domain/coverage/area/brazil-names";
import { findNamedNowhere, findNowhere, findOutside, isRioAlone, type OutsidePlace } from "#domain/coverage/area/find-outside";
import { getServed, type ServedArea } from "#domain/coverage/area/served-names";
import type { TitleReading } from "#domain/knowledge/read-title";
import { holdBy, type Reason } from "#domain/page/reason";
import { foldText } from "#domain/text/fold";
import { joinWords } from "#domain/text/join-words";
import { splitSentences } from "#domain/text/split-sentences";
import { findMatches, splitWords } from "#domain/text/words";
import type { JudgedPage } from "../judged-page";
import { type KnownWords, readKnownWords } from "../subject/known-words";
import type { Around } from "../surroundings";

/** A page promises nothing where the company does not go; one that says so plainly may stand. */
export function judgeArea(
  { content, origin }: Pick<JudgedPage, "content" | "origin">,
  { reading, area, knowledge, facts }: Around<"reading" | "area" | "knowledge" | "facts">,
): Reason[] {
  const sentences = splitSentences(content);
  const isDenied = ({ name }: OutsidePlace) =>
    sentences.some((sentence) => DENIAL.test(sentence) && foldText(sentence).includes(foldText(name)));
  const inTitle = findOutside(reading.words, area).filter((place) => !isDenied(place));
  const named = new Set(inTitle.map(({ name }) => name));
  const inText = sentences
    .filter((sentence) => PROMISE.test(sentence) && !DENIAL.test(sentence))
    .flatMap((sentence) => findOutside(splitWords(sentence), area, false))
    .filter(({ name, served }) => !served && !named.has(name));
  const which = inTitle.length > 0 ? [] : askWhichRio(reading, area);
  const isOpen = inTitle.length === 0 && which.length === 0;
  const where = isOpen ? askWhere(reading, area, readKnownWords(knowledge)(facts.business.trade)) : [];
  const listed = origin === "local" || origin === "ai" ? refuseList(reading, area) : [];
  return [...listed, ...inTitle.flatMap((place) => toReasons(place, area)), ...which, ...where, ...joinPromises(inText)];
}

const hold = holdBy("area");

/** So many places of a kind in one title are a list of them, of which a page answers one. */
const FEWEST_LISTED = 3;

function refuseList({ words }: TitleReading, area: ServedArea): Reason[] {
  const { lexicon, served } = getServed(area);
  const names = findMatches(words, lexicon).map(({ start, end }) => words.slice(start, end).map(({ folded }) => folded));
  const kinds = [...new Set(names.map((name) => name.join(" ")))].map((name) =>
    served.get(name)?.place?.isCity ? "city" : name.startsWith("zona ") ? "zone" : "district",
  );
  const most = Math.max(...["city", "zone", "district"].map((kind) => kinds.filter((one) => one === kind).length));
  if (most < FEWEST_LISTED) return [];
  return hold(
    "O título junta vários lugares, e uma página responde por um.",
    "Faça uma página de cada lugar, ou uma só “na Grande São Paulo”, que leva a todas.",
  );
}

function askWhichRio({ words }: TitleReading, area: ServedArea): Reason[] {
  if (!isRioAlone(words, area)) return [];
  return hold(
    "“Rio” pode ser a cidade do Rio de Janeiro, um bairro como Rio Pequeno ou o modelo de motor.",
    "Escreva o nome inteiro do bairro, ou “motor Rio” se é o modelo; o Rio de Janeiro está fora da área atendida.",
    { marks: ["Rio"] },
  );
}

function askWhere({ title, words, place, makers }: TitleReading, area: ServedArea, known: KnownWords): Reason[] {
  // "Serve em motor Garen" is about a maker's.
  const named = new Set(makers.flatMap(({ start, end }) => words.slice(start, end).map(({ folded }) => folded)));
  const isKnown = (folded: string) => named.has(folded) || known.has(folded);
  const name = place ? undefined : (findNowhere(words, area, isKnown) ?? findNamedNowhere(title, words, area));
  if (name === undefined) return [];
  return hold(
    `Não se sabe aqui onde fica “${name}”.`,
    "Se é um lugar atendido, escreva também a zona ou a cidade dele; se não é, troque por um lugar atendido.",
    { marks: [name] },
  );
}

/** Words by which a text says that somebody goes there. */
const PROMISE = /atend|visit|chegamos|equipe|t[ée]cnicos|unidade|filial|instalamos|consertamos|cobrimos|entreg/i;
const DENIAL = /\bnão\s+(?:se\s+)?(?:atend|cheg|vamos|vai|visit|cobr|instal)|fora da (?:nossa )?área/i;

function toReasons({ name, kind, cityName, states, isLarge, served }: OutsidePlace, { brazil }: ServedArea): Reason[] {
  const marks = [name];
  const where = (isLarge ? states.slice(0, 1) : states).map((letters) => nameState(letters, brazil.states.get(letters) ?? letters));
  if (served) {
    const district = served === "capital" || served.cityName === "São Paulo" ? "da capital" : `de ${served.cityName}`;
    const zone = served === "capital" ? "São Paulo" : served.cityName;
    return hold(
      `“${name}” pode ser o bairro ${district} ou a cidade que fica ${nameStates(where)}.`,
      `Escreva “${name}, ${zone}” se é o bairro; a cidade de mesmo nome está fora da área atendida.`,
      { marks },
    );
  }
  if (kind === "wide") {
    return hold(
      `O título promete “${name.replace(/^(?:os?|as?) (?=\p{L})/u, "")}”, e a empresa atende só São Paulo e as cidades do cadastro.`,
      "Troque por um lugar atendido, ou diga no texto que a empresa não atende fora dele.",
      { marks },
    );
  }
  const mend = `Troque por um lugar atendido, ou diga no texto que a empresa não atende em “${name}”.`;
  if (cityName !== undefined) {
    return hold(`“${name}” fica ${cityName === "Rio de Janeiro" ? "no" : "em"} ${cityName}, fora da área atendida.`, mend, { marks });
  }
  const isAlone = kind === "far" || kind === "state" || brazil.states.get(states[0] ?? "") === name;
  return hold(`“${name}” ${isAlone ? "está" : `fica ${nameStates(where)},`} fora da área atendida.`, mend, { marks });
}

function joinPromises(places: readonly OutsidePlace[]): Reason[] {
  const names = [...new Set(places.map(({ name }) => name))];
  if (names.length === 0) return [];
  return hold(
    `O texto diz que a empresa vai a ${joinWords(names.map((name) => `“${name}”`))}, fora da área atendida.`,
    "Tire o lugar do texto ou escreva que a empresa não atende lá.",
    { marks: names },
  );
}

/** @example nameState("PR", "Paraná") // "no Paraná" */
function nameState(letters: string, name: string): string {
  if (letters === "SP") return "no estado de São Paulo";
  const article = STATES_BY_ARTICLE.no.has(letters) ? "no" : STATES_BY_ARTICLE.na.has(letters) ? "na" : "em";
  return `${article} ${name}`;
}

function nameStates(words: readonly string[]): string {
  if (words.length > 3) return "em outros estados";
  return joinWords(words);
}
