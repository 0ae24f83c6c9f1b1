import type { Service } from "#domain/knowledge/entry";

export const garantia: Service = {
  kind: "service",
  id: "garantia",
  name: { one: "garantia do serviço", many: "garantias do serviço", gender: "f" },
  aliases: [
    "garantia",
    "garantias",
    "garantia de portão",
    "garantia do portão",
    "garantia de portão automático",
    "garantia de motor",
    "garantia do motor",
    "garantia de motor de portão",
    "garantia do motor do portão",
    "garantia da instalação",
    "garantia de instalação",
    "garantia do conserto",
    "termo de garantia",
    "acionar garantia",
    "acionar a garantia",
    "guarantia",
  ],
  not: ["garantia de emprego", "garantia locatícia", "seguro garantia", "com garantia"],
  gates: ["deslizante", "basculante", "pivotante"],
  related: ["instalacao", "troca-de-motor", "conserto", "visita-tecnica", "raio", "central"],
  pages: ["/garantia", "/garantia-servico"],
  brief: [
    "Garantia do serviço e garantia do motor são duas: uma responde por quem montou, a outra pela máquina.",
    "A garantia do motor não alcança a folha: roda, trilho e dobradiça têm o desgaste deles.",
    "Na garantia do serviço, a data da nota e a descrição do defeito valem mais do que a memória de quem comprou.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "A garantia do serviço se soma à do motor: {{garantia-motor}} para a máquina e {{garantia-instalacao}} para a montagem, além do prazo que a lei dá a produto e serviço durável. Vale o maior prazo escrito na nota.",
        "A garantia de portão automático tem três partes: a da lei, que ninguém tira, a do motor e a da instalação. Para usar qualquer uma, avise por escrito, com a data da compra e um vídeo do defeito.",
        "Para acionar a garantia do motor de portão, mande a nota, a data da montagem e o que ele deixou de fazer. A visita é marcada em até {{garantia-visita}}.",
        "Garantia do portão não é tudo que acontece com ele: cobre defeito de máquina e de montagem, e deixa fora raio, enchente, batida e folha que ganhou peso depois. O que decide é o exame, mostrado a você.",
      ],
    },
    {
      to: ["price"],
      says: [
        "A garantia do serviço não é cobrada: vem com a compra, por {{garantia-motor}} no motor e {{garantia-instalacao}} na montagem. A ampliação, de até {{garantia-estendida}}, se contrata à parte.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Para usar a garantia do serviço, avise por mensagem, guarde a resposta e não abra a caixa: a data do aviso interrompe o prazo, e o motor fechado mostra o defeito como ele apareceu.",
      ],
    },
    {
      to: ["when"],
      says: [
        "A garantia do serviço começa na data da nota ou do fim da montagem. O aviso vale a partir do dia em que você escreve, e por isso convém não esperar a próxima falha.",
      ],
    },
    {
      to: ["worth-it"],
      says: [
        "A garantia estendida do motor vale a pena em entrada de muito uso, onde a máquina trabalha mais em meses do que a de casa em anos. Em portão de uma família, o prazo que já vem costuma cobrir a fase dos defeitos de nascença.",
      ],
    },
  ],
  definition: {
    headings: ["O que cada garantia cobre", "Lei, motor e montagem"],
    items: [
      {
        says: [
          "A da lei conta da entrega para defeito fácil de notar, e do dia em que aparece para defeito escondido. Nenhum papel a diminui.",
          "A contratada é a que está escrita: prazo, o que cobre e como pedir. Se o anúncio prometia mais do que a nota, vale o anúncio.",
        ],
      },
      {
        says: [
          "Na máquina entram enrolamento, redutor, central e controles; na montagem, fixação, ligação, paradas e sensor. Cada defeito pertence a um dos lados, e o exame diz a qual.",
          "Folha, coluna e rede elétrica da casa não foram vendidas com o motor, e por isso ficam fora. O técnico aponta quando a culpa é delas.",
        ],
      },
    ],
  },
  signs: {
    headings: ["O que costuma ter cobertura", "Defeito, desgaste ou acidente"],
    leads: ["Três palavras separam os casos:", "Antes de pagar um conserto, veja em qual linha ele cai:"],
    items: [
      {
        label: "Parou sem motivo visível",
        about: ["central", "capacitor"],
        says: [
          "motor novo que não parte, placa que não responde, controle que perde o código: é defeito, e se avisa já.",
          "se nada bateu, choveu ou caiu, trate como defeito até o exame dizer outra coisa.",
        ],
      },
      {
        label: "Soltou ou desalinhou",
        about: ["instalacao"],
        says: [
          "base que balança, barra fora de linha e fio exposto são da montagem, e a visita os refaz.",
          "suporte que cedeu em parede oca também: a fixação devia ter sido outra.",
        ],
      },
      {
        label: "Gastou",
        about: ["roldana"],
        says: ["roda, pilha e borracha acabam com o uso e não entram; a data do desgaste conta mais do que a do motor."],
      },
      {
        label: "Raio, água ou batida",
        about: ["raio", "chuva"],
        says: [
          "causa de fora encerra a cobertura contratada daquele dano, e o exame precisa mostrá-la.",
          "guarde a foto do dia: ela serve também ao seguro da casa.",
        ],
      },
      {
        label: "Outra pessoa mexeu",
        says: ["só o estrago feito por ela fica fora; o resto da garantia continua valendo."],
      },
    ],
  },
  neighbours: {
    headings: ["Garantia, seguro e manutenção", "O que se confunde com garantia"],
    items: [
      {
        label: "Arrependimento",
        says: ["compra por mensagem ou em casa pode ser desfeita em poucos dias, sem defeito algum; não depende da garantia."],
      },
      {
        label: "Manutenção",
        about: ["manutencao-preventiva"],
        says: ["revisão é cuidado pago; a garantia não a inclui nem a dispensa, e o registro dela ajuda em qualquer dúvida."],
      },
      {
        label: "Seguro da casa",
        about: ["raio"],
        says: ["dano elétrico de tempestade costuma ser dele, e pede laudo antes do conserto."],
      },
      {
        label: "Conserto pago",
        about: ["conserto"],
        says: ["serviço cobrado também tem prazo de lei: o mesmo defeito que volta é refeito, não vendido de novo."],
      },
    ],
  },
  work: {
    headings: ["Como o pedido anda", "Do aviso ao reparo coberto"],
    leads: ["O que acontece depois da sua mensagem:"],
    steps: [
      { label: "Registro", says: ["anota-se a data do aviso, que é a que conta, e confere-se a nota ou outra prova da compra."] },
      {
        label: "Triagem",
        says: [
          "o vídeo diz se é caso de desligar o disjuntor e esperar ou se a casa ficou aberta.",
          "o que se resolve por mensagem, como pilha e sensor sujo, se resolve ali mesmo.",
        ],
      },
      {
        label: "Visita",
        says: [
          "o técnico repete o defeito, mede e mostra a causa antes de dizer se está coberta.",
          "a máquina só é aberta na sua frente, e a peça retirada é apresentada.",
        ],
      },
      { label: "Reparo ou troca", says: ["o coberto é feito sem cobrança; o que não é só anda com orçamento aceito."] },
      { label: "Papel", says: ["fica por escrito o que foi feito e a data, que passa a contar para aquela peça."] },
    ],
  },
  preparation: {
    headings: ["O que separar para a garantia", "Antes de pedir a visita"],
    leads: ["Nada disto é exigência para reclamar, e tudo apressa a resposta:"],
    steps: [
      { label: "Nota ou conversa", says: ["a nota fiscal é o melhor papel; mensagem da compra e comprovante de pagamento também provam."] },
      {
        label: "Vídeo",
        says: [
          "filme o defeito acontecendo, de longe, sem abrir a caixa do motor.",
          "se ele aparece às vezes, grave a tentativa que deu certo também.",
        ],
      },
      { label: "Histórico", says: ["diga se houve tempestade, batida, obra ou visita de outro técnico desde a montagem."] },
    ],
  },
  effort: {
    headings: ["Em quanto tempo a garantia atende", "Prazo da visita coberta"],
    items: [
      {
        says: [
          "Registrado o aviso, marca-se a visita em até {{garantia-visita}}. Peça a trocar pode pedir uma segunda ida, com o portão trancado na mão.",
          "O prazo da visita, de até {{garantia-visita}}, conta do registro. Se a entrada ficou aberta, diga: isso muda a ordem.",
        ],
      },
    ],
  },
  cost: {
    headings: ["O que se paga na garantia", "Quando há cobrança"],
    items: [
      {
        says: [
          "Defeito coberto não gera cobrança de peça nem de mão de obra. Fora da cobertura, o conserto segue a faixa de {{manutencao-custo}}, aceita antes.",
          "O que não é defeito se orça como qualquer visita, {{manutencao-custo}}, e só anda com o seu aceite.",
        ],
      },
      {
        says: [
          "Ampliar o prazo, até {{garantia-estendida}}, é compra à parte, e o que cada faixa inclui está em [garantia e serviço](/garantia-servico).",
        ],
      },
    ],
  },
  limits: {
    headings: ["O que a garantia não alcança", "Fora da cobertura contratada"],
    items: [
      {
        says: [
          "Ficam fora raio, alagamento, batida e peso posto na folha depois. A exclusão depende de exame, e o exame é explicado.",
          "Nenhuma exclusão de contrato encurta o prazo da lei para defeito da máquina ou da montagem.",
        ],
      },
    ],
  },
  worth: {
    headings: ["Pedir a garantia ou consertar logo", "Quando esperar a visita coberta"],
    items: [
      {
        says: [
          "Espere a visita coberta se o portão fecha na mão: conserto pago no meio do prazo confunde a causa. Se a casa ficou aberta, avise que é urgente e não mexa na máquina.",
        ],
      },
    ],
  },
  cases: {
    headings: ["A garantia conforme o portão e o lugar", "O que convém registrar em cada caso"],
    items: [
      {
        when: { gates: ["deslizante"] },
        says: [
          "No portão de correr, fotografe o trilho no dia da montagem: a maior dúvida da garantia é se foi o motor que falhou ou a roda que prendeu.",
          "Garantia de motor deslizante para na barra dentada quando a folha bate: dente quebrado por pancada é efeito, e a causa se mostra no vídeo.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "No basculante, cabo, mola e contrapeso são da folha, e não da máquina. Anote o equilíbrio medido na montagem, porque é ele que explica motor forçado.",
          "Basculante que entortou depois da montagem levanta a pergunta da garantia: o braço cedeu ou o cabo puxou mais de um lado. O exame começa pelo cabo.",
        ],
      },
      {
        when: { gates: ["pivotante"] },
        says: [
          "No portão de abrir, a garantia da montagem cobre o suporte que solta da coluna; a dobradiça que cai com o peso é da folha.",
          "Com duas folhas, são dois braços e uma nota. Confira se os números de série dos dois estão nela, para nenhum ficar fora da garantia.",
        ],
      },
      {
        when: { uses: ["predio"] },
        says: [
          "Em prédio, a garantia é do condomínio, e quem avisa é a administração. Guarde na portaria a nota, o termo e o registro das visitas.",
          "Uso acima do indicado por escrito tira a cobertura; na garagem coletiva, peça que a proposta diga quantas aberturas por dia foram contadas.",
        ],
      },
      {
        when: { uses: ["condominio"] },
        says: [
          "No condomínio, troca de síndico não muda o prazo, mas costuma perder o papel. Deixe a garantia na pasta da administradora.",
          "A reclamação do condomínio vai por escrito e em nome dele. Mensagem do porteiro avisa, e não conta o prazo da garantia.",
        ],
      },
      {
        when: { uses: ["casa", "sobrado"] },
        says: [
          "Em casa, guarde a nota na caixa do disjuntor do portão, em plástico: é onde se procura quando ele para.",
          "Casa vendida leva a garantia junto, se a nota fica com o novo dono. Entregue-a com os controles.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: [
          "Loja que abre a folha o dia inteiro deve comprar máquina para esse ritmo: em uso acima do escrito, a discussão da garantia começa perdida.",
          "Em ponto alugado, a garantia segue quem comprou. Na saída do inquilino, combine se o motor fica com a nota ou vai com ele.",
        ],
      },
      {
        when: { uses: ["galpao"] },
        says: [
          "Em galpão, empilhadeira e caminhão batem no portão sem ninguém contar. Uma câmera voltada para ele resolve a dúvida da cobertura.",
          "No galpão, a rede de outra tensão queima a placa no primeiro dia, e isso é discutido como ligação. Peça que a medida do quadro entre na proposta.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Na vila, a nota sai em nome de um morador. Combine por escrito quem avisa e quem recebe a visita da garantia.",
          "Portão de vila costuma ter muitas mãos: registre quem tem a chave, porque uso errado da destrava é a primeira suspeita quando ele falha.",
        ],
      },
      {
        when: { uses: ["sitio"] },
        says: [
          "Em sítio, formigueiro na caixa e queda de energia são causas de fora. Vede as entradas e anote as faltas de luz.",
          "Longe da cidade, junte vários dias de registro antes de chamar: o defeito que não aparece na visita é o que mais atrasa a garantia.",
        ],
      },
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Em rua inclinada, peça que a proposta cite a subida: motor indicado sabendo dela tem cobertura sem discussão.",
          "Na ladeira, freio de motor que cede é defeito ou é peso? A proposta que anotou a inclinação responde por escrito.",
        ],
      },
      {
        when: { grounds: ["rampa"] },
        says: [
          "Com rampa atrás da folha, água no motor é a dúvida mais previsível. Uma foto da máquina acima do caminho da enxurrada, no dia da montagem, a encerra.",
          "Rampa íngreme faz carro encostar na folha sem querer. Marca de para-choque no pé do portão muda a conversa da cobertura.",
        ],
      },
      {
        when: { grounds: ["baixada"] },
        says: [
          "Onde alaga, enchente fica fora da garantia contratada. O que se pode pedir na compra é a máquina mais alta, e isso vale mais do que o papel.",
        ],
      },
      {
        when: { grounds: ["arvores"] },
        says: [
          "Galho que cai é acidente, e não defeito. Já o sensor que recua por sombra de folha é posição, e a montagem responde por ela.",
          "Seiva que cola a lente é limpeza do dono; lente que embaça por dentro é vedação, e entra no pedido.",
        ],
      },
      {
        when: { grounds: ["poeira"] },
        says: [
          "Com obra ao lado, poeira na roda é desgaste. Registre a limpeza do trilho, para que ela não seja usada contra o pedido.",
          "Entulho no trilho durante a obra do vizinho explica roda quebrada. Fotografe o trilho no começo dela e no fim.",
        ],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: [
          "Em calçada de muito movimento, sensor arrancado por passante não é defeito; sensor mal fixado é. A foto da montagem separa os dois.",
          "Vandalismo em frente movimentada fica fora da garantia; a caixa instalada ao alcance da mão de quem passa, essa se discute.",
        ],
      },
    ],
  },
  tell: {
    headings: ["A mensagem que abre a garantia", "O que escrever no aviso"],
    items: [
      {
        says: [
          "Escreva a data da montagem, em nome de quem está a nota e o que o portão deixou de fazer. Junte o vídeo.",
          "Diga se a casa está aberta agora e se dá para fechar na mão.",
        ],
      },
      { says: ["Mande a foto da etiqueta do motor: o número dela liga a máquina à nota, mesmo sem o papel à mão."] },
    ],
  },
  questions: [
    {
      asks: ["Perdi a nota. Perco a garantia?", "Sem nota fiscal dá para reclamar?"],
      says: [
        "Não. Mensagem da compra, comprovante e a própria etiqueta servem de prova; diga em nome de quem e quando foi.",
        "Dá, com outra prova. Peça também a segunda via, que fica registrada por quem vendeu.",
      ],
    },
    {
      asks: ["Outro técnico mexeu. Ainda vale?", "Chamei alguém antes. Perdi a cobertura?"],
      says: [
        "Vale para tudo o que ele não estragou. Só o dano daquela intervenção fica fora.",
        "Não por isso. Conte o que foi feito e guarde a peça retirada, se houver.",
      ],
    },
    {
      asks: ["A garantia cobre queima por raio?", "Tempestade queimou a placa. E agora?"],
      about: ["raio"],
      says: [
        "A contratada, não, porque a causa veio de fora. Peça o laudo do exame: o seguro da casa ou a distribuidora podem responder.",
        "Avise do mesmo jeito. O exame diz se foi surto ou defeito, e as duas respostas levam a lugares diferentes.",
      ],
    },
    {
      asks: ["O defeito voltou depois do reparo. Pago de novo?", "A peça trocada tem prazo próprio?"],
      for: ["what", "price", "when"],
      says: [
        "O mesmo defeito, dentro do prazo do serviço, é refeito. Avise por escrito, com a data do reparo anterior.",
        "Tem, contado da troca e escrito no registro da visita.",
      ],
    },
    {
      asks: ["Preciso fazer revisão para manter a garantia?", "A falta de manutenção tira a cobertura?"],
      says: [
        "O que vale é o termo da sua compra. Em qualquer caso, registro de visita ajuda a mostrar que a folha andava leve.",
        "O prazo da lei, não. O contratado pode pedir cuidados, e eles precisam estar escritos no termo.",
      ],
    },
  ],
};
