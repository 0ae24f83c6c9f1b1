import { foldText } from "#domain/text/fold";
import { isPlainWord } from "#domain/text/portuguese/is-plain-word";
import { wordGroups, wordSet } from "../word-set";

/** Words of titles about gates as they are written: what is typed without accents, or one letter off, is one of these. */
const TITLE_WORDS = wordSet(`
  portão portões automático automáticos automática automáticas eletrônico eletrônicos eletrônica eletrônicas elétrico elétrica elétricos elétricas
  motor motores instalação instalações instalar instalador conserto consertos consertar manutenção manutenções preventiva corretiva
  assistência técnica técnico técnicos reparo reparos revisão regulagem lubrificação limpeza troca substituição automatização automatizar
  automação automatizador automatizadores orçamento orçamentos preço preços quanto quarto custa valor emergência urgente urgência plantão
  basculante basculantes deslizante deslizantes pivotante pivotantes articulado articulada correr abrir garagem garagens residencial
  condomínio condomínios prédio prédios comércio comercial indústria industrial galpão galpões sobrado residência
  controle controles remoto remotos placa placas central comando fotocélula fotocélulas sensor sensores cremalheira cremalheiras engrenagem
  engrenagens roldana roldanas trilho trilhos capacitor capacitores embreagem encoder receptor rolamento rolamentos dobradiça dobradiças
  contrapeso contrapesos braço cancela cancelas interfone botoeira sinaleira nobreak bateria fechadura fechaduras trava travas
  barulho barulhento travado travando sozinho sozinha esquenta esquentando queimado queimada disjuntor energia chuva lento quebrado quebrada
  problema problemas defeito defeitos solução soluções serviço serviços empresa eletricista atendimento garantia desconto novo antigo
  melhor qual quais quando onde como porque região bairro cidade rápido rápida barato segurança acessórios código rolante fixo
  não está você também até três grátis público pública alumínio vídeo câmera clonagem programação programar
  velocidade potência monofásico trifásico bivolt desaceleração aterramento proteção elétricos
`);

/**
 * Misspellings more than a letter off, at the edge of the word or right words themselves, behind what is meant; the lower half is as
 * messages have them.
 */
const MISSPELT = `
  portão portaum portam potao | portões portaos | motor motro mutor moror | instalação instalassao | manutenção manutenssao
  assistência acistencia | basculante vasculante | pivotante pivotant | orçamento orssamento | preço presso precio | preços precios
  cremalheira cremadeira gremalheira | fotocélula fotosselula | técnico tequinico | não naum | conserto concerto consserto
  consertar concertar | automático altomatico | automática altomatica | trilho trilio | trilhos trilios | embreagem embriagem embragem
  rolamento rulamento | encoder enconder | comércio comersio | garantia guarantia | orçamento orsamento

  hoje hj | você vc | vocês vcs | tudo td | nada nd | muito mto mt | quanto qto qnto qnt | quando qdo qndo qnd qd | também tbm tb
  celular cel | novamente dnv | porque pq | qualquer qqr | quantos qtos qnts qts | quantas qtas | hora hr | horas hrs | jardim jd
  obrigado obg | favor pfv | comigo cmg | muita mta | muitas mtas | muitos mtos | mesmo msm | agora agr | ninguém ngm
  alguém alg | valor vlr | apartamento apto | apartamentos aptos | condomínio cond | não n | que q | para p | com c | de d
`;

const MISSPELLINGS = new Map(wordGroups(MISSPELT).flatMap(([right = "", ...wrong]) => wrong.map((word) => [word, right] as const)));

/** Shorter words have too many neighbours that are words as well. */
const SHORTEST_GUESS = 6;

const spelled = new Map([...TITLE_WORDS].map((word) => [foldText(word), word]));

/** Words by each of themselves with a letter left out. */
const byGap = new Map<string, string>();
for (const word of spelled.keys()) {
  if (word.length >= SHORTEST_GUESS) for (const gap of listGaps(word)) byGap.set(gap, word);
}

/** What stands behind "dps" where that is "depois", and no surge protector. */
const AFTER_THEN = wordSet("da do das dos de que");

/**
 * How a word of a title is rightly written, in lower case; undefined for a word nobody knows, which may be right.
 * @param folded lower case without accents
 * @param next the word behind it, likewise
 * @example correctWord("altomatico") // "automático"
 */
export function correctWord(folded: string, next = ""): string | undefined {
  if (folded === "dps" && AFTER_THEN.has(next)) return "depois";
  return spelled.get(folded) ?? MISSPELLINGS.get(folded) ?? guessWord(folded);
}

/** The known word that is one letter away, where it is no word itself; not by its first letter, nor by its ending, which is another form. */
function guessWord(folded: string): string | undefined {
  if (folded.length < SHORTEST_GUESS || /\d/.test(folded) || isPlainWord(folded)) return undefined;
  for (const gap of [folded, ...listGaps(folded)]) {
    const word = spelled.has(gap) ? gap : byGap.get(gap);
    if (word && isSlip(folded, word)) return spelled.get(word);
  }
  return undefined;
}

function listGaps(word: string): string[] {
  return Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1));
}

/** One letter too much, too few, another, or two that changed places, before the ending. */
function isSlip(typed: string, word: string): boolean {
  if (typed[0] !== word[0] || Math.abs(typed.length - word.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === word[start]) start += 1;
  let end = 0;
  while (end < Math.min(typed.length, word.length) - start && typed.at(-1 - end) === word.at(-1 - end)) end += 1;
  const [left, right] = [typed.slice(start, typed.length - end), word.slice(start, word.length - end)];
  const isSwapped = left.length === 2 && left[0] === right[1] && left[1] === right[0];
  return isSwapped || (end > 0 && left.length <= 1 && right.length <= 1);
}
