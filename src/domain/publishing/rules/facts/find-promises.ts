import { onceFor } from "#domain/memo/once-for";
import type { TextBlock } from "#domain/text/read-page-text";
import type { Stretch } from "./find-claims";

const SMALL = "um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez";
const SERVED =
  "clientes?|familias?|predios?|condominios?|sindicos?|moradores|casas?|empresas?|lojas?|vizinhos|donos|instalacoes|consertos|visitas|atendimentos|avaliacoes";
const OTHERS =
  "(?:em|n[ao]s?)(?: \\w+)? outr[oa]s?|outr[oa]s? (?:empresas?|lojas?|firmas?|assistencias?|tecnicos?)|concorr\\w+|mercado|tabela|qualquer (?:outr[oa]|loja|empresa|lugar)|vizinh\\w+|por ai|grandes? lojas?";

/**
 * What is claimed without a figure, by how it is said: spans without a number, hours by names, shares and crowds of those
 * who are served, prices held against those of others, what never comes again. Each reaches so far and no further.
 */
const CLAIMED: readonly RegExp[] = [
  // "Por uma década", "há décadas", "desde os anos noventa", "a terceira geração".
  /\b(?:por|durante)(?: (?:uma|duas|varias|muitas|algumas|longas))? (?:decadas?|seculos?)\b/g,
  /\b(?:\w{2,12}mos|noss[ao]s?(?! senhora)|empresa)\b[^.!?]{0,60}?\b(?:ha|mais de|quase)(?: (?:uma|duas|varias|muitas))? (?:decadas?|seculos?|geracoes)\b/g,
  /\bdesde (?:os anos|o seculo|a decada)\b/g,
  /\b(?:segunda|terceira|quarta|quinta) geracao\b/g,
  // "Das seis da manhã à meia-noite", "do amanhecer ao anoitecer".
  /\bd[aeo]s? (?:\w+ ){1,4}(?:a|ate|ate a|as) (?:meia[- ]noite|meio[- ]dia|madrugada)\b/g,
  /\bdo (?:amanhecer|nascer do sol) ao (?:anoitecer|por do sol)\b/g,
  // "Metade dos condomínios", "nove em cada dez".
  new RegExp(`\\b(?:metade|(?:um|dois) tercos?|(?:um|tres) quartos?) d[ao]s (?:noss[ao]s )?(?!casas)(?:${SERVED})\\b`, "g"),
  new RegExp(`\\b(?:${SMALL}|\\d{1,3}) em cada (?:${SMALL}|cem|\\d{1,3})\\b`, "g"),
  new RegExp(`\\b(?:dezenas|centenas|milhares|milhoes|inumer[ao]s)(?: de)? (?:${SERVED})\\b`, "g"),
  // "Paga menos do que em qualquer outra", "mais barato que na concorrência", "abaixo do mercado".
  new RegExp(
    `\\b(?:(?:pag|cust|cobr|gast)\\w{1,5} (?:bem |muito )?menos|mais (?:barat[ao]|em conta)) (?:d?o? ?que)(?: \\w+){0,3}? (?:${OTHERS})`,
    "g",
  ),
  /\b(?:abaixo|menor(?:es)? que [oa]s?) d[aeo]s? (?:mercado|tabela|concorrencia|concorrentes)\b/g,
  // "Nunca paga de novo", "jamais quebra", "para a vida toda".
  /\b(?:nunca|jamais)(?: mais)? (?:(?:se )?(?:pag|gast|quebr|falh|enferruj|estrag|desgast)(?:a|am|ara|arao|e|em)\b|vai (?:pagar|gastar|quebrar|falhar|precisar)|da(?:ra)? (?:problema|defeito))/g,
  /\b(?:e|sao|dur\w{1,4}|serv\w{1,3}|vale\w?|feit[oa]s?) para (?:a vida (?:toda|inteira)|toda a vida|o resto da vida)\b/g,
  // "Ninguém faz esse serviço mais rápido", "resolvemos sempre na primeira visita".
  /\bninguem (?:mais )?(?:faz|consert|instal|atend|cobr|entreg|resolv|troc|repar)\w*[^.!?]{0,40}?\b(?:mais|melhor|menos|tao|igual)\b/g,
  /\b(?:(?:resolv|consert|arrum|repar)[aei]mos\b[^.!?]{0,40}\b(?:sempre|com certeza|em todos os casos)|sempre (?:resolv|consert|arrum|repar)[aei]mos)\b/g,
  // "Quase todos os moradores nos indicam".
  new RegExp(
    `\\b(?:tod[ao]s [ao]s|maioria d[ao]s|muit[ao]s|divers[ao]s) (?:${SERVED})\\b[^.!?]{0,50}\\b(?:nos (?:indic|recomend|escolh|procur|cham|prefer)\\w+|conosco|confi\\w+ (?:em nos|n[ao] (?:empresa|noss[ao])))`,
    "g",
  ),
  // "Garantia por muitos anos".
  /\b(?:garantia|cobertura) (?:de|por|com) (?:muitos |varios |longos |bons )?(?:anos|meses|vida)\b/g,
];

/** A word of these is in every one of them; most blocks have none. */
const MAY_CLAIM =
  /decada|seculo|geraca|geraco|anos|meia.noite|meio.dia|madrugada|anoitecer|por do sol|metade|terco|quarto|em cada|dezenas|centenas|milhar|milho|inumer|menos|mais|abaixo|menor|nunca|jamais|vida|meses|ninguem|emos|conosco|\bnos\b/;

/** The same block stands on many pages. */
export const findPromises = onceFor(({ folded }: Pick<TextBlock, "folded">): readonly Stretch[] =>
  MAY_CLAIM.test(folded)
    ? CLAIMED.flatMap((claimed) =>
        Array.from(folded.matchAll(claimed), ({ index, 0: { length } }) => ({ start: index, end: index + length })),
      )
    : [],
);
