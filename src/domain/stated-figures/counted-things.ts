/** Units that are written in several ways; the one on the right stands for all. */
const UNITS: Readonly<Record<string, string>> = {
  segundo: "s seg segundo segundos",
  minuto: "min mins minuto minutos",
  hora: "h hs hr hrs hora horas",
  dia: "dia dias",
  semana: "semana semanas",
  mes: "mes meses",
  ano: "ano anos",
  decada: "decada decadas",
  real: "real reais",
  centavo: "centavo centavos",
  vez: "x vez vezes",
  metro: "m mt mts metro metros",
  centimetro: "cm centimetro centimetros",
  milimetro: "mm milimetro milimetros",
  quilometro: "km quilometro quilometros",
  kg: "kg kgs quilo quilos quilograma quilogramas",
  grama: "g grama gramas",
  tonelada: "t tonelada toneladas",
  v: "v volt volts",
  w: "w watt watts",
  hp: "hp cv",
  grau: "grau graus",
  mhz: "mhz megahertz",
  cliente: "cliente clientes",
  estrela: "estrela estrelas",
  parcela: "parcela parcelas prestacao prestacoes",
};
const UNIT_OF = new Map(Object.entries(UNITS).flatMap(([unit, words]) => words.split(" ").map((word): [string, string] => [word, unit])));

/** What a number counts, the same for all ways to write it: "anos" and "ano", "kg" and "quilos". */
export function nameUnit(word: string): string {
  const known = UNIT_OF.get(word);
  if (known !== undefined) return known;
  if (word.length > 4 && word.endsWith("ais")) return `${word.slice(0, -2)}l`;
  if (word.endsWith("oes")) return `${word.slice(0, -3)}ao`;
  return word.length > 3 && word.endsWith("s") ? word.slice(0, -1) : word;
}

/** Whose number states something, however small and in words: time, money, measures, and how a company is judged. */
const CLAIMED = new Set(
  (
    "terco segundo minuto hora dia semana mes ano decada seculo real centavo metro m2 centimetro milimetro quilometro kg grama tonelada v w hp grau mhz " +
    "ampere litro cliente estrela avaliacao depoimento loja filial tecnico instalador especialista ciclo abertura certificacao premio selo"
  ).split(" "),
);
/** What a company counts of itself, and a text of other things too while it is few. */
const OF_COMPANIES = new Set(
  "unidade profissional equipe bairro cidade municipio projeto obra instalacao atendimento reparo conserto manobra acionamento".split(" "),
);
const FEW = 4;
const OURS = new Set("temos atendemos nossas nossos contamos realizamos fazemos somamos".split(" "));

/** What a text may count of a gate and of itself up to a dozen. */
const HARMLESS = new Set(
  (
    "lado folha ponta mao passo toque fio pessoa fase botao tipo opcao item caso caminho motivo causa sinal pergunta etapa resposta parte ponto dica forma " +
    "maneira peca coisa cuidado erro teste sentido extremo parada foto informacao detalhe conferencia verificacao verificacoe carro vizinho modo situacao prova " +
    "roldana dobradica mola cabo motor portao braco trilho vez"
  ).split(" "),
);
const A_DOZEN = 12;

/** @param before the words before the number */
export function isClaimed(value: number, unit: string, before: readonly string[]): boolean {
  return (
    CLAIMED.has(unit) ||
    (OF_COMPANIES.has(unit) &&
      (value > FEW || before.some((word, place) => OURS.has(word) || (word === "mais" && before[place + 1] === "de"))))
  );
}

/** Things of which a text may count any number. */
export const isHarmlessThing = (unit: string) => HARMLESS.has(unit);
/** Whether a small number only tells how a gate is built or how a text is divided: "2 folhas", "5 sinais". */
export const isHarmless = (value: number, unit: string) => value <= A_DOZEN && HARMLESS.has(unit);
