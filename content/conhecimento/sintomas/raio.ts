import type { Symptom } from "#domain/knowledge/entry";

export const raio: Symptom = {
  kind: "symptom",
  id: "raio",
  name: { one: "raio", many: "raios", gender: "m" },
  aliases: [
    "raio no portão",
    "queimou com raio",
    "queimou com o raio",
    "queimado por raio",
    "queimada por raio",
    "descarga elétrica",
    "descarga atmosférica",
    "descargas atmosféricas",
    "relâmpago",
    "relâmpagos",
    "trovão",
    "trovões",
    "trovoada",
    "trovoadas",
    "tempestade elétrica",
    "tempestade com raios",
    "surto",
    "surto elétrico",
    "surtos elétricos",
    "surto de energia",
    "surto de tensão",
    "pico de energia",
    "picos de energia",
    "pico de luz",
    "pico de tensão",
    "sobretensão",
    "queimou na tempestade",
    "raiu",
  ],
  not: ["raio de ação", "raio de alcance", "raio de giro", "raio de abertura", "raio de atendimento", "raio x"],
  gates: ["deslizante", "basculante", "pivotante"],
  related: ["dps", "aterramento", "central", "falta-de-energia", "chuva", "desarma-disjuntor"],
  pages: [
    "/topicos/conserto-de-placa-de-portao-eletronico",
    "/topicos/placa-central-de-comando-de-portao",
    "/topicos/portao-automatico-travado-sem-energia",
  ],
  brief: [
    "Raio raramente cai no portão: o que o estraga é o surto que chega pelo fio da rede, do interfone ou da câmera.",
    "O surto procura a peça mais delicada, e por isso o raio leva a placa e poupa o motor.",
    "Portão mudo na manhã seguinte à trovoada, com o disjuntor de pé, aponta fusível, fonte ou receptor da central.",
    "Contra raio vale o conjunto: protetor no quadro, fio de terra contínuo e cabos de sinal fora do caminho da rede.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "Um raio que cai perto empurra pelos fios um surto de tensão que dura um piscar de olhos e basta para matar a placa do portão. O motor, feito de cobre grosso, costuma sobreviver; o que morre é fonte, receptor, entrada da fotocélula ou do interfone.",
        "Depois de uma trovoada, portão mudo com disjuntor de pé quer dizer que o surto entrou pela rede ou por um cabo de sinal. Desligue o circuito dele, não insista e guarde a placa: ela conta por onde a descarga veio.",
      ],
    },
    {
      to: ["why"],
      says: [
        "O raio queima a placa porque ela tem peças que trabalham com tensão de brinquedo, ligadas a fios longos que funcionam como antena. Rede, interfone, câmera e botoeira da rua trazem o surto para dentro da mesma caixa.",
        "O surto não precisa de queda direta: uma descarga no quarteirão induz tensão em qualquer fio esticado. Portão soma fios longos, metal exposto e, muitas vezes, aterramento que nunca foi ligado.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "O conserto depois de um raio começa por medir tudo o que estava ligado no mesmo quadro, porque o surto quase nunca para em uma peça só. Repara-se a placa quando o dano ficou na entrada; trilha carbonizada pede substituição.",
        "Reparar um portão atingido por raio sem refazer a proteção é marcar o próximo conserto. O técnico descobre o caminho do surto, troca o que ele levou e põe o desvio onde faltava.",
      ],
    },
    {
      to: ["replace"],
      says: [
        "Depois de um raio, troca-se a central quando o processador ou as trilhas foram atingidos; fusível, relé e receptor avulso se substituem sozinhos. O motor só entra na troca se a medição de isolamento o reprovar.",
      ],
    },
    {
      to: ["price"],
      says: [
        "Quanto custa recuperar o portão depois de um raio depende de onde o surto parou: fusível e fonte são reparo, placa carbonizada é peça nova. O diagnóstico e o acerto ficam em {{manutencao-custo}}, e a peça é orçada antes.",
        "O preço do estrago de um raio varia mais do que o de qualquer outro defeito, porque o surto escolhe de um fusível ao conjunto inteiro. A foto da placa queimada já separa os extremos.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Para proteger o portão de raio, são três camadas: protetor de surto no quadro, fio de terra até o motor e cabos de sinal separados da rede. Nenhuma delas se faz na tomada, e todas ficam com eletricista.",
        "Caiu raio perto e o portão parou: desligue o disjuntor dele, olhe o que mais morreu na casa, sinta se há cheiro perto da caixa fechada e passe para a mão só em piso plano. A tampa espera o técnico.",
      ],
    },
    {
      to: ["when"],
      says: [
        "Chame na manhã seguinte à trovoada se o portão ficou mudo, se obedece só às vezes ou se o protetor do quadro mudou de cor. Dano parcial de raio piora: a peça ferida aguenta dias e para quando menos convém.",
      ],
    },
    {
      to: ["emergency"],
      says: [
        "Raio com cheiro de queimado, estalo na caixa ou disjuntor que não fica armado é emergência: baixe o disjuntor dele e não teste de novo. Se algum fio da rua encostou na grade, ninguém toca no metal.",
      ],
    },
    {
      to: ["worth-it"],
      says: [
        "Proteger o portão contra raio vale a pena onde a placa, o interfone e as câmeras dividem o mesmo quadro, porque um protetor cobre todos. Em bairro alto, de poste com fio aéreo e casa isolada, é o primeiro gasto, e não o último.",
      ],
    },
  ],
  definition: {
    headings: ["Por onde o raio entra no portão", "O que um surto faz à placa", "Descarga direta e descarga por perto"],
    items: [
      {
        says: [
          "Queda direta no portão é rara e deixa marca: metal chamuscado, reboco estourado. O comum é a descarga distante, que levanta a tensão da rede por um instante e passa pela fonte da central antes que qualquer disjuntor perceba.",
          "Disjuntor não protege de surto, porque foi feito para corrente demorada. Quando ele pensa em abrir, a descarga já atravessou a placa e foi embora pelo terra, ou pelo que achou no lugar do terra.",
        ],
      },
      {
        about: ["interfone", "fotocelula", "botoeira"],
        says: [
          "A segunda porta é o cabo de sinal. Fotocélula, botoeira de rua e interfone levam metros de fio fino até a central, e um surto que entra por eles queima só a entrada, deixando o resto da placa vivo e confuso.",
          "Fio de câmera amarrado no mesmo conduíte da rede faz ponte para o surto. Queimam os dois, e cada instalador culpa o outro.",
        ],
      },
      {
        about: ["aterramento"],
        says: [
          "O surto quer chegar ao chão. Com fio de terra curto e contínuo, ele tem por onde ir; sem ele, escolhe a trilha da placa, a carcaça ou a mão de quem encostou.",
        ],
      },
      {
        for: ["why", "what", "repair"],
        says: [
          "Nem todo pico vem do céu. A volta da luz depois de um apagão e um neutro rompido no poste também elevam a tensão, sem trovão nenhum, e deixam na placa o mesmo rastro preto.",
        ],
      },
    ],
  },
  causes: {
    headings: ["O que o surto levou", "Depois da trovoada: sinal e suspeito", "O rastro que a descarga deixa"],
    leads: [
      "Com o disjuntor do portão já desligado, lembre o que ele fazia:",
      "O que sobrou funcionando mostra por onde a descarga passou:",
    ],
    columns: ["O que se vê", "Suspeita", "O que olhar"],
    rows: [
      { cells: ["Tudo mudo, disjuntor de pé", "Fusível ou fonte da central", "Cheiro perto da caixa fechada"], about: ["central"] },
      { cells: ["Botão funciona, controle não", "Receptor atingido", "Luz do receptor, se visível"], about: ["receptor"] },
      { cells: ["Abre e não fecha mais", "Entrada da fotocélula queimada", "LED dos dois olhos"], about: ["fotocelula", "nao-fecha"] },
      {
        cells: ["Abre sozinho desde a tempestade", "Entrada de comando em curto", "Botoeira e interfone da rua"],
        about: ["abre-sozinho", "botoeira"],
      },
      { cells: ["Anda e não para no fim", "Sensor de parada perdido", "Afaste-se e desligue"], about: ["fim-de-curso"] },
      { cells: ["Disjuntor cai ao ligar", "Curto na placa ou no enrolamento", "Nada: deixe desligado"], about: ["desarma-disjuntor"] },
      { cells: ["Janela do protetor vermelha", "DPS que se sacrificou", "Cor no visor do quadro"], about: ["dps"] },
      { cells: ["Portão bom, interfone morto", "Surto pelo cabo de sinal", "Câmera e modem também"], about: ["interfone"] },
      { cells: ["Motor só ronca", "Relé ou capacitor atingido", "Uma tentativa, e pare"], about: ["capacitor"] },
      { cells: ["Falha que vai e volta", "Solda trincada pelo surto", "Se piora com calor"] },
    ],
  },
  neighbours: {
    headings: ["Raio ou outra coisa da chuva", "Quando a tempestade é só coincidência"],
    items: [
      {
        label: "Chuva",
        about: ["chuva"],
        says: [
          "água dá defeito enquanto está molhado e melhora com sol; surto dá defeito que não seca.",
          "se o portão volta a andar à tarde, a queixa é de umidade, e o trovão da madrugada foi testemunha inocente.",
        ],
      },
      {
        label: "Falta de energia",
        about: ["falta-de-energia"],
        says: ["com o bairro apagado não há o que medir; espere a luz firmar antes de dar a placa por morta."],
      },
      {
        label: "Disjuntor desarmado",
        about: ["desarma-disjuntor", "rearmar-disjuntor"],
        says: [
          "às vezes o trovão só derrubou a alavanca. Subida uma vez e firme, o portão volta inteiro.",
          "alavanca que sobe e fica, com o motor respondendo, encerra a suspeita de surto.",
        ],
      },
      {
        label: "Placa velha",
        about: ["central"],
        says: [
          "central que já falhava antes do temporal não foi morta por ele. Solda escura e capacitor estufado são de idade, e não de descarga.",
        ],
      },
    ],
  },
  checks: {
    headings: ["O que verificar na manhã seguinte", "Depois do trovão, sem abrir caixa", "Inspeção pelo lado de fora"],
    leads: [
      "Espere a tempestade passar por completo; quem sai para olhar portão de metal com trovão perto troca um defeito por um acidente.",
      "Com céu limpo e mãos secas, a inspeção é esta:",
    ],
    steps: [
      {
        label: "Redondezas",
        says: [
          "olhe de longe se há fio partido, galho na fiação ou metal chamuscado. Havendo, a grade fica intocada.",
          "procure marca preta em muro, antena ou calha: ela diz se a queda foi aqui ou no quarteirão.",
        ],
      },
      {
        label: "Aparelhos",
        says: [
          "anote o que mais parou: modem, interfone, câmera, televisão. A lista desenha o trajeto do surto.",
          "se só morreu o que tem fio de sinal, a descarga veio pelo cabo, e a rede talvez esteja sã.",
        ],
      },
      {
        label: "Quadro",
        about: ["dps", "rearmar-disjuntor"],
        says: [
          "veja a janela do protetor de surto, sem tocar: verde serve, vermelha ou apagada já cumpriu. Rearme o disjuntor do portão uma única vez.",
        ],
      },
      {
        label: "Comandos",
        says: ["de longe, um toque no botão de parede e outro no controle. Um responder e o outro não encurta o diagnóstico pela metade."],
      },
      {
        label: "Nariz",
        about: ["cheiro-de-queimado"],
        says: ["perto da caixa fechada, cheiro doce e seco é de resina de placa; sentiu, a alavanca desce e não sobe mais."],
      },
    ],
    ends: [
      {
        says: ["Qualquer resposta torta, como andar sem parar ou inverter o sentido, encerra o teste: disjuntor embaixo até alguém medir."],
      },
    ],
  },
  stop: {
    headings: ["Não religue nestes casos", "Surto que deixou perigo"],
    items: [
      { label: "Fio da rua na grade", says: ["o portão inteiro pode estar energizado; distância, e concessionária primeiro."] },
      {
        label: "Choque ao encostar",
        about: ["aterramento"],
        says: ["isolamento perdido põe tensão na carcaça; ninguém toca, nem para testar de novo."],
      },
      {
        label: "Folha que não obedece à parada",
        about: ["fim-de-curso"],
        says: ["a entrada do sensor queimou, e o motor vai empurrar até alguma coisa ceder."],
      },
      { label: "Placa que estala ou fumega", says: ["há arco dentro da caixa; energia cortada no quadro e tampa fechada."] },
      {
        label: "Fotocélula que não impede",
        about: ["fotocelula"],
        says: ["se a folha fecha com o feixe tapado, o portão não se usa, porque perdeu quem o fazia parar."],
      },
    ],
  },
  meanwhile: {
    headings: ["Com a placa queimada pelo raio", "Como usar o portão até a peça"],
    items: [
      {
        when: { gates: ["deslizante", "pivotante"] },
        says: [
          "Desligue o disjuntor do portão, destrave com a chave em piso plano e passe corrente com cadeado. Placa ferida não se liga só para uma abertura.",
          "Operar à mão por uns dias não faz mal à folha nem ao motor. O que faz mal é deixar a central meio viva ligada, dando ordens que ninguém pediu.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "Basculante parado pelo surto fica fechado até a visita. O surto não tira o equilíbrio da folha, mas soltá-la para conferir continua sendo serviço de quem conhece o contrapeso.",
        ],
      },
      {
        says: [
          "Tire da tomada interfone e câmera que ficaram estranhos. Um aparelho meio queimado devolve ruído para a entrada da central e faz o portão novo herdar o defeito velho.",
          "Guarde as peças que saírem. Seguro e concessionária costumam pedir a placa danificada e um laudo.",
        ],
      },
    ],
  },
  work: {
    headings: ["Como se acha o caminho do surto", "O diagnóstico depois do raio", "Do quadro à última entrada"],
    leads: [
      "O técnico refaz o trajeto da descarga, de fora para dentro:",
      "Antes de trocar qualquer coisa, desenha-se por onde ela passou:",
    ],
    steps: [
      {
        label: "Quadro e protetor",
        about: ["dps"],
        says: [
          "o protetor é testado e, vencido, sai; a ligação dele ao barramento de terra é medida, porque fio longo anula a peça.",
          "confere-se se a emenda do neutro resistiu, já que um surto a solda ou a solta.",
        ],
      },
      {
        label: "Isolamento do motor",
        says: ["o enrolamento é medido contra a carcaça antes de receber tensão; passou, o motor está fora da lista."],
      },
      {
        label: "Fonte e fusível",
        about: ["central"],
        says: [
          "a placa é alimentada sem carga, e as tensões de cada estágio são lidas uma a uma.",
          "fusível aberto com vidro escuro fala de curto; aberto e limpo, de pico que ele mesmo segurou.",
        ],
      },
      {
        label: "Entradas",
        about: ["fotocelula", "botoeira", "interfone"],
        says: ["cada cabo de sinal é retirado e a entrada é simulada na borneira; a que não responde foi o portal do surto."],
      },
      {
        label: "Rádio e memória",
        about: ["receptor"],
        says: ["receptor e memória dos controles são provados; perdida a memória, todos os chaveiros são gravados de novo."],
      },
      {
        label: "Desvio",
        about: ["aterramento"],
        says: [
          "mede-se a continuidade do terra até o motor e instala-se o protetor que faltava, no quadro e, se preciso, na linha do sinal.",
          "cabos de rede e de sinal que dividiam conduíte são separados, para que o próximo surto não tenha ponte.",
        ],
      },
    ],
  },
  cost: {
    headings: ["Quanto custa o estrago de um raio", "Do fusível à placa nova"],
    items: [
      {
        says: [
          "O exame completo com acertos fica em {{manutencao-custo}}. A central, quando não tem reparo, entra como peça, pelo modelo do motor.",
          "A visita de diagnóstico custa {{manutencao-custo}}. O resto da conta é a lista do que o surto atravessou, e ela só existe depois da medição.",
        ],
      },
      {
        for: ["price", "replace", "worth-it", "repair"],
        about: ["troca-de-motor"],
        says: [
          "Se placa e motor foram juntos, trocar o conjunto residencial sai por {{troca-residencial}}. Antes de decidir, peça a medida do isolamento por escrito.",
        ],
      },
      {
        for: ["price", "worth-it", "install"],
        about: ["dps"],
        says: ["Protetor no quadro e terra em ordem custam menos do que uma central, e protegem também o que está ligado ao lado."],
      },
    ],
  },
  worth: {
    headings: ["Reparar a placa ou pôr outra", "Vale insistir na placa atingida"],
    items: [
      {
        says: [
          "Dano na entrada ou no fusível repara bem. Trilha queimada e processador atingido voltam a falhar, porque o surto deixa feridas que a lupa não mostra.",
          "Placa que ressuscita com a troca de uma peça e falha na semana seguinte já deu a resposta. Ali o dinheiro do segundo reparo pertence à nova.",
        ],
      },
    ],
  },
  care: {
    headings: ["Para o próximo temporal", "Camadas contra a descarga"],
    items: [
      {
        about: ["dps", "aterramento"],
        says: [
          "Olhe a janela do protetor no começo do verão e depois de cada trovoada forte. Protetor vencido não avisa de outro jeito.",
          "Peça na revisão a medida do terra no motor, e não só no quadro. O trecho que rompe é o que fica enterrado na garagem.",
        ],
      },
      {
        says: [
          "Ao pôr câmera, interfone ou leitor de tag, exija conduíte próprio. Cada cabo novo na mesma tubulação é mais uma entrada para o surto.",
        ],
      },
      {
        for: ["maintain", "when", "how-to", "what"],
        says: [
          "Na viagem de férias, deixe o portão fechado, trancado por dentro e com o disjuntor dele desligado, se a casa tiver outra entrada.",
        ],
      },
    ],
  },
  cases: {
    headings: ["O risco de raio na sua casa", "Conforme o terreno e a fiação"],
    items: [
      {
        when: { gates: ["deslizante"] },
        says: [
          "No portão de correr, os cabos da fotocélula e do motor atravessam o piso, muitas vezes no mesmo tubo. O surto que entra por um sai pelo outro, e a placa fica no meio.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "No basculante, a central fica alta, perto do teto e da fiação da casa. O cabo é curto, o que ajuda, mas o terra precisa descer a coluna inteira até o chão.",
        ],
      },
      {
        when: { gates: ["pivotante"] },
        says: [
          "Pivotante de duas folhas tem dois motores e um cabo enterrado entre eles. É esse trecho no jardim que colhe a descarga, e o braço mais distante é o que morre.",
        ],
      },
      {
        when: { uses: ["casa", "sobrado"] },
        says: [
          "Sobrado com antena, caixa de água metálica e fio aéreo até o poste oferece três entradas. Se o portão e o modem morreram juntos, o protetor pertence ao quadro geral.",
        ],
      },
      {
        when: { uses: ["predio", "condominio"] },
        says: [
          "Prédio com para-raios protege a estrutura, e não a placa: a corrente que desce pela cordoalha induz surto nos cabos da garagem. O quadro do portão precisa do protetor dele.",
          "Em condomínio, câmeras, interfones e portões costumam ter empresas diferentes e um só rack. Depois de uma descarga, reúnam as três antes que cada uma troque a sua metade.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: [
          "Loja com painel luminoso e antena no telhado atrai a conversa do surto para o mesmo quadro da porta. Circuito separado evita que o letreiro leve a entrada junto.",
        ],
      },
      {
        when: { uses: ["galpao"] },
        says: [
          "Galpão de telha metálica em terreno aberto sofre mais indução, e o cabo até o portão é longo. Pergunte se há protetor nas duas pontas da linha.",
        ],
      },
      {
        when: { uses: ["sitio"] },
        says: [
          "No sítio, o portão fica longe da casa e o cabo viaja no aberto. Esse comprimento é a antena; protetor só na sede não cobre a porteira.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Em vila antiga, a rede é compartilhada e o terra raramente existe. Um protetor ligado a lugar nenhum não desvia nada, e convém medir antes de comprar.",
        ],
      },
      {
        when: { grounds: ["arvores"] },
        says: ["Árvore alta ao lado não protege. Atingida, passa a descarga para grade, cano e cabo enterrado junto às raízes."],
      },
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Casa no alto da ladeira recebe o fio aéreo mais exposto do trecho. Quem mora no topo sente as quedas que o vale nem percebe.",
        ],
      },
      {
        when: { grounds: ["baixada"] },
        says: [
          "Terreno úmido conduz melhor, e a haste de terra trabalha com folga. O problema vira a água na caixa de passagem, que junta surto e umidade na mesma emenda.",
        ],
      },
    ],
  },
  tell: {
    headings: ["O que relatar depois da trovoada", "Como ajudar a achar o caminho"],
    items: [
      {
        says: [
          "Liste o que parou na casa, a hora do trovão e o que o portão faz agora a cada comando. Junte a foto do quadro com a janela do protetor visível.",
          "Fotografe de fora os cabos que chegam ao motor e ao muro: rede, interfone, câmera. O desenho deles vale mais do que a palavra raio.",
        ],
      },
      {
        says: [
          "Diga se a casa tem fio de terra, para-raios, gerador ou energia solar, e se alguém já rearmou o disjuntor.",
          "Avise se há seguro residencial antes de descartar qualquer peça, porque a vistoria pode pedi-la.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["O filtro de linha protege o motor?", "Régua com fusível serve contra descarga?"],
      about: ["dps"],
      says: [
        "Muito pouco. O portão é ligado direto no quadro, e é ali que o protetor precisa estar.",
        "Não serve: ela segura picos pequenos de tomada, e a placa do portão nem passa por ela.",
      ],
    },
    {
      asks: ["Desligar o disjuntor antes da chuva resolve?", "Basta baixar a alavanca quando troveja?"],
      says: [
        "Reduz o risco pela rede, e nada faz pelos cabos de sinal. Ainda assim, ajuda se a casa tem outra saída.",
        "Ajuda em surto fraco. O forte salta o contato aberto, e o do interfone nem passa por ele.",
      ],
    },
    {
      asks: ["A concessionária paga a placa queimada?", "Como peço ressarcimento por descarga na rede?"],
      for: ["what", "price", "repair", "replace"],
      says: [
        "Existe pedido de ressarcimento por dano elétrico, que a concessionária analisa. Guarde a peça, anote data e hora e peça um laudo a quem examinou.",
        "Pelo canal de atendimento dela, com data, lista de aparelhos e orçamento. Prazos e condições são da regra em vigor, e convém consultá-la.",
      ],
    },
    {
      asks: ["O motor queima com raio ou só a placa?", "Depois da descarga preciso trocar o motor?"],
      about: ["troca-de-motor", "central"],
      says: [
        "Quase sempre só a eletrônica. O enrolamento é testado contra a carcaça, e aprovado continua em uso.",
        "Só se o isolamento foi perfurado. A medida é rápida e evita comprar um conjunto inteiro por causa de uma fonte.",
      ],
    },
    {
      asks: ["O protetor de surto dura para sempre?", "Por que a janela do DPS mudou de cor?"],
      about: ["dps"],
      says: [
        "Não. Ele se gasta a cada descarga e precisa ser trocado quando a janela acusa.",
        "Porque absorveu o surto no lugar da placa. Enquanto não for substituído, a próxima descarga passa.",
      ],
    },
    {
      asks: ["Portão de metal atrai raio?", "É perigoso mexer na grade durante a trovoada?"],
      says: [
        "Atrai tanto quanto qualquer metal baixo da rua, isto é, pouco. O perigo é estar encostado nele quando a descarga vem pela fiação.",
        "É. Espere o temporal passar: o metal pode receber a corrente de um ponto distante.",
      ],
    },
    {
      asks: ["A garantia cobre dano de surto?", "Queimou com a trovoada. O motor novo está coberto?"],
      for: ["price", "repair", "replace", "worth-it"],
      says: [
        "Leia o que a [garantia](/garantia-servico) cobre e descreva o ocorrido sem rodeios. Causa externa é avaliada na visita.",
        "Mande data, fotos do quadro e da caixa fechada antes de qualquer mão de terceiros. O exame da placa mostra se houve surto.",
      ],
    },
  ],
};
