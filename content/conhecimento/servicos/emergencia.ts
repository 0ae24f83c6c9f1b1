import type { Service } from "#domain/knowledge/entry";

export const emergencia: Service = {
  kind: "service",
  id: "emergencia",
  name: { one: "emergência com portão", many: "emergências com portão", gender: "f" },
  aliases: [
    "emergência",
    "emergências",
    "emergência de portão",
    "emergência com o portão",
    "emergência portão travado",
    "portão de emergência",
    "atendimento de emergência",
    "socorro para portão",
    "socorro de portão",
    "chamado urgente",
    "conserto urgente",
    "conserto de emergência",
    "conserto de portão urgente",
    "conserto de portão de emergência",
    "conserto 24 horas",
    "conserto 24h",
    "conserto de portão 24 horas",
    "conserto de portão 24h",
    "portão 24 horas",
    "portão 24h",
    "técnico 24 horas",
    "técnico 24h",
    "técnico de portão 24 horas",
    "técnico de portão 24h",
    "técnico urgente",
    "plantão de portão",
    "emergencial",
    "atendimento emergencial",
    "emergensia",
    "emergênçia",
  ],
  not: ["saída de emergência", "luz de emergência", "porta de emergência", "iluminação de emergência"],
  gates: ["deslizante", "basculante", "pivotante"],
  related: ["nao-fecha", "nao-abre", "destravamento-seguro", "falta-de-energia", "conserto", "molas-e-cabos"],
  pages: ["/topicos/portao-automatico-travado-sem-energia", "/topicos/portao-automatico-nao-abre", "/topicos/portao-automatico-nao-fecha"],
  brief: [
    "Emergência com portão tem ordem: afastar gente, desligar o disjuntor dele, fechar a casa e só depois procurar a causa.",
    "Em emergência de portão, a folha pendurada e o basculante parado no alto são os casos em que ninguém destrava nada.",
    "O chamado de emergência é para casa aberta, carro preso ou folha que ameaça cair. A chegada prevista é de até {{emergencia-horas}}.",
    "A emergência com o portão termina com a entrada trancada; o conserto definitivo pode vir em outra visita, com a peça na mão.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "Emergência com portão é o caso que não espera: casa que não fecha, carro ou pessoa presa, folha fora do trilho ou suspensa. Desligue o disjuntor do portão, afaste todos e chame; a chegada prevista é de até {{emergencia-horas}}.",
        "Atendimento de emergência cuida primeiro de deixar a entrada segura e trancada, e só depois do motor. Ao chamar, diga onde a folha está: no lugar, no meio do caminho ou caída.",
        "Numa emergência com o portão, a pressa de destravar é o que machuca. Em portão de correr ou de abrir, em chão plano, a chave pode resolver; em basculante e em ladeira, espera-se o técnico.",
        "Emergência de portão se mede pelo que fica exposto, e não pelo tamanho do defeito: um controle mudo com a família do lado de fora passa à frente de um motor barulhento que ainda fecha.",
      ],
    },
    {
      to: ["emergency"],
      says: [
        "Para emergência com portão travado, faça nesta ordem: solte o controle, desligue o disjuntor dele, afaste quem estiver perto e mande foto da folha inteira. A chegada prevista é de até {{emergencia-horas}}.",
        "A emergência com o portão começa com uma pergunta: a folha está apoiada? No trilho e reta, dá para esperar com a entrada guardada; torta, suspensa ou pendurada, ninguém passa por ela nem perto dela.",
        "Chamar a emergência do portão vale para casa aberta, garagem bloqueada e risco de queda. Diga pelo WhatsApp o tipo de folha, a posição em que parou e se há alguém preso. Uma foto encurta o resto.",
        "Em emergência de portão aberto de noite, feche a porta da casa para a garagem, acenda a luz de fora e deixe alguém acordado até a folha ser presa. O técnico tranca primeiro e diagnostica depois.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "Em conserto de emergência, a primeira visita pode terminar com a folha só fechada e presa: peça de motor nem sempre está na maleta, e segurança não depende dela. O reparo completo fica marcado na mesma hora.",
        "O conserto urgente trata primeiro do que deixa a casa aberta: folha, trava e comando. Faltando peça, o portão fica trancado à mão, e o motor volta na visita seguinte.",
      ],
    },
    {
      to: ["price"],
      says: [
        "A emergência com o portão é cobrada pelo horário, pela distância e pelo que a folha exige, e o valor é dito antes de o técnico sair. O reparo em si segue a faixa de {{manutencao-custo}}, com peça à parte.",
        "Quanto custa o atendimento de emergência depende de três coisas que se dizem em uma mensagem: bairro, hora e posição da folha. Portão pendurado pede duas pessoas, e isso entra na conta.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Na emergência com portão, o que cabe a quem está no local é desligar o disjuntor dele, guardar a passagem e fotografar. Destravar, só a folha deslizante ou pivotante que esteja reta, em piso plano, com dois adultos.",
        "Para agir em emergência de portão sem se ferir: mãos longe da folha, ninguém embaixo do basculante, nenhuma tentativa repetida no controle. Depois disso, a chave de destravamento e o telefone, nessa ordem.",
      ],
    },
    {
      to: ["when"],
      says: [
        "É emergência de portão quando esperar até amanhã deixa a casa aberta, alguém preso ou uma folha pesada sem apoio. Ruído, lentidão e controle fraco são conserto comum, com hora marcada.",
        "Chame a emergência no momento em que o portão parou fora do lugar, antes de insistir no controle. Forçar uma folha presa queima o enrolamento e apaga a pista do que falhou primeiro.",
      ],
    },
    {
      to: ["why"],
      says: [
        "A emergência com o portão quase sempre nasce de um aviso que ficou para depois: roda que rangia, cabo com fio solto, batida de carro que entortou um pouco. O portão parou no dia em que a folga acabou.",
      ],
    },
    {
      to: ["where"],
      says: [
        "A emergência com o portão é resolvida no endereço, mesmo quando o motor precisa sair depois. Mande o bairro e um ponto de referência junto com a foto, porque número de casa nem sempre se vê à noite.",
      ],
    },
    {
      to: ["worth-it"],
      says: [
        "O chamado de emergência compensa quando há entrada exposta ou folha em risco. Se o portão fecha à mão e tranca, a visita comum, {{horario-visitas}}, faz o mesmo serviço com calma.",
      ],
    },
  ],
  definition: {
    headings: ["O que conta como emergência", "Primeiro a segurança, depois o defeito", "O que o socorro resolve"],
    items: [
      {
        says: [
          "O atendimento urgente tem duas fases. Na primeira, a folha é apoiada, conduzida e trancada, mesmo que à mão. Na segunda, que pode ser outro dia, o defeito é achado e a peça trocada com luz e tempo.",
          "Urgência é uma combinação de lugar e de posição: portão de muro alto que não fecha à noite, folha que atravessa a calçada, basculante parado sobre o carro. O mesmo defeito, com a folha fechada, vira conserto comum.",
        ],
      },
      {
        says: [
          "Há um perigo que não parece perigo: o portão que parou por falta de luz e volta a andar quando ela retorna. Enquanto ninguém desliga o disjuntor, a folha pode se mover sem comando.",
          "Folha pesada parada fora do trilho não está em repouso, está equilibrada. O que a segura é atrito, e por isso ela é calçada antes de ser tocada.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "No basculante, emergência é a folha no alto sem apoio ou o cabo que soltou de um lado. O peso inteiro depende então de uma peça só, e a área embaixo fica vazia até ela ser escorada.",
        ],
      },
    ],
  },
  signs: {
    headings: ["É emergência ou pode esperar", "Situações que não aguardam", "Quando chamar já"],
    leads: ["Estes quadros passam à frente de qualquer agenda:", "Compare com a sua porta agora:"],
    items: [
      {
        label: "Casa aberta",
        about: ["nao-fecha"],
        says: [
          "a folha parou aberta e não fecha nem à mão; a entrada fica exposta até alguém a prender.",
          "o portão desistiu no meio da noite, com a garagem dando para a rua.",
        ],
      },
      {
        label: "Gente ou carro preso",
        about: ["nao-abre", "destravamento-seguro"],
        says: [
          "alguém que precisa sair, um remédio do outro lado, um carro que tapa a entrada do vizinho.",
          "criança ou idoso sozinho atrás da folha é motivo de ligar antes de qualquer tentativa.",
        ],
      },
      {
        label: "Folha fora do lugar",
        about: ["roldana", "dobradica"],
        says: [
          "descarrilada, pendurada por um ponto ou inclinada sobre a calçada, ela pode cair com um toque.",
          "um lado no trilho e o outro no ar: ninguém empurra de volta, e ninguém passa entre a folha e o muro.",
        ],
      },
      {
        label: "Basculante no alto",
        about: ["molas-e-cabos", "cabo-de-aco"],
        says: [
          "folha erguida sem resposta do motor não se destrava; a garagem fica vazia e fechada de longe.",
          "cabo desfiado ou contrapeso travado é caso de deixar o portão como está e afastar todos.",
        ],
      },
      {
        label: "Cheiro, fumaça ou choque",
        about: ["cheiro-de-queimado", "rede-eletrica"],
        says: [
          "desliga-se o disjuntor no quadro e não se toca na máquina, nem para ver se esfriou.",
          "formigamento ao encostar no metal do portão é caso de afastar quem passa e cortar a energia.",
        ],
      },
      {
        label: "Move-se sem ordem",
        about: ["abre-sozinho"],
        says: [
          "folha que abre ou fecha sozinha pode pegar alguém; o disjuntor dela é o primeiro gesto.",
          "movimento sem comando não é só incômodo: até achar a causa, o portão fica sem energia.",
        ],
      },
    ],
  },
  neighbours: {
    headings: ["Emergência, visita comum ou espera", "O que chamar em cada caso"],
    items: [
      {
        label: "Falta de energia no bairro",
        about: ["falta-de-energia", "nobreak"],
        says: [
          "se a rua inteira está às escuras, o portão espera a luz; a chave resolve a saída, em folha que não seja basculante.",
          "antes de chamar, veja se a vizinhança tem luz: disjuntor desarmado e apagão se parecem por dentro.",
        ],
      },
      {
        label: "Disjuntor desarmado",
        about: ["rearmar-disjuntor", "desarma-disjuntor"],
        says: [
          "religar uma vez é permitido; se ele cai de novo, fica desligado e o chamado é urgente.",
          "o que se rearma uma vez e fica é acidente; o que desarma em seguida é curto, e insistir queima.",
        ],
      },
      {
        label: "Controle sem pilha",
        about: ["trocar-pilha", "controle-nao-funciona"],
        says: [
          "com o botão da parede abrindo, ninguém está preso, e o caso é de pilha ou de aparelho.",
          "o controle do vizinho que funciona na sua entrada conta que o portão está bom.",
        ],
      },
      {
        label: "Portão lento ou barulhento",
        about: ["conserto", "faz-barulho"],
        says: [
          "fecha, tranca e incomoda: é conserto marcado, com valor menor que o de plantão.",
          "defeito antigo que ninguém resolveu não vira urgência só porque hoje é véspera de viagem.",
        ],
      },
    ],
  },
  work: {
    headings: ["O que o técnico faz ao chegar", "A ordem do atendimento de emergência", "Do risco à entrada trancada"],
    leads: ["Nada se diagnostica antes de a folha estar apoiada.", "O motor só é examinado depois que a casa está fechada."],
    steps: [
      {
        label: "Isolar",
        says: [
          "afasta-se quem estiver na calçada e na garagem, e fecha-se a passagem com fita ou carro.",
          "o vizinho que ajudava sai do raio da folha, mesmo que ela pareça firme.",
        ],
      },
      {
        label: "Cortar a energia",
        says: [
          "o circuito do portão é desligado no quadro e mantido assim; retorno de luz não pode mover nada.",
          "a ausência de tensão é provada na própria máquina, com aparelho, e só então alguém chega perto.",
        ],
      },
      {
        label: "Escorar",
        about: ["molas-e-cabos"],
        says: [
          "folha suspensa ou inclinada é calçada e amarrada, ponta por ponta, antes de ser solta de onde quer que esteja presa.",
          "em basculante, escora-se por baixo antes de aliviar cabo ou contrapeso.",
        ],
      },
      {
        label: "Fechar a casa",
        says: [
          "com a folha apoiada, ela é conduzida à mão e presa: cadeado, corrente ou trava, o que houver.",
          "se não desce, fecha-se a passagem por dentro com outra porta, e a garagem fica isolada.",
        ],
      },
      {
        label: "Achar o defeito",
        about: ["conserto"],
        says: [
          "só agora se mede energia, sensor e máquina; peça comum entra na hora, e a rara fica encomendada.",
          "o exame separa o que se troca nesta visita do que pede outra, com preço dos dois.",
        ],
      },
      {
        label: "Deixar por escrito",
        says: [
          "diz-se como o portão fica, quem pode usá-lo e o que não fazer até a volta.",
          "o estado da folha é fotografado antes de o técnico sair, para a próxima visita não começar do zero.",
        ],
      },
    ],
  },
  preparation: {
    headings: ["Enquanto o técnico não chega", "O que fazer sem se expor"],
    leads: ["Quatro gestos que não pedem coragem:"],
    steps: [
      {
        label: "Disjuntor",
        says: [
          "desligue o do portão, e só ele, para a folha não andar quando a luz voltar.",
          "se o quadro não tem etiqueta, desligue o geral e avise quem mora na casa.",
        ],
      },
      {
        label: "Distância",
        says: [
          "mantenha crianças e animais dentro de casa, e a calçada livre em frente à folha.",
          "ninguém passa por baixo de basculante nem entre a folha e o muro, por mais curto que seja o caminho.",
        ],
      },
      {
        label: "Luz e presença",
        says: [
          "acenda a luz da frente e deixe alguém à vista da entrada até que ela seja trancada.",
          "feche a porta interna da garagem, que é a tranca que sobra quando o portão não fecha.",
        ],
      },
      {
        label: "Foto e endereço",
        says: [
          "uma foto da folha inteira e o ponto de referência mandados juntos poupam a primeira pergunta.",
          "filme a luz da central, se ela acende, de longe e sem encostar em nada.",
        ],
      },
    ],
  },
  effort: {
    headings: ["Em quanto tempo o socorro chega", "Duração do atendimento urgente"],
    items: [
      {
        says: [
          "A chegada em emergência é de até {{emergencia-horas}}. O WhatsApp atende {{horario-whatsapp}}.",
          "Combinado o socorro, conte com até {{emergencia-horas}} de espera, e use esse tempo para deixar a área vazia e o disjuntor desligado.",
        ],
      },
      {
        says: [
          "Prender a folha é a parte curta. O que se estende é a peça: motor fora de linha, placa molhada e solda pedem a segunda visita, com a casa já fechada.",
          "De madrugada, o serviço se limita ao que se faz com luz e segurança; o resto fica para a manhã, e a entrada fica trancada.",
        ],
      },
    ],
  },
  cost: {
    headings: ["Quanto custa a emergência com o portão", "O que encarece o chamado urgente", "Preço do atendimento de emergência"],
    items: [
      {
        says: [
          "O reparo no local segue a faixa de {{manutencao-custo}}, com a peça somada. O acréscimo do horário é dito antes da saída.",
          "Conte com {{manutencao-custo}} de serviço e pergunte o valor do deslocamento na mesma mensagem, porque é ele que muda com a hora.",
          "Se só for preciso fechar e trancar, o valor é menor que o do reparo, que fica em {{manutencao-custo}}. Os dois são informados em separado.",
        ],
      },
      {
        for: ["price", "worth-it", "emergency", "repair"],
        says: [
          "Encarecem: folha pendurada, que exige escora e duas pessoas; garagem ocupada pelo carro; chamado na calçada de avenida. Barateiam: foto mandada antes e disjuntor já desligado.",
          "Esperar até o horário comum sai mais barato sempre que a casa já está fechada. Diga isso na mensagem e o pedido muda de fila, com o valor de visita normal.",
        ],
      },
    ],
  },
  limits: {
    headings: ["O que a emergência não resolve", "Onde o socorro para"],
    items: [
      {
        says: [
          "Em emergência, o portão pode terminar fechado e sem motor. O que se promete é entrada trancada e folha segura; a máquina volta a andar com a peça.",
          "Folha caída sobre veículo, coluna trincada e portão atingido por batida pedem serralheiro e, às vezes, pedreiro. A visita isola e indica, não refaz.",
        ],
      },
      {
        says: ["Abrir portão de imóvel em que o chamador não mora depende de prova e de quem autoriza. Sem isso, o pedido é recusado."],
      },
    ],
  },
  worth: {
    headings: ["Chamar agora ou marcar visita", "O que decide a pressa"],
    items: [
      {
        says: [
          "Se há como trancar a entrada à mão, a visita marcada entrega o mesmo conserto por menos. Se não há, o que se compra é a noite segura.",
        ],
      },
      {
        for: ["worth-it", "price", "when"],
        says: [
          "O conserto depois do socorro fica em {{manutencao-custo}}, e a troca da máquina, quando é o caso, em {{troca-residencial}}. Nenhum dos dois se decide às pressas: a casa já está fechada.",
        ],
      },
    ],
  },
  cases: {
    headings: ["O que muda na sua emergência", "Conforme o portão e o lugar", "Casos que pedem outro cuidado"],
    items: [
      {
        when: { gates: ["basculante"] },
        says: [
          "Emergência com basculante no alto: disjuntor desligado, garagem vazia e porta interna fechada. A folha só desce escorada, e por quem leva escora.",
          "Basculante que caiu depressa perdeu cabo ou contrapeso. Mesmo com a folha no chão, o lado que sobrou continua sob tensão.",
        ],
      },
      {
        when: { gates: ["deslizante"] },
        says: [
          "Emergência com portão de correr: se a folha está no trilho, em piso plano, a chave solta o motor e dois adultos a levam devagar até fechar. Fora do trilho, ninguém encosta.",
          "Portão de correr que parou aberto costuma poder ser trancado no meio do caminho, com corrente no batente. É feio e fecha a casa.",
        ],
      },
      {
        when: { gates: ["pivotante"] },
        says: [
          "Emergência com portão de abrir: amarre primeiro a folha que o vento leva. Solta do braço, ela ganha embalo em um giro e prensa quem estiver junto ao muro.",
        ],
      },
      {
        when: { uses: ["predio"] },
        says: [
          "Em prédio, a emergência se resolve com a portaria: alguém abre à mão, outro guarda a passagem, e um aviso no elevador diz por onde os carros passam.",
        ],
      },
      {
        when: { uses: ["condominio"] },
        says: [
          "No condomínio, quem autoriza o chamado urgente precisa estar escrito antes. De noite, o porteiro não pode decidir sozinho o que paga.",
          "Com duas entradas, feche a avariada e passe tudo pela outra. A emergência acaba ali, e o conserto vira visita comum.",
        ],
      },
      {
        when: { uses: ["casa", "sobrado"] },
        says: [
          "Em casa, a tranca que sobra é a porta que liga a garagem ao resto. Confira-a antes de discutir com o portão.",
          "No sobrado com quarto sobre a garagem, o portão travado de noite pede luz acesa e carro na frente da abertura, não martelo.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: [
          "Em loja, emergência é a folha que não desce na hora de fechar. Fique alguém no local até a tranca, porque vitrine com portão erguido chama atenção.",
        ],
      },
      {
        when: { uses: ["galpao"] },
        says: [
          "No galpão, a folha parada segura caminhão e nota. Diga a altura e o peso do portão ao chamar: folha industrial não se escora com o que cabe no carro do técnico.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Na vila, a folha única prende todas as casas. Ao chamar, informe quem tem a chave e quem fica acordado até o portão ser trancado.",
        ],
      },
      {
        when: { uses: ["sitio"] },
        says: [
          "Em sítio, a emergência de madrugada costuma esperar a luz do dia: prenda a porteira com corrente e combine o caminho por mensagem.",
        ],
      },
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Em rua inclinada, portão solto do motor desce: ninguém destrava, e um calço firme na folha vale mais do que duas pessoas segurando.",
        ],
      },
      {
        when: { grounds: ["rampa"] },
        says: ["Com rampa na entrada, tire antes o carro de trás da folha: se ela ceder, ele desce junto com a porta da garagem aberta."],
      },
      {
        when: { grounds: ["baixada"] },
        says: [
          "Em enchente, emergência é manter distância: água na altura da máquina quer dizer disjuntor desligado no quadro alto e ninguém no pátio até ela baixar.",
        ],
      },
      {
        when: { grounds: ["arvores"] },
        says: ["Galho caído sobre a folha não é removido com o portão ligado nem puxado pelo lado. Disjuntor, distância e foto de longe."],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: ["Folha caída em calçada de muita gente pede isolamento antes do telefonema: uma pessoa desvia quem passa, outra chama."],
      },
      {
        when: { grounds: ["poeira"] },
        says: [
          "Perto de obra, a emergência costuma ser pedra no trilho: com a folha parada e o disjuntor desligado, olhe o caminho inteiro antes de achar que o motor morreu.",
        ],
      },
    ],
  },
  tell: {
    headings: ["O que dizer ao chamar", "A mensagem que acelera o socorro", "Foto e frase para a emergência"],
    items: [
      {
        says: [
          "Mande três coisas na primeira mensagem: endereço com referência, foto da folha inteira e se há alguém preso. O resto se conversa a caminho.",
          "Escreva o tipo do portão e a posição em que ele parou. Fechado, aberto e no meio do caminho são três socorros diferentes.",
          "Diga se já desligou o disjuntor e se a folha se mexe sozinha. Isso muda o que vai na maleta.",
        ],
      },
      {
        says: [
          "Fotografe de longe e de frente, com o vão inteiro no quadro; foto de perto não mostra para onde a folha pendeu.",
          "Se houver outra porta, conte por onde se entra, e se o carro bloqueia a abertura.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["Posso destravar o portão sozinho nessa hora?", "A chave resolve enquanto o técnico não vem?"],
      about: ["destravamento-seguro", "destravar"],
      says: [
        "Em portão de correr ou de abrir, reto e em piso plano, sim, com o disjuntor desligado e outro adulto junto. Em basculante e em ladeira, não.",
        "Resolve só quando a folha está apoiada e o chão é plano. Se ela pende para um lado, a chave fica no gancho, porque é a máquina que a mantém em pé.",
      ],
    },
    {
      asks: ["Chamam de madrugada?", "O atendimento de emergência funciona à noite?"],
      for: ["when", "where", "what", "emergency", "price"],
      says: [
        "O WhatsApp responde {{horario-whatsapp}}. Fora disso, a mensagem fica na fila e a prioridade é trancar a entrada por dentro.",
        "Pergunte pelo horário na mesma mensagem do pedido: o que não pode esperar é tratado antes do que só incomoda.",
      ],
    },
    {
      asks: ["O técnico consegue fechar sem trocar peça?", "Dá para trancar o portão quebrado?"],
      says: [
        "Quase sempre: solta-se o motor, conduz-se a folha e prende-se à mão. É o que se faz primeiro em toda emergência.",
        "Dá, com corrente no batente ou trava no trilho, se a folha estiver apoiada. Suspensa, ela é escorada antes de qualquer tranca.",
      ],
    },
    {
      asks: ["O portão pode cair?", "É perigoso ficar perto da folha torta?"],
      about: ["molas-e-cabos"],
      says: [
        "Pode, e sem aviso: o que a segura é o ponto que já falhou. Distância de quem passa e de quem espera é parte do socorro.",
        "É. A folha do portão pesa mais do que parece, e o basculante ainda tem o peso do equilíbrio puxando do outro lado.",
      ],
    },
    {
      asks: ["O chamado urgente cobre fim de semana?", "Em feriado há socorro?"],
      for: ["when", "price", "emergency", "where"],
      says: [
        "As visitas comuns vão {{horario-visitas}}. Fora desse calendário, só emergência, e aos domingos sob consulta.",
        "Em feriado, pergunte: a resposta sai na conversa, e dizer na primeira mensagem que a casa está aberta é o que muda a ordem da fila.",
      ],
    },
    {
      asks: ["Preciso estar no local?", "Posso chamar sem estar em casa?"],
      for: ["emergency", "how-to", "what", "repair"],
      says: [
        "Precisa alguém que abra a porta da casa, mostre o quadro de luz e autorize trancar a folha. Pode ser o vizinho com a chave.",
        "Alguém precisa ficar para a entrada não ser deixada sozinha. Se não puder, diga quem fica e o telefone.",
      ],
    },
  ],
};
