import type { Accessory, ProductType } from "#domain/generation/title/title-analysis";
import type { Block } from "../block";

/** Ends of an answer on causes: where the reader should stop. */
export const safetyClosings: readonly string[] = [
  "Se nada disso estiver à vista, pare de acionar e chame o técnico: insistir aumenta o dano.",
  "O que você pode fazer é olhar de fora e descrever. Medir, abrir e regular é trabalho do técnico.",
  'Ao pedir a visita, conte quando o defeito começou; outras dúvidas estão respondidas no <a href="/faq">FAQ</a>.',
];

/** Causes by product, when the title names no symptom; the general ones follow. */
export const causesByProduct: Record<Exclude<ProductType, Accessory>, readonly string[]> = {
  sliding: [
    "<strong>Trilho sujo ou desnivelado</strong>: a folha anda aos trancos ou para sempre no mesmo ponto.",
    "<strong>Cremalheira gasta ou afastada</strong>: o motor gira, faz estalos e a folha quase não anda.",
    "<strong>Roldanas</strong>: quando perdem o rolamento, o portão pesa e raspa no trilho.",
  ],
  tilting: [
    "<strong>Folha desequilibrada</strong>: o portão sobe com esforço ou desce rápido demais. O acerto é só do técnico.",
    "<strong>Corrente com folga</strong>: aparece como tranco no início do movimento.",
    "<strong>Braços e guias</strong>: folga ou falta de alinhamento faz a folha subir torta.",
  ],
  pivoting: [
    "<strong>Dobradiça cedida</strong>: a folha baixa alguns milímetros e passa a raspar no piso.",
    "<strong>Fixação do braço</strong>: suporte solto na coluna faz o portão tremer na partida.",
    "<strong>Vento</strong>: folhas fechadas funcionam como vela e exigem mais força.",
  ],
  swing: [
    "<strong>Dobradiças</strong>: secas ou cedidas, fazem a folha pesar e perder o alinhamento.",
    "<strong>Ordem das folhas</strong>: em portões duplos, uma fecha antes da outra e as duas se chocam.",
    "<strong>Vento e rampa</strong>: empurram a folha e confundem a proteção contra obstáculo.",
  ],
  articulated: [
    "<strong>Folga nas articulações do braço</strong>: o movimento começa atrasado e com tranco.",
    "<strong>Suporte na folha</strong>: parafusos frouxos mudam o ângulo e forçam o motor.",
    "<strong>Dobradiça pesada</strong>: o braço trabalha, mas a folha resiste.",
  ],
  motor: [
    "<strong>Esforço acima do previsto</strong>: motor pequeno para a folha esquenta e desliga pela proteção.",
    "<strong>Engrenagem gasta</strong>: há som de motor, mas pouco ou nenhum movimento.",
  ],
  gate: [
    "<strong>Folha presa</strong>: trilho, roldana ou dobradiça impede o movimento antes mesmo do motor.",
    "<strong>Sensor bloqueado</strong>: fotocélula suja ou desalinhada impede o fechamento.",
  ],
};

export const generalCauses: Block = {
  headings: ["Causas mais comuns", "O que costuma estar por trás do defeito", "De onde vem o problema"],
  leads: [
    "O mesmo sintoma pode ter origens diferentes. As mais frequentes são:",
    "O técnico começa a investigar por aqui:",
    "Antes de pensar em peça nova, considere:",
  ],
  items: [
    "<strong>Energia</strong>: disjuntor desligado, tensão baixa ou queda recente.",
    "<strong>Controle</strong>: pilha fraca, botão preso ou aparelho que perdeu o cadastro.",
    "<strong>Fim de curso</strong>: a folha para antes, passa do ponto ou bate no batente.",
    "<strong>Central de comando</strong>: umidade e surtos de energia deixam o portão sem resposta ou com comportamento errático.",
    "<strong>Falta de revisão</strong>: folgas pequenas crescem e viram quebra.",
  ],
  closings: safetyClosings,
};

export const causesByAccessory: Record<Accessory, Block> = {
  remote: {
    headings: ["Por que o controle falha", "Causas mais comuns no controle remoto", "O que faz o controle parar"],
    leads: [
      "Na maior parte das vezes, o defeito está na mão, e não no portão. Verifique:",
      "Antes de culpar o motor, considere estas causas:",
    ],
    items: [
      "<strong>Pilha fraca</strong>: o alcance diminui aos poucos até o controle só funcionar de perto.",
      "<strong>Botão gasto</strong>: é preciso apertar várias vezes ou em um ângulo certo.",
      "<strong>Queda ou umidade</strong>: a luz acende, mas o sinal sai fraco.",
      "<strong>Perda do cadastro</strong>: todos os controles param juntos, em geral depois de queda de energia.",
      "<strong>Interferência</strong>: outro transmissor na vizinhança usa a mesma frequência.",
      "<strong>Receptor</strong>: quando nenhum controle funciona, mas a botoeira sim, a falha pode estar na recepção do sinal.",
    ],
    closings: [
      "O cadastro e o teste do receptor são feitos pelo técnico, porque exigem acesso à central.",
      'Veja também <a href="/topicos/controle-remoto-do-portao-nao-funciona">controle remoto do portão não funciona</a>.',
    ],
  },
  board: {
    headings: ["O que faz a placa falhar", "Causas mais comuns na central", "Por que a central de comando queima"],
    leads: [
      "A placa sofre com o que vem de fora. As origens mais comuns são:",
      "Quase sempre há um motivo antes da queima, e ele precisa ser resolvido junto:",
    ],
    items: [
      "<strong>Surto de energia</strong>: raio próximo ou retorno brusco depois de uma queda.",
      "<strong>Umidade</strong>: vedação gasta deixa entrar água e insetos.",
      "<strong>Motor em esforço</strong>: corrente alta por muito tempo aquece os componentes.",
      "<strong>Ligação inadequada</strong>: acessórios demais ou mal conectados sobrecarregam a saída.",
      "<strong>Idade</strong>: componentes perdem capacidade com o calor e o tempo.",
      "<strong>Falta de aterramento</strong>: sem ele, a proteção contra surtos não tem para onde descarregar.",
    ],
    closings: [
      "Nenhuma dessas verificações deve ser feita por você: a placa trabalha ligada à rede elétrica.",
      'O conserto está explicado em <a href="/topicos/conserto-de-placa-de-portao-eletronico">conserto de placa de portão eletrônico</a>.',
    ],
  },
  sensor: {
    headings: ["Por que a fotocélula falha", "Causas mais comuns no sensor", "O que interrompe o feixe"],
    leads: [
      "A fotocélula só tem um trabalho, enxergar o outro lado. O que atrapalha:",
      "Quando o feixe é cortado, o portão entende que há alguém na passagem. As causas comuns:",
    ],
    items: [
      "<strong>Lente suja</strong>: poeira, respingos e teias de aranha bastam para cortar o feixe.",
      "<strong>Desalinhamento</strong>: um esbarrão de carro ou bicicleta desloca o suporte.",
      "<strong>Sol direto</strong>: em certas horas, a luz ofusca o receptor.",
      "<strong>Umidade</strong>: água dentro da peça deixa o funcionamento intermitente.",
      "<strong>Cabo danificado</strong>: cortador de grama, roedores ou obra no piso.",
      "<strong>Plantas</strong>: galhos que crescem ou balançam com o vento.",
    ],
    closings: [
      "Você pode limpar a lente e afastar obstáculos; alinhamento e fiação ficam com o técnico.",
      'Entenda a peça em <a href="/topicos/sensor-fotocelula-para-portao">sensor fotocélula para portão</a>.',
    ],
  },
};
