import { wordSet } from "#domain/knowledge/word-set";
import type { TextBlock } from "#domain/text/read-page-text";
import type { TextToken } from "#domain/text/split-tokens";
import { type Danger, VERBS } from "./dangers";
import { ENDS, splitClauses } from "./split-clauses";

/** Not dangerous, though it stands near: the lid of a remote control, the breaker, a key. */
const SAFE = wordSet(
  "altura largura medida medidas vao pilha pilhas bateria controle disjuntor energia chave botao objetos folhas sujeira carro carros fita poeira galhos foto fotos lente lentes pano visita tecnico proposta etiqueta feixe compartimento",
);
const OF_CONTROLS = wordSet("pilha pilhas bateria controle controles compartimento feixe");
/** "Abrir o portão pelo celular, com motor" opens the gate. */
const BY_MEANS = wordSet("com sem pelo pela por");
const NEGATIONS = new Set(["nao", "nunca", "nem", "jamais", "evite", "proibido", "sem", "perigoso", "dispensa", "impede"]);
/** "Repare se o motor ronca sozinho" has nobody mend. */
const LOOKED_AT = wordSet("se que em no na nos nas bem como quando onde");
const EXPERT = /^(?:tecnic[oa]s?|profissiona(?:l|is)|instalador(?:es)?|eletricistas?|equipe|oficina|serralheiro|especialista|fabricante)$/;
const ADVICE = wordSet("basta voce tente experimente possivel facil simples resolve mesmo recomendamos dica consegue");
const REACH = 5;
const FAR_REACH = 7;
/** What a title begins with that teaches. */
const TEACHES = wordSet("como passo tutorial aprenda dica dicas ensinar");
const SELF = wordSet("sozinho sozinha mesmo casa propria");
/** Who asks so wants to know whether he may, what it costs, how it is kept from happening. */
const ASKS = wordSet("posso pode quanto quando evitar quem saber perigoso risco por");
const LIST_REACH = 14;
const ARTICLES = wordSet("o a um uma do da ao cada segundo primeiro esse este");
const FORBIDS = new Set(["nao", "nunca", "nem", "jamais"]);
/** "Não tenha medo, solte a mola" forbids nothing. */
const REASSURING = wordSet("tenha se hesite precisa e ha custa tem demore perca");
const WARNINGS = /^(?:risco|riscos|choque|perigo|comprometer|comprometem?|proibid[oa]|machuca|fere|mata)$/;
const QUOTES = new Set(['"', "”", "’"]);

/** What a title may not call needless. */
const PROTECTS = wordSet(
  "aterramento terra aterrar dps disjuntor fotocelula fotocelulas sensor sensores antiesmagamento revisao manutencao",
);
const DENIES =
  / (?:nao (?:(?:e|sao) (?:necessari[oa]s?|precis[oa]s?|importantes?)|precisa|serve para nada|faz falta|tem problema)|dispense|(?<!nao (?:e|sao) )(?:desnecessari[oa]s?|dispensavel|frescura|bobagem|besteira|perda de tempo)) /;
/** "Quando não precisa" wants to know; "por que não precisa" has made up its mind. */
const WONDERS = new Set([...ASKS].filter((sign) => sign !== "por"));

/** Advice of a block that puts its reader in danger, as written; that not to do it is right. */
export function findDanger({ tokens, text, tag }: TextBlock): string[] {
  const isTitle = tag === "title";
  const dangers = splitClauses(tokens).flatMap((sentence) => {
    // Who asks whether he may is answered, and who asks how is not.
    const isAsked = sentence.at(-1)?.sign === "?" && !(isTitle && TEACHES.has(sentence[0]?.sign ?? ""));
    const found = isAsked ? undefined : findInSentence(sentence, isTitle);
    return found ? [text.slice(found.start, found.end)] : [];
  });
  return isTitle && isDenial(tokens) ? [text, ...dangers] : dangers;
}

function findInSentence(sentence: readonly TextToken[], isTitle: boolean): { start: number; end: number } | undefined {
  for (let at = 0; at < sentence.length; at += 1) {
    const { sign, start } = sentence[at] as TextToken;
    for (const { danger, isOrder } of VERBS.get(sign) ?? []) {
      const thing = findThing(sentence, at, danger);
      if (sign === "repare" && LOOKED_AT.has(sentence[at + 1]?.sign ?? "")) continue;
      if (!thing || isNoun(sentence, at) || isNegated(sentence, at) || isInForbiddenList(sentence, at)) continue;
      if (isOrder ? !isForExperts(sentence, at) : isAdvised(sentence, at) || (isTitle && isTaught(sentence, at, danger)))
        return { start, end: thing.end };
    }
  }
  return undefined;
}

/** A title that says of what protects that nobody needs it: "Aterramento não é necessário". */
function isDenial(title: readonly TextToken[]): boolean {
  const said = title.map(({ sign }) => sign).filter((sign) => !ENDS.has(sign) || sign === "?");
  const isAsked = said.includes("?") || said.some((sign) => WONDERS.has(sign));
  return !isAsked && DENIES.test(` ${said.join(" ")} `) && said.some((sign) => PROTECTS.has(sign));
}

function findThing(sentence: readonly TextToken[], at: number, { things, only, unless }: Danger): TextToken | undefined {
  const after = sentence.slice(at + 1, at + 1 + (only ? FAR_REACH : REACH));
  const isEnd = (sign: string, before: string | undefined) =>
    things.has(sign) || sign === "," || sign === "que" || (!only && (SAFE.has(sign) || (before === "portao" && BY_MEANS.has(sign))));
  const place = after.findIndex(({ sign }, index) => isEnd(sign, after[index - 1]?.sign));
  const thing = after[place];
  if (!thing || !things.has(thing.sign)) return undefined;
  if (only && !after.slice(0, place + 1).some(({ sign }) => only.has(sign))) return undefined;
  if (unless && sentence.some(({ sign }) => unless.has(sign))) return undefined;
  // The lid of the remote control.
  return !only && sentence.slice(at + 1, at + 1 + REACH + 3).some(({ sign }) => OF_CONTROLS.has(sign)) ? undefined : thing;
}

/** "Como soltar o cabo", "Ligar o motor direto": the title has its reader do it. */
function isTaught(sentence: readonly TextToken[], at: number, { isShortcut }: Danger): boolean {
  const before = sentence.slice(0, at);
  if (sentence.some(({ sign }) => EXPERT.test(sign)) || before.some(({ sign }) => ASKS.has(sign))) return false;
  const isTaught = before.some(({ sign }) => TEACHES.has(sign)) || sentence.slice(at).some(({ sign }) => SELF.has(sign));
  return isTaught || (at === 0 && isShortcut);
}

function isNegated(sentence: readonly TextToken[], at: number): boolean {
  const first = Math.max(0, at - 4);
  return sentence
    .slice(first, at)
    .some(({ sign }, place) => NEGATIONS.has(sign) && !REASSURING.has(sentence[first + place + 1]?.sign ?? ""));
}

/** "Dê um toque e a central responde". */
function isNoun(sentence: readonly TextToken[], at: number): boolean {
  return ARTICLES.has(sentence[at - 1]?.sign ?? "");
}

/** "Não abra a coluna, solte a mola ou toque nos fios": what follows a forbidden thing by comma or "ou" is forbidden too. */
function isInForbiddenList(sentence: readonly TextToken[], at: number): boolean {
  if (![",", "ou", "nem", "e"].includes(sentence[at - 1]?.sign ?? "")) return false;
  const before = sentence.slice(Math.max(0, at - LIST_REACH), at);
  const negation = before.findLastIndex(({ sign }) => FORBIDS.has(sign));
  if (negation < 0 || REASSURING.has(before[negation + 1]?.sign ?? "")) return false;
  return !before.slice(negation).some(({ sign }) => sign === "mas" || sign === "sim" || sign === "porem" || sign === "apenas");
}

function isForExperts(sentence: readonly TextToken[], at: number): boolean {
  return sentence.slice(0, at).some(({ sign }) => EXPERT.test(sign) || sign === "que" || sign === "quem");
}

function isAdvised(sentence: readonly TextToken[], at: number): boolean {
  if (sentence.some(({ sign }) => EXPERT.test(sign) || WARNINGS.test(sign))) return false;
  return sentence
    .slice(0, at)
    .some(
      ({ sign }, place) =>
        (ADVICE.has(sign) || (sign === "pode" && sentence[place + 1]?.sign === "-")) && !QUOTES.has(sentence[place + 1]?.sign ?? ""),
    );
}
