import { countFeatures } from "#domain/generation/creativity";
import { findPurpose, type Purpose } from "#domain/generation/title/purpose";
import { isAccessory } from "#domain/generation/title/title-analysis";
import { bulletList, heading, paragraph } from "../markup";
import type { Section } from "./section";

export const benefitHeadings = [
  "O que você recebe com a {{empresa}}",
  "Como é ser atendido pela {{empresa}}",
  "Condições do nosso atendimento",
] as const;

export const benefitLeads = [
  "As condições abaixo valem para casas, condomínios e empresas da região atendida.",
  "O que for combinado fica por escrito, para não haver surpresa.",
  "São condições simples, que você pode cobrar de nós.",
  "É assim que trabalhamos, em um reparo pequeno ou em uma instalação completa.",
] as const;

const common = [
  "<strong>Resposta rápida</strong>: o primeiro retorno pelo WhatsApp sai em até {{resposta-minutos}}.",
  "<strong>Experiência</strong>: atendemos desde {{desde-ano}} e somamos {{clientes}}.",
  "<strong>Peças da mesma linha</strong>: motores {{marca}} e reposição compatível, sem adaptações.",
  "<strong>Horário amplo</strong>: atendemos pelo WhatsApp {{horario-whatsapp}}.",
  "<strong>Agenda flexível</strong>: {{remarcacao-gratis}} quando o combinado precisa mudar.",
  "<strong>Explicação clara</strong>: você sabe o que foi feito, por quê e como cuidar daqui em diante.",
  "<strong>No seu endereço</strong>: o técnico vai até o portão, e nada precisa ser transportado.",
  "<strong>Segurança conferida</strong>: fotocélula e parada diante de obstáculo entram no teste final.",
];

const instalments = "<strong>Pagamento parcelado</strong>: o valor pode ser dividido em {{parcelas}}.";
const noExtras = "<strong>Sem custo de montagem</strong>: {{frete-e-instalacao}} na região atendida.";
const warranty =
  '<strong>Garantia por escrito</strong>: conforme o plano, de {{plano-solo-garantia}} a {{plano-seg-garantia}}. Veja a <a href="/garantia-servico">garantia do serviço</a>.';
const urgency = "<strong>Urgência</strong>: em emergências, a chegada é em até {{emergencia-horas}}.";
const tests = "<strong>Teste acompanhado</strong>: o serviço só termina depois que você vê o portão funcionar.";
const coverage =
  '<strong>Cobertura</strong>: em equipamentos na garantia, a visita é marcada em até {{garantia-visita}}. Veja a <a href="/garantia-servico">garantia do serviço</a>.';

/** By what the reader wants done, the most useful first. */
export const benefits: Record<Purpose | "accessory", readonly string[]> = {
  purchase: [
    noExtras,
    warranty,
    instalments,
    "<strong>Pouca espera</strong>: a instalação pode ser feita em até {{instalacao-prazo}} e leva de {{instalacao-duracao}}.",
    ...common,
  ],
  maintenance: ["<strong>Preço conhecido</strong>: a manutenção típica custa de {{manutencao-custo}}.", tests, urgency, ...common],
  repair: [urgency, tests, coverage, ...common],
  replacement: [
    '<strong>Desconto na troca</strong>: o motor antigo pode abater de {{desconto-basico}} a {{desconto-premium}}, conforme as condições da <a href="/troca-motor-antigo">troca</a>.',
    warranty,
    instalments,
    noExtras,
    ...common,
  ],
  accessory: [
    "<strong>Compatibilidade conferida</strong>: a peça é indicada depois de ver a etiqueta do motor.",
    tests,
    coverage,
    ...common,
  ],
};

/** What the company offers with the service. */
export const writeBenefits: Section = ({ analysis, creativity, select }) =>
  [
    heading(select.one(benefitHeadings)),
    paragraph(select.one(benefitLeads)),
    bulletList(select.mixed(benefits[isAccessory(analysis.productType) ? "accessory" : findPurpose(analysis)], countFeatures(creativity))),
  ].join("\n");
