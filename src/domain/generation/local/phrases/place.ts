export const localHeadings: readonly string[] = ["Atendimento {{local}}", "A visita {{local}}", "Portões automáticos {{local}}"];

/** For titles that name no place. */
export const areaHeadings: readonly string[] = ["Onde atendemos", "Área atendida", "Visitas em São Paulo e região"];

export const generalCoverage: readonly string[] = [
  "Atendemos a capital, o ABCD, Guarulhos, Osasco e cidades próximas, sempre no endereço do portão.",
  "O serviço é feito no local, em casas, condomínios e empresas da capital, do ABCD, de Guarulhos, de Osasco e de cidades próximas.",
  "A área atendida vai da capital ao ABCD e inclui Guarulhos, Osasco e cidades próximas.",
];

export interface AreaNotes {
  /** On gates and motors. */
  gate: readonly string[];
  /** On parts as well: sensors, boards, remotes. */
  any: readonly string[];
}

/** What is typical of an area and matters to its gates, by the area's id: a city's slug or a group of neighbourhoods. */
export const areaNotes: Readonly<Record<string, AreaNotes>> = {
  "sao-paulo": {
    gate: ["Na capital, recuos curtos põem o portão perto da calçada, e a velocidade do fechamento pede regulagem cuidadosa."],
    any: ["Em São Paulo, tempestades de verão trazem quedas de energia, e um protetor contra surtos evita boa parte das queimas de placa."],
  },
  centro: {
    gate: ["No Centro predominam prédios com garagem coletiva, em que o portão abre muitas vezes por dia e a revisão não pode esperar."],
    any: ["Nos edifícios do Centro há pedestres na calçada o tempo todo, e a fotocélula precisa estar sempre em ordem."],
  },
  "zona-norte": {
    gate: ["Muitas ruas da Zona Norte são inclinadas, e em rampa o nível da folha e a força do motor pedem conferência cuidadosa."],
    any: ["Perto da serra, na Zona Norte, a umidade castiga dobradiças e placas, e a vedação da caixa merece atenção."],
  },
  "zona-sul": {
    gate: ["A Zona Sul reúne prédios, vilas e casas com quintal: nos prédios conta a resistência ao uso; nas vilas, o silêncio."],
    any: ["Nas ruas arborizadas da Zona Sul, folhas e galhos na passagem e na linha da fotocélula são causa frequente de parada."],
  },
  "zona-leste": {
    gate: ["Nos sobrados geminados da Zona Leste, o ruído do portão chega ao vizinho, e a parada suave faz diferença."],
    any: [
      "Na Zona Leste há muitos sobrados com garagem rente à calçada: o portão se move perto de quem passa, e a fotocélula é indispensável.",
    ],
  },
  "zona-oeste": {
    gate: [
      "Na Zona Oeste convivem prédios, vilas e casas de frente larga, com portões de peso e uso muito diferentes entre si.",
      "Casas de frente larga são comuns na Zona Oeste, e folhas longas ou pesadas cobram alinhamento e revisão em dia.",
    ],
    any: [],
  },
  "grande-sao-paulo": {
    gate: ["A Grande São Paulo mistura casas, condomínios e galpões, e o uso diário diz mais sobre o portão do que o endereço."],
    any: [],
  },
  abcd: {
    gate: ["No ABCD, sobrados com vaga curta dividem espaço com galpões, e o uso diário separa o equipamento residencial do reforçado."],
    any: [],
  },
  abc: {
    gate: ["No ABC, sobrados com vaga curta dividem espaço com galpões, e o uso diário separa o equipamento residencial do reforçado."],
    any: [],
  },
  guarulhos: {
    gate: [
      "Guarulhos tem bairros residenciais ao lado de áreas de galpões, onde os portões são maiores e abrem o dia inteiro.",
      "Em Guarulhos há de sobrados a empresas de logística, e o número de aberturas por dia é a primeira pergunta do técnico.",
    ],
    any: [],
  },
  osasco: {
    gate: ["Osasco tem muitas ladeiras, e a rampa na entrada pede cuidado com o nível da folha e com a força do motor."],
    any: ["Nos lotes compactos de Osasco, a folha quase sempre fica rente à calçada, e a fotocélula protege também quem passa a pé."],
  },
  campinas: {
    gate: ["Em Campinas, condomínios horizontais e frentes largas são frequentes, e folhas longas cobram bom alinhamento."],
    any: ["O calor forte de Campinas resseca vedações e castiga controles deixados no painel do carro."],
  },
  "santo-andre": {
    gate: ["Santo André tem bairros de sobrados com vaga na frente, em que o portão fica rente à calçada e pede fechamento bem regulado."],
    any: ["Em Santo André, a umidade que vem da serra pede atenção às dobradiças e à vedação da caixa do motor."],
  },
  "taboao-da-serra": {
    gate: ["As ruas íngremes de Taboão da Serra fazem da rampa um ponto de atenção: o nível da folha é conferido em toda visita."],
    any: [],
  },
  barueri: {
    gate: ["Barueri reúne condomínios e empresas, com portões que abrem muitas vezes por dia e precisam de revisão mais frequente."],
    any: [],
  },
  cotia: {
    gate: [],
    any: ["Em Cotia, terrenos arborizados enchem a passagem de folhas, e as quedas de energia com chuva pedem protetor contra surtos."],
  },
  "mogi-das-cruzes": {
    gate: ["Em Mogi das Cruzes há casas com terreno amplo, em que a distância entre o quadro de luz e o portão entra na conta."],
    any: [],
  },
  suzano: {
    gate: ["Suzano mistura casas térreas e áreas industriais, e o uso diário separa o equipamento residencial do reforçado."],
    any: [],
  },
};

export const neighbourhoodCoverage: readonly string[] = [
  "Atendemos {{local}} e nos bairros vizinhos, em casas, prédios e comércios.",
  "Quem está {{local}} recebe o técnico no próprio endereço, com ferramentas e peças de uso comum.",
  "O atendimento {{local}} é feito no endereço do portão, sem que você precise transportar nada.",
];

export const cityCoverage: readonly string[] = [
  "Atendemos {{local}}, da área central aos bairros mais afastados.",
  "Quem está {{local}} combina a visita pelo WhatsApp e recebe o técnico no endereço.",
  "O serviço {{local}} é feito no local, em casas, condomínios e empresas.",
];

export const regionCoverage: readonly string[] = [
  "Atendemos {{local}} em casas, condomínios e comércios, com visita combinada pelo WhatsApp.",
  "Quem está {{local}} informa rua e número pelo WhatsApp e recebe o técnico no endereço.",
  "Os bairros da região estão na área que atendemos, com visita combinada pelo WhatsApp.",
];

export const localVisits: readonly string[] = [
  "As visitas acontecem {{horario-visitas}}. Um ponto de referência e uma foto da fachada ajudam o técnico a chegar.",
  "Informe se há portaria ou horário restrito para serviços. As visitas são feitas {{horario-visitas}}.",
  "O horário de visitas é {{horario-visitas}}, e emergências são tratadas à parte.",
  "Ao marcar, informe se há portaria, rampa ou restrição de horário para serviços: isso evita uma segunda visita.",
];
