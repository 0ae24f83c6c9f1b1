import { wordSet } from "#domain/knowledge/word-set";
import { buildPhraseBook, type FoundPhrase, findPhrases } from "#domain/text/phrase-book";
import type { TextBlock } from "#domain/text/read-page-text";
import type { TextToken } from "#domain/text/split-tokens";
import { type Stretch, stretchOf } from "./find-claims";

/** Given names that are no common words, as they are most usual in Brazil. */
const NAMES = wordSet(
  "maria jose joao antonio francisco carlos paulo pedro lucas luiz luis marcos gabriel rafael daniel marcelo bruno eduardo felipe rodrigo " +
    "manoel mateus matheus andre fernando fabio leonardo gustavo guilherme leandro tiago thiago anderson ricardo jorge alexandre roberto edson " +
    "diego vitor sergio claudio geraldo adriano luciano julio renato alex vinicius rogerio samuel ronaldo mario flavio douglas igor davi manuel " +
    "jeferson cicero mauricio danilo wagner joaquim benedito ana francisca antonia adriana juliana fernanda patricia aline sandra camila amanda " +
    "bruna jessica leticia julia luciana vanessa mariana gabriela vera larissa claudia beatriz rita luana sonia renata eliane josefa simone " +
    "natalia cristiane carla debora rosangela jaqueline daniela aparecida marlene terezinha raimunda andreia fabiana lucia raquel angela rafaela " +
    "helena isabela regina rosana silvia monica marta elisabete tatiane neusa cleide valeria marcia sueli",
);
const TITLES = wordSet("dona sr sra srta senhor senhora dr dra doutor doutora seu");
/** What makes a name that of a place: "Vila Maria", "São José", "Rua Maria Antônia". */
const OF_PLACES = wordSet(
  "vila jardim parque cidade sao santo santa rua avenida av alameda praca largo travessa estrada rodovia viaduto ponte terminal estacao conjunto " +
    "bairro chacara alto padre dom doutor engenheiro professor senador deputado presidente marechal general coronel capitao cardeal conselheiro",
);
const SPEECH = "disse|contou|relatou|afirmou|comentou|elogia|elogiam|elogiou|recomenda|recomendam|aprovam";
/** Of these a speech follows, or none: "o morador conta com a chave". */
const MAY_SPEAK = "diz|dizem|conta|contam|relata|relatam|afirma|afirmam|comenta";
const SPEECH_FOLLOWS = new Set(["que", ":", ",", "“", '"', "«"]);
const SPEAKERS = "cliente|clientes|morador|moradora|moradores|sindico|sindica|zelador|comerciante|vizinha";

const listSpeeches = (verbs: string) =>
  SPEAKERS.split("|")
    .flatMap((speaker) => verbs.split("|").map((verb) => `${speaker} ${verb}`))
    .join("|");

/** Each with whether it is one only where a speech follows. */
const TESTIMONIES = buildPhraseBook([
  [false, listSpeeches(SPEECH)],
  [true, listSpeeches(MAY_SPEAK)],
  [false, "cliente satisfeit*|clientes satisfeit*|cliente feliz|clientes felizes|um cliente nosso|uma cliente nossa|um de nossos clientes"],
  [
    false,
    "depoimento de|depoimentos de|depoimentos dos|segundo nosso cliente|segundo nossos clientes|segundo um cliente|segundo uma cliente",
  ],
  [false, "segundo uma moradora|segundo um morador|palavras de um cliente|dizem nossos clientes|dizem os clientes|caso real|historia real"],
]);

/** Names of people, and what somebody is said to have said. */
export function findPeople(block: TextBlock): Stretch[] {
  const { tokens, text, tag } = block;
  const speaks = ({ value, next }: FoundPhrase<boolean>) => !value || SPEECH_FOLLOWS.has(tokens[next]?.sign ?? "");
  const told = findPhrases(tokens, TESTIMONIES)
    .filter(speaks)
    .map(({ from, next }) => stretchOf(tokens, from, next));
  const named = tokens.flatMap((token, at) =>
    isPerson(block, at) ? [{ start: (findTitle(tokens, at) ?? token).start, end: token.end }] : [],
  );
  const quoted = tag === "blockquote" && text.length > 0 ? [{ start: 0, end: Math.min(text.length, 60) }] : [];
  return [...told, ...named, ...quoted];
}

function isPerson({ tokens, text }: TextBlock, at: number): boolean {
  const token = tokens[at] as TextToken;
  if (token.kind !== "word" || !isCapital(text, token)) return false;
  const before = tokens[at - 1];
  const title = findTitle(tokens, at);
  // "DR." in capitals is what protects from leaking current.
  const isTitled = title !== undefined && !isUpper(text, title);
  // "Dona Zulmira" needs no list of names; "Seu Motor" stands over a section.
  if (isTitled && before?.sign !== "seu" && tokens[at - 2]?.sign !== "seu") return !isUpper(text, token);
  if (!NAMES.has(token.sign)) return false;
  const previous = before?.kind === "mark" ? tokens[at - 2] : before;
  return isTitled || previous === undefined || !(OF_PLACES.has(previous.sign) || (before?.kind === "word" && isCapital(text, previous)));
}

/** The "Dona" of "Dona Maria", the "Sr" of "Sr. Carlos". */
function findTitle(tokens: readonly TextToken[], at: number): TextToken | undefined {
  const before = tokens[at - 1]?.sign === "." ? tokens[at - 2] : tokens[at - 1];
  return before && TITLES.has(before.sign) ? before : undefined;
}

function isCapital(text: string, { start }: TextToken): boolean {
  const letter = text[start] ?? "";
  return letter !== letter.toLowerCase();
}

function isUpper(text: string, { start, end }: TextToken): boolean {
  return end - start > 1 && text.slice(start, end) === text.slice(start, end).toUpperCase();
}
