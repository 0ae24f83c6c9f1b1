import { type Accessory, isAccessory, type ProductType } from "#domain/generation/title/title-analysis";
import { bulletList, heading, paragraph } from "../markup";
import type { Section } from "./section";

export const tipHeadings = ["Cuidados simples para o portão durar", "Dicas de uso e conservação", "O que ajuda no dia a dia"] as const;

export const tipLeads = [
  "Nada do que segue exige ferramenta nem contato com o motor.",
  "Pequenos hábitos poupam o equipamento e evitam chamados desnecessários.",
  "São cuidados que cabem na rotina de qualquer casa.",
  "O uso atento evita mais defeitos do que qualquer peça.",
] as const;

export const productTips: Record<Exclude<ProductType, Accessory>, readonly string[]> = {
  sliding: [
    "Mantenha o trilho livre de terra e folhas, e não passe graxa nele: ela junta areia.",
    "Evite estacionar ou apoiar objetos na área por onde a folha corre.",
  ],
  tilting: [
    "Repare se a folha sobe nivelada; se um lado chega antes, peça uma revisão.",
    "Não pendure nada na folha nem mude o revestimento sem avisar o técnico: o equilíbrio depende do peso.",
  ],
  pivoting: [
    "Mantenha livre toda a área de giro, inclusive de vasos e bicicletas.",
    "Observe se a folha baixou e começa a raspar no piso.",
  ],
  swing: ["Não deixe a folha aberta ao vento forte: feche-a ou trave-a.", "Mantenha livre toda a área de giro, dos dois lados."],
  articulated: ["Afaste plantas e objetos da parede onde o braço se dobra.", "Fique atento a folgas visíveis no braço e avise o técnico."],
  motor: [
    "Não apoie objetos sobre a caixa do motor nem direcione a mangueira para ela.",
    "Repare se o motor passou a fazer mais ruído do que fazia.",
  ],
  gate: ["Retire terra, folhas e pedras do caminho da folha.", "Acompanhe de vez em quando um ciclo completo e note qualquer mudança."],
};

export const tips: readonly string[] = [
  "Limpe a lente da fotocélula com pano macio e seco.",
  "Troque a pilha do controle quando o alcance diminuir, sem esperar que ela acabe.",
  "Ensine todos da casa a não passar sob o portão nem ao lado dele durante o movimento.",
  "Guarde a chave de destravamento em lugar conhecido, fora do carro.",
  "Não acione o controle várias vezes seguidas: espere o fim do movimento.",
  "Depois de tempestade ou queda de energia, acompanhe o primeiro uso de longe.",
  "Anote a data de cada revisão; o intervalo recomendado é de {{revisao-intervalo}}.",
  "Ao ouvir um ruído novo, grave um vídeo curto: ele ajuda no diagnóstico.",
  "Não use o portão como apoio ou brinquedo, e explique isso às crianças.",
  "Explique às crianças que o controle não é brinquedo: cada acionamento move uma peça pesada.",
  "Depois de uma batida, mesmo leve, deixe o portão parado até ser examinado.",
  "Mantenha plantas podadas perto da folha e da linha do sensor.",
];

/** Care that needs no tool and no open cover. */
export const writeTips: Section = ({ analysis, select }) => {
  const own = isAccessory(analysis.productType) ? [] : productTips[analysis.productType];
  return [heading(select.one(tipHeadings)), paragraph(select.one(tipLeads)), bulletList(select.few([...own, ...tips], 3))].join("\n");
};
