import { foldText, splitWords } from "#domain/generation/title/title-words";
import type { TitleReading } from "#domain/knowledge/read-title";
import { STATE_ARTICLES } from "../area/brazil-names";
import { findOutside, type OutsidePlace } from "../area/find-outside";
import type { ServedArea } from "../area/served-names";
import type { JudgedPage } from "../judged-page";
import type { Reason } from "../reason";
import { splitSentences } from "./split-sentences";

export interface AreaSurroundings {
  reading: Pick<TitleReading, "words">;
  area: ServedArea;
}

/** A page promises nothing where the company does not go; one that says so plainly may stand. */
export function judgeArea({ content }: Pick<JudgedPage, "content">, { reading, area }: AreaSurroundings): Reason[] {
  const sentences = splitSentences(content);
  const isDenied = ({ name }: OutsidePlace) =>
    sentences.some((sentence) => DENIAL.test(sentence) && foldText(sentence).includes(foldText(name)));
  const inTitle = findOutside(reading.words, area).filter((place) => !isDenied(place));
  const named = new Set(inTitle.map(({ name }) => name));
  const inText = sentences
    .filter((sentence) => PROMISE.test(sentence) && !DENIAL.test(sentence))
    .flatMap((sentence) => findOutside(splitWords(sentence), area, false))
    .filter(({ name, served }) => !served && !named.has(name));
  return [...inTitle.map((place) => toReason(place, area)), ...joinPromises(inText)];
}

/** Words by which a text says that somebody goes there. */
const PROMISE = /atend|visit|chegamos|equipe|t[ée]cnicos|unidade|filial|instalamos|consertamos|cobrimos|entreg/i;
const DENIAL = /\bnão\s+(?:se\s+)?(?:atend|cheg|vamos|vai|visit|cobr|instal)|fora da (?:nossa )?área/i;

function toReason({ name, kind, states, isLarge, served }: OutsidePlace, { brazil }: ServedArea): Reason {
  const where = (isLarge ? states.slice(0, 1) : states).map((letters) => nameState(letters, brazil.states.get(letters) ?? letters));
  if (served) {
    const district = served === "capital" || served.cityName === "São Paulo" ? "da capital" : `de ${served.cityName}`;
    const zone = served === "capital" ? "São Paulo" : served.cityName;
    return {
      rule: "area",
      says: `“${name}” pode ser o bairro ${district} ou a cidade que fica ${joinWords(where)}.`,
      mend: `Escreva “${name}, ${zone}” se é o bairro; a cidade de mesmo nome está fora da área atendida.`,
      marks: [name],
    };
  }
  if (kind === "wide") {
    return {
      rule: "area",
      says: `O título promete “${name.replace(/^(?:os?|as?) (?=\p{L})/u, "")}”, e a empresa atende só São Paulo e as cidades do cadastro.`,
      mend: "Troque por um lugar atendido, ou diga no texto que a empresa não atende fora dele.",
      marks: [name],
    };
  }
  return {
    rule: "area",
    says:
      kind === "state" || brazil.states.get(states[0] ?? "") === name
        ? `“${name}” está fora da área atendida.`
        : `“${name}” fica ${joinWords(where)}, fora da área atendida.`,
    mend: `Troque por um lugar atendido, ou diga no texto que a empresa não atende em “${name}”.`,
    marks: [name],
  };
}

function joinPromises(places: readonly OutsidePlace[]): Reason[] {
  const names = [...new Set(places.map(({ name }) => name))];
  if (names.length === 0) return [];
  return [
    {
      rule: "area",
      says: `O texto diz que a empresa vai a ${joinWords(names.map((name) => `“${name}”`))}, fora da área atendida.`,
      mend: "Tire o lugar do texto ou escreva que a empresa não atende lá.",
      marks: names,
    },
  ];
}

/** @example nameState("PR", "Paraná") // "no Paraná" */
function nameState(letters: string, name: string): string {
  if (letters === "SP") return "no estado de São Paulo";
  return `${STATE_ARTICLES[letters] ?? "em"} ${name}`;
}

function joinWords(words: readonly string[]): string {
  if (words.length > 3) return "em outros estados";
  return words.length > 1 ? `${words.slice(0, -1).join(", ")} e ${words.at(-1)}` : (words[0] ?? "");
}
