import type { Purpose } from "#domain/generation/title/purpose";
import type { Accessory } from "#domain/generation/title/title-analysis";
import type { Block } from "../block";

/** Answers to "Quando…?": the signs that it is time. */
export const whenByPurpose: Record<Purpose, Block> = {
  purchase: {
    headings: ["Sinais de que chegou a hora", "Quando a automatização faz sentido", "Situações em que o motor faz falta"],
    leads: [
      "Nem toda casa precisa de portão automático no mesmo momento. Estas situações indicam que a hora chegou:",
      "A decisão costuma nascer da rotina. Veja se reconhece alguma destas situações:",
    ],
    items: [
      "Alguém desce do carro todos os dias, à noite ou na chuva, para abrir o portão.",
      "A rua exige entrar e sair depressa, por causa do trânsito ou da segurança.",
      "Moram na casa pessoas idosas ou com dificuldade para mover a folha.",
      "O portão é pesado e já castigou as costas de quem o empurra.",
      "A casa está em reforma, e é mais simples deixar o ponto de energia pronto agora.",
      "Mais de um carro entra e sai em horários diferentes.",
      "O portão fica aberto por preguiça de fechar, o que anula a função dele.",
    ],
    closings: [
      'Quando decidir, a instalação pode ser feita em até {{instalacao-prazo}}; veja os horários em <a href="/agendar-instalacao">agendar instalação</a>.',
      'Se alguma delas é a sua, peça um <a href="/orcamento-whatsapp">orçamento pelo WhatsApp</a> e compare com calma.',
    ],
  },
  maintenance: {
    headings: ["Sinais de que a revisão não pode esperar", "Quando chamar para a manutenção", "O calendário e os sinais"],
    leads: [
      "O intervalo recomendado entre revisões é de {{revisao-intervalo}}. Antes disso, chame o técnico se notar:",
      "Mesmo com a revisão em dia, o portão pode pedir uma visita antes. Os sinais são estes:",
    ],
    items: [
      "Ruído novo, sobretudo estalo ou rangido que se repete no mesmo ponto.",
      "Folha que treme, arrasta ou para antes do fim.",
      "Abertura ou fechamento mais lento do que era.",
      "Parada sem motivo, como se houvesse um obstáculo.",
      "Motor muito quente por fora depois de poucos usos.",
      "Parafusos, roldanas ou dobradiças com folga visível.",
      "Chuva forte ou queda de energia recente, seguida de comportamento estranho.",
    ],
    closings: [
      "Em casas, a preventiva deve ser feita {{preventiva-casa}}; em condomínios, {{preventiva-condominio}}.",
      'Veja o que a visita inclui em <a href="/topicos/manutencao-preventiva-de-portao-automatico">manutenção preventiva</a>.',
    ],
  },
  repair: {
    headings: ["Quando parar de usar e chamar o técnico", "Sinais de que é hora do conserto", "O que não deve esperar"],
    leads: [
      "Alguns defeitos permitem agendar com calma; outros pedem que o portão fique parado até a visita. Pare de usar quando:",
      "Um portão com defeito piora a cada acionamento. Chame o técnico quando:",
    ],
    items: [
      "A folha saiu do trilho, ficou torta ou pende para um lado.",
      "O motor ronca e o portão não se move.",
      "O disjuntor desarma mais de uma vez.",
      "O portão abre ou fecha sem comando.",
      "A folha não para nem recua ao encontrar um obstáculo.",
      "Há cheiro de queimado, fumaça ou faísca.",
      "O percurso termina com pancada no batente.",
      "O portão só obedece depois de várias tentativas.",
    ],
    closings: [
      "Em casos de urgência, a chegada é em até {{emergencia-horas}} na área atendida.",
      'Se o equipamento ainda está coberto, veja antes a <a href="/garantia-servico">garantia do serviço</a>.',
    ],
  },
  replacement: {
    headings: ["Sinais de que a troca compensa", "Quando o motor chegou ao fim", "Como reconhecer a hora da troca"],
    leads: [
      "Um motor bem cuidado dura de {{vida-util}}. Fora da idade, estes sinais pesam:",
      "A troca se justifica quando o motor deixa de ser confiável. Observe:",
    ],
    items: [
      "O mesmo conserto se repetiu mais de uma vez em pouco tempo.",
      "As peças saíram de linha ou custam perto de um motor novo.",
      "O motor esquenta e precisa descansar entre uma abertura e outra.",
      "A folha ficou mais pesada depois de uma reforma ou de um novo fechamento.",
      "O uso cresceu: mais carros, mais moradores, mais aberturas por dia.",
      "Não há como ligar fotocélula ou outro recurso de segurança.",
      "O ruído incomoda a casa ou os vizinhos mesmo depois da revisão.",
    ],
    closings: [
      'O motor antigo ainda pode valer desconto: veja as faixas em <a href="/troca-motor-antigo">troca do motor antigo</a>.',
      "Em residências, a troca custa de {{troca-residencial}}; em portões pesados, de {{troca-pesado}}.",
    ],
  },
};

export const whenByAccessory: Record<Accessory, Block> = {
  remote: {
    headings: ["Sinais de que o controle precisa de atenção", "Quando trocar o controle"],
    leads: ["Antes de trocar o aparelho, troque a pilha. Se os sinais continuarem, a hora chegou:", "O controle dá avisos antes de parar:"],
    items: [
      "O alcance continua curto mesmo com pilha nova.",
      "O botão afunda, prende ou precisa ser apertado várias vezes.",
      "O aparelho caiu na água ou ficou exposto ao sol no painel do carro.",
      "A luz acende, mas o portão não responde, enquanto outro controle funciona.",
      "Um controle foi perdido ou roubado e precisa ser apagado da central.",
    ],
    closings: [
      "O cadastro do novo aparelho é feito pelo técnico, que aproveita para apagar os que não são mais usados.",
      'Veja as opções em <a href="/topicos/controle-remoto-para-portao">controle remoto para portão</a>.',
    ],
  },
  board: {
    headings: ["Sinais de defeito na central", "Quando suspeitar da placa"],
    leads: [
      "A placa raramente para de uma vez. Observe, sem abrir o equipamento:",
      "Estes sinais, vistos de fora, apontam para a central:",
    ],
    items: [
      "O portão perde o ponto de parada e precisa ser ajustado de novo.",
      "Os controles deixam de ser reconhecidos, todos ao mesmo tempo.",
      "O portão abre sem comando depois de chuva ou de queda de energia.",
      "O disjuntor desarma assim que o portão é acionado.",
      "Há cheiro de queimado ou estalos na caixa do motor.",
    ],
    closings: [
      "Com cheiro de queimado, desligue o disjuntor do portão e chame o técnico; não tente ligar de novo.",
      'O conserto está explicado em <a href="/topicos/conserto-de-placa-de-portao-eletronico">conserto de placa de portão eletrônico</a>.',
    ],
  },
  sensor: {
    headings: ["Sinais de que a fotocélula precisa de atenção", "Quando rever o sensor"],
    leads: ["Sensor de segurança com defeito é motivo para não adiar. Observe:", "A fotocélula merece uma visita quando:"],
    items: [
      "O portão fecha mesmo com alguém na passagem.",
      "O fechamento é interrompido sem nada no caminho.",
      "A luz indicadora pisca ou fica apagada de um lado.",
      "A falha aparece em dias de chuva ou com sol baixo.",
      "O suporte foi atingido por um carro ou saiu do lugar.",
    ],
    closings: [
      "Se o portão fecha sobre a passagem ocupada, deixe-o parado até a visita.",
      'Entenda o funcionamento em <a href="/topicos/sensor-fotocelula-para-portao">sensor fotocélula para portão</a>.',
    ],
  },
};
