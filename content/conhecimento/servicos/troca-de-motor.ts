import type { Service } from "#domain/knowledge/entry";

export const trocaDeMotor: Service = {
  kind: "service",
  id: "troca-de-motor",
  name: { one: "troca de motor", many: "trocas de motor", gender: "f" },
  aliases: [
    "troca de motor de portão",
    "troca do motor",
    "troca do motor do portão",
    "troca de motores",
    "troca de motor antigo",
    "troca do motor antigo",
    "troca de motor velho",
    "trocar o motor",
    "trocar motor",
    "trocar o motor do portão",
    "trocar motor do portão",
    "trocar motor de portão",
    "trocar de motor",
    "trocar motor antigo",
    "trocar o motor antigo",
    "trocar motor velho",
    "troco o motor",
    "substituir motor",
    "substituir o motor",
    "substituir o motor do portão",
    "substituição de motor",
    "substituição do motor",
    "substituição de motor de portão",
    "motor antigo",
    "motor velho",
    "modernização de portão",
    "modernizar portão",
  ],
  gates: ["deslizante", "basculante", "pivotante"],
  related: ["conserto", "esquenta", "cremalheira", "instalacao", "visita-tecnica"],
  pages: ["/topicos/troca-de-motor-de-portao", "/troca-motor-antigo", "/topicos/conserto-de-motor-de-portao"],
  brief: [
    "A troca de motor compensa quando a folha está boa e o equipamento não: falta peça, falta força ou ele desarma girando solto.",
    "Na troca de motor saem a máquina e a central; ponto de energia, base firme e folha em bom estado continuam.",
    "Trocar o motor leva de {{instalacao-duracao}}, e o antigo pode render desconto conforme marca, estado e idade.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "A troca de motor de portão retira a máquina e a central antigas e põe um conjunto novo na mesma folha, no mesmo lado e, quase sempre, no mesmo ponto de energia. O serviço leva de {{instalacao-duracao}}, e o equipamento que sai pode valer abatimento.",
        "Trocar o motor é aproveitar o portão que já existe e renovar o que o move: motor, placa, controles e regulagem de força. Antes dela vem uma pergunta que decide tudo: a folha ainda anda leve à mão?",
        "Na substituição do motor, o portão fica e o acionamento muda. A visita começa pela folha, segue pela retirada do conjunto velho e termina com percurso, parada e controles refeitos.",
      ],
    },
    {
      to: ["replace"],
      says: [
        "A troca do motor é indicada quando a folha está em ordem e a máquina não acompanha mais: desarma sem carga, não tem peça ou ficou fraca para o uso de hoje. O novo entra na mesma visita em que o velho sai, em {{instalacao-duracao}} de trabalho.",
        "Para a troca de motor, o técnico confere três coisas antes de tirar o primeiro parafuso: se a folha corre, se a base aguenta e se a tensão do ponto é a do equipamento novo. Com elas certas, você volta a usar o portão no mesmo dia.",
        "Substituir o motor resolve defeito de máquina, e não de portão: roda gasta ou dobradiça caída acabariam com o próximo do mesmo jeito. Por isso a avaliação da folha faz parte do serviço.",
        "Quem pede a troca do motor ganha também uma folha conferida solta, a única ocasião em que ela se move sem nada preso. É nessa hora que aparecem a roldana cansada e o trilho torto que mataram o anterior.",
      ],
    },
    {
      to: ["price"],
      says: [
        "A troca de motor custa {{troca-residencial}} em residências e {{troca-pesado}} em portões pesados, conforme o modelo e o que a folha pedir. Do valor pode sair o desconto pelo equipamento antigo.",
        "Quanto custa trocar o motor do portão depende da potência que a folha exige e dos ajustes à volta dela. Nos planos de tabela, o preço parte de {{plano-menor-preco}}, já com a montagem.",
      ],
    },
    {
      to: ["when"],
      says: [
        "Chega a hora de trocar o motor quando o conserto se repete, quando a peça não existe mais ou quando ele desarma mesmo solto da folha. Barulho e lentidão, sozinhos, quase nunca bastam: costumam ser da folha.",
        "A troca do motor deixa de ser dúvida quando os reparos somados no ano encostam no preço de um novo, ou quando o modelo não aceita fotocélula nem para diante de um obstáculo. Antes disso, consertar ganha.",
      ],
    },
    {
      to: ["worth-it"],
      says: [
        "Compensa trocar o motor se o defeito está no enrolamento, na coroa ou em uma placa que saiu de linha. Capacitor, fim de curso e pinhão são consertos pequenos, e não justificam a substituição.",
        "A troca de motor vale a pena quando o antigo já não oferece segurança, ainda que funcione: sem parada diante de obstáculo e sem entrada para sensor, ele é o risco da garagem. Nos outros casos, faça as duas contas.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "A troca do motor segue esta ordem: energia cortada, máquina velha fora, folha conferida à mão, base acertada, motor novo fixado, percurso ensinado e força regulada. É trabalho de técnico, porque envolve rede elétrica e uma folha solta.",
        "Para trocar o motor do portão sem surpresa, reúna antes as medidas da folha, a foto da etiqueta e a do ponto de energia. Com isso a proposta sai fechada, e na visita não falta peça.",
      ],
    },
    {
      to: ["which"],
      says: [
        "Na troca de motor, o modelo se escolhe pela folha que está lá, e não pela potência do antigo: peso, comprimento ou área, e aberturas na pior hora do dia. O tipo não muda: máquina de correr não serve em portão de abrir.",
        "Ao trocar o motor, repetir o modelo velho só faz sentido se ele nunca sofreu. Se desarmava ou vivia quente, o ponto de partida é um degrau acima, depois de aliviada a folha.",
      ],
    },
    {
      to: ["emergency"],
      says: [
        "Com o portão parado e a troca do motor decidida, a prioridade é fechar a casa: o técnico libera a folha, tranca com segurança e deixa a substituição marcada. A chegada em emergência é de até {{emergencia-horas}}.",
      ],
    },
  ],
  definition: {
    headings: ["O que muda e o que fica na troca", "O que é substituído", "Uma máquina nova em um portão conhecido"],
    items: [
      {
        says: [
          "Saem a máquina, a central de comando dentro dela e o suporte, cujos furos raramente coincidem de um fabricante para outro. Ficam a folha, o eletroduto, o ponto de energia e a base, desde que estejam firmes e secos.",
          "O que se compra é um conjunto: motor, redutor, placa e controles que conversam entre si. Aproveitar a placa velha em motor novo parece economia e acaba em regulagem que não fecha.",
        ],
      },
      {
        when: { gates: ["deslizante"] },
        says: [
          "No portão de correr, a dúvida é a barra dentada. Ela permanece quando o dente está cheio e tem o mesmo passo do pinhão que chega; dente afinado come engrenagem nova em poucos meses.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "No basculante, a máquina sai da lateral e leva consigo o fuso ou a corrente. Contrapesos e cabos ficam, mas são conferidos antes: motor novo em folha desequilibrada nasce sobrecarregado.",
        ],
      },
      {
        when: { gates: ["pivotante"] },
        says: [
          "No pivotante trocam-se os dois braços juntos, mesmo que só um tenha falhado, para que as folhas andem no mesmo ritmo e a ordem de fechamento funcione.",
        ],
      },
    ],
  },
  signs: {
    headings: ["Quando a troca é o caminho", "Sinais de motor no fim", "Conserto ou substituição: os indícios"],
    leads: [
      "Um item sozinho pede exame; dois ou mais inclinam a balança:",
      "Compare com o que acontece na sua garagem, já com a folha limpa e leve:",
    ],
    items: [
      {
        label: "Desarma girando solto",
        about: ["esquenta", "desarma-disjuntor"],
        says: [
          "sem a folha para empurrar, só resta o enrolamento como culpado, e ele não se repara com proveito.",
          "o calor aparece mesmo em vazio, prova de que o isolamento interno se perdeu.",
        ],
      },
      {
        label: "Peça que não se acha",
        about: ["central", "coroa"],
        says: [
          "placa ou coroa fora de linha transformam cada defeito em garimpo de usados.",
          "o fabricante encerrou o modelo, e o que se encontra é retirado de outro motor velho.",
        ],
      },
      {
        label: "Óleo no chão",
        about: ["coroa", "rolamento"],
        says: [
          "o redutor vazou, trabalhou seco e marcou os dentes por dentro.",
          "a mancha embaixo da caixa quer dizer vedação vencida e engrenagem sem lubrificante há tempo.",
        ],
      },
      {
        label: "Empurra em vez de parar",
        about: ["criancas-e-animais", "fotocelula"],
        says: [
          "sem detecção de esforço e sem entrada para sensor, não há regulagem que o torne seguro.",
          "o obstáculo não o detém; é motivo de troca ainda que nada tenha quebrado.",
        ],
      },
      {
        label: "O portão mudou",
        about: ["esquenta", "lento"],
        says: [
          "folha que ganhou chapa, madeira ou vidro pesa mais do que o motor foi escolhido para mover.",
          "o revestimento novo pegou vento, e a máquina passou a sofrer nos dias em que ele sopra.",
        ],
      },
      {
        label: "O uso mudou",
        about: ["condominio", "comercio"],
        says: [
          "mais gente passou a morar ali, ou um consultório ocupou a frente, e acabaram os descansos entre as aberturas.",
          "hoje abre em uma manhã o que abria em uma semana.",
        ],
      },
    ],
  },
  neighbours: {
    headings: ["Antes de trocar, descarte", "Defeitos que imitam motor ruim"],
    items: [
      {
        label: "Capacitor",
        about: ["capacitor"],
        says: ["motor que zumbe e não parte, mas gira se alguém ajuda, costuma precisar de uma peça pequena, e não de outro motor."],
      },
      {
        label: "Trava manual aberta",
        about: ["destravar"],
        says: ["máquina girando e portão parado, logo depois de uma queda de luz, é quase sempre a chave que ninguém voltou a travar."],
      },
      {
        label: "Pinhão e cremalheira",
        about: ["cremalheira", "engrenagem"],
        says: ["estalo ritmado com a folha andando aos pulos é dente gasto do lado de fora; por dentro a máquina pode estar perfeita."],
      },
      {
        label: "Folha presa",
        about: ["roldana", "dobradica", "trilho"],
        says: ["se o portão destravado pesa, o motor é vítima, e o substituto sofreria a mesma coisa."],
      },
    ],
  },
  work: {
    headings: ["Como a troca é feita", "O dia da troca", "Do motor velho ao teste final"],
    leads: [
      "Reserve {{instalacao-duracao}} e deixe alguém da casa por perto no final.",
      "A visita tem seis momentos, e os dois do meio são os que decidem a duração do motor novo.",
    ],
    steps: [
      {
        label: "Corte",
        says: [
          "desliga-se o circuito no quadro e confirma-se com aparelho que não há tensão nos fios do motor.",
          "com o disjuntor travado na posição de desligado, ninguém da casa religa por engano durante o serviço.",
        ],
      },
      {
        label: "Retirada",
        says: [
          "a folha é fechada e presa antes de a máquina sair, porque depois nada a segura.",
          "o equipamento antigo desce inteiro, com etiqueta e controles, se for entrar no abatimento.",
        ],
      },
      {
        label: "Exame da folha",
        says: [
          "livre do motor, o portão é movido de ponta a ponta, e o que agarra é mostrado a você antes de seguir.",
          "rodas, guias, dobradiças ou cabos são vistos agora; o ajuste que couber é combinado na hora.",
        ],
      },
      {
        label: "Fixação",
        says: [
          "a altura é acertada para o esforço ir para a folha, e não para o eixo do motor.",
          "base rachada é refeita, porque meio milímetro de balanço ali vira centímetro na ponta.",
        ],
      },
      {
        label: "Percurso e força",
        says: [
          "a central aprende onde a folha começa e termina, desacelera na chegada e recebe só a força necessária.",
          "depois de gravar abertura e fechamento, baixa-se a força até que um obstáculo leve faça o portão recuar.",
        ],
      },
      {
        label: "Entrega",
        says: [
          "você cadastra os controles com o técnico, destrava e trava uma vez com a chave e vê a parada de segurança agir.",
          "controles gravados, chave de destravamento em mãos e garantia anotada com a data: só então o serviço acaba.",
        ],
      },
    ],
  },
  preparation: {
    headings: ["O que deixar pronto", "Antes da visita"],
    leads: ["Uma arrumação curta na véspera poupa a segunda ida."],
    steps: [
      {
        label: "Carro fora",
        says: ["a folha vai ficar parada por algumas horas, aberta ou fechada.", "quem precisa sair cedo estaciona na rua na véspera."],
      },
      {
        label: "Quadro de energia",
        says: [
          "localize o disjuntor que alimenta o portão e deixe o caminho até ele livre.",
          "se o portão divide o circuito com a garagem, avise; pode ser preciso separar.",
        ],
      },
      {
        label: "Controles reunidos",
        says: [
          "junte os que existem, inclusive os que não funcionam, para decidir quais podem ser regravados.",
          "em família grande, marque com fita o dono de cada um.",
        ],
      },
      {
        label: "Acesso à base",
        says: [
          "afaste vasos, prateleiras e bicicletas da área da máquina.",
          "tire o que estiver encostado na coluna ou no muro do lado do motor.",
        ],
      },
    ],
  },
  effort: {
    headings: ["Tempo e condições", "Quanto tempo o portão fica parado"],
    items: [
      {
        says: [
          "Fechado o pedido, a montagem acontece em até {{instalacao-prazo}}. O trabalho no local leva de {{instalacao-duracao}}.",
          "Conte com {{instalacao-duracao}} de serviço, mais o que a folha pedir. A data sai em até {{instalacao-prazo}} depois do aceite.",
        ],
      },
      {
        says: [
          "O que alonga o dia não é a máquina: é ponto de energia distante, base trincada ou quadro da folha sem onde fixar. Fotos de antes evitam as três surpresas.",
          "Serralheria e obra elétrica, quando precisas, vêm em data própria, antes da troca, para o motor não ser montado duas vezes.",
        ],
      },
    ],
  },
  cost: {
    headings: ["Quanto custa a troca", "O valor, com e sem o motor antigo", "O que entra na conta"],
    items: [
      {
        says: [
          "Nos planos de tabela, o Solo sai por {{plano-solo-preco}}, o Rio por {{plano-rio-preco}} e o Seg por {{plano-seg-preco}}, com montagem na região. Adaptações da folha levam o total residencial à faixa de {{troca-residencial}}.",
          "A substituição residencial vai de {{troca-residencial}}, e a de portões pesados, de {{troca-pesado}}. A distância entre os extremos é potência, tamanho da folha e serviço em volta.",
          "Parte-se do plano {{plano-menor-nome}}, a {{plano-menor-preco}}, e soma-se o que a folha exigir. Folha pesada, de prédio ou empresa, custa {{troca-pesado}}.",
        ],
      },
      {
        says: [
          "O usado pode abater {{desconto-basico}}, {{desconto-intermediario}} ou {{desconto-premium}}. Na primeira faixa, qualquer marca serve, desde que funcione; nas outras pesam conservação e potência.",
          "Há três degraus de abatimento pelo equipamento que sai: {{desconto-basico}}, {{desconto-intermediario}} e {{desconto-premium}}. O queimado só entra depois de visto; as regras estão na página de [troca](/troca-motor-antigo).",
        ],
      },
      {
        for: ["price", "worth-it", "which", "buy"],
        says: [
          "O pagamento pode ser dividido em {{parcelas}}. Confirme na proposta se as adaptações entram nas mesmas parcelas.",
          "Compare sempre com o reparo, que costuma ficar em {{manutencao-custo}}. Se ele resolve a causa, a troca pode esperar.",
        ],
      },
    ],
  },
  limits: {
    headings: ["O que a troca não inclui", "O que é combinado à parte"],
    items: [
      {
        says: [
          "Solda, trilho novo, reforço de coluna e circuito elétrico que não existe são serviços do imóvel. Eles aparecem na proposta com preço separado, ou são indicados para quem os faz.",
          "Trocar o motor não endireita folha empenada nem tira ferrugem do pé do quadro. Se a avaliação encontrar isso, você decide a ordem antes de comprar.",
        ],
      },
    ],
  },
  choice: {
    headings: ["Qual motor entra no lugar", "Escolha pelo que a folha pede"],
    leads: ["A tabela traz os três planos; os números são os do cadastro de hoje:"],
    columns: ["Plano", "Potência", "Garantia", "Preço"],
    rows: [
      {
        cells: ["{{plano-solo-nome}}", "{{plano-solo-potencia}}", "{{plano-solo-garantia}}", "{{plano-solo-preco}}"],
        about: ["motor-solo"],
      },
      { cells: ["{{plano-rio-nome}}", "{{plano-rio-potencia}}", "{{plano-rio-garantia}}", "{{plano-rio-preco}}"], about: ["motor-rio"] },
      { cells: ["{{plano-seg-nome}}", "{{plano-seg-potencia}}", "{{plano-seg-garantia}}", "{{plano-seg-preco}}"], about: ["motor-seg"] },
    ],
    ends: [
      {
        says: [
          "Folha leve de uma família fica bem com o primeiro; folha cheia ou muitas saídas seguidas pedem o segundo; vila e comércio começam pelo terceiro.",
          "Na dúvida entre dois, vale o de cima quando a folha é chapeada ou o portão serve a mais de uma casa.",
        ],
      },
    ],
  },
  worth: {
    headings: ["Consertar mais uma vez ou trocar", "A conta que decide"],
    items: [
      {
        says: [
          "Some o que foi gasto em reparos desde a última primavera e ponha ao lado do preço do novo. Se as visitas tiveram causas diferentes, é a máquina inteira que envelheceu; se a causa foi sempre a mesma, ela está na folha.",
          "Motor antigo bem regulado e com peça à venda não precisa sair só porque é antigo. Precisa quando não para diante de uma pessoa, e isso se testa em um minuto, na visita.",
        ],
      },
      {
        for: ["worth-it", "when", "price"],
        says: [
          "A vida útil estimada de um motor bem cuidado é de {{vida-util}}. Quem se aproxima do fim dela ganha em trocar com calma, antes da falha em dia de chuva.",
        ],
      },
    ],
  },
  cases: {
    headings: ["O que muda no seu caso", "Conforme o portão e o endereço"],
    items: [
      {
        when: { gates: ["basculante"] },
        says: [
          "Em basculante, meça a largura e a altura da folha antes de pedir preço: é a área que escolhe o motor. O pacote Simples atende até {{pacote-simples-area}}, o Reforçado até {{pacote-reforcado-area}} e o Industrial até {{pacote-industrial-area}}.",
          "A troca no basculante só começa com a folha abaixada e escorada. Se ela está presa no alto com o motor parado, ninguém destrava: é o técnico quem desce.",
        ],
      },
      {
        when: { gates: ["deslizante"] },
        says: [
          "Em portão de correr, repare de que lado está a máquina e se a água empoça ali. Na troca dá para subir a base alguns dedos, o que tira a placa do alcance da enxurrada.",
          "Portão deslizante comprido pede atenção ao limite de {{comprimento-maximo}} das folhas residenciais. Acima dele, o orçamento passa à linha pesada.",
        ],
      },
      {
        when: { gates: ["pivotante"] },
        says: [
          "Em portão de abrir, o ponto fraco é a coluna. Motor novo com mais força arranca bucha de alvenaria velha, então o suporte é refeito com chapa atravessada quando o reboco esfarela.",
        ],
      },
      {
        when: { uses: ["predio", "condominio"] },
        says: [
          "Para a assembleia, leve duas propostas: consertar e trocar, com o que cada uma cobre. Na troca, peça que os controles dos moradores sejam recadastrados por lista, e não na fila da garagem.",
          "Prédio precisa de um plano para as horas sem portão: quem abre à mão, quem fica na entrada e onde está o cadeado. Marque fora do horário de saída.",
        ],
      },
      {
        when: { uses: ["comercio", "galpao"] },
        says: [
          "Em empresa, a troca se programa pelo fluxo de carga. Pergunte por motor de uso contínuo e confirme se a rede do galpão é a que o equipamento pede, porque instalação industrial às vezes não é igual à da casa ao lado.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Na vila, o motor velho foi escolhido quando havia metade dos carros. Antes de repetir o modelo, contem juntos quantas vezes ele abre na volta do trabalho.",
        ],
      },
      {
        when: { uses: ["casa", "sobrado"] },
        says: [
          "Em sobrado antigo, a máquina costuma estar na terceira pintura e com o fio emendado dentro da parede. Reserve um trecho de eletroduto novo: emenda escondida é o que mais atrasa a montagem.",
          "Casa com idosos merece que o técnico deixe a chave de destravamento em lugar de fácil alcance e mostre o gesto a mais de uma pessoa.",
        ],
      },
      {
        when: { grounds: ["ladeira", "rampa"] },
        says: [
          "Onde a entrada é inclinada, solta do motor a folha ou o carro podem descer. O técnico trava o percurso antes de retirar a máquina e escolhe um modelo que segure a posição quando a energia cai.",
        ],
      },
      {
        when: { grounds: ["baixada"] },
        says: [
          "Em terreno que alaga, aproveite a troca para subir base e caixas de passagem. Diga na mensagem até que altura a água já chegou na parede.",
        ],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: [
          "Em rua de muito pedestre, a troca é a hora de acrescentar fotocélula e luz de aviso, porque os fios passam com a máquina fora do lugar.",
        ],
      },
      {
        when: { grounds: ["poeira"] },
        says: [
          "Poeira de rua de terra ou de obra encurta a vida do pinhão novo. Varra o trilho na véspera e combine uma revisão mais cedo do que a usual.",
        ],
      },
    ],
  },
  tell: {
    headings: ["O que mandar para o orçamento", "Fotos e medidas para fechar o preço", "Como pedir a troca"],
    items: [
      {
        says: [
          "Quatro imagens bastam: a etiqueta do motor, o conjunto visto de frente, a folha inteira por dentro e o quadro de energia aberto apenas na porta, sem tirar a tampa dos disjuntores.",
          "Envie a etiqueta da máquina, uma foto do portão fechado e outra aberto, e a medida da folha. Se houver controles antigos, ponha-os na mesma imagem da etiqueta.",
          "Fotografe de onde sai a energia, onde a máquina está presa e o que há ao lado dela. Acrescente largura e altura do vão e o material da folha.",
        ],
      },
      {
        says: [
          "Conte o que o motor faz ou deixou de fazer, há quanto tempo, e quantas famílias usam a entrada. Se ele ainda liga, diga: muda a faixa do desconto.",
          "Escreva se o portão ficou mais pesado nos últimos anos e se há pressa em fechar a casa. O WhatsApp funciona {{horario-whatsapp}}; nesse período, a resposta sai em até {{resposta-minutos}}.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["Preciso trocar a cremalheira junto com o motor?", "A barra dentada antiga serve no motor novo?"],
      when: { gates: ["deslizante"] },
      about: ["cremalheira"],
      says: [
        "Só se o dente estiver afinado ou o passo for outro. O técnico encaixa o pinhão novo na barra parada e vê na hora.",
        "Serve quando os dentes estão inteiros e combinam com os do pinhão. Barra gasta estraga engrenagem nova.",
      ],
    },
    {
      asks: ["Meus controles continuam valendo?", "Vou perder os controles antigos?"],
      about: ["controle"],
      says: [
        "Depende da frequência e do código que a nova central entende. Os planos trazem controles próprios, então acesso não falta.",
        "Alguns podem ser regravados, outros não. O cadastro novo é também a chance de apagar cópias que você não sabe onde estão.",
      ],
    },
    {
      asks: ["Posso trocar por motor de outra marca?", "O motor velho é de outro fabricante. Tem problema?"],
      says: [
        "Pode. O que precisa coincidir é o tipo de portão e a tensão do ponto; suporte e central são refeitos para o equipamento {{marca}}.",
        "Nenhum. Ele é retirado do mesmo modo, e na primeira faixa de desconto a marca não importa.",
      ],
    },
    {
      asks: ["O motor queimado entra na troca?", "Motor que não liga vale desconto?"],
      for: ["price", "worth-it", "replace", "what"],
      says: [
        "A faixa básica pede motor funcionando, de modo que o queimado precisa de avaliação antes. Mande a etiqueta e o que ele faz quando recebe o comando.",
        "Não conte com isso sem perguntar. As condições de cada faixa estão na página da [troca do motor antigo](/troca-motor-antigo).",
      ],
    },
    {
      asks: ["Dá para trocar só a placa e manter o motor?", "E se o defeito for só da central?"],
      about: ["central"],
      says: [
        "Dá, se o enrolamento e o redutor estiverem bons e houver placa compatível. Placa nova em motor cansado dura até o próximo esforço.",
        "Então se troca a central, e o motor fica. O exame da corrente mostra se ela queimou sozinha ou se foi o motor que a levou.",
      ],
    },
    {
      asks: ["Quanto tempo a garagem fica sem portão?", "Consigo usar o portão durante a troca?"],
      for: ["what", "replace", "how-to", "price", "when"],
      says: [
        "O período da montagem, de {{instalacao-duracao}}. A folha pode ser fechada e trancada à mão a qualquer momento dele.",
        "Não com segurança. Enquanto a máquina está fora, a folha fica presa em uma posição combinada com você, e só volta a andar no teste.",
      ],
    },
    {
      asks: ["Que garantia tem o motor novo?", "A garantia recomeça com a troca?"],
      for: ["price", "which", "worth-it", "replace", "buy"],
      says: [
        "Recomeça, contada da instalação: {{plano-solo-garantia}} no Solo, {{plano-rio-garantia}} no Rio e {{plano-seg-garantia}} no Seg. Os níveis de cobertura estão descritos na página de [garantia](/garantia-servico).",
        "O equipamento novo tem a do plano escolhido, e a montagem tem {{garantia-instalacao}}. Guarde a nota com a data.",
      ],
    },
  ],
};
