import type { Entry } from "#domain/knowledge/entry";
import type { Knowledge } from "#domain/knowledge/knowledge";
import { onceFor } from "#domain/memo/once-for";
import { isByHand } from "#domain/page/generated-page";
import { holdBy, type Reason } from "#domain/page/reason";
import { foldText } from "#domain/text/fold";
import type { TextBlock } from "#domain/text/read-page-text";
import { type JudgedPage, readJudged } from "../judged-page";
import type { Around } from "../surroundings";

/** Of what the site's own generator and careful people write a twentieth is so at most; of what says nothing, most. */
const MOST_EMPTY = 0.3;
const FEWEST_SENTENCES = 5;
const MOST_MARKS = 3;
/** So many of these in a sentence that names no part praise, and tell nobody anything. */
const FEWEST_PRAISES = 2;
const PRAISE =
  /^(?:fundamenta|essencia|importan|indispensa|qualidade|profissiona|qualificad|especializad|capacitad|confianca|confiave|seguranca|conforto|comodidade|tranquilidade|eficien|agilidade|agil$|pratic|excelen|garant|diferenca|invest|necessidade|solucao|solucoes|atendimento|equipe|experien|beneficio|vantag|valoriz|otim|ideal|ideai|dedicad|comprometid|atencao|especial|unic[oa]|problemas|futur|qualquer|sempre|rotina|cuidado|modern|tecnologia|satisfacao|expectativa|decisao|escolha)/;
/** Of every title. */
const NO_PARTS = new Set(["portao", "para", "controle", "remoto", "central"]);

/** A text treats its subject: what would stand under any title of any trade is held. The owner's own words are his. */
export function judgeEmptiness(page: JudgedPage, { knowledge }: Around<"knowledge">): Reason[] {
  if (isByHand(page.origin)) return [];
  const parts = listParts(knowledge);
  const counts = readJudged(page).blocks.map((block) => countIn(parts)(block));
  const sentences = counts.reduce((sum, count) => sum + count.sentences, 0);
  const empty = counts.flatMap((count) => count.empty);
  if (sentences < FEWEST_SENTENCES || empty.length <= sentences * MOST_EMPTY) return [];
  return holdBy("title")(
    `O texto quase só traz frases que servem a qualquer assunto, e não trata de “${page.title}”.`,
    "Troque essas frases pelo que responde ao título: causas, o que olhar, o que decide o preço, quando parar.",
    { marks: empty.slice(0, MOST_MARKS) },
  );
}

const countIn = onceFor((parts: ReadonlySet<string>) =>
  onceFor(({ text, tag }: TextBlock) => {
    const sentences = /^h[1-6]$/.test(tag) ? [] : (text.match(/[^.!?]+/g) ?? []).filter((sentence) => /\p{L}/u.test(sentence));
    return { sentences: sentences.length, empty: sentences.filter((sentence) => isEmpty(sentence, parts)).map((one) => one.trim()) };
  }),
);

function isEmpty(sentence: string, parts: ReadonlySet<string>): boolean {
  const words = foldText(sentence).match(/[a-z]{4,}/g) ?? [];
  return !words.some((word) => parts.has(word)) && words.filter((word) => PRAISE.test(word)).length >= FEWEST_PRAISES;
}

const listParts = onceFor(
  ({ entries }: Knowledge): ReadonlySet<string> =>
    new Set([...entries.values()].filter(({ kind }) => kind === "component").flatMap(listWords)),
);

function listWords({ name: { one, many } }: Entry): string[] {
  return (foldText(`${one} ${many}`).match(/[a-z]{4,}/g) ?? []).filter((word) => !NO_PARTS.has(word));
}
