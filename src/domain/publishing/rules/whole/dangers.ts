/** What nobody may be told to do by himself; words are parted by spaces. */
interface Danger {
  orders: string;
  /** Stems of the same verbs: dangerous where a sentence recommends them to its reader. */
  stems: string;
  /** What it must not be done to. */
  things: string;
}

const DANGERS: readonly Danger[] = [
  {
    orders:
      "solte soltem afrouxe afrouxem desaperte desparafuse desmonte desenganche desenrole regule ajuste aperte estique tensione corte remova retire puxe gire destorca",
    stems: "solt afroux desapert desparafus desmont desenganch desenrol regul ajust apert estic tension remov retir",
    things: "mola molas contrapeso contrapesos",
  },
  {
    orders: "solte afrouxe desaperte desparafuse desmonte remova retire corte regule ajuste estique",
    stems: "solt afroux desapert desparafus desmont remov retir cort regul ajust estic",
    things: "cabo cabos",
  },
  {
    orders: "abra abram destampe desparafuse desmonte remova retire tire mexa toque encoste meca solde desencape emende descasque jumpeie",
    stems: "abr destamp desparafus desmont remov retir tir mex toc encost med sold desencap emend jumpe",
    things: "tampa carcaca caixa placa central quadro painel fio fios fiacao capacitor capacitores terminais bornes borne barramento motor",
  },
  {
    orders: "desative desligue desconecte anule ignore elimine burle jumpeie remova retire dispense tampe isole contorne pule desabilite",
    stems: "desativ deslig desconect anul ignor elimin burl jumpe remov retir dispens isol contorn desabilit",
    things: "fotocelula fotocelulas sensor sensores antiesmagamento barreira",
  },
  {
    orders: "suba subam escale pule trepe pendure",
    stems: "sub escal trep pendur",
    things: "escada telhado muro grade portao folha cavalete cadeira",
  },
  {
    orders: "entre passe passem fique deite",
    stems: "entr pass deit",
    things: "folha chapa portao basculante",
  },
  {
    orders: "faca fazer fazendo improvise",
    stems: "d",
    things: "ponte jumper bypass gambiarra curto",
  },
];
export const THINGS: readonly ReadonlySet<string>[] = DANGERS.map(({ things }) => new Set(things.split(" ")));
const ENDINGS = ["ar", "er", "ir", "ando", "endo", "indo"];
/** The dangers that a word may begin. */
export const VERBS = new Map<string, { place: number; isOrder: boolean }[]>();
for (const [place, { orders, stems }] of DANGERS.entries()) {
  const forms = stems.split(" ").flatMap((stem) => ENDINGS.map((ending) => stem + ending));
  for (const [words, isOrder] of [
    [orders.split(" "), true],
    [forms, false],
  ] as const) {
    for (const word of words) VERBS.set(word, [...(VERBS.get(word) ?? []), { place, isOrder }]);
  }
}
/** The dangers of being on something and under it: which words make them one. */
export const ONLY_WITH = new Map<number, ReadonlySet<string>>([
  [4, new Set("na no numa em pela pelo".split(" "))],
  [5, new Set("embaixo debaixo sob baixo".split(" "))],
]);
