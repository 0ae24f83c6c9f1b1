import type { ProductType } from "#domain/generation/title/title-analysis";
import { bulletList, heading, paragraph } from "../markup";
import type { Section } from "./section";

export const gateTypeHeadings = [
  "Tipos de portão e o motor de cada um",
  "Os movimentos mais comuns",
  "Como o tipo de portão muda o motor",
] as const;

export const gateTypeLeads = [
  "O movimento da folha define a família do motor. Compare os mais usados:",
  "Cada tipo de portão resolve um terreno diferente:",
  "Se ainda está em dúvida sobre o seu, esta comparação ajuda:",
] as const;

/** Each with the products whose page already says as much. */
export const gateTypes: readonly { text: string; products: readonly ProductType[] }[] = [
  {
    text: '<strong>Deslizante</strong>: corre ao lado do muro, pede espaço lateral e trilho limpo. Veja <a href="/topicos/motor-para-portao-deslizante">motor para portão deslizante</a>.',
    products: ["sliding"],
  },
  {
    text: '<strong>Basculante</strong>: sobe e se acomoda no alto do vão, bom para frentes estreitas. Veja <a href="/basculante-automatico">basculante automático</a>.',
    products: ["tilting"],
  },
  {
    text: '<strong>Pivotante</strong>: gira sobre dobradiças, movido por um braço linear discreto. Veja <a href="/topicos/motor-para-portao-pivotante">motor para portão pivotante</a>.',
    products: ["pivoting"],
  },
  {
    text: '<strong>De abrir</strong>: uma ou duas folhas que giram para dentro do terreno, com área livre. Veja <a href="/topicos/motor-para-portao-de-abrir">motor para portão de abrir</a>.',
    products: ["swing"],
  },
  {
    text: '<strong>Com braço articulado</strong>: a saída para folhas presas em colunas largas. Veja <a href="/topicos/motor-articulado-para-portao">motor articulado</a>.',
    products: ["articulated"],
  },
];

/** The other types of gate, to compare with. */
export const writeGateTypes: Section = ({ analysis, select }) =>
  [
    heading(select.one(gateTypeHeadings)),
    paragraph(select.one(gateTypeLeads)),
    bulletList(
      select.few(
        gateTypes.filter(({ products }) => !products.includes(analysis.productType)).map(({ text }) => text),
        3,
      ),
    ),
  ].join("\n");
