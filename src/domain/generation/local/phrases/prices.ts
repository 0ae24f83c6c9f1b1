import type { Purpose } from "#domain/generation/title/purpose";

export const planHeadings: readonly string[] = ["Preços de referência", "Quanto custa cada plano", "Valores dos planos"];

export const accessoryHeadings: readonly string[] = ["Preços de referência", "Sobre os valores", "Quanto custa"];

export const planLeads: readonly string[] = [
  "Os planos têm preço fechado e podem ser pagos em {{parcelas}}:",
  "Cada plano tem potência, controles e garantia definidos, o que facilita a comparação:",
  "Estes são os valores de referência; o plano indicado depende do portão:",
];

export const accessoryLeads: readonly string[] = [
  "O valor da peça depende do modelo do motor e é informado no orçamento. Para comparação, estes são os planos completos, com motor:",
  "O preço de uma peça só se confirma com a etiqueta do motor à vista. Como referência, os planos completos custam:",
];

export const careHeadings: readonly string[] = ["Quanto custa o serviço", "Preços de referência", "Valores dos serviços"];

export const careLeads: readonly string[] = [
  "O valor final depende do defeito e das peças. Como referência:",
  "Estes são os valores usuais; o orçamento do seu caso vem antes de o serviço começar:",
  "Para ter uma ideia antes da visita:",
];

export const careRows: readonly (readonly string[])[] = [
  ["Manutenção expressa", "{{manutencao-expressa}}, com validade de {{manutencao-expressa-validade}}"],
  ["Manutenção típica", "{{manutencao-custo}}"],
  ["Troca de motor residencial", "{{troca-residencial}}"],
  ["Troca de motor em portão pesado", "{{troca-pesado}}"],
];

/** What else to know of costs, after the table. */
export const serviceNotes: Record<Purpose | "accessory", readonly string[]> = {
  accessory: [
    "Se for necessária uma visita de manutenção, o custo típico é de {{manutencao-custo}}.",
    "Uma visita típica de manutenção, quando necessária, custa de {{manutencao-custo}}.",
  ],
  purchase: [
    "Depois da instalação, uma manutenção típica custa de {{manutencao-custo}}.",
    "Para o futuro, conte com a manutenção: em geral, de {{manutencao-custo}} por visita.",
  ],
  maintenance: ["Uma revisão programada evita a despesa maior da última linha.", "Comparar as linhas mostra por que a revisão compensa."],
  repair: [
    "Se o conserto se aproxima do valor da troca, vale comparar os dois antes de decidir.",
    "O diagnóstico define em qual linha o seu caso se encaixa.",
  ],
  replacement: [
    "No total, a troca fica na faixa de {{troca-residencial}} em residências e de {{troca-pesado}} em portões pesados.",
    "Para trocar o motor, considere de {{troca-residencial}} em residências e de {{troca-pesado}} em portões pesados.",
  ],
};

export const factorHeadings: readonly string[] = ["O que faz o orçamento variar", "O que muda o valor"];

export const planFactors: readonly string[] = [
  "<strong>Tipo de portão</strong>: correr, bascular e girar usam motores diferentes.",
  "<strong>Peso e tamanho da folha</strong>: quanto maior, mais potência é necessária.",
  "<strong>Uso diário</strong>: condomínios e empresas pedem equipamento reforçado.",
  "<strong>Estado da estrutura</strong>: trilho, dobradiça ou base em mau estado precisam de correção antes.",
  "<strong>Acessórios</strong>: fotocélula, trava elétrica e controles adicionais mudam a conta.",
  "<strong>Ponto de energia</strong>: a distância até o portão muda o trabalho elétrico.",
];

export const careFactors: readonly string[] = [
  "<strong>Causa do defeito</strong>: um ajuste custa menos do que uma peça.",
  "<strong>Peças</strong>: o preço depende da marca e da idade do motor.",
  "<strong>Estado da folha</strong>: trilho, roldanas e dobradiças gastos aumentam o serviço.",
  "<strong>Tamanho do portão</strong>: folhas pesadas exigem mais tempo e, às vezes, dois técnicos.",
  "<strong>Tempo sem revisão</strong>: desgaste acumulado raramente fica em uma peça só.",
];

export const priceClosings: readonly string[] = [
  'Para o valor do seu caso, peça um <a href="/orcamento-whatsapp">orçamento pelo WhatsApp</a>.',
  'Com fotos e medidas, o <a href="/orcamento-whatsapp">orçamento</a> sai mais exato.',
];
