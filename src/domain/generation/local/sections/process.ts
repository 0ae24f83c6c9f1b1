import { findPurpose, type Purpose } from "#domain/generation/title/purpose";
import { isAccessory } from "#domain/generation/title/title-analysis";
import { writeSteps } from "../block";
import { heading, numberedList, paragraph } from "../markup";
import type { Section } from "./section";

export const processHeadings = ["Como funciona o atendimento", "Do contato ao teste final", "Etapas do serviço"] as const;

export const processLeads = [
  "São poucas etapas, e você sabe o valor antes de o serviço começar.",
  "Cada etapa é combinada com você antes da seguinte.",
  "Do primeiro contato à entrega, o caminho é este:",
  "Nada é feito sem que você saiba antes o que será e quanto custa.",
] as const;

const contact = [
  "<strong>Contato</strong>: envie fotos e uma descrição curta pelo WhatsApp.",
  "<strong>Mensagem</strong>: conte o que precisa e mande fotos do portão, vistas da rua e da garagem.",
  "<strong>Primeiro contato</strong>: uma mensagem com o tipo de portão e o que deseja resolver é suficiente.",
];
const deliver = [
  "<strong>Entrega</strong>: o portão é testado com você, e a garantia fica registrada.",
  "<strong>Teste final</strong>: você acompanha o funcionamento e recebe as orientações de uso.",
  "<strong>Conferência</strong>: tudo é testado à sua frente, e as dúvidas são tiradas na hora.",
];

const finish = [
  "<strong>Teste final</strong>: o portão é testado com você, inclusive a parada diante de obstáculo.",
  "<strong>Encerramento</strong>: você vê o portão funcionar e recebe as orientações para os próximos meses.",
  "<strong>Conferência final</strong>: o que foi feito é mostrado e testado, e as dúvidas são tiradas na hora.",
];

const mend = [
  contact,
  [
    "<strong>Visita</strong>: o técnico vai ao endereço no horário combinado e examina o conjunto inteiro.",
    "<strong>Avaliação no local</strong>: energia, folha, motor e sensores são verificados em sequência.",
    "<strong>Exame</strong>: cada parte do conjunto é testada, e o que está gasto é mostrado a você.",
  ],
  [
    "<strong>Orçamento</strong>: causa, peças e valor são explicados antes de qualquer troca.",
    "<strong>Proposta</strong>: você decide depois de saber o que será feito e por quanto.",
    "<strong>Valor</strong>: o preço do serviço e das peças é informado antes de começar.",
  ],
  [
    "<strong>Serviço</strong>: ajuste, limpeza ou troca do componente, em geral na mesma visita.",
    "<strong>Execução</strong>: o que está ao alcance é resolvido na hora; peça sob encomenda leva a um retorno marcado.",
  ],
  finish,
];

/** Steps by what the reader wants done, each with its variants. */
export const processSteps: Record<Purpose | "accessory", readonly (readonly string[])[]> = {
  purchase: [
    contact,
    [
      "<strong>Orçamento</strong>: o modelo é indicado pelas medidas e pelo uso, com preço fechado.",
      "<strong>Proposta</strong>: modelo, valor e garantia são informados por escrito.",
    ],
    [
      '<strong>Agendamento</strong>: a instalação pode ser feita em até {{instalacao-prazo}}, no período escolhido em <a href="/agendar-instalacao">agendar instalação</a>.',
    ],
    [
      "<strong>Instalação</strong>: leva de {{instalacao-duracao}}, com {{frete-e-instalacao}} na região atendida.",
      "<strong>Instalação</strong>: fixação, ligação e ajustes levam de {{instalacao-duracao}}.",
    ],
    deliver,
  ],
  maintenance: mend,
  repair: mend,
  replacement: [
    contact,
    ['<strong>Avaliação</strong>: o motor antigo é enquadrado em uma faixa de desconto da <a href="/troca-motor-antigo">troca</a>.'],
    ["<strong>Orçamento</strong>: modelo novo, abatimento e valor final são informados por escrito."],
    ["<strong>Troca</strong>: o equipamento antigo sai e o novo é fixado, ligado e ajustado."],
    deliver,
  ],
  accessory: [
    contact,
    [
      "<strong>Identificação</strong>: a etiqueta externa do motor indica as peças compatíveis.",
      "<strong>Compatibilidade</strong>: marca e modelo do motor são conferidos antes do orçamento.",
    ],
    ["<strong>Orçamento</strong>: peça, serviço e prazo são informados antes da visita."],
    ["<strong>Serviço</strong>: a ligação e os ajustes são feitos pelo técnico, com a energia desligada."],
    deliver,
  ],
};

/** What happens from the first message to the last test. */
export const writeProcess: Section = ({ analysis, select }) =>
  [
    heading(select.one(processHeadings)),
    paragraph(select.one(processLeads)),
    numberedList(writeSteps(processSteps[isAccessory(analysis.productType) ? "accessory" : findPurpose(analysis)], select)),
  ].join("\n");
