import { findPurpose, type Purpose } from "#domain/generation/title/purpose";
import { isAccessory } from "#domain/generation/title/title-analysis";
import { heading, paragraph } from "../markup";
import type { Section } from "./section";

export const closingHeadings: readonly string[] = ["Próximo passo", "Fale com um técnico", "Como falar com a {{empresa}}"];

export const requests: Record<Purpose | "accessory", readonly string[]> = {
  purchase: [
    'Envie fotos e medidas do portão pela página de <a href="/orcamento-whatsapp">orçamento pelo WhatsApp</a> e receba a indicação do modelo com preço e prazo.',
    'Se o modelo já está definido, escolha o período em <a href="/agendar-instalacao">agendar instalação</a>; se não está, comece pelo <a href="/orcamento-whatsapp">orçamento</a>.',
    'Conte como é o seu portão pela página de <a href="/orcamento-whatsapp">orçamento pelo WhatsApp</a>: a conversa não gera compromisso.',
  ],
  maintenance: [
    'Marque a revisão pelo <a href="/orcamento-whatsapp">WhatsApp</a>, informando o tipo de portão e a data da última visita.',
    'Para agendar a manutenção, envie uma mensagem pelo <a href="/orcamento-whatsapp">WhatsApp</a> e conte se algo mudou no funcionamento.',
  ],
  repair: [
    'Descreva o defeito pelo <a href="/orcamento-whatsapp">WhatsApp</a>, com um vídeo curto feito a distância: isso adianta o diagnóstico e as peças da visita.',
    'Envie pelo <a href="/orcamento-whatsapp">WhatsApp</a> o que observou, o tipo de portão e o endereço, e combinamos a visita.',
    'Mande uma mensagem pelo <a href="/orcamento-whatsapp">WhatsApp</a> contando quando o defeito começou e se ele se repete.',
    'Para pedir a visita, informe pelo <a href="/orcamento-whatsapp">WhatsApp</a> o tipo de portão, o bairro e o que ele deixou de fazer.',
  ],
  replacement: [
    'Envie uma foto da etiqueta externa do motor antigo pelo <a href="/orcamento-whatsapp">WhatsApp</a> e saiba em qual faixa de desconto ele entra.',
    'Comece pela página <a href="/troca-motor-antigo">troca do motor antigo</a> e peça a avaliação pelo <a href="/orcamento-whatsapp">WhatsApp</a>.',
  ],
  accessory: [
    'Envie fotos da peça e da etiqueta externa do motor pelo <a href="/orcamento-whatsapp">WhatsApp</a> para confirmar compatibilidade, preço e prazo.',
    'Pelo <a href="/orcamento-whatsapp">WhatsApp</a>, uma foto do motor e a descrição do que acontece bastam para começar.',
  ],
};

export const closingHours: readonly string[] = [
  "Atendemos pelo WhatsApp {{horario-whatsapp}}, e o primeiro retorno sai em até {{resposta-minutos}}.",
  "Atendemos pelo WhatsApp {{horario-whatsapp}}; as visitas são feitas {{horario-visitas}}.",
  "Mensagens enviadas fora do horário são respondidas assim que o atendimento recomeça.",
  "Se preferir falar com alguém, o telefone está no topo da página.",
];

/** How to go on from here. */
export const writeClosing: Section = ({ analysis, select }) =>
  [
    heading(select.one(closingHeadings)),
    paragraph(select.one(requests[isAccessory(analysis.productType) ? "accessory" : findPurpose(analysis)]), select.one(closingHours)),
  ].join("\n");
