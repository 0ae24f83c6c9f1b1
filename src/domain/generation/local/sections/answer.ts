import { joinText } from "#domain/knowledge/asked/question-index";
import { readAsked } from "#domain/knowledge/asked/read-asked";
import type { Entry } from "#domain/knowledge/entry";
import { type Intent, questions, SERVED_BY_REPAIR, type Wish } from "#domain/knowledge/intent";
import type { TitlePlace, TitleReading } from "#domain/knowledge/read-title";
import { isOfServing, SERVICE_OF } from "#domain/knowledge/reading/add-subjects";
import { findCircumstance } from "#domain/knowledge/reading/find-circumstance";
import { findWishes } from "#domain/knowledge/reading/find-intents";
import type { Aim } from "#domain/places/circumstance";
import { listWithin, namesPlace } from "#domain/places/list-known";
import type { Place } from "#domain/places/place";
import { isOfSomeServices, type KnownOfPlace } from "#domain/places/place-record";
import { listSentences } from "#domain/text/sentences";
import { splitWords } from "#domain/text/words";
import { holdsHere, isSayable } from "../chooser";
import { paragraph, toHtml, upperFirst } from "../markup";
import { findAim } from "../narrower";
import { findField, namesPrice, type SectionContext } from "./section";

/**
 * The first paragraph answers the title, says what is offered for another make, and names its place with what that changes;
 * besides it the answer alone, and what the page has still to say of its place.
 */
export function writeAnswer(context: SectionContext, known: readonly KnownOfPlace[], places: readonly Place[]) {
  const { place } = context.reading;
  const answered = answerQuestion(context);
  const text = answered ?? answerNamed(context);
  // "Em São Paulo, a lei da cidade também pede aviso" tells what the place changes.
  const isPlaceTold = place && !place.also && answered !== undefined && namesPlace(answered, place.name);
  if (!place || isPlaceTold) return { html: paragraph(toHtml(text)), text, left: known };
  const named = place.also ? [] : known.filter(({ says }) => namesPlace(says, place.name));
  const naming = named.find(isOfSomeServices) ?? named.find(({ on }) => on === "acesso") ?? named[0];
  const said = naming?.says ?? nameWithin(context, place, places) ?? sayWhere(context, place);
  const html = paragraph(toHtml(joinSentences(text, said)));
  return { html, text, left: known.filter((one) => one !== naming) };
}

/** The title's own question has its own answer, and what is offered for another make. */
function answerQuestion(context: SectionContext): string | undefined {
  const { known } = context.reading;
  const answer = known && context.choose.pair(known.question.asks, known.question.says, known.way)?.answer;
  return answer && joinSentences(asksWhether(context.reading) ? answer : withoutYes(answer), writeMaker(context));
}

function asksWhether({ title, words }: TitleReading): boolean {
  const { kind } = readAsked(words);
  return title.includes("?") || kind === "whether" || kind === "duty";
}

/** "Sim: nos planos o preço já inclui a montagem" and "Não: solda é do serralheiro" answer no title that only names the price. */
function withoutYes(answer: string): string {
  return upperFirst(answer.replace(/^(?:Sim|Dá|Pode|Pode ser|Precisa|Não|Em (?:regra|geral) não): /, ""));
}

/** Else what is said of the thing that it names. */
function answerNamed(context: SectionContext): string {
  const answered = joinSentences(
    tellServed(context.reading),
    writeMaker(context),
    ...listAnswers(context).map((says) => context.choose.way(says)),
  );
  const beside = context.rival ? undefined : tellCase(context, [answered]);
  return joinSentences(answered, tellPrice(context, answered), beside, ...tellBesides(context, answered), ...tellHours(context, answered));
}

/** What is not served is held by its place. */
function tellServed(reading: TitleReading): string | undefined {
  const { words, place } = reading;
  if (!place || !words.some(isOfServing)) return undefined;
  return asksWhether(reading) ? `Sim, atendemos ${nameBoth(place)}.` : `Atendemos ${nameBoth(place)}.`;
}

/** Who asks what it costs is told a price of the register, be it that of the visit; so is who wants a service or a gate in a place. */
function tellPrice({ main, reading, choose, facts }: SectionContext, answer: string): string | undefined {
  const cost = findField(main, "cost");
  const isOffered = reading.place !== undefined && (main.kind === "service" || main.kind === "gate");
  if (!(isOffered || reading.intents.has("price")) || namesPrice(answer, facts) || !cost || !("items" in cost)) return undefined;
  const priced = cost.items.filter(
    (one) => isSayable(one, reading.intents, reading.circumstance) && one.says.every((text) => namesPrice(text, facts)),
  );
  const ofAsked = priced.filter((item) => item.for);
  const item = [...ofAsked, ...priced].find((one) => choose.isFresh(one)) ?? ofAsked[0] ?? priced[0];
  return item && choose.way(item.says);
}

/** The ways of each sentence that answers: when each is worth it where two are compared, of a use where it has words for what is wanted there. */
function listAnswers({ main, others, rival, reading: { intents } }: SectionContext): (readonly string[])[] {
  if (rival) return [main, rival].map(({ answers, brief }) => answers.find(({ to }) => to.join() === "worth-it")?.says ?? brief);
  const use = main.kind === "service" ? others.find(({ kind }) => kind === "use") : undefined;
  // What is asked is asked of the service: when to replace a motor is not when to have one.
  const asksNothing = !questions.some((question) => intents.has(question));
  return [findAnswer(use && asksNothing && hasAnswerOfItsOwn(use, intents) ? use : main, intents)];
}

/** Whether it has words for what is asked or wanted, and not only for what it is. */
export function hasAnswerOfItsOwn({ answers }: Entry, intents: ReadonlySet<Intent>): boolean {
  return answers.some(({ to }) => to.join() !== "what" && to.every((intent) => intents.has(intent)));
}

/** What changes for the use and the ground that the title names, where nothing of that was said. */
function tellCase({ main, reading: { own, intents }, choose }: SectionContext, said: readonly string[]): string | undefined {
  if (main.kind === "service" || main.kind === "use" || intents.has("repair")) return undefined;
  const told = findCircumstance(splitWords(said.join(". ")), [], undefined);
  const isUntold = (trait: "uses" | "grounds") =>
    own[trait] !== undefined && !own[trait].some((one) => told[trait]?.some((other) => other === one));
  const met = main.cases.items.filter(
    (item) => holdsHere(item, own) && ((item.when.uses && isUntold("uses")) || (item.when.grounds && isUntold("grounds"))),
  );
  const item = met.find((one) => choose.isFresh(one)) ?? met[0];
  return item && choose.way(item.says);
}

const joinSentences = (...sentences: readonly (string | undefined)[]): string => sentences.filter(Boolean).join(" ");

/** Where a title's place is, or its two: "em Diadema e em Mauá". */
export const nameBoth = ({ phrase, also }: TitlePlace): string => (also ? `${phrase} e ${also.phrase}` : phrase);

const NAMED_WITHIN = 4;

/** Some of the places in a region that no sentence of theirs names. */
function nameWithin({ choose }: SectionContext, { place, phrase, also }: TitlePlace, places: readonly Place[]): string | undefined {
  const within = also ? [] : choose.shuffle(listWithin(place, places)).slice(0, NAMED_WITHIN);
  if (within.length < NAMED_WITHIN) return undefined;
  const names = within.map(({ name }) => name).join(", ");
  return `${upperFirst(phrase)}, o atendimento inclui ${names}, entre ${within.every(({ isCity }) => isCity) ? "outras cidades" : "outros lugares"}.`;
}

/** Where nothing that is known of a place names it, or the title names two. */
function sayWhere({ reading, choose }: SectionContext, place: TitlePlace): string {
  const phrase = nameBoth(place);
  const ways: Record<Aim, readonly string[]> = {
    install: [`A montagem é feita ${phrase}, depois da medida.`, `${upperFirst(phrase)}, a medida vem antes da montagem.`],
    maintain: [`A revisão é feita ${phrase}, no próprio portão.`, `${upperFirst(phrase)}, a revisão vai até o portão.`],
    repair: [`O exame é feito ${phrase}, com a folha no lugar.`, `${upperFirst(phrase)}, o técnico examina o portão onde ele está.`],
    replace: [`A troca é feita ${phrase}, no próprio portão.`, `${upperFirst(phrase)}, a troca é feita no endereço.`],
  };
  return choose.shuffle(ways[findAim(reading)])[0] ?? "";
}

/** The ways to answer a title with these intents, the one written for most of them first, and for a question before a wish. */
function findAnswer({ answers }: Entry, intents: ReadonlySet<Intent>): readonly string[] {
  const isQuestion = (intent: Intent) => questions.some((question) => question === intent);
  const worth = (to: readonly Intent[]) => to.length + (to.some(isQuestion) ? 0.5 : 0);
  const fitting = answers.filter(({ to }) => to.every((intent) => intents.has(intent))).sort((a, b) => worth(b.to) - worth(a.to));
  const found =
    fitting.find(({ to }) => to.join() !== "what") ??
    (SERVED_BY_REPAIR.some((wish) => intents.has(wish)) ? answers.find(({ to }) => to.join() === "repair") : undefined) ??
    answers.find(({ to }) => to.join() === "what");
  return found?.says ?? [];
}

/** The second service that a title wishes, in a sentence with its price, where its answer says nothing of it. */
function tellBesides({ others, reading, choose, facts }: SectionContext, answer: string): string[] {
  if (isChoice(reading)) return [];
  const told = new Set(findWishes(splitWords(answer)));
  const untold = [...new Set(findWishes(reading.words))].filter((wish) => !reading.intents.has(wish) && !told.has(wish));
  return untold.flatMap((wish) => {
    const service = others.find(({ id }) => id === SERVICE_OF[wish]);
    const priced = service ? listSays(service, wish).filter((text) => namesPrice(text, facts)) : [];
    return choose.shuffle(priced).slice(0, 1);
  });
}

const BY_NIGHT = / 24 ?(?:h|hs|horas) | madrugada /;
const WHEN_ASKED = "{{horario-whatsapp}}";

/** Who wants somebody at any hour is told when his call is heard. */
function tellHours({ main, others, reading, choose }: SectionContext, answer: string): string[] {
  const emergency = [main, ...others].find(({ id }) => id === SERVICE_OF.emergency);
  if (!emergency || answer.includes(WHEN_ASKED) || !BY_NIGHT.test(` ${joinText(reading.words)} `)) return [];
  return choose.shuffle(emergency.brief.filter((text) => text.includes(WHEN_ASKED))).slice(0, 1);
}

/** "Automatizar o portão antigo ou trocar a folha" wants one of the two. */
const isChoice = ({ words, intents }: TitleReading): boolean =>
  words.some(({ folded }) => folded === "ou") || questions.some((question) => intents.has(question));

/** The first sentences of what is said to who wishes it. */
function listSays({ answers }: Entry, wish: Wish): string[] {
  const says = answers.find(({ to }) => to.length === 1 && to[0] === wish)?.says ?? answers.find(({ to }) => to.join() === "what")?.says;
  return (says ?? []).flatMap((text) => listSentences(text).slice(0, 1));
}

/** What is offered for a motor of another maker, where the title names one. */
function writeMaker({ reading, choose, facts }: SectionContext): string | undefined {
  const names = EITHER.format(new Set(reading.makers.filter(({ isDoubtful }) => !isDoubtful).map(({ name }) => name)));
  if (names === "" || !Object.hasOwn(facts, "marca")) return undefined;
  return choose.shuffle([
    `Motor ${names} é de outro fabricante: o que se oferece para ele é conserto, quando a peça existe à venda, ou troca por um {{marca}}.`,
    `Para ${names} não há venda aqui: conserta-se o que tem peça, e o que não tem dá lugar, na troca, a um motor {{marca}}.`,
    `Peça de ${names} se procura pela etiqueta do motor; achada, faz-se o conserto, e em falta dela o caminho é a troca por um {{marca}}.`,
    `O site vende {{marca}}, e ${names} é outra marca: cabe o conserto enquanto houver peça de reposição, e depois disso a troca.`,
  ])[0];
}

const EITHER = new Intl.ListFormat("pt-BR", { type: "disjunction" });
