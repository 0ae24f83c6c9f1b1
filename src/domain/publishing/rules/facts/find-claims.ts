import { namesOf, wordSet } from "#domain/knowledge/word-set";
import { onceFor } from "#domain/memo/once-for";
import { isByHand, type PageOrigin } from "#domain/page/generated-page";
import { buildPhraseBook, findPhrases } from "#domain/text/phrase-book";
import type { TextBlock } from "#domain/text/read-page-text";
import type { TextToken } from "#domain/text/split-tokens";
import { ENDS } from "../whole/split-clauses";

/** A stretch of a block, by its signs. */
export interface Stretch {
  start: number;
  end: number;
}

/** From a token to before another one, or to the last. */
export function stretchOf(tokens: readonly TextToken[], from: number, next: number): Stretch {
  const start = tokens[from]?.start ?? 0;
  return { start, end: tokens[Math.min(next, tokens.length) - 1]?.end ?? start };
}

type Kind = "norm" | "standing" | "promise" | "experience" | "warranty" | "crowd" | "free";

const CROWDS = "dezenas|centenas|milhares|milhoes|inumeros|inumeras".split("|");
const CROWDED =
  "cliente*|instalac*|familias atendidas|motores instalados|portoes instalados|portoes atendidos|avaliac*|projetos|reparos|consertos".split(
    "|",
  );

/** What states a figure, a term or a proof without a number. */
const CLAIMS = buildPhraseBook(
  namesOf<Kind>({
    norm: "inmetro|abnt|nbr|anatel|procel|crea|iso|norma tecnica|normas tecnicas|normas brasileiras|norma europeia|selo de qualidade",
    standing: "certificad*|certificac*|homologad*|premiad*",
    promise: `
      segunda a sexta|segunda a sabado|segunda a domingo|domingos e feriados|sabados e domingos|fins de semana e feriados
      no mesmo dia|hoje mesmo|ainda hoje|na mesma semana|imediat*|dia e noite|dia ou noite|noite e dia|a qualquer hora
      em poucas horas|em poucos minutos|em minutos|em questao de minutos|em questao de horas|todos os dias da semana
    `,
    experience: `
      anos de experiencia|anos de mercado|anos no mercado|anos de tradicao|anos de atuacao|anos de estrada|ha anos no mercado
      decadas de experiencia|decadas de mercado|decadas no mercado|decadas de tradicao|decadas de atuacao|ha decadas no mercado
      ampla experiencia|longa experiencia|vasta experiencia|larga experiencia|grande experiencia|meio seculo
    `,
    warranty: `
      vitalici*|garantia eterna|garantia por toda|garantia para sempre|garantia para toda|garantia total|garantia permanente|garantia ilimitada|satisfacao garantida|dinheiro de volta
      garantia de fabrica|garantia da fabrica|direto de fabrica|direto da fabrica|preco de fabrica|precos de fabrica|preco da fabrica
    `,
    crowd: `
      ${CROWDS.flatMap((many) => CROWDED.flatMap((things) => [`${many} de ${things}`, `${many} ${things}`])).join("|")}
      nota maxima|avaliacao maxima|estrelas no google|melhor avaliad*|bem avaliad*|lider de mercado|lider do mercado|lider no mercado
      premio|premios|somos a maior|somos o maior|somos a melhor|somos os melhores|somos lider*|a maior rede|lider em vendas|maior empresa|melhor empresa|numero um em|a mais vendida|o mais vendido|a melhor do brasil|o melhor do brasil
    `,
    free: "gratis|gratuit*|de graca|custo zero|brinde|brindes|pela metade do preco|por metade do preco|meio preco",
  }),
);

/** What may be free by the register: carriage, installation, another day; asking costs nothing anyway. */
const MAY_BE_FREE = /^(?:frete|avaliac|entreg|transport|instala|remarc|reagend|data$|dia$|orcament|consult|convers|mud[ae])/;
const NEGATIONS = new Set(["nao", "nem", "nunca", "sem", "jamais", "tampouco"]);
/** What turns a time into a promise of ours: "atendemos no mesmo dia". */
const SERVING =
  /^(?:atend|chegamos|entreg|instalamos|consertamos|resolvemos|trocamos|nossa|nosso|plantao|disponi|socorr|agendamos|visitamos|funcionamos|equipe$|tecnico$)/;
const WHO_SERVES = /^(?:equipe|tecnico)$/;
const COMES = /^(?:chega|chegam|chegara|vem|vai|vao|comparece|visita)$/;
/** What a title begins with that says what its reader wants. */
const WISHES = wordSet("preciso quero procuro");
/** What a reader does at once. */
const ORDERS = wordSet("desligue desligar pare parar afaste afastar corte cortar interrompa interromper suspenda saia sair evite");
const OF_OTHERS = new Set(["dele", "dela", "deles", "delas"]);
const CERTIFIED_PAPERS = new Set(["de", "digital"]);

/** "A visita não é cobrada", "sem taxa de deslocamento": the register says what it costs; under warranty it may cost nothing. */
const VISIT_GIVEN = [
  /\b(?:visitas?|deslocamento|diagnostico)\b(?<!(?:remarc|reagend|garantia)[^.!?]{0,80})(?: \w+){0,3} (?:sem (?:nenhum )?(?:custo|cobranca|taxa)|nao (?:e|sao|sera|tem|ha) (?:cobrad|custo|taxa)\w*|por nossa conta)\b(?![^.!?]{0,60}garantia)/g,
  /\b(?:nao|sem)\b(?<!garantia[^.!?]{0,80}) (?:se )?(?:cobr\w+|taxa|custo|pagar)(?: (?!outra)\w+){0,2} (?:visita|deslocamento|diagnostico)\b(?![^.!?]{0,60}garantia)/g,
];

/** The same block stands on many pages. */
const findGiven = onceFor(({ folded }: TextBlock) => (/visita|deslocamento|diagnostico/.test(folded) ? findAll(VISIT_GIVEN, folded) : []));

/** Proofs, terms, crowds and gifts that a text claims without a number. */
export function findClaims(block: TextBlock, origin: PageOrigin, title = ""): Stretch[] {
  const { tokens, tag, folded } = block;
  const isAsked = tokens.at(-1)?.sign === "?" || (tag === "title" && WISHES.has(tokens[0]?.sign ?? ""));
  const isTitle = tag === "title" || /^h[1-6]$/.test(tag);
  // Who writes by hand gives what is his.
  const mayGive = isByHand(origin);
  const named = findNamed(block).flatMap(({ value, from, next }) => {
    // A title or a heading names the norm that its reader asks about; "com NBR" says that something keeps it.
    const stretch = stretchOf(tokens, from, next);
    const isOfTitle = isTitle || title.includes(folded.slice(stretch.start, stretch.end));
    if (value === "norm" && isOfTitle && !saysKept(tokens, from)) return [];
    if ((value === "free" && mayGive) || (value === "promise" && isAsked)) return [];
    return isClaimed(value, tokens, from, next) ? [stretch] : [];
  });
  return isAsked || mayGive ? named : [...named, ...findGiven(block)];
}

/** The same block stands on many pages. */
const findNamed = onceFor(({ tokens }: TextBlock) => findPhrases(tokens, CLAIMS));

const SAYS_KEPT = new Set(["com", "por", "pela", "pelo", "selo", "conforme", "segundo"]);
const KEEPS = /^(?:segu|atend|cumpr|respeit|obedec|aprovad|certific|test)/;
const KEEPS_REACH = 4;

/** "Com NBR", "segue a NBR". */
function saysKept(tokens: readonly TextToken[], from: number): boolean {
  const before = tokens.slice(Math.max(0, from - KEEPS_REACH), from);
  return SAYS_KEPT.has(before.at(-1)?.sign ?? "") || before.some(({ sign }) => KEEPS.test(sign));
}

function isClaimed(kind: Kind, tokens: readonly TextToken[], from: number, next: number): boolean {
  if (kind === "promise") return promises(tokens, from);
  if (kind === "norm") return !isNegated(tokens, from);
  // "Cobra ou é grátis" asks.
  if (kind === "free")
    return !isNegated(tokens, from) && !near(tokens, from, 10).some(({ sign }) => sign === "ou" || MAY_BE_FREE.test(sign));
  if (kind !== "standing") return true;
  const sign = tokens[from]?.sign ?? "";
  if (isNegated(tokens, from)) return false;
  if (OF_OTHERS.has(tokens[next]?.sign ?? "")) return false;
  // "Certificado de garantia" is a paper. Who is authorised by a maker is asked by the rule about makers.
  return !(sign === "certificado" && CERTIFIED_PAPERS.has(tokens[next]?.sign ?? ""));
}

/** Somebody comes or does something by then; "desligue imediatamente e chame um técnico" is for the reader to do. */
function promises(tokens: readonly TextToken[], from: number): boolean {
  const around = near(tokens, from, 9);
  if (around.some(({ sign }) => SERVING.test(sign) && !WHO_SERVES.test(sign))) return true;
  const isOrder = tokens.slice(Math.max(0, from - 5), from).some(({ sign }) => ORDERS.has(sign));
  return around.some(({ sign }) => WHO_SERVES.test(sign)) && !(isOrder && !around.some(({ sign }) => COMES.test(sign)));
}

function isNegated(tokens: readonly TextToken[], from: number): boolean {
  return tokens.slice(Math.max(0, from - 5), from).some(({ sign }) => NEGATIONS.has(sign));
}

/** The words about a place, of its sentence alone. */
function near(tokens: readonly TextToken[], at: number, reach: number): TextToken[] {
  let [first, last] = [at, at];
  while (first > 0 && at - first < reach && !ENDS.has(tokens[first - 1]?.sign ?? "")) first -= 1;
  while (last + 1 < tokens.length && last - at < reach && !ENDS.has(tokens[last + 1]?.sign ?? "")) last += 1;
  return [...tokens.slice(first, at), ...tokens.slice(at + 1, last + 1)];
}

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
  MAY_CLAIM.test(folded) ? findAll(CLAIMED, folded) : [],
);

function findAll(patterns: readonly RegExp[], folded: string): Stretch[] {
  return patterns.flatMap((pattern) =>
    Array.from(folded.matchAll(pattern), ({ index, 0: { length } }) => ({ start: index, end: index + length })),
  );
}
