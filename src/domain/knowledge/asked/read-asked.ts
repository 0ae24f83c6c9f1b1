import { foldText } from "#domain/text/fold";
import { buildLexicon, findMatches, type TitleWord } from "#domain/text/words";

/** What kind of answer a question wants; a title that only tells something asks for none. */
export type AskedKind = "how" | "how-many" | "how-long" | "price" | "where" | "whether" | "which" | "who" | "why" | "worth";

/** What a question, or a title, is told by when it is looked for among others. */
export interface Asked {
  kind: AskedKind | undefined;
  /** Stems of the words that tell it apart. */
  stems: ReadonlySet<string>;
}

const kinds = buildLexicon<AskedKind>([
  [
    "price",
    "quanto custa|quanto custam|quanto fica|quanto sai|quanto cobra|quanto cobram|quanto é|quanto vou pagar|preço|preços|valor|valores|custo|custos|orçamento|tabela de preços|mais caro|mais cara|encarece",
  ],
  [
    "how-long",
    "quanto tempo|quantos anos|quantas horas|quantos dias|quanto dura|em quanto tempo|quanto demora|demora quanto|demora para instalar|demora o conserto|dura quanto|dura mais|vida útil|de quanto em quanto tempo|a cada quanto tempo|com que frequência|prazo|quando trocar|quando fazer|quando chamar|quando devo|quando é preciso",
  ],
  ["how-many", "quantos|quantas"],
  ["who", "quem|de quem"],
  [
    "whether",
    "posso|pode|podem|dá para|dá pra|tem como|é possível|consigo|permitido|precisa|preciso|precisam|precisa de|obrigatório|obrigatória|é normal|tem problema|tem perigo|é perigoso|é seguro|é bom|serve|aguenta|existe|tem que|faz mal|aceita|funciona|será que",
  ],
  ["worth", "vale a pena|compensa|compensam|vale mais"],
  ["why", "por que|porque|por quê|o que causa|o que pode ser|qual o motivo|qual a causa|o que é|não funciona|não serve mais"],
  ["which", "qual|quais|que motor|que tipo|como escolher|melhor|melhores|diferença|diferenças"],
  ["how", "como|o que fazer|passo a passo|como fazer|e agora|de que forma"],
  ["where", "onde|aonde"],
]);

/** Words that are in the way of what tells questions apart. */
const EMPTY = new Set(
  "a o as os um uma uns umas e ou de do da dos das em no na nos nas ao aos com sem para pra por pelo pela que se seu sua meu minha ele ela esse essa este esta isso ser e ter tem ha fica ficar fazer quando mais muito saber esta estao ja so la at ate entre sobre depois antes devo deve automatico automatica automaticos eletronico eletronica eletronicos eletrico usar ppa".split(
    " ",
  ),
);

/** What titles call alike, by the first of each; figures go, and what they count stays. */
const SAME = new Map(
  [
    ["quilo", "kg", "kilos", "quilos", "peso", "pesado", "pesada", "toneladas"],
    ["metro", "metros", "mts", "largura"],
    ["volt", "110", "127", "220", "volts", "voltagem", "tensao", "110v", "220v"],
    ["hp", "potencia", "cv"],
    ["energia", "luz", "eletricidade"],
    ["queimou", "queimado", "queimada", "queimar"],
    ["predio", "predios", "edificio", "condominio", "condominios", "apartamentos", "sindico"],
    ["correr", "deslizante", "deslizantes", "corredico"],
    ["pivotante", "pivotantes", "folhas"],
    ["celular", "aplicativo", "app", "wifi", "smartphone", "internet"],
    ["consertar", "arrumar", "reparar", "conserto", "reparo", "conserta"],
    ["colocar", "instalar", "instalacao", "montar", "automatizar", "automatizacao", "motorizar", "automacao", "instalado"],
    ["trocar", "troca", "substituir", "substituicao"],
    ["placa", "central", "centrais", "placas"],
    ["graxa", "oleo", "lubrificar", "lubrificante", "lubrificacao"],
    ["barulho", "ruido", "barulhento", "rangendo", "rangido", "range"],
    ["visita", "tecnica"],
    ["calcada", "passeio", "rua"],
    ["carro", "veiculo", "veiculos", "carros", "automovel"],
    ["garagem", "garagens"],
    ["usado", "usada", "seminovo", "recondicionado"],
    ["clonar", "clonado", "clonagem", "copiar", "copia"],
    ["ladrao", "arrombamento", "arrombar", "assalto", "roubo"],
    ["apagar", "excluir", "deletar", "remover"],
    ["perdeu", "perdi", "perdido", "perdida", "roubado", "sumiu"],
    ["vizinho", "vizinhos"],
    ["devagar", "lento", "lenta", "demorando"],
    ["travar", "travado", "travada", "trancar", "trava", "emperrado", "emperra"],
    ["cachorro", "cao", "animal", "animais", "gato", "pet"],
    ["norma", "nbr", "normas", "abnt"],
    ["lei", "leis", "legislacao"],
    ["portao", "portoes"],
    ["motor", "motores", "automatizador"],
    ["zumbir", "zumbindo", "ronca", "roncando", "zumbe", "zumbido"],
    ["andar", "anda", "move", "mexe", "sair"],
  ].flatMap(([one = "", ...others]) => [one, ...others].map((word) => [word, one] as const)),
);

const ENDING =
  /(?:amentos?|imentos?|acao|acoes|ando|endo|indo|ados?|adas?|idos?|idas?|aram|eram|ar|er|ir|ou|eu|iu|am|em|ao|as|es|os|a|e|o|s)$/;
const LEAST_STEM = 3;

/** @example readAsked(splitWords("Quanto custa trocar a roldana?")) // { kind: "price", stems: { "troc", "roldan" } } */
export function readAsked(words: readonly TitleWord[]): Asked {
  const found = findMatches(words, kinds);
  const isKind = (index: number) => found.some(({ start, end }) => index >= start && index < end);
  // A price is asked for wherever it stands; else the first thing asked is the question.
  const kind = (found.find(({ value }) => value === "price") ?? found[0])?.value;
  const stems = words.flatMap(({ folded }, index) => (isKind(index) || !isTelling(folded) ? [] : [toStem(folded)]));
  return { kind, stems: new Set(stems) };
}

function isTelling(word: string): boolean {
  return word !== "" && !EMPTY.has(word) && (!/^\d+$/.test(word) || SAME.has(word));
}

/** @example toStem("trocando") === toStem("troca") // true */
export function toStem(folded: string): string {
  const word = SAME.get(folded) ?? folded;
  const ended = word.replace(ENDING, "");
  return ended.length < LEAST_STEM ? word : ended;
}

/** The stems of a text that answers. */
export function listStems(text: string): ReadonlySet<string> {
  return new Set((foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).map(toStem));
}
