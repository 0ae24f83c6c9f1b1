import type { Service } from "#domain/knowledge/entry";

export const pecas: Service = {
  kind: "service",
  id: "pecas",
  name: { one: "peça de reposição", many: "peças de reposição", gender: "f" },
  aliases: [
    "peças",
    "peças de portão",
    "peças do portão",
    "peças para portão",
    "peça de portão",
    "peça para portão",
    "peças de portão automático",
    "peças para portão automático",
    "peças de motor",
    "peças do motor",
    "peças para motor",
    "peças de motor de portão",
    "peças para motor de portão",
    "peça de motor",
    "reposição de peças",
    "pessas de portão",
  ],
  not: ["peças de carro", "peças de moto", "peças automotivas", "peças de computador", "peças íntimas"],
  gates: ["deslizante", "basculante", "pivotante"],
  related: ["cremalheira", "engrenagem", "capacitor", "central", "roldana", "conserto", "outra-marca"],
  pages: ["/topicos/acessorios-para-portao-automatico", "/topicos/troca-de-engrenagem-e-cremalheira-de-portao"],
  brief: [
    "Peça de reposição se compra pela etiqueta do motor e pela medida da velha, nunca só pelo nome.",
    "Das peças de portão, roda, trilho e dobradiça servem a qualquer máquina; coroa, placa e carcaça são de um modelo só.",
    "Uma peça de reposição errada quase entra: o passo do dente ou o furo do suporte denuncia isso depois de montada.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "As peças de portão se dividem em duas famílias: as da folha, como roda, guia e dobradiça, que se medem com trena, e as do motor, como placa e coroa, que dependem do modelo na etiqueta. Saber de qual família é a sua decide onde procurar.",
        "Para achar a peça de reposição certa, comece pela foto da etiqueta do motor e pela peça velha ao lado de uma régua. Com as duas imagens se diz se ela existe à venda, se há equivalente ou se o caminho é trocar a máquina.",
        "Peças de portão gastam em ordem conhecida: primeiro a roda, depois o dente que a acompanha, por fim a parte elétrica que faz força por todos. Trocar a do fim sem olhar a do começo é comprar de novo.",
        "Peça de reposição não se escolhe pelo desenho do anúncio: capacitor tem valor e tensão, barra dentada tem passo, controle tem código. O número impresso nela vale mais do que a foto da loja.",
      ],
    },
    {
      to: ["price"],
      says: [
        "O preço das peças de portão vem separado do serviço: trocar e regular fica em {{manutencao-custo}}, e a peça é somada com a marca e o modelo escritos. Peça de motor fora de linha é a que mais varia.",
        "Quanto custa a peça de reposição depende de ela ser comum ou própria do modelo. As comuns encarecem pouco a visita; as próprias pedem que se compare com um motor novo, a partir de {{plano-solo-preco}}.",
      ],
    },
    {
      to: ["buy"],
      says: [
        "Para comprar peças de portão sem errar, anote três dados antes: modelo do motor, medida da peça e tensão do ponto. Anúncio que não pede nenhum dos três vende o que tem, e não o que serve.",
        "Na compra de peça de reposição, peça a nota e a possibilidade de devolver: passo de dente e furação só se provam no lugar.",
      ],
    },
    {
      to: ["replace"],
      says: [
        "A troca de peças do portão segue a ordem do desgaste: primeiro o que faz a folha pesar, depois o que se gastou por causa disso. Peça nova sobre folha presa dura o tempo da velha.",
      ],
    },
    {
      to: ["where"],
      says: [
        "Peças de portão se acham por modelo, com quem lê a etiqueta antes de vender. Mande a foto dela e diga o que a peça deixou de fazer: às vezes a que falhou é a vizinha.",
      ],
    },
  ],
  definition: {
    headings: ["De que família é a peça", "Peça da folha, peça do motor", "O que identifica uma peça"],
    items: [
      {
        says: [
          "Peça de folha se mede: diâmetro da roda, perfil do trilho, furo da dobradiça. Fabricantes diferentes usam as mesmas medidas, e por isso há sempre mais de uma que serve.",
          "Roda, guia e batente são ferragem de serralheria. Basta a medida, e qualquer oficina de portões os tem ou os faz.",
        ],
      },
      {
        says: [
          "Peça de motor se identifica: a etiqueta diz o modelo, e o modelo diz a coroa, o pinhão e a placa. Sem ela, resta contar dentes e comparar furos.",
          "Dentro da caixa, só o capacitor e o rolamento são de prateleira. O resto foi desenhado para aquela máquina e acaba quando ela sai de catálogo.",
        ],
      },
      {
        says: [
          "Original, equivalente e recondicionada são três coisas. A equivalente tem a mesma medida e outro fabricante; a recondicionada já trabalhou, e vale perguntar o que foi trocado nela.",
        ],
      },
    ],
  },
  signs: {
    headings: ["Que peça o sinal aponta", "Do sintoma à peça a comprar"],
    leads: ["Antes de encomendar, veja qual linha descreve o seu portão:", "O que se vê costuma apontar a família:"],
    items: [
      {
        label: "Zumbe e não arranca",
        about: ["capacitor"],
        says: [
          "capacitor é o primeiro da lista, e o valor impresso nele precisa ser repetido no novo.",
          "peça pequena e barata: leva-se o número em microfarads e a tensão, não a foto.",
        ],
      },
      {
        label: "Gira e a folha não anda",
        about: ["engrenagem", "coroa"],
        says: [
          "dente de pinhão ou de coroa gasto; só a contagem dos dentes e o modelo dizem qual serve.",
          "se há pó claro sob a caixa, a coroa de nylon virou limalha e é de modelo único.",
        ],
      },
      {
        label: "Pula sempre no mesmo lugar",
        about: ["cremalheira"],
        says: [
          "um segmento de barra resolve, desde que o passo seja o do pinhão que já está lá.",
          "compra-se o pedaço, e não a barra toda, se os vizinhos têm topo largo.",
        ],
      },
      {
        label: "Range e pesa na mão",
        about: ["roldana"],
        says: [
          "roda da folha, comprada pelo canal do trilho e pelo diâmetro; o motor não entra nessa conta.",
          "são rodas em par: a segunda tem a mesma idade e falha em seguida.",
        ],
      },
      {
        label: "Nada acende",
        about: ["central"],
        says: [
          "antes da placa vem o fusível dela, que custa pouco e queima para poupá-la.",
          "placa só se encomenda depois de medir a entrada de energia: comprada às cegas, queima igual.",
        ],
      },
      {
        label: "Abre e não trava",
        about: ["trava-eletrica"],
        says: ["lingueta e bobina da fechadura são vendidas juntas; confira a tensão da fonte que já existe."],
      },
    ],
  },
  neighbours: {
    headings: ["Peça, conjunto ou máquina inteira", "O que se compra no lugar da peça"],
    items: [
      {
        label: "Conserto",
        about: ["conserto"],
        says: [
          "quando não se sabe qual peça falhou, o que se contrata é o exame; a compra vem depois dele.",
          "peça comprada antes do diagnóstico vira enfeite de gaveta se a causa era outra.",
        ],
      },
      {
        label: "Acessório",
        about: ["fotocelula", "nobreak"],
        says: [
          "sensor, bateria e sinaleira acrescentam função; reposição devolve a que havia.",
          "controle a mais é acessório, controle no lugar do perdido é reposição, e os dois se gravam igual.",
        ],
      },
      {
        label: "Motor novo",
        about: ["troca-de-motor"],
        says: [
          "coroa, placa e mão de obra somadas perto do preço da máquina pedem a conta da troca.",
          "sem peça à venda, a máquina inteira é a peça, e a velha pode render desconto.",
        ],
      },
      {
        label: "Peça de outra marca",
        about: ["outra-marca"],
        says: [
          "controle e placa de fabricante diferente raramente se entendem; parafuso e rolamento, quase sempre.",
          "adaptação de furo e eixo cobra em alinhamento o que economiza na compra.",
        ],
      },
    ],
  },
  work: {
    headings: ["Como a peça certa é escolhida", "Da foto à peça montada"],
    leads: ["A encomenda só sai depois destes passos.", "Cada passo existe para que a caixa não volte."],
    steps: [
      {
        label: "Ler a etiqueta",
        says: [
          "modelo, tensão e ano do projeto dizem se a peça ainda é fabricada.",
          "etiqueta apagada é completada pela carcaça: número fundido no metal e desenho da tampa.",
        ],
      },
      {
        label: "Medir a velha",
        says: [
          "passo do dente, diâmetro do eixo e distância entre furos são anotados com paquímetro.",
          "a peça gasta engana: mede-se o lado que não trabalhou, onde a forma é a do projeto.",
        ],
      },
      {
        label: "Procurar a causa",
        says: [
          "prova-se a folha à mão, porque roda presa gasta dente novo na mesma velocidade.",
          "mede-se a corrente com a folha solta e com ela engatada; a diferença mostra quem forçou a peça.",
        ],
      },
      {
        label: "Encomendar com o código",
        says: [
          "o pedido leva o código, a foto e a medida, e a proposta repete os três.",
          "se há original e equivalente, as duas vão à proposta com prazo e preço lado a lado.",
        ],
      },
      {
        label: "Montar e refazer a regulagem",
        says: [
          "peça de transmissão muda a folga do dente, e por isso as paradas são acertadas de novo.",
          "depois de montada, a folha faz o percurso inteiro sob a mão do técnico antes de voltar ao controle.",
        ],
      },
      {
        label: "Devolver a velha",
        says: ["a peça retirada é mostrada e fica com o dono, se ele quiser: nela se lê por que falhou."],
      },
    ],
  },
  preparation: {
    headings: ["O que juntar antes de pedir a peça", "Antes de encomendar"],
    leads: ["Dados que poupam a compra errada:"],
    steps: [
      {
        label: "Etiqueta",
        says: [
          "fotografe o adesivo do motor de perto e de longe, sem abrir a caixa.",
          "se ele fica virado para o muro, o celular em modo de vídeo alcança onde a vista não vai.",
        ],
      },
      {
        label: "Controle",
        says: [
          "vire o aparelho e fotografe o verso: marca e frequência ficam ali.",
          "deixe à mão o que funciona, porque é dele que se tira o código.",
        ],
      },
      {
        label: "Trena",
        says: [
          "anote largura e altura da folha; a peça da roda se escolhe pelo peso que ela carrega.",
          "meça o trilho de quina a quina, pois é ele que diz o canal da roda.",
        ],
      },
      {
        label: "Histórico",
        says: ["diga o que já foi trocado e quando: peça repetida em pouco tempo aponta outra culpada."],
      },
    ],
  },
  effort: {
    headings: ["Quanto demora uma peça", "Prazo da peça e da montagem"],
    items: [
      {
        says: [
          "Peça comum vai na maleta e entra na mesma visita. A que depende de encomenda deixa o portão fechado e na mão até chegar, com o que não fazer escrito.",
          "O que demora não é montar, é achar: máquina fora de linha obriga a consultar mais de um fornecedor antes da resposta.",
        ],
      },
      {
        says: ["Solda e torno somam um dia de serralheiro quando o suporte quebrou junto com a peça."],
      },
    ],
  },
  cost: {
    headings: ["Quanto custa trocar uma peça", "O que forma o valor da peça montada", "Peça e mão de obra, separadas"],
    items: [
      {
        says: [
          "Trocar e regular fica em {{manutencao-custo}}; a peça entra em linha separada, com modelo e código.",
          "O serviço segue a faixa de {{manutencao-custo}}. A peça é cobrada à parte, e a original e a equivalente aparecem com preço próprio.",
          "Se a soma das peças se aproxima de {{plano-solo-preco}}, que é o motor novo montado, a proposta traz as duas contas.",
        ],
      },
      {
        says: [
          "Encarecem: modelo fora de linha, peça colada ou soldada, suporte partido junto. Barateiam: etiqueta legível e medida mandada antes.",
          "Comprar por conta e chamar só para montar sai mais caro quando a peça não serve, porque a visita se repete.",
        ],
      },
    ],
  },
  limits: {
    headings: ["O que uma peça nova não conserta", "Onde a reposição para"],
    items: [
      {
        says: [
          "Peça trazida pelo dono é montada se servir, e a garantia dela fica com quem a vendeu. O que se assegura é o serviço.",
          "Cabo, mola e contrapeso não se vendem avulsos para montar em casa: são pesados e tensionados juntos, por quem escora a folha.",
        ],
      },
      {
        says: ["Coluna torta e folha vergada gastam qualquer peça. O serralheiro vem antes da encomenda."],
      },
    ],
  },
  worth: {
    headings: ["Peça nova ou motor novo", "Quando a reposição deixa de compensar"],
    items: [
      {
        says: [
          "Uma peça, em motor que ainda se fabrica, quase sempre compensa. A segunda diferente no mesmo ano pede a conta da máquina inteira.",
          "Peça achada em leilão de sucata dá sobrevida e não dá prazo. Use-a para ganhar tempo, e não como solução.",
        ],
      },
      {
        for: ["price", "worth-it", "buy", "replace"],
        says: [
          "Compare o conserto com {{troca-residencial}}, a faixa da troca em casa, e com o abatimento que o motor antigo pode render.",
        ],
      },
    ],
  },
  cases: {
    headings: ["Que peça gasta primeiro em cada lugar", "A peça conforme o portão e a rua"],
    items: [
      {
        when: { gates: ["deslizante"] },
        says: [
          "No portão de correr, as peças que se repõem são roda, barra dentada e pinhão, e gastam nessa ordem. Compre a roda antes que ela coma o resto.",
          "Peça de portão deslizante se encomenda com duas medidas: o perfil do trilho e o passo do dente. O comprimento da folha diz quantos segmentos vão.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "No basculante, as peças que gastam são cabo, polia e bucha do braço, e nenhuma se troca sem escorar a folha. Por isso elas vêm com a visita, e não pelo correio.",
          "Peça de basculante tem lado: cabo, mola e braço são trocados em par, ou a folha desce torta.",
        ],
      },
      {
        when: { gates: ["pivotante"] },
        says: [
          "No portão de abrir, pino de dobradiça e bucha do braço são as peças do dia a dia. Leve o diâmetro e a espessura da chapa, que mudam de serralheria para serralheria.",
          "Duas folhas gastam peças em ritmos diferentes: a que se usa a pé acaba antes. Anote de qual lado saiu a velha.",
        ],
      },
      {
        when: { uses: ["predio"] },
        says: [
          "Em prédio, vale ter no almoxarifado um par de rodas, um capacitor e um controle virgem: são as peças que param a garagem e cabem em uma gaveta.",
          "A peça da garagem coletiva precisa ser a de uso intenso, mesmo que a comum encaixe: rolamento blindado e dente de aço.",
        ],
      },
      {
        when: { uses: ["condominio"] },
        says: [
          "No condomínio, a compra de peça passa por quem aprova despesa. Deixe um valor aprovado de antemão, para que uma roda não prenda a entrada até a próxima reunião.",
          "Em condomínio, peça sempre a nota em nome dele e a peça velha de volta: é o que encerra a dúvida na prestação de contas.",
        ],
      },
      {
        when: { uses: ["casa", "sobrado"] },
        says: [
          "Em casa, as peças que mais se pedem são pilha, controle e roda. As duas primeiras se resolvem em minutos, a terceira pede visita.",
          "No sobrado com portão único, encomende a peça com a folha ainda andando: parada, a casa fica na dependência do prazo de entrega.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: [
          "Loja que abre e fecha o dia todo gasta o contato do fim de curso antes do motor. Guarde um de reserva, com o parafuso.",
          "No comércio, a peça que para a venda é a da fechadura. Uma bobina de reserva custa menos do que uma tarde de porta aberta.",
        ],
      },
      {
        when: { uses: ["galpao"] },
        says: [
          "Em galpão, roda e trilho são de medida pesada, fora da prateleira comum: a foto com régua evita que venha a peça de residência.",
          "Portão de galpão pede peça com carga escrita: roda sem capacidade gravada não entra em folha que passa de meia parede.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Na vila, combinem uma peça de reserva comprada por todos: controle virgem guardado com quem mora mais perto do portão.",
          "Na vila, guarde a etiqueta do motor em foto no grupo de todos: a peça é pedida por quem estiver em casa no dia.",
        ],
      },
      {
        when: { uses: ["sitio"] },
        says: [
          "Em sítio, formiga e umidade levam a placa antes do desgaste. Vedação e borracha de tampa são as peças a pedir junto.",
          "Peça de sítio viaja: confirme o código por foto duas vezes, porque a troca da errada leva outra semana.",
        ],
      },
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Em rua inclinada, a roda e o dente do lado de baixo acabam primeiro. Peça o par, e anote qual lado falhou.",
          "Peça de freio e de redutor cansa mais na ladeira, porque a folha empurra o motor na descida.",
        ],
      },
      {
        when: { grounds: ["rampa"] },
        says: [
          "Com rampa atrás do portão, a água traz areia para a roda: a blindada custa mais e dura o que a aberta não dura.",
          "Na rampa, o batente leva o peso de quem encosta: é borracha barata, e a falta dela quebra a marca de parada.",
        ],
      },
      {
        when: { grounds: ["baixada"] },
        says: [
          "Onde a água sobe, placa e fim de curso são as peças perdidas. Ao repor, pergunte se o suporte pode ficar mais alto.",
          "Peça molhada por enchente não se seca e guarda: o contato oxida por dentro e falha meses depois.",
        ],
      },
      {
        when: { grounds: ["arvores"] },
        says: [
          "Debaixo de árvore, resina e folha colam no canal do trilho: a escova de limpeza presa à folha é peça barata que poupa a roda.",
          "Sob copa fechada, a peça que embolora é o conector. Terminal estanhado e graxa própria saem por pouco.",
        ],
      },
      {
        when: { grounds: ["poeira"] },
        says: [
          "Com poeira de obra ou de terra, prefira peça blindada e dente fechado; a graxa aberta vira lixa em poucas semanas.",
          "Rua de terra gasta escova e guia antes do motor. São as duas peças a comprar junto da roda.",
        ],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: [
          "Em calçada de muito movimento, lente de sensor e sinaleira são as peças que mais se quebram: deixe um par anotado com o modelo.",
          "Onde muita gente passa, a tampa da caixa some ou racha. Peça a original: a improvisada deixa entrar água e mão.",
        ],
      },
    ],
  },
  tell: {
    headings: ["A mensagem que acha a peça", "O que fotografar para pedir a peça"],
    items: [
      {
        says: [
          "Mande a etiqueta do motor, a peça velha ao lado de uma moeda e uma frase sobre o que ela deixou de fazer.",
          "Fotografe o lado gasto e o lado bom da mesma peça: um mostra o defeito, o outro mostra a medida.",
          "Escreva o modelo como está gravado, com letras e barras, e diga a voltagem da casa.",
        ],
      },
      {
        says: ["Conte se a peça já foi trocada antes e em que ano, e se a folha anda leve quando o motor está solto."],
      },
    ],
  },
  questions: [
    {
      asks: ["Peça paralela estraga o motor?", "Posso usar peça que não é original?"],
      says: [
        "A de medida exata, não. A que quase serve gasta a vizinha: dente com passo diferente corta o pinhão em silêncio.",
        "Pode, se medida e material forem os mesmos. Capacitor equivalente e rolamento de prateleira trabalham igual; placa adaptada perde funções.",
      ],
    },
    {
      asks: ["E se a peça não existe mais?", "Meu motor saiu de linha. E agora?"],
      about: ["troca-de-motor", "outra-marca"],
      says: [
        "Há três saídas, nesta ordem: equivalente medida, peça refeita no torno, motor novo. O técnico diz quanto custa cada uma.",
        "A máquina velha pode abater no preço da nova, conforme a tabela de troca. Antes disso, procura-se a peça pelo código da carcaça.",
      ],
    },
    {
      asks: ["Vocês montam a peça que eu comprei?", "Posso comprar e só pagar a montagem?"],
      says: [
        "Montam, depois de conferir se serve. Se não servir, a visita foi feita e a peça volta com você; por isso convém mandar a foto antes de comprar.",
        "Pode. Mande o código antes, para não pagar duas idas por uma medida errada.",
      ],
    },
    {
      asks: ["Por que a mesma peça quebra de novo?", "Troquei e gastou outra vez. Por quê?"],
      says: [
        "Porque ela é o fusível do conjunto: quem a quebra é folha pesada, batida no fim ou desalinho. Procura-se a força que passou por ela.",
        "Peça que gasta em meses está carregando o trabalho de outra. A prova é a folha solta, empurrada com uma mão.",
      ],
    },
    {
      asks: ["Quais peças vale ter guardadas?", "Que reserva deixar em casa?"],
      for: ["what", "buy", "maintain"],
      says: [
        "Pilha do controle, fusível da central e a chave de destravar em lugar sabido. O resto envelhece na gaveta.",
        "Em entrada coletiva, um capacitor do valor certo e um controle virgem pagam a primeira parada.",
      ],
    },
    {
      asks: ["A peça trocada tem garantia?", "E se a peça nova falhar?"],
      for: ["what", "price", "replace", "buy"],
      says: [
        "Tem, e o prazo vem escrito na proposta, separado do da mão de obra. Guarde a nota com o código.",
        "Avise com foto e data. Peça e serviço respondem por prazos próprios, que estão em [garantia](/garantia).",
      ],
    },
  ],
};
