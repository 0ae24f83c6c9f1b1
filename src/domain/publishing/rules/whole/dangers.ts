import { wordSet } from "#domain/knowledge/word-set";

/** What nobody may be told to do by himself; words are parted by spaces. */
interface Danger {
  orders: string;
  /** Stems of the same verbs: dangerous where a sentence recommends them to its reader. */
  stems: string;
  /** What it must not be done to. */
  things: string;
  /** Only with one of these between the two. */
  only?: string;
  /** With one of these near it there is no danger. */
  unless?: string;
  /** A title that tells it in the infinitive, "Ligar o motor direto", has it done; others only after "como". */
  isShortcut?: boolean;
}

const DANGERS: readonly Danger[] = [
  {
    orders:
      "solte soltem afrouxe afrouxem desaperte desparafuse desmonte desenganche desenrole regule ajuste aperte estique tensione alivie aliviem destensione relaxe corte remova retire puxe gire destorca",
    stems:
      "solt afroux desapert desparafus desmont desenganch desenrol regul ajust apert estic tension alivi destension relax troc remov retir",
    things: "mola molas contrapeso contrapesos",
  },
  {
    orders: "solte alivie afrouxe desaperte desparafuse desmonte remova retire corte regule ajuste estique",
    stems: "solt alivi afroux desapert desparafus desmont remov retir cort regul ajust estic",
    things: "cabo cabos",
  },
  {
    orders: "abra abram destampe desparafuse desmonte remova retire tire mexa toque encoste meca solde desencape emende descasque jumpeie",
    stems: "abr destamp desparafus desmont remov retir tir mex toc encost med sold desencap emend jumpe",
    things: "tampa carcaca caixa placa central quadro painel fio fios fiacao capacitor capacitores terminais bornes borne barramento motor",
    isShortcut: true,
  },
  {
    orders:
      "desative desligue desconecte anule ignore elimine burle jumpeie jumper remova retire tire dispense tampe isole contorne pule desabilite circuite amarre amarrem",
    stems: "desativ deslig desconect anul ignor elimin burl jumpe remov retir tir dispens isol contorn desabilit circuit amarr",
    things: "fotocelula fotocelulas sensor sensores antiesmagamento barreira",
    isShortcut: true,
  },
  {
    orders: "suba subam escale pule trepe pendure",
    stems: "sub escal trep pendur",
    things: "escada telhado muro grade portao folha cavalete cadeira",
    only: "na no numa em pela pelo",
  },
  {
    orders: "segure segurem apare",
    stems: "segur apar",
    things: "enquanto movimento",
    only: "mao maos corpo ombro pe pes",
    isShortcut: true,
  },
  {
    orders: "amarre amarrem calce escore prenda",
    stems: "amarr calc escor prend",
    things: "contrapeso contrapesos mola molas cabo cabos",
  },
  {
    orders: "solde soldem emende emendem remende",
    stems: "sold emend remend",
    things: "mola molas cabo cabos",
    isShortcut: true,
  },
  {
    orders: "entre passe passem fique deite",
    stems: "entr pass deit",
    things: "folha chapa portao basculante",
    only: "embaixo debaixo sob baixo",
  },
  {
    orders: "deixe feche use ligue troque mexa abra instale conserte acione faca",
    stems: "us lig mex instal",
    things: "fotocelula fotocelulas sensor aterramento dps disjuntor desligar curso",
    only: "sem",
    unless: "nao nunca perigoso risco tecnico instalada deve fio",
    isShortcut: true,
  },
  {
    orders: "continue continuem siga sigam",
    stems: "continu",
    things: "ele ela eles elas fotocelula sensor aterramento dps tampa",
    only: "sem",
  },
  {
    orders: "faca fazer fazendo improvise",
    stems: "d",
    things: "ponte jumper bypass gambiarra curto",
  },
  {
    orders: "cole coloque passe ponha grude prenda use",
    stems: "col coloc pass p grud prend us",
    things: "fotocelula fotocelulas sensor sensores lente",
    only: "fita adesivo durex esparadrapo isopor papelao",
    isShortcut: true,
  },
  {
    orders: "rearme rearmem religue religuem arme ligue insista tente acione repita",
    stems: "rearm relig insist tent",
    things: "funcionar segurar pegar parar voltar ligar ir dar aguentar",
    only: "ate",
    unless: "tecnico assistencia visita",
    isShortcut: true,
  },
  {
    orders: "retire remova elimine dispense tire jumpeie desligue desconecte corte",
    stems: "retir remov elimin dispens tir jumpe deslig desconect cort",
    things: "dps aterramento",
    isShortcut: true,
  },
  {
    orders: "retire remova elimine dispense tire jumpeie",
    stems: "retir remov elimin dispens tir jumpe",
    things: "disjuntor disjuntores",
    isShortcut: true,
  },
  {
    orders: "ligue conecte emende puxe",
    stems: "lig conect emend pux",
    things: "direto direta",
    only: "motor fio fios placa portao energia",
    unless: "tecnico whatsapp telefone",
    isShortcut: true,
  },
  {
    orders: "destrave solte libere desengate puxe",
    stems: "destrav solt liber desengat",
    things: "peso carga suspenso suspensa alto aberto aberta",
    only: "basculante basculantes",
    isShortcut: true,
  },
  {
    orders: "desmonte desmontem regule conserte solte troque repare desparafuse afrouxe faca mexa",
    stems: "desmont regul solt troc desparafus afroux",
    things: "sozinho sozinha sozinhos mesmo mesma propria",
    only: "sozinho sozinha sozinhos mola molas cabo cabos motor placa contrapeso basculante voce conta",
    unless: "pilha bateria controle lampada quando ele",
  },
  {
    orders: "deixe entregue de empreste",
    stems: "deix entreg emprest",
    things: "crianca criancas",
    only: "controle",
    unless: "longe fora alcance perto",
  },
  {
    orders: "deixe deixem",
    stems: "deix",
    things: "brincar pendurar pendurado pendurada pendurados balancar subir",
    only: "filho filha filhos filhas crianca criancas neto neta netos",
    unless: "nunca longe",
  },
  {
    orders: "pode podem podera poderao",
    stems: "pod",
    things: "brincar balancar",
    unless: "nao nunca perigoso risco longe evitar evite",
  },
  {
    orders: "tire retire remova desative desligue anule",
    stems: "tir retir remov desativ deslig anul",
    things: "seguranca",
    only: "trava travas sistema",
    isShortcut: true,
  },
  {
    orders: "aumente eleve ponha por coloque regule",
    stems: "aument elev",
    things: "maximo maxima",
    only: "forca torque",
    isShortcut: true,
  },
  {
    orders: "aumente eleve",
    stems: "aument elev",
    things: "nao ate",
    only: "forca torque",
    unless: "perigoso risco tecnico",
    isShortcut: true,
  },
  {
    orders: "lave molhe",
    stems: "lav molh",
    things: "mangueira wap lavadora jato",
    only: "placa central motor",
    isShortcut: true,
  },
  {
    orders: "passe ponha meta coloque",
    stems: "pass met coloc",
    things: "trilho cremalheira engrenagem corrente",
    only: "mao maos dedo dedos",
    unless: "desligado desligada parado parada",
    isShortcut: true,
  },
  {
    orders: "deixe deixem",
    stems: "deix",
    things: "acionar controlar abrir operar usar",
    only: "crianca criancas filho filha neto neta",
    unless: "nunca longe",
    isShortcut: true,
  },
];
export const THINGS: readonly ReadonlySet<string>[] = DANGERS.map(({ things }) => wordSet(things));
const ENDINGS = ["ar", "er", "ir", "ando", "endo", "indo"];
/** The dangers that a word may begin. */
export const VERBS = new Map<string, { place: number; isOrder: boolean }[]>();
for (const [place, { orders, stems }] of DANGERS.entries()) {
  const forms = stems.split(" ").flatMap((stem) => ENDINGS.map((ending) => stem + ending));
  const words = [...orders.split(" ").map((word) => [word, true] as const), ...forms.map((word) => [word, false] as const)];
  for (const [word, isOrder] of words) VERBS.set(word, [...(VERBS.get(word) ?? []), { place, isOrder }]);
}
const setOf = (words: string | undefined) => (words === undefined ? undefined : wordSet(words));

/** Which words make them dangers, and which none, by their places. */
export const CONDITIONS = DANGERS.map(({ only, unless, isShortcut = false }) => ({
  only: setOf(only),
  unless: setOf(unless),
  isShortcut,
}));
