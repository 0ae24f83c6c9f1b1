import type { FaqEntry } from "#domain/faq/faq-schema";
import { findQuestion } from "#domain/knowledge/asked/find-question";
import { indexQuestions, type QuestionIndex } from "#domain/knowledge/asked/question-index";
import type { TitleReading } from "#domain/knowledge/read-title";
import { holdBy, type Reason } from "#domain/page/reason";

export interface AnsweringPage {
  path: string;
  title: string;
  /** The one among the page's own that the title asks. */
  question?: string;
}

/** A title that a page of the site answers already is no page of its own. */
export function judgeIntent({ sameIntent }: { sameIntent: readonly AnsweringPage[] }): Reason[] {
  const [first, second] = sameIntent;
  if (!first) return [];
  const byPages = second
    ? `As páginas “${first.title}” e “${second.title}” já respondem a este título.`
    : `A página “${first.title}” já responde a este título.`;
  return holdBy("intent")(
    first.question ? `Já respondido em “${first.title}”: “${first.question}”.` : byPages,
    "Abra a página que existe e complete-a, redirecione este endereço para ela, ou dê a esta página outro assunto.",
    { pages: sameIntent.map(({ path, title }) => ({ path, title })) },
  );
}

/** The questions that pages answer among others, to be looked up by a title. */
export type AskedPages = QuestionIndex<AnsweringPage & { asks: string[]; says: string[] }>;

export function indexAskedPages(pages: readonly { path: string; title: string; document: unknown }[]): AskedPages {
  return indexQuestions(pages.flatMap(({ path, title, document }) => listFaqEntries(document).map((entry) => toAsked(path, title, entry))));
}

function toAsked(path: string, title: string, { question, answer }: FaqEntry) {
  return { path, title, question, asks: [question], says: [answer] };
}

const AS_NEAR = 0.08;

/** The page that has the title among its questions; what is asked of a place or of a maker is asked of no other page. */
export function findAskedPage({ words, place, makers, known }: TitleReading, index: AskedPages): AnsweringPage[] {
  const found = place || makers.length > 0 ? undefined : findQuestion(words, index);
  // Nearer to a question that has no page yet, it is that one's.
  if (!found || found.nearness < (known?.nearness ?? 0) - AS_NEAR) return [];
  const { path, title, question } = found.question;
  return [{ path, title, ...(question !== undefined && { question }) }];
}

/** Every question with its answer in a document, however deep; any text may have some. */
function listFaqEntries(document: unknown): FaqEntry[] {
  if (document === null || typeof document !== "object") return [];
  return isFaqEntry(document) ? [document] : Object.values(document).flatMap(listFaqEntries);
}

function isFaqEntry(value: object): value is FaqEntry {
  return "question" in value && typeof value.question === "string" && "answer" in value && typeof value.answer === "string";
}
