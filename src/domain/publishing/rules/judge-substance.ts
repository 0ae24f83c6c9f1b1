import type { PageOrigin } from "#domain/page/generated-page";
import { holdBy, type Reason } from "#domain/page/reason";
import { formatCount } from "#domain/text/format";

/** How much of a page is its own, measured against every other page of the site. */
export interface Substance {
  words: number;
  /** Share, 0 to 1, of its runs of eight words that stand on no other page. */
  ownRuns: number;
  /** Share of its sentences that stand on no other page. */
  ownSentences: number;
  /** The page it has most in common with: which share of its runs that page has, or which of that page's, a shorter one, it has. */
  closest?: { path: string; title: string; share: number; isOfThatPage?: boolean };
}

/** What a public page must have. */
export const LEAST_WORDS = 250;
export const LEAST_OWN_RUNS = 0.4;
export const LEAST_OWN_SENTENCES = 0.5;
export const MOST_OF_ANOTHER = 0.3;

const hold = (says: string, mend: string, closest?: Substance["closest"]): Reason[] =>
  holdBy("substance")(says, mend, closest && { pages: [{ path: closest.path, title: closest.title }] });

/** A page says enough, and enough of it is said nowhere else on the site. */
export function judgeSubstance({ words, ...own }: Substance, origin?: PageOrigin): Reason[] {
  if (words >= LEAST_WORDS) return judgeOwnText(own);
  const announcing = origin === "manual" ? " Um recado curto se escreve em Nova página, Um aviso curto." : "";
  return [
    ...hold(
      `O texto tem ${formatCount(words, "palavra", "palavras")}; uma página pública precisa de ${LEAST_WORDS} ou mais.`,
      `Responda por inteiro ao que o título pergunta: o que é, como se reconhece, o que se faz e o que é preciso para isso.${announcing}`,
    ),
    ...judgeOwnText(own),
  ];
}

/** What is as long as a page is to be one. */
export function judgeBrevity({ words }: Pick<Substance, "words">): Reason[] {
  if (words < LEAST_WORDS) return [];
  return hold(
    `O aviso tem ${words} palavras; um aviso tem menos de ${LEAST_WORDS}.`,
    "Deixe só o recado, ou escreva o texto em Nova página, Escrever à mão.",
  );
}

function judgeOwnText({ ownRuns, ownSentences, closest }: Omit<Substance, "words">): Reason[] {
  if (closest && closest.share > MOST_OF_ANOTHER) {
    const [share, most] = [toPercent(closest.share, "up"), toPercent(MOST_OF_ANOTHER)];
    const [says, mend] = closest.isOfThatPage
      ? [
          `${share} da página “${closest.title}” está aqui também; o limite é ${most}.`,
          `Escreva aqui o que a página “${closest.title}” não diz, ou junte as duas numa só.`,
        ]
      : [
          `${share} do texto já está na página “${closest.title}”; o limite é ${most}.`,
          `Acrescente o que falta à página “${closest.title}”, ou escreva aqui o que ela não diz.`,
        ];
    return hold(says, mend, closest);
  }
  const example = closest ? `, como “${closest.title}”` : "";
  if (ownRuns < LEAST_OWN_RUNS)
    return hold(
      `Só ${toPercent(ownRuns)} do texto é próprio; o resto já está em outras páginas${example}, e o mínimo é ${toPercent(LEAST_OWN_RUNS)}.`,
      "Troque os trechos repetidos pelo que só vale para este título, ou junte esta página à que já responde.",
      closest,
    );
  if (ownSentences >= LEAST_OWN_SENTENCES) return [];
  return hold(
    `Só ${toPercent(ownSentences)} das frases são desta página; as outras já estão no site${example}, e o mínimo é ${toPercent(LEAST_OWN_SENTENCES)}.`,
    "Reescreva as frases repetidas com o que este caso tem de diferente, ou tire as que nada acrescentam.",
    closest,
  );
}

/** Never rounded to the bound itself: what is short of it reads so. */
function toPercent(share: number, round: "up" | "down" = "down"): string {
  const percent = Math.round(share * 1e6) / 1e4;
  return `${round === "up" ? Math.ceil(percent) : Math.floor(percent)} %`;
}
