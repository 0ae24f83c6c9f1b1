import type { FactTexts } from "#domain/facts/fact-names";
import type { TitleReading } from "#domain/knowledge/read-title";
import { findMakers, mayNameMaker, type NamedMaker } from "#domain/knowledge/reading/find-makers";
import { wordSet } from "#domain/knowledge/word-set";
import { holdBy, type Reason } from "#domain/page/reason";
import { foldLetters, foldText } from "#domain/text/fold";
import { splitSentences } from "#domain/text/split-sentences";
import { buildLexicon, findMatches, splitWords, type TitleWord } from "#domain/text/words";
import type { JudgedPage } from "../judged-page";
import type { Around } from "../surroundings";

/** The fact that says the company is the maker's own service; absent until its owner has proven it. */
const AUTHORISED = "assistencia-autorizada";

/**
 * Other makers' motors are mended, or replaced by those that are sold: a page says which, and calls neither the motor nor
 * the company the maker's.
 * @param page without a content before there is one: then the title alone is judged
 */
export function judgeMaker(
  page: Pick<JudgedPage, "title"> & { content?: string },
  { reading, facts }: Around<"reading" | "facts">,
): Reason[] {
  const own = facts.business.identity.manufacturer;
  const sentences = page.content === undefined ? [] : splitSentences(page.content);
  return [
    ...judgeDoubt(reading, own),
    ...judgeSale(reading, own),
    ...judgeComparison(page.title, reading),
    ...judgeMixture([page.title, ...sentences], own),
    ...judgeAuthority(page.title, reading, own, sentences, facts.texts),
    ...(page.content === undefined ? [] : judgeOffer(reading, sentences, own)),
  ];
}

/** Holds a page back for a name or a word in it. */
const hold = (word: string, says: string, mend: string): Reason[] => holdBy("maker")(says, mend, { marks: [word] });

/** "Motor Seg" names a maker, or the model of ours. */
function judgeDoubt({ makers }: TitleReading, own: string): Reason[] {
  const doubtful = makers.find(({ isDoubtful }) => isDoubtful);
  if (!doubtful) return [];
  const { name } = doubtful;
  return hold(
    name,
    `“${name}” pode ser o modelo ${own} ${name} ou a fabricante ${name}.`,
    `Escreva “${own} ${name}” se é o modelo à venda, ou “da marca ${name}” se é motor da outra fabricante.`,
  );
}

/** What is sold and put in is of one make alone. */
function judgeSale({ makers, intents, words }: TitleReading, own: string): Reason[] {
  const [maker] = makers;
  if (!maker || maker.isDoubtful || isAboutReplacing(words)) return [];
  const isOffered = ["repair", "replace", "maintain", "emergency"].some((wish) => intents.has(wish as "repair"));
  const isSale =
    intents.has("buy") ||
    intents.has("price") ||
    (intents.has("install") && findMatches(words, INSTALLING).length > 0) ||
    words.some(({ folded }) => OF_GOODS.test(folded));
  if (!isSale || isOffered) return [];
  return hold(
    maker.name,
    `O título oferece motor “${maker.name}”, e a empresa vende e instala só ${own}.`,
    `Mude o título para o que é oferecido: conserto de ${maker.name}, ou troca de ${maker.name} por ${own}.`,
  );
}

/** What is new, original or a set is sold; in any form. */
const OF_GOODS =
  /^(?:origina(?:l|is)|genuin[oa]s?|legitim[oa]s?|nov[oa]s?|kits?|lacrad|zero$|prec|vend(?!ido)|revend|promoc|ofert|estoqu|entrega$|atacad|varejo|fornec|distribu|import|pronta$|caixa$|descont|barat|parcel|frete$|diret[oa]$|fabricante$)/;

const INSTALLING = buildLexicon<true>([[true, "instalação|instalar|instala|instalador|colocar|automatização|automatizar"]]);

/** "Trocar Garen por PPA", "Garen ou PPA". */
function isAboutReplacing(words: readonly TitleWord[]): boolean {
  return words.some(({ folded }) => folded === "por" || folded === "ou" || folded === "x" || folded === "versus");
}

const COMPARED = /\b(?:mais|menos|melhor(?:es)?|pior(?:es)?) (?:\S+ )?(?:do )?que\b|\bnao prestam?\b/;
const ASKED = /^qua(?:l|is)\b|\bou\b|^(?!por ?que\b).*\?$/;

/** "Garen queima mais que PPA" and "Garen não presta" are proven by nobody; a "por que" before such a thing takes it for proven. */
function judgeComparison(title: string, { makers }: TitleReading): Reason[] {
  const folded = foldLetters(title);
  const found = COMPARED.exec(folded);
  if (!found || !makers.some(({ isDoubtful }) => !isDoubtful) || ASKED.test(folded)) return [];
  const compared = title.slice(found.index, found.index + found[0].length);
  return hold(
    compared,
    `O título diz “${compared}” de outra fabricante, e o cadastro não tem prova disso.`,
    "Tire a comparação, ou faça dela uma pergunta de escolha: uma marca ou a outra.",
  );
}

/** "Garen da PPA", "motor PPA Garen": another make is no product of ours. */
function judgeMixture(texts: readonly string[], own: string): Reason[] {
  const found = texts.filter(mayNameMaker).flatMap((text) => {
    const words = splitWords(text);
    return findMakers(words, new Set([foldText(own)])).filter((maker) => isMixed(maker, words, foldText(own)));
  });
  const [maker] = found;
  if (!maker) return [];
  return hold(
    maker.name,
    `“${maker.name}” aparece como se fosse ${own}, e são fabricantes diferentes.`,
    `Separe os nomes: diga que o motor é da ${maker.name} e que a troca, se houver, é por um ${own}.`,
  );
}

/** Side by side, or with "da" between them; a comma, "e", "ou" and "por" keep them apart. */
function isMixed({ name, start, end }: NamedMaker, words: readonly TitleWord[], own: string): boolean {
  if (name === "Seg") return false;
  const isOwn = (index: number) => words[index]?.folded === own;
  const isJoined = (index: number) => words[index]?.opensPart === false;
  const before = isOwn(start - 1) && isJoined(start) && words[start - 2]?.folded !== "por" && words[start - 2]?.folded !== "x";
  const after = isOwn(end) && isJoined(end);
  const of = words[end]?.folded === "da" && isOwn(end + 1) && isJoined(end) && isJoined(end + 1);
  return before || after || of;
}

/** Without one of these nothing claims authority; most texts have none. */
const AUTHORITY_WORD = /autorizad|credenciad|ofici/iu;
const AUTHORITY =
  /(?:assist[êe]ncia|t[ée]cnic[oa]s?|revend\p{L}*|representante|distribuidor\p{L}*|posto|oficina|credenciad\p{L}*|loja|empresa|servi[çc]o|rede|somos)[^.;:]{0,60}(?:autorizad[oa]s?|credenciad[oa]s?)|autorizad[oa]s? (?:d[aeo]|pel[ao]|PPA)\b|(?:oficial|credenciad[oa]) (?:d[ao]|pel[ao]) f[áa]bric/iu;
/** Who says this sends the reader to somebody else, or tells of people let in. */
const NOT_OURS =
  /\bn[ãa]o\b|procur|rede (?:autorizada )?(?:do|daquele|desse|dele|dela|da fabricante)|autorizada d(?:ele|ela|o fabricante|aquele)|do pr[óo]prio fabricante|fora da rede|sem ser|pessoas? autorizad|acesso/iu;

/** What a title makes of the company where it names a maker: of its own one these are to be proven, of others all of them. */
const ROLE = /^(?:autoriz|credenci|oficia(?:l|is)|homolog|certific|licenciad|represent|distribu|concession|revend|franq|selo$)/;
/** What another maker never said of the company: "Rossi recomenda nossa equipe", "Peccinin fabricado por nós". */
const OF_US =
  /\b(?:recomend|indic|aprov|endoss|escolh|premi)\w* (?:a |o |as |os )?(?:noss[oa]s?|nos)\b|\b(?:fabricad|produzid|feit)[oa]s? (?:por nos|(?:aqui )?(?:na|em) noss[oa])\b|^noss[oa]s? (?:motor|placa|controle|central)\w* (?!.*\b(?:quebr|parou|nao|queim))/;
const OF_MAKERS = wordSet("fabrica fabricante casa oficina loja lojas posto filial showroom parceiro parceira");

/** "Loja da Peccinin", "fábrica de motor Nice"; in "portão de loja com motor Rossi" a shop is where the gate stands. */
function isRoleOf(words: readonly TitleWord[], role: number, maker: number): boolean {
  return role < maker && words.slice(role + 1, maker).every(({ folded }) => BETWEEN.has(folded));
}

const BETWEEN = new Set(["de", "da", "do", "motor", "motores", "portao", "servico", "servicos", "atendimento"]);

function judgeAuthority(
  title: string,
  { words, makers }: TitleReading,
  own: string,
  sentences: readonly string[],
  facts: FactTexts,
): Reason[] {
  const isProven = Object.hasOwn(facts, AUTHORISED);
  const isSure = makers.some(({ isDoubtful }) => !isDoubtful);
  const role =
    (isSure || words.some(({ folded }) => folded === foldText(own))) && !NOT_OURS.test(title)
      ? words.find(
          ({ folded }, index) => ROLE.test(folded) || (OF_MAKERS.has(folded) && makers.some(({ start }) => isRoleOf(words, index, start))),
        )
      : undefined;
  const claim = [title, ...sentences].find((text) => AUTHORITY_WORD.test(text) && !NOT_OURS.test(text) && AUTHORITY.test(text));
  const ofUs = isSure ? OF_US.exec(foldText(title))?.[0] : undefined;
  if (isProven && !(role && isSure) && !ofUs) return [];
  const word = role?.lower ?? ofUs ?? (claim && (/(?:autorizad|credenciad)[oa]s?|oficial/iu.exec(claim)?.[0] ?? "autorizada"));
  if (word === undefined) return [];
  return hold(
    word,
    `O texto diz “${word}”, e o cadastro não tem prova de que a empresa é autorizada por um fabricante.`,
    `Tire a palavra “${word}”, ou diga só “assistência técnica”.`,
  );
}

const OFFER = /consert|repar|manuten|revis|troc|substitu/i;

/** A page about another make names it and says what is offered for it. */
function judgeOffer({ makers }: TitleReading, sentences: readonly string[], own: string): Reason[] {
  const asked = makers.filter(({ isDoubtful }) => !isDoubtful).map(({ name }) => name);
  const isSaid = (name: string) =>
    sentences.some((sentence) => hasWord(sentence, name) && (OFFER.test(sentence) || sentence.includes("{{marca}}")));
  const silent = asked.find((name) => !isSaid(name));
  if (silent === undefined) return [];
  return hold(
    silent,
    `O título fala de “${silent}”, e o texto não diz o que a empresa faz com um motor dessa marca.`,
    `Escreva, em uma frase com “${silent}”, o que é oferecido: conserto quando há peça, ou troca por um motor ${own}.`,
  );
}

const hasWord = (text: string, name: string): boolean => splitWords(text).some(({ folded }) => folded === foldText(name));
