import { findPurpose, isAboutPowerCut, type Purpose } from "#domain/generation/title/purpose";
import { isAccessory } from "#domain/generation/title/title-analysis";
import { paragraph } from "../markup";
import type { Section } from "./section";

/** Paragraphs that go deeper, for pages that may be longer. */
export const extraParagraphs: Record<Purpose | "accessory", readonly string[]> = {
  purchase: [
    "Um erro comum é escolher o motor pelo portão do vizinho. Duas folhas com a mesma largura podem ter pesos muito diferentes, e o que funciona bem em uma casa trabalha no limite em outra.",
    "Quem pretende reformar a entrada deve decidir antes o tipo de portão. Mudar o movimento da folha depois da obra costuma custar mais do que o próprio motor.",
    "Vale pensar também em quem não mora na casa: entregadores, visitas e prestadores usam a entrada todos os dias, e a botoeira ou o interfone bem posicionado evita que alguém tente passar com a folha em movimento.",
    "Portão automático pede uma conversa em casa: todos devem saber usar o controle, respeitar o movimento da folha e conhecer o destravamento.",
  ],
  maintenance: [
    "O desgaste de um portão é silencioso. A roldana que perde um pouco de altura muda o ângulo da folha, a folha inclinada força a transmissão, e o motor compensa tudo isso até não conseguir mais.",
    "Em condomínios, convém registrar cada visita, com data, peças trocadas e ajustes feitos. Esse histórico mostra quando um componente começa a falhar cedo demais.",
    "A revisão também é um bom momento para rever hábitos: tempo de fechamento, quem tem controle e se todos sabem usar o destravamento.",
  ],
  repair: [
    "O técnico desconfia de defeitos que voltam. Quando a mesma peça queima pela segunda vez, a causa costuma estar em outro lugar: folha pesada, energia instável ou umidade.",
    "Detalhes que parecem sem importância ajudam muito: se chovia, se houve queda de energia, se o portão foi pintado ou atingido por um carro. Conte tudo ao pedir a visita.",
    "Depois do conserto, acompanhe os primeiros ciclos e confira se a folha para diante de um obstáculo no teste feito pelo técnico. É o melhor momento para tirar dúvidas.",
    "Portão parado chama atenção. Enquanto espera a visita, reforce as trancas da casa e avise quem costuma chegar à noite.",
  ],
  replacement: [
    "Trocar o motor sem corrigir o que o desgastou é repetir o problema. Se a folha pesa ou o trilho está gasto, a correção deve vir antes, ainda que aumente o serviço.",
    "Guarde a nota fiscal e anote a data da instalação do motor novo. Com esses dados em mãos, qualquer atendimento de garantia começa mais rápido.",
    "A troca é uma boa ocasião para revisar os controles: apagar os que se perderam, cadastrar os de quem chegou e deixar um de reserva.",
  ],
  accessory: [
    "Um portão é tão confiável quanto a menor de suas peças. Controle, sensor e central recebem menos atenção do que o motor, mas são eles que decidem quando a folha se move e quando ela para.",
    "Antes de acrescentar um acessório, vale revisar o que já existe. Um conjunto bem regulado aproveita melhor a peça nova e dispensa ajustes repetidos.",
    "Anote em um só lugar a marca do motor, o modelo dos controles e a data de cada troca. Essa lista simples resolve boa parte das dúvidas no próximo atendimento.",
  ],
};

/** The same when the power is out and nothing is broken. */
export const powerCutParagraphs: readonly string[] = [
  "Combine com todos da casa onde fica a chave e quem sabe usá-la. Uma folha destravada não segura a entrada: depois de passar, feche o portão e trave outra vez.",
  "Quedas frequentes de energia desgastam a central. Se elas são comuns na sua rua, converse com o técnico sobre protetor contra surtos e bateria de apoio.",
];

/** One more paragraph after the features. */
export const writeExtra: Section = ({ analysis, select }) =>
  paragraph(
    select.one(
      isAboutPowerCut(analysis)
        ? powerCutParagraphs
        : extraParagraphs[isAccessory(analysis.productType) ? "accessory" : findPurpose(analysis)],
    ),
  );
