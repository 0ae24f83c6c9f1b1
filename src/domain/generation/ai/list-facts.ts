import { findFact } from "#domain/facts/fact-names";
import type { PublishedBusiness } from "#domain/facts/published-business";
import type { ContentFacts } from "../content-facts";

/** What a provider is told of a fact besides what it reads. */
type Meaning = [name: string, meaning: string];

const OF_COMPANY: readonly Meaning[] = [
  ["empresa", "nome da empresa"],
  ["marca", "marca dos motores"],
  ["horario-whatsapp", "atendimento pelo WhatsApp"],
  ["horario-visitas", "visitas e loja"],
  ["desde-ano", "ano desde o qual está no mercado"],
  ["clientes", "quantos já atendeu"],
  ["frete-gratis", "na região atendida"],
  ["instalacao-gratis", "na região atendida"],
  ["remarcacao-gratis", "de visitas"],
  ["parcelas", "em quantas vezes se paga"],
  ["abertura-segundos", "tempo em que o motor mais rápido abre uma folha leve"],
  ["modelos-segundos", "tempos de abertura dos modelos que há"],
  ["garantia-promocional", "garantia promocional"],
  ["garantia-motor", "garantia do motor"],
  ["garantia-instalacao", "garantia da instalação"],
  ["garantia-estendida", "garantia estendida, no máximo"],
  ["faixa-preco", "faixa de preço dos motores"],
];

const OF_SERVICE: readonly Meaning[] = [
  ["manutencao-expressa", "preço da manutenção expressa"],
  ["manutencao-expressa-validade", "por quanto tempo ela vale"],
  ["manutencao-custo", "custo típico de manutenção"],
  ["revisao-intervalo", "de quanto em quanto tempo se faz uma revisão"],
  ["preventiva-casa", "manutenção preventiva em casas"],
  ["preventiva-condominio", "manutenção preventiva em condomínios"],
  ["troca-residencial", "troca de motor residencial"],
  ["troca-pesado", "troca de motor pesado"],
  ["resposta-minutos", "resposta no WhatsApp, dentro do horário dele, em até"],
  ["emergencia-horas", "chegada em emergências em até"],
  ["instalacao-prazo", "instalação em até"],
  ["instalacao-duracao", "quanto leva uma instalação"],
  ["garantia-visita", "visita de garantia em até"],
  ["consumo-watts", "consumo do motor"],
  ["vida-util", "vida útil do motor"],
  ["peso-residencial", "peso de um portão residencial"],
  ["comprimento-maximo", "comprimento máximo do portão"],
  ["potencia-padrao", "potência padrão"],
];

/** The facts a text may quote, one a line: the name, what it reads, and what that is. One without a text is not listed. */
export function listFacts({ business, texts }: Pick<ContentFacts, "business" | "texts">): string[] {
  const meanings = [...OF_COMPANY, ...listOffers(business), ...OF_SERVICE];
  return meanings.flatMap(([name, meaning]) => {
    const text = findFact(texts, name);
    return text === undefined ? [] : [`{{${name}}}: ${text} (${meaning})`];
  });
}

function listOffers({ plans, tiltPackages, tradeIn }: PublishedBusiness): Meaning[] {
  return [
    ...plans.flatMap(({ id, name }) => listPlan(`plano-${id}`, `plano ${name}`)),
    ...tiltPackages.flatMap(({ id, name, model, usage }): Meaning[] => {
      const pack = `pacote basculante ${name}`;
      return [
        ...listPlan(`pacote-${id}`, pack),
        [`pacote-${id}-area`, `${pack}: área máxima do portão; motor do plano ${model}; indicado para: ${usage.toLowerCase()}`],
      ];
    }),
    ...tradeIn.map(
      ({ id, name, conditions }): Meaning => [`desconto-${id}`, `desconto ${name} na troca de motor antigo: ${conditions.join("; ")}`],
    ),
  ];
}

function listPlan(plan: string, title: string): Meaning[] {
  return [
    [`${plan}-nome`, `nome do ${title}`],
    [`${plan}-preco`, `${title}: preço`],
    [`${plan}-potencia`, `${title}: potência do motor`],
    [`${plan}-controles`, `${title}: controles remotos`],
    [`${plan}-garantia`, `${title}: garantia`],
  ];
}
