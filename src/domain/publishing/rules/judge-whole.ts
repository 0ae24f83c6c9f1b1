import type { Knowledge } from "#domain/knowledge/knowledge";
import { onceFor } from "#domain/memo/once-for";
import { holdBy, type Reason } from "#domain/page/reason";
import { quoteWords } from "#domain/text/quote-words";
import type { TextBlock } from "#domain/text/read-page-text";
import { type JudgedPage, readJudged } from "../judged-page";
import type { Around } from "../surroundings";
import { findCut } from "./whole/find-cut";
import { findDanger } from "./whole/find-danger";
import { findDisagreement, type Genders, listGenders } from "./whole/find-disagreement";
import { findForeign } from "./whole/find-foreign";
import { findMarks, type Mark } from "./whole/find-marks";
import { findRepeats } from "./whole/find-repeats";
import { findStrangeness, type Strangeness } from "./whole/find-strangeness";

type Fault = Strangeness | Mark | "foreign" | "danger" | "agreement" | "repeat" | "cut" | "elsewhere" | "undescribed";

/** What is wrong with the words that follow, and how it is mended. */
const SAID: Record<Fault, [says: string, mend: string]> = {
  foreign: ["O texto tem trechos em outra língua", "Escreva o trecho em português ou tire-o."],
  chatter: ["O texto traz conversa de quem o escreveu", "Tire a conversa e deixe só o que interessa ao leitor."],
  reasoning: ["O texto traz o raciocínio de quem o escreveu", "Tire o raciocínio e confira se a página ficou inteira."],
  prompt: ["O texto repete as instruções dadas à IA", "Tire as instruções."],
  refusal: ["A IA se recusou a escrever", "Peça outra versão ou escreva o texto."],
  placeholder: ["O texto tem lugares por preencher", "Ponha o que falta no lugar, ou tire a frase."],
  markdown: ["O texto tem sinais de Markdown à vista", "Apague os sinais e use os botões do editor."],
  markup: ["O texto mostra código de página", "Apague o código ou cole o texto sem ele."],
  garbled: ["O texto tem letras trocadas", "Corrija as letras ou cole o texto outra vez."],
  address: ["O texto mostra endereços de internet", "Tire o endereço."],
  elsewhere: ["A página tem imagens ou links de outros sites", "Tire-os, ou use imagens e páginas deste site."],
  undescribed: [
    "A página mostra fotografias sem descrição",
    "Em Fotografias, abra cada uma e escreva o que ela mostra, para quem não a vê e para os buscadores.",
  ],
  danger: ["O texto manda o leitor fazer o que é perigoso", "Diga que isso é serviço de técnico, ou tire a frase."],
  agreement: ["O texto tem erros de concordância", "Corrija as palavras."],
  repeat: ["O texto se repete", "Deixe cada frase uma vez só."],
  cut: ["O texto acaba no meio", "Termine a frase ou tire o que ficou incompleto."],
};
const FAULTS = Object.keys(SAID) as Fault[];
const MOST_MARKS = 20;
const OF_THIS_SITE = /^(?:\/(?!\/)|#|\?)/;
/** How an owner is reached. */
const CONTACT = /^(?:tel:|mailto:|https:\/\/(?:wa\.me|api\.whatsapp\.com)\/)/i;

/** Whole and ours: nothing of a page is cut, foreign, garbled, doubled, dangerous, or meant for anybody but its reader. */
export function judgeWhole(page: JudgedPage, { knowledge, undescribed = [] }: Around<"knowledge" | "undescribed">): Reason[] {
  const read = readJudged(page);
  const lines = [...(read.title ? [read.title] : []), ...read.lines.map(({ block }) => block)];
  const found: Found[] = [
    ...[...lines, ...read.blocks].flatMap(judgeBlocks(findGenders(knowledge))),
    ...[...read.links, ...read.pictures].filter(isElsewhere).map(withFault("elsewhere")),
    ...findRepeats(read).map(withFault("repeat")),
    ...findCut(read).map(withFault("cut")),
    ...undescribed.map(withFault("undescribed")),
  ];
  const byFault = Map.groupBy(found, ({ fault }) => fault);
  return FAULTS.flatMap((fault) => describeFault(fault, byFault.get(fault) ?? []));
}

/** Words with what is wrong with them. */
interface Found {
  fault: Fault;
  words: string;
}

const withFault =
  (fault: Fault) =>
  (words: string): Found => ({ fault, words });

const judgeBlocks = onceFor((genders: Genders) =>
  onceFor((block: TextBlock): Found[] => [
    ...findForeign(block).map(withFault("foreign")),
    ...[...findStrangeness(block), ...findMarks(block)].map(({ kind, words }) => ({ fault: kind, words })),
    ...findDanger(block).map(withFault("danger")),
    ...findDisagreement(block, genders).map(withFault("agreement")),
  ]),
);

const isElsewhere = (address: string): boolean => address !== "" && !OF_THIS_SITE.test(address) && !CONTACT.test(address);

function describeFault(fault: Fault, found: readonly Found[]): Reason[] {
  if (found.length === 0) return [];
  const marks = [...new Set(found.map(({ words }) => words))].slice(0, MOST_MARKS);
  const [says, mend] = SAID[fault];
  return holdBy("whole")(`${says}: ${quoteWords(marks)}.`, mend, { marks });
}

const findGenders = onceFor((knowledge: Knowledge) => listGenders(knowledge.entries.values()));
