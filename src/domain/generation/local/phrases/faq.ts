import type { ServiceType } from "#domain/generation/title/title-analysis";

/** A question and its answer. */
export type Question = readonly [question: string, answer: string];

export const faqHeadings: readonly string[] = ["Perguntas frequentes", "Dúvidas comuns", "O que mais perguntam"];

export const serviceQuestions: Record<ServiceType, readonly Question[]> = {
  installation: [
    [
      "Quanto tempo leva a instalação?",
      "De {{instalacao-duracao}}, na maioria das casas. Se a estrutura precisar de correção, isso é combinado antes de começar.",
    ],
    [
      "O que preciso deixar pronto?",
      "O vão livre, um ponto de energia próximo e um adulto para acompanhar os testes. Se não houver ponto de energia, avise ao pedir o orçamento.",
    ],
    [
      "Um portão manual pode ser automatizado?",
      "Quase sempre. A folha precisa se mover com a mão, sem esforço e sem enroscar; se não se move assim, a estrutura é corrigida primeiro.",
    ],
    [
      "A instalação está incluída?",
      "Sim, os planos saem com {{frete-e-instalacao}} na região atendida. Se o portão precisar de obra ou serralheria, você fica sabendo antes.",
    ],
    [
      "Dá para instalar à noite?",
      "Há um período noturno, {{janela-noite}}, sob consulta, com taxa adicional e agendamento antecipado. Os períodos mais comuns são a manhã e a tarde.",
    ],
    [
      "A instalação faz muita sujeira?",
      "Pouca: furos de fixação e, às vezes, um corte para o conduíte. O técnico limpa a área antes de sair.",
    ],
  ],
  maintenance: [
    [
      "De quanto em quanto tempo devo fazer a revisão?",
      "O intervalo recomendado é de {{revisao-intervalo}}. No mínimo, faça a preventiva {{preventiva-casa}} em casas e {{preventiva-condominio}} em condomínios.",
    ],
    [
      "Quanto custa a manutenção?",
      "Uma manutenção típica custa de {{manutencao-custo}}. A manutenção expressa sai por {{manutencao-expressa}}, com validade de {{manutencao-expressa-validade}}.",
    ],
    [
      "Posso lubrificar o portão?",
      "Dobradiças externas aceitam o lubrificante indicado no manual. No trilho, não passe graxa, que junta areia. A parte interna do motor fica com o técnico.",
    ],
    ["O portão fica parado durante a revisão?", "Sim, enquanto o técnico trabalha. Deixe o carro do lado de fora se for precisar dele."],
    [
      "O que é feito na visita?",
      "Limpeza, reaperto, regulagem dos fins de curso e da força, conferência da parte elétrica e teste dos itens de segurança.",
    ],
  ],
  repair: [
    [
      "O conserto é feito na mesma visita?",
      "Quando o defeito é de ajuste, limpeza ou peça comum, em geral sim. Se for preciso encomendar uma peça, o retorno fica marcado.",
    ],
    [
      "Posso usar o portão com defeito até a visita?",
      "Melhor não. Insistir em um motor que não completa o percurso aumenta o dano. Use o destravamento como indica o manual ou deixe o portão parado.",
    ],
    [
      "É melhor consertar ou trocar o motor?",
      "Se é o primeiro defeito e há peças, o conserto costuma compensar. Se os chamados se repetem, compare com a troca, de {{troca-residencial}} em residências.",
    ],
    [
      "A garantia cobre o conserto?",
      'Dentro do prazo, cobre motor queimado, central, controles e falhas de instalação. A visita é marcada em até {{garantia-visita}}; veja a <a href="/garantia-servico">garantia do serviço</a>.',
    ],
    [
      "Preciso estar em casa durante a visita?",
      "Sim, ou deixar um adulto que conheça o portão, para mostrar o defeito e acompanhar o teste final.",
    ],
    [
      "O que devo contar ao pedir o conserto?",
      "O que o portão faz ou deixa de fazer, quando começou e o que mudou desde então: chuva, queda de energia, pintura, batida.",
    ],
  ],
  replacement: [
    [
      "Quanto custa trocar o motor?",
      "De {{troca-residencial}} em residências e de {{troca-pesado}} em portões pesados. O modelo certo depende do peso e do uso.",
    ],
    [
      "O motor antigo vale desconto?",
      'Sim, de {{desconto-basico}} a {{desconto-premium}}, conforme o modelo e o estado. As condições estão em <a href="/troca-motor-antigo">troca do motor antigo</a>.',
    ],
    [
      "Os controles antigos continuam servindo?",
      "Só quando são compatíveis com o receptor novo. O técnico testa cada um; os planos já incluem controles novos.",
    ],
    [
      "É preciso trocar o portão também?",
      "Quase nunca. Se a folha está reta e se move bem, ela é aproveitada, assim como o trilho em bom estado.",
    ],
  ],
  price: [
    [
      "O que está incluído no preço do plano?",
      "Motor, controles e garantia, nas quantidades da tabela. Potência e número de controles mudam de um plano para outro.",
    ],
    [
      "Preciso receber uma visita para ter o orçamento?",
      "Nem sempre. Fotos, medidas e um vídeo do movimento bastam na maioria dos casos; quando há dúvida, a visita confirma.",
    ],
    ["Como posso pagar?", "O valor pode ser dividido em {{parcelas}}. A forma de pagamento é combinada no orçamento."],
    ["Frete e instalação são cobrados à parte?", "Não na região atendida: os planos saem com {{frete-e-instalacao}}."],
  ],
  emergency: [
    [
      "Em quanto tempo o técnico chega?",
      "Em até {{emergencia-horas}} na área atendida. O primeiro retorno pelo WhatsApp sai em até {{resposta-minutos}}.",
    ],
    [
      "Posso forçar o portão para sair com o carro?",
      "Não. Forçar a folha pode derrubá-la ou quebrar a transmissão. Use o destravamento como ensina o manual e, se ela não se mover com leveza, espere.",
    ],
    ["Vocês atendem aos domingos?", "Domingo é reservado a emergências, sob consulta. Pelo WhatsApp, atendemos {{horario-whatsapp}}."],
    [
      "Quanto custa o atendimento de emergência?",
      "Depende do defeito e das peças, e o valor é informado antes do serviço. Como referência, uma manutenção típica custa de {{manutencao-custo}}.",
    ],
  ],
  sale: [
    [
      "Como sei qual modelo serve no meu portão?",
      "Pelo movimento da folha, pelo peso e pelo número de aberturas por dia. Fotos e medidas enviadas pelo WhatsApp costumam bastar.",
    ],
    [
      "O que acontece se faltar energia?",
      "O destravamento por chave libera a folha para ser movida com a mão. Há também a opção de bateria de apoio, conforme o modelo.",
    ],
    [
      "O motor gasta muita energia?",
      "Não: ele consome de {{consumo-watts}}, e apenas enquanto a folha se move. No restante do tempo, só a central fica ligada.",
    ],
    [
      "Qual é a garantia?",
      'Conforme o plano, de {{plano-solo-garantia}} a {{plano-seg-garantia}}. O que está coberto aparece em <a href="/garantia-servico">garantia do serviço</a>.',
    ],
  ],
};

/** When the power is out and nothing is broken. */
export const powerCutQuestions: readonly Question[] = [
  ["O destravamento estraga o motor?", "Não, foi feito para isso. O que estraga é forçar a folha sem destravar."],
  [
    "Perdi a chave de destravamento. E agora?",
    "Não improvise com outra ferramenta. O técnico pode providenciar outra; informe a marca e o modelo do motor.",
  ],
  [
    "Existe bateria para o portão?",
    "Existe, conforme o modelo. Ela mantém o portão em uso por algum tempo nas quedas curtas e é instalada pelo técnico.",
  ],
  [
    "A energia voltou e o portão não funciona. O que faço?",
    "Confira se a folha foi travada de novo e se o disjuntor está ligado. Se continua parado, não insista e chame o técnico.",
  ],
];

export const commonQuestions: readonly Question[] = [
  ["Qual é o horário de atendimento?", "As visitas são feitas {{horario-visitas}}. Pelo WhatsApp, atendemos {{horario-whatsapp}}."],
  [
    "Vocês atendem condomínios?",
    "Sim. Em condomínios o uso é mais intenso, por isso recomendamos preventiva {{preventiva-condominio}} e motor dimensionado para isso.",
  ],
  [
    "O técnico atende {{local}}?",
    'Sim, no endereço do portão. Envie a rua e um ponto de referência pelo <a href="/orcamento-whatsapp">WhatsApp</a>.',
  ],
  ["Posso remarcar a visita?", "Sim, com {{remarcacao-gratis}}. Basta avisar pelo WhatsApp assim que souber da mudança."],
  [
    "Onde encontro outras respostas?",
    'A página de <a href="/faq">dúvidas frequentes</a> reúne perguntas sobre tipos de portão, materiais, energia e manutenção.',
  ],
  ["Como envio fotos do portão?", "Pelo WhatsApp. Bastam uma da rua, uma da garagem e uma da etiqueta externa do motor, sem abrir nada."],
];
