import { wordSet } from "#domain/knowledge/word-set";

/** What nobody may be told to do by himself; words are parted by spaces. */
interface Told {
  /** Orders, then stems of the same verbs: in other forms they are dangerous where a sentence recommends them to its reader. */
  verbs: string;
  /** What it must not be done to. */
  things: string;
  /** Only with one of these between the two. */
  only?: string;
  /** With one of these near it there is no danger. */
  unless?: string;
  /** A title that tells it in the infinitive, "Ligar o motor direto", has it done; others only after "como". */
  isShortcut?: boolean;
}

const TOLD: readonly Told[] = [
  {
    verbs:
      "solte soltem afrouxe afrouxem desaperte desparafuse desmonte desenganche desenrole regule ajuste aperte estique tensione alivie aliviem destensione relaxe corte remova retire puxe gire destorca / solt afroux desapert desparafus desmont desenganch desenrol regul ajust apert estic tension alivi destension relax troc remov retir",
    things: "mola molas contrapeso contrapesos",
  },
  {
    verbs:
      "solte alivie afrouxe desaperte desparafuse desmonte remova retire corte regule ajuste estique / solt alivi afroux desapert desparafus desmont remov retir cort regul ajust estic",
    things: "cabo cabos",
  },
  {
    verbs:
      "abra abram destampe desparafuse desmonte remova retire tire mexa toque encoste meca solde desencape emende descasque jumpeie / abr destamp desparafus desmont remov retir tir mex toc encost med sold desencap emend jumpe",
    things: "tampa carcaca caixa placa central quadro painel fio fios fiacao capacitor capacitores terminais bornes borne barramento motor",
    isShortcut: true,
  },
  {
    verbs:
      "desative desligue desconecte anule ignore elimine burle jumpeie jumper remova retire tire dispense tampe isole contorne pule desabilite circuite amarre amarrem / desativ deslig desconect anul ignor elimin burl jumpe remov retir tir dispens isol contorn desabilit circuit amarr",
    things: "fotocelula fotocelulas sensor sensores antiesmagamento barreira",
    isShortcut: true,
  },
  {
    verbs: "suba subam escale pule trepe pendure / sub escal trep pendur",
    things: "escada telhado muro grade portao folha cavalete cadeira",
    only: "na no numa em pela pelo",
  },
  { verbs: "segure segurem apare / segur apar", things: "enquanto movimento", only: "mao maos corpo ombro pe pes", isShortcut: true },
  { verbs: "amarre amarrem calce escore prenda / amarr calc escor prend", things: "contrapeso contrapesos mola molas cabo cabos" },
  { verbs: "solde soldem emende emendem remende / sold emend remend", things: "mola molas cabo cabos", isShortcut: true },
  { verbs: "entre passe passem fique deite / entr pass deit", things: "folha chapa portao basculante", only: "embaixo debaixo sob baixo" },
  {
    verbs: "deixe feche use ligue troque mexa abra instale conserte acione faca / us lig mex instal",
    things: "fotocelula fotocelulas sensor aterramento dps disjuntor desligar curso",
    only: "sem",
    unless: "nao nunca perigoso risco tecnico instalada deve fio",
    isShortcut: true,
  },
  { verbs: "continue continuem siga sigam / continu", things: "ele ela eles elas fotocelula sensor aterramento dps tampa", only: "sem" },
  { verbs: "faca fazer fazendo improvise / d", things: "ponte jumper bypass gambiarra curto" },
  {
    verbs: "cole coloque passe ponha grude prenda use / col coloc pass p grud prend us",
    things: "fotocelula fotocelulas sensor sensores lente",
    only: "fita adesivo durex esparadrapo isopor papelao",
    isShortcut: true,
  },
  {
    verbs: "rearme rearmem religue religuem arme ligue insista tente acione repita / rearm relig insist tent",
    things: "funcionar segurar pegar parar voltar ligar ir dar aguentar",
    only: "ate",
    unless: "tecnico assistencia visita",
    isShortcut: true,
  },
  {
    verbs:
      "retire remova elimine dispense tire jumpeie desligue desconecte corte / retir remov elimin dispens tir jumpe deslig desconect cort",
    things: "dps aterramento",
    isShortcut: true,
  },
  {
    verbs: "retire remova elimine dispense tire jumpeie / retir remov elimin dispens tir jumpe",
    things: "disjuntor disjuntores",
    isShortcut: true,
  },
  {
    verbs: "ligue conecte emende puxe / lig conect emend pux",
    things: "direto direta",
    only: "motor fio fios placa portao energia",
    unless: "tecnico whatsapp telefone",
    isShortcut: true,
  },
  {
    verbs: "destrave solte libere desengate puxe / destrav solt liber desengat",
    things: "peso carga suspenso suspensa alto aberto aberta",
    only: "basculante basculantes",
    isShortcut: true,
  },
  {
    verbs:
      "desmonte desmontem regule conserte solte troque repare desparafuse afrouxe faca mexa / desmont regul solt troc desparafus afroux",
    things: "sozinho sozinha sozinhos mesmo mesma propria",
    only: "sozinho sozinha sozinhos mola molas cabo cabos motor placa contrapeso basculante voce conta",
    unless: "pilha bateria controle lampada quando ele",
  },
  {
    verbs: "deixe entregue de empreste / deix entreg emprest",
    things: "crianca criancas",
    only: "controle",
    unless: "longe fora alcance perto",
  },
  {
    verbs: "deixe deixem / deix",
    things: "brincar pendurar pendurado pendurada pendurados balancar subir",
    only: "filho filha filhos filhas crianca criancas neto neta netos",
    unless: "nunca longe perigo perigoso risco riscos",
    isShortcut: true,
  },
  { verbs: "pode podem podera poderao / pod", things: "brincar balancar", unless: "nao nunca perigoso risco longe evitar evite" },
  {
    verbs: "tire retire remova desative desligue anule / tir retir remov desativ deslig anul",
    things: "seguranca",
    only: "trava travas sistema",
    isShortcut: true,
  },
  { verbs: "aumente eleve ponha por coloque regule / aument elev", things: "maximo maxima", only: "forca torque", isShortcut: true },
  { verbs: "aumente eleve / aument elev", things: "nao ate", only: "forca torque", unless: "perigoso risco tecnico", isShortcut: true },
  { verbs: "lave molhe / lav molh", things: "mangueira wap lavadora jato", only: "placa central motor", isShortcut: true },
  {
    verbs: "passe ponha meta coloque / pass met coloc",
    things: "trilho cremalheira engrenagem corrente",
    only: "mao maos dedo dedos",
    unless: "desligado desligada parado parada",
    isShortcut: true,
  },
  {
    verbs: "deixe deixem / deix",
    things: "acionar controlar abrir operar usar",
    only: "crianca criancas filho filha neto neta",
    unless: "nunca longe",
    isShortcut: true,
  },
];

const setOf = (words: string | undefined) => (words === undefined ? undefined : wordSet(words));

export interface Danger {
  things: ReadonlySet<string>;
  only: ReadonlySet<string> | undefined;
  unless: ReadonlySet<string> | undefined;
  isShortcut: boolean;
}

const ENDINGS = ["ar", "er", "ir", "ando", "endo", "indo"];

/** The dangers that a word may begin. */
export const VERBS = new Map<string, { danger: Danger; isOrder: boolean }[]>();
for (const { verbs, things, only, unless, isShortcut = false } of TOLD) {
  const danger = { things: wordSet(things), only: setOf(only), unless: setOf(unless), isShortcut };
  const [orders, stems, ...rest] = verbs.split(" / ").map((words) => words.split(" "));
  if (!orders || !stems || rest.length > 0) throw new Error(`Orders and stems are parted by one slash: "${verbs}"`);
  const add = (word: string, isOrder: boolean) => VERBS.set(word, [...(VERBS.get(word) ?? []), { danger, isOrder }]);
  for (const order of orders) add(order, true);
  for (const stem of stems) for (const ending of ENDINGS) add(stem + ending, false);
}
