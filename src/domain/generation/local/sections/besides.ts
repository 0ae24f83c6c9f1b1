import { joinText } from "#domain/knowledge/asked/question-index";
import type { Entry } from "#domain/knowledge/entry";
import { questions, type Wish } from "#domain/knowledge/intent";
import type { TitleReading } from "#domain/knowledge/read-title";
import { SERVICE_OF } from "#domain/knowledge/reading/find-fallback";
import { findWishes } from "#domain/knowledge/reading/find-intents";
import { splitWords } from "#domain/text/words";
import { namesPrice } from "./field";
import type { SectionContext } from "./section";

const EMERGENCY = "emergencia";
const SENTENCE_END = /(?<=[.!?])\s+/;

/** The second service that a title wishes, in a sentence with its price, where its answer says nothing of it. */
export function tellBesides({ others, reading, choose, facts }: SectionContext, answer: string): string[] {
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
export function tellHours({ main, reading, choose }: SectionContext, answer: string): string[] {
  if (main.id !== EMERGENCY || answer.includes(WHEN_ASKED) || !BY_NIGHT.test(` ${joinText(reading.words)} `)) return [];
  return choose.shuffle(main.brief.filter((text) => text.includes(WHEN_ASKED))).slice(0, 1);
}

/** "Automatizar o portão antigo ou trocar a folha" wants one of the two. */
const isChoice = ({ words, intents }: TitleReading): boolean =>
  words.some(({ folded }) => folded === "ou") || questions.some((question) => intents.has(question));

/** The first sentences of what is said to who wishes it. */
function listSays({ answers }: Entry, wish: Wish): string[] {
  const says = answers.find(({ to }) => to.length === 1 && to[0] === wish)?.says ?? answers.find(({ to }) => to.join() === "what")?.says;
  return (says ?? []).flatMap((text) => text.split(SENTENCE_END).slice(0, 1));
}
