import type { Component } from "#domain/knowledge/entry";

export const fotocelula: Component = {
  kind: "component",
  id: "fotocelula",
  name: { one: "fotocélula", many: "fotocélulas", gender: "f" },
  aliases: [
    "fotocélula do portão",
    "fotocélula de portão",
    "fotocélulas de portão",
    "fotocélulas do portão",
    "fotocélula para portão",
    "fotocélulas para portão",
    "foto célula",
    "fotocelola",
    "fotosélula",
    "fotocelua",
    "foto sensor",
    "fotossensor",
    "sensor de barreira",
    "sensor de barreira do portão",
    "barreira infravermelha",
    "sensor infravermelho",
    "sensor infravermelho do portão",
    "sensor de presença do portão",
    "sensor do portão",
    "sensor de portão",
    "sensores de portão",
    "sensores do portão",
    "sensor de portão eletrônico",
    "sensor para portão",
    "sensor de segurança do portão",
    "olho mágico do portão",
    "olho eletrônico",
    "sensor de passagem",
    "receptor da fotocélula",
    "receptor de fotocélula",
    "emissor da fotocélula",
  ],
  not: [
    "relé fotocélula",
    "fotocélula de poste",
    "fotocélula para lâmpada",
    "fotocélula de lâmpada",
    "fotocélula de iluminação",
    "fotocélula para iluminação",
  ],
  variants: [
    { id: "par", names: ["fotocélula com emissor e receptor", "par de fotocélulas", "fotocélula de barreira", "fotocélula tipo barreira"] },
    {
      id: "espelho",
      names: ["fotocélula com espelho", "fotocélula de espelho", "fotocélula refletiva", "fotocélula com refletor", "fotocélula espelhada"],
    },
  ],
  gates: ["deslizante", "basculante", "pivotante"],
  related: ["nao-fecha", "limpar-fotocelula", "testar-fotocelula", "fotocelula-piscando", "criancas-e-animais", "central"],
  pages: ["/topicos/sensor-fotocelula-para-portao", "/topicos/portao-automatico-nao-fecha", "/topicos/acessorios-para-portao-automatico"],
  brief: [
    "A fotocélula lança um feixe invisível de um lado a outro do vão: interrompido, o portão para de fechar e torna a abrir.",
    "Portão que abre e não fecha pede primeiro um pano seco na fotocélula, porque lente suja vale como alguém na passagem.",
    "Sem fotocélula, a folha só descobre o carro ou a criança depois de encostar.",
    "Fotocélula desalinhada por uma batida ou por vibração faz o portão fechar em um dia e recusar no outro.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "A fotocélula é o sensor que vigia a passagem do portão: um lado emite luz infravermelha, o outro a recebe, e se algo corta o feixe durante o fechamento a central para ou inverte. Suja, desalinhada ou sem energia, ela impede o portão de fechar.",
        "Fotocélula de portão é um par de pequenas caixas, uma de cada lado do vão, que avisa a central de que há alguém no caminho. Age antes do contato, ao passo que o recuo por esforço só age depois dele.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "O conserto da fotocélula começa por limpar e alinhar, segue pelos fios e termina na peça: quase sempre o feixe se perdeu por poeira, batida ou mau contato. O que não se faz é anulá-la para o portão voltar a fechar.",
        "Consertar a fotocélula é devolver o feixe ao centro da lente e o sinal à central. O técnico mede a alimentação nas duas caixas, procura o fio partido na passagem pelo piso e só troca o par se um dos lados não responde.",
      ],
    },
    {
      to: ["replace"],
      says: [
        "A troca da fotocélula substitui o par inteiro, porque emissor e receptor precisam ser do mesmo modelo. Entram na mesma altura, alinham-se e prova-se a reversão com um objeto no vão.",
        "Trocar a fotocélula se justifica com caixa rachada, lente opaca ou água por dentro. Antes, confirma-se que há energia nos dois lados e que a central ainda lê a entrada.",
      ],
    },
    {
      to: ["install"],
      says: [
        "A instalação da fotocélula pede um ponto de cada lado do vão, na mesma altura e sem nada no meio, e um fio até a central. Ligada, ela é provada no fechamento com um obstáculo de verdade, antes de o serviço ser dado como pronto.",
        "Para instalar fotocélula, o técnico escolhe a altura pelo que passa ali, abre caminho para o fio e habilita a entrada na placa. Central antiga sem essa entrada pede um módulo ou a troca dela.",
      ],
    },
    {
      to: ["price"],
      says: [
        "O preço da fotocélula soma o par, o fio até o outro lado do vão e a ligação na central; em piso pronto, passar esse fio é a parte maior. Limpar e alinhar um par existente custa só a visita.",
        "Quanto custa colocar fotocélula depende do caminho do fio e de a central ter entrada para ela. Uma foto dos dois lados do portão e outra da caixa do motor permitem dizer o valor antes.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Para cuidar da fotocélula, desligue o disjuntor do portão, passe um pano seco nas duas lentes e tire teia, folha e galho do caminho do feixe. Depois religue e teste com uma caixa leve no vão, de longe, nunca com o corpo.",
        "Verificar a fotocélula é olhar quatro coisas: lente limpa, caixas de frente uma para a outra, luz indicadora acesa e passagem livre. Se continua sem fechar, o fio ou a peça pedem técnico.",
      ],
    },
    {
      to: ["which"],
      says: [
        "A fotocélula se escolhe pela largura do vão, pelo sol que bate nela e pelo que atravessa a entrada. O par com emissor e receptor é o mais confiável; o de espelho poupa fio e tolera menos poeira.",
        "Na escolha da fotocélula, altura e quantidade contam mais do que marca: um par baixo serve a carros e crianças, dois pares servem a caminhões e caminhonetes altas.",
      ],
    },
    {
      to: ["when"],
      says: [
        "A fotocélula precisa de técnico quando a lente limpa não devolve o fechamento, quando a luz dela não acende ou quando o portão fecha sem respeitar quem passa. Nesse último caso, pare de usar o automático até ser vista.",
        "Instale fotocélula sempre que houver criança, bicho, calçada movimentada ou fechamento automático ligado. Com fechamento por tempo, ela deixa de ser acessório.",
      ],
    },
    {
      to: ["why"],
      says: [
        "A fotocélula falha por sujeira, desalinhamento, sol direto na lente ou fio rompido, e em todas essas a central age como se houvesse alguém no vão. Ela erra para o lado seguro, e por isso o portão fica aberto.",
        "Por que a fotocélula para de funcionar? Porque é uma lente na altura da sujeira, presa a uma parede que vibra, com um fio que atravessa o chão. Cada um desses pontos tem um defeito próprio.",
      ],
    },
    {
      to: ["worth-it"],
      says: [
        "Compensa pôr fotocélula em qualquer portão que feche sobre passagem de gente ou carro, porque o dano que ela evita é maior do que o do próprio motor. Em portão que fecha sozinho, não há dúvida a discutir.",
        "A fotocélula se paga na primeira vez em que a folha para antes do para-choque. Vale ainda mais em garagem de criança e de bicho, em que o que se evita não tem preço de peça.",
      ],
    },
    {
      to: ["maintain"],
      says: [
        "A manutenção da fotocélula é um pano seco na lente e um teste por mês com uma caixa de papelão no vão. Na revisão se conferem fixação, vedação, alinhamento e a resposta da central.",
        "Para a fotocélula durar, limpe a lente a seco, pode o que cresce diante dela e não deixe esguicho bater na caixa. É o cuidado mais fácil do portão e o que mais evita visita.",
      ],
    },
    {
      to: ["emergency"],
      says: [
        "Se a fotocélula falhou e o portão não fecha, desligue o disjuntor, limpe a lente e tente uma vez. Continuando aberto, em folha de correr ou de abrir sobre piso plano passe ao manual com cadeado; basculante não se destrava.",
        "Fotocélula que deixa o portão fechar sobre um objeto é emergência, mesmo com tudo o mais funcionando: disjuntor do portão desligado e passagem à vista até a visita. O defeito contrário, de não fechar, dá tempo de limpar a lente e tentar outra vez.",
      ],
    },
  ],
  definition: {
    headings: ["O que a fotocélula vê", "Como o feixe protege a passagem", "Um feixe entre duas caixas"],
    items: [
      {
        says: [
          "O emissor manda pulsos de infravermelho, que o olho não percebe; o receptor, do outro lado, mantém um contato enquanto os recebe. Cortado o feixe, o contato muda e a central trata a passagem como ocupada.",
          "A ligação é feita para falhar do lado seguro: fio partido, lente tapada e falta de energia produzem o mesmo sinal de gente no vão. Um portão que se recusa a fechar está, a seu modo, obedecendo.",
        ],
      },
      {
        says: [
          "O feixe é uma linha, e não uma parede. Passa por baixo de um carro alto, por cima de um gato e ao lado de quem está fora dela; por isso a altura e a distância até a folha importam tanto.",
          "Em geral a central só consulta o sensor na hora de fechar. Quem está atrás de uma folha que abre não é visto por ele.",
        ],
      },
      {
        when: { variants: ["par"] },
        says: [
          "No par, cada lado tem a sua caixa com fio. O feixe percorre o vão uma vez só e chega forte, o que dá margem para poeira, garoa e um leve desvio.",
        ],
      },
      {
        when: { variants: ["espelho"] },
        says: [
          "Na versão de espelho, a luz vai e volta até um refletor. Não há fio do outro lado, mas a distância dobra e o refletor sujo ou rachado basta para apagar o sinal.",
        ],
      },
    ],
  },
  faults: {
    headings: ["Como a fotocélula falha", "Sinais de feixe perdido", "O portão não fecha: o que houve com o sensor"],
    leads: [
      "Todo defeito dela aparece no fechamento, e a circunstância conta qual é:",
      "Olhe as lentes e a luz indicadora enquanto outra pessoa aciona de longe:",
    ],
    items: [
      {
        label: "Lente suja",
        about: ["nao-fecha", "limpar-fotocelula"],
        says: [
          "o portão abre e se recusa a fechar, e um pano seco devolve tudo ao normal.",
          "pó, teia ou respingo cobre o plástico, e o defeito piora em dia de garoa.",
        ],
      },
      {
        label: "Caixa torta",
        about: ["nao-fecha", "fotocelula-piscando"],
        says: [
          "uma batida de bicicleta virou o emissor alguns graus e o feixe passa ao lado.",
          "a luz do receptor pisca quando o portão vibra: está no limite do alinhamento.",
        ],
      },
      {
        label: "Sol na lente",
        about: ["volta", "nao-fecha"],
        says: [
          "a recusa acontece sempre na mesma hora da tarde e some quando a sombra chega.",
          "em uma estação do ano o portão enlouquece ao pôr do sol, e na seguinte não.",
        ],
      },
      {
        label: "Fio partido",
        about: ["nao-fecha"],
        says: [
          "um dos lados ficou sem luz desde a obra do piso ou a poda do jardim.",
          "funciona de manhã e falha à tarde, quando o calor abre a emenda enterrada.",
        ],
      },
      {
        label: "Água na caixa",
        about: ["chuva"],
        says: [
          "o plástico embaçou por dentro e o sensor só volta depois de muito sol.",
          "há gota atrás da lente e ferrugem no parafuso: a vedação acabou.",
        ],
      },
      {
        label: "Inversão sem ninguém",
        about: ["volta", "abre-sozinho"],
        says: [
          "a folha desce ou corre e volta no meio, porque um ramo balança diante do feixe com o vento.",
          "a própria folha, ao passar, corta a luz por um instante: o par foi posto perto demais dela.",
        ],
      },
      {
        label: "Fecha sem respeitar",
        about: ["criancas-e-animais"],
        says: [
          "um objeto no vão não detém o fechamento: o sensor está desligado na placa ou foi contornado por fio.",
          "o portão volta a fechar depois de um conserto e já não para por nada; alguém tirou a proteção.",
        ],
      },
    ],
  },
  neighbours: {
    headings: ["Fotocélula ou outra causa?", "Nem todo portão aberto é sensor", "O que se confunde com o feixe"],
    items: [
      {
        label: "Fim de curso",
        about: ["fim-de-curso"],
        says: [
          "se a folha quase fecha e volta ao encostar, a parada está errada; o feixe age em qualquer ponto do caminho.",
          "recusa desde o primeiro palmo é sensor; erro no último é marca.",
        ],
      },
      {
        label: "Recuo por esforço",
        about: ["central", "trilho"],
        says: [
          "obstáculo sentido pelo motor vem depois de um tranco; obstáculo visto pelo sensor vem sem toque.",
          "repare se a folha perdeu velocidade antes de voltar: se não perdeu, foi a luz que mandou.",
        ],
      },
      {
        label: "Controle",
        about: ["controle"],
        says: [
          "quem abre com o aparelho também é ouvido ao fechar; pilha fraca não escolhe sentido.",
          "o botão de parede que também não fecha tira o rádio da história.",
        ],
      },
      {
        label: "Célula da luz",
        says: [
          "a peça que acende a lâmpada ao anoitecer tem o mesmo nome popular e nada faz pelo portão.",
          "se o que falha é a iluminação do jardim, o assunto é o relé dela, e não a barreira do vão.",
        ],
      },
    ],
  },
  checks: {
    headings: ["Como limpar e testar a fotocélula", "Do pano seco à caixa de papelão", "O exame da passagem"],
    leads: [
      "Limpe com a energia do portão desligada; teste com ela ligada e você longe da folha.",
      "Bastam um pano macio e uma caixa leve:",
    ],
    steps: [
      {
        label: "Desligue e limpe",
        about: ["limpar-fotocelula"],
        says: [
          "corte a energia do portão no quadro e esfregue de leve um pano macio nas duas lentes, ou na lente e no refletor.",
          "sem produto e sem palha de aço: plástico riscado espalha a luz e parece sujo para sempre.",
        ],
      },
      {
        label: "Libere o feixe",
        says: [
          "imagine um fio esticado entre as duas caixas e retire o que o toca: galho, vaso, saco de lixo, teia.",
          "confira o chão e o ar; capim alto e planta pendente contam tanto quanto um carro mal parado.",
        ],
      },
      {
        label: "Veja se estão de frente",
        says: [
          "de lado, as duas caixas devem ter a mesma altura e olhar uma para a outra; não as torça com a mão.",
          "marca de pancada, parafuso frouxo ou suporte dobrado explica o desvio; fotografe.",
        ],
      },
      {
        label: "Leia a luz",
        says: [
          "religue e observe o indicador: fixo costuma ser feixe recebido, apagado ou piscando é perda, conforme o modelo.",
          "um lado aceso e outro apagado separa falta de energia de falta de alinhamento.",
        ],
      },
      {
        label: "Teste o fechamento",
        about: ["testar-fotocelula"],
        says: [
          "mande fechar e, de longe, com um cabo de vassoura comprido, ponha uma caixa leve no feixe; a folha tem de parar ou voltar.",
          "use papelão, nunca o pé nem a mão, e fique fora do caminho; se a folha ignorar a caixa, não use mais o automático.",
        ],
      },
    ],
    ends: [
      { says: ["Portão que não respeita a caixa fica desligado até a visita, ainda que abra e feche perfeitamente."] },
      { says: ["Lentes limpas, caixas alinhadas e um lado sem luz: há fio ou alimentação a procurar, e isso é serviço de técnico."] },
      {
        when: { gates: ["basculante"] },
        says: ["No basculante, o teste se faz pelo lado de dentro e longe da projeção da folha; ninguém fica sob ela."],
      },
    ],
  },
  work: {
    headings: ["Como se instala e alinha a fotocélula", "Posição, fio e prova", "O serviço na passagem"],
    leads: ["O lugar do sensor é escolhido antes do furo, pensando em quem passa.", "Depois de ligada, a proteção só vale se for provada:"],
    steps: [
      {
        label: "Altura e lado",
        says: [
          "marca-se a altura que alcança para-choque, perna de adulto e corpo de criança, perto do plano da folha sem ser cortada por ela.",
          "evita-se o receptor de frente para o poente; trocando os lados, o sol deixa de ofuscar.",
        ],
      },
      {
        label: "Passagem do fio",
        says: [
          "o cabo atravessa o vão por eletroduto próprio, fora da canaleta do trilho e longe da fiação de força.",
          "onde não se pode cortar o piso, estuda-se par sem fio de um lado, com a pilha anotada na rotina.",
        ],
      },
      {
        label: "Ligação",
        says: [
          "confere-se a alimentação nas duas pontas e liga-se o contato na entrada própria da central.",
          "o atalho que alguém deixou no borne é retirado, e a entrada volta a ser lida.",
        ],
      },
      {
        label: "Alinhamento",
        says: [
          "move-se o emissor até o receptor indicar sinal cheio e aperta-se sem perder o ponto.",
          "dá-se margem: tapa-se parte da lente com papel e o sinal deve resistir, para aguentar poeira e vibração.",
        ],
      },
      {
        label: "Prova",
        says: [
          "com a folha em movimento, um objeto corta o feixe em alturas diferentes, e anota-se o que a central faz.",
          "verifica-se se o recuo por esforço também atua, porque um não substitui o outro.",
        ],
      },
    ],
  },
  effort: {
    headings: ["O que a instalação pede", "Fio, lugar e central com entrada"],
    items: [
      {
        says: [
          "Com eletroduto já passado, instalar o par é serviço curto. Sem ele, abre-se um corte no piso ou se contorna o vão por cima, e a garagem fica com meia passagem nesse tempo.",
          "A central precisa de entrada livre e de alimentação para o sensor. A foto da etiqueta do motor diz se tem, antes de alguém sair de casa.",
        ],
      },
      { says: ["Limpeza e alinhamento cabem em qualquer visita; peça que sejam feitos também quando o chamado for por outro motivo."] },
    ],
  },
  cost: {
    headings: ["Quanto custa a fotocélula", "O par, o fio e a ligação", "De que depende o preço do sensor"],
    items: [
      {
        for: ["price", "repair", "replace", "install", "worth-it", "maintain"],
        says: [
          "Limpar, alinhar e testar cabe numa manutenção, {{manutencao-custo}}. O par novo é peça à parte, com o modelo indicado.",
          "Para visita com diagnóstico de sensor, a faixa é {{manutencao-custo}}. Passagem de fio em piso pronto se orça pelo caminho.",
          "O serviço de recolocar e provar o par fica em {{manutencao-custo}}. Corte de piso e acabamento são à parte.",
        ],
      },
      {
        for: ["price", "install", "buy", "worth-it"],
        says: [
          "Sai mais barato no dia em que o motor é posto, com o eletroduto aberto e a central sendo programada. Depois, o mesmo par custa também o corte no piso.",
          "Dois pares, um baixo e um alto, não dobram a conta: o fio passa pelo mesmo caminho e a ligação é a mesma.",
        ],
      },
      {
        about: ["nao-fecha"],
        says: ["A primeira tentativa custa um pano. Se o portão volta a fechar, o defeito era da lente, e não há visita a pagar."],
      },
    ],
  },
  choice: {
    headings: ["Qual fotocélula escolher", "Um par, dois pares ou espelho"],
    leads: ["O que atravessa a entrada decide o arranjo:"],
    columns: ["Entrada", "Arranjo", "Por quê"],
    rows: [
      { cells: ["Garagem de casa", "Um par baixo", "Vê carro, criança e bicho"] },
      { cells: ["Caminhonete alta ou reboque", "Dois pares em alturas diferentes", "O feixe passa sob o eixo"] },
      { cells: ["Vão largo de empresa", "Par de longo alcance", "Espelho perde sinal"] },
      { cells: ["Piso que não se corta", "Par sem fio de um lado", "A pilha precisa de rotina"] },
      { cells: ["Poente de frente", "Emissor do lado do sol", "O receptor não ofusca"] },
      { cells: ["Folhas de abrir", "Par por fora e por dentro", "Protege o giro das duas"] },
      { cells: ["Obra ou rua de terra", "Par com receptor potente", "Tolera lente suja"] },
    ],
  },
  worth: {
    headings: ["Vale a pena ter fotocélula", "Quando um par não basta"],
    items: [
      {
        says: [
          "Onde o portão fecha sozinho por tempo, ela é a única coisa que olha antes de fechar. Quem não quer instalar deve desligar esse recurso.",
          "Recuo por esforço encosta para depois voltar; o sensor evita o encosto. Um riscado na porta do carro já teria pago o par.",
        ],
      },
      { says: ["Trocar só um lado de um par antigo raramente funciona: os pulsos de um modelo não falam com os de outro."] },
    ],
  },
  care: {
    headings: ["Para o feixe não se perder", "Pano seco e passagem limpa"],
    items: [
      {
        says: [
          "Uma limpeza mensal a seco tira do caminho o motivo mais simples de recusa. Em rua de pó, faça junto com a varrida do trilho.",
          "Não deixe que a mangueira atinja as caixas de frente: a vedação segura chuva, e não jato.",
        ],
      },
      {
        says: [
          "Pode a planta antes que ela chegue ao feixe, e não depois. O vento faz do ramo um pedestre que vai e vem.",
          "Não encoste bicicleta, vaso ou lixeira perto das caixas; uma esbarrada vira meses de falha que vai e volta.",
        ],
      },
      {
        for: ["maintain", "when", "what", "how-to"],
        says: [
          "Faça o teste da caixa de papelão com regularidade e anote a data. Na preventiva, {{preventiva-casa}} em casa, o técnico repete a prova com a folha em movimento.",
        ],
      },
    ],
  },
  cases: {
    headings: ["A fotocélula nesta entrada", "Quem passa e o que suja"],
    items: [
      {
        when: { grounds: ["calcada-cheia"] },
        says: [
          "Em calçada movimentada, a fotocélula é acionada o dia inteiro por quem passa rente ao portão. Recuá-la para dentro da linha da folha reduz a interrupção sem abrir mão da proteção.",
          "Onde há escola, ponto de ônibus ou comércio, um par só na altura do carro não enxerga criança. Peça a fotocélula baixa, e a sinaleira junto.",
        ],
      },
      {
        when: { grounds: ["arvores"] },
        says: [
          "Debaixo de árvore, a fotocélula convive com folha que cai diante da lente e teia que se refaz toda noite. Um pequeno beiral sobre a caixa e a poda do ramo baixo acabam com a recusa da manhã.",
        ],
      },
      {
        when: { grounds: ["poeira"] },
        says: [
          "Fotocélula em rua de obra amanhece com película de pó. A versão de espelho sofre em dobro, porque há duas superfícies a limpar; ali se prefere o par com fio.",
        ],
      },
      {
        when: { grounds: ["baixada"] },
        says: [
          "Posta baixa para ver criança, a fotocélula fica na altura da enxurrada. Em rua que alaga, escolha caixa vedada e, depois da água, não use o portão sem repetir o teste da caixa de papelão.",
        ],
      },
      {
        when: { grounds: ["rampa"] },
        says: [
          "Na boca de uma rampa, o carro aponta para cima e o feixe passa por baixo do para-choque. Um segundo par de fotocélulas, mais dentro da garagem, vê o que o primeiro perde.",
        ],
      },
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Em rua de ladeira, as duas caixas da fotocélula precisam de nível entre si, e não de altura igual a partir do chão. Medidas pelo piso, uma olha acima da outra.",
        ],
      },
      {
        when: { uses: ["predio"] },
        says: [
          "Garagem de prédio com fila exige fotocélula que não feche entre um carro e o seguinte. Com ela, a central reconta o tempo a cada passagem, e ninguém precisa segurar o botão.",
        ],
      },
      {
        when: { uses: ["condominio"] },
        says: [
          "Em condomínio, fotocélula desligada por um atalho de fio é responsabilidade do síndico no dia do acidente. Peça que o teste com obstáculo conste do relatório de cada visita.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: [
          "Na loja, a fotocélula vê carrinho, empilhadeira e cliente. A altura se escolhe pelo menor deles, e a caixa ganha proteção de aço contra pancada.",
        ],
      },
      {
        when: { uses: ["galpao"] },
        says: [
          "Caminhão tem vazio entre os eixos, e uma fotocélula baixa acha que a passagem ficou livre. Galpão usa dois pares, um no eixo e outro na carroceria.",
        ],
      },
      {
        when: { uses: ["casa"] },
        says: [
          "Casa com criança e cachorro pede fotocélula baixa e fechamento comandado à vista, de preferência nunca por tempo. O sensor é a segunda chance, e não a primeira.",
        ],
      },
      {
        when: { uses: ["sobrado"] },
        says: [
          "Em frente estreita de sobrado, a fotocélula fica colada à coluna e ao medidor de luz. Cuidado com o portãozinho de pedestre: aberto, ele cruza o feixe e prende o portão maior.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Passagem de vila é caminho de gente a pé o dia todo. A fotocélula ali deve reabrir, e não apenas parar, para que uma porta parada no meio não vire barreira.",
        ],
      },
      {
        when: { uses: ["sitio"] },
        says: [
          "No sítio, a fotocélula encontra capim, vaga-lume e cavalo. Poste próprio, longe do mato, e roçada em volta são parte da instalação.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "No basculante, a folha sai para a frente e varre o ar antes de descer. A fotocélula se põe onde ela termina, e às vezes é preciso um segundo par para o trecho em que avança sobre a entrada.",
        ],
      },
      {
        when: { gates: ["pivotante"] },
        says: [
          "Portão de abrir pede fotocélula dos dois lados do giro, porque as folhas ocupam um espaço em leque. Um par só no vão não vê quem está atrás da folha aberta.",
        ],
      },
      {
        when: { uses: ["condominio"] },
        says: ["Condomínio com moto e bicicleta põe um segundo feixe mais alto: a roda passa por baixo do primeiro, e o guidão não."],
      },
      {
        when: { grounds: ["poeira"] },
        says: [
          "Ao lado de obra, a lente embaça em poucos dias. Uma aba comprida e a limpeza a seco, com o disjuntor do portão desligado, valem mais do que trocar o par.",
        ],
      },
    ],
  },
  tell: {
    headings: ["O que mandar sobre o sensor", "Fotos das duas caixas"],
    items: [
      {
        says: [
          "Fotografe as duas caixas de frente e de lado, com o portão fechado e aberto, e diga se há luz acesa em cada uma. Conte o que o pano seco mudou.",
          "Mande um vídeo da tentativa de fechar, com os sensores na imagem, e a etiqueta do motor. A hora do dia ajuda, se houver sol de frente.",
          "Para instalar, bastam a largura do vão em passos, a foto do piso entre as colunas e a da caixa do motor.",
        ],
      },
      {
        says: [
          "Diga se há criança, bicho ou veículo alto na casa, e se o portão fecha sozinho: isso decide a altura e o número de pares.",
          "Conte se alguém já fez o portão fechar com um fio no lugar do sensor. É informação que evita acidente.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["Posso ligar direto e tirar a fotocélula?", "Dá para anular o sensor só até consertar?"],
      about: ["nao-fecha", "criancas-e-animais"],
      says: [
        "Não faça isso. O portão passa a fechar sobre quem estiver no vão, e nada avisa que está sem proteção.",
        "Não. Use o portão à mão, onde isso é seguro, até o sensor voltar; o provisório sem vigia é o que fere.",
      ],
    },
    {
      asks: ["A que altura se põe a fotocélula?", "Qual é a altura certa do sensor?"],
      for: ["install", "which", "how-to", "what"],
      says: [
        "A que apanha ao mesmo tempo para-choque e criança, em geral na altura do joelho de um adulto. Veículo alto pede um segundo par.",
        "Baixa o bastante para o menor que passa ali e fora do alcance da enxurrada. O técnico marca com o carro da casa no vão.",
      ],
    },
    {
      asks: ["Por que o portão não fecha em certa hora da tarde?", "O sol atrapalha a fotocélula?"],
      about: ["nao-fecha", "volta"],
      says: [
        "O sol baixo bate na lente do receptor e cobre o feixe. Trocar emissor e receptor de lado costuma resolver.",
        "Atrapalha quando entra de frente. Um pequeno quebra-luz na caixa ou a troca de posição elimina a hora ruim.",
      ],
    },
    {
      asks: ["A fotocélula funciona à noite e com chuva?", "Neblina faz o portão parar?"],
      for: ["what", "which", "why", "install"],
      says: [
        "Funciona no escuro, porque traz a própria luz. Chuva só atrapalha com lente já suja ou par fora de alinhamento.",
        "Pode fazer, se o feixe estiver no limite. Um par bem alinhado tem sobra para isso.",
      ],
    },
    {
      asks: ["Meu motor antigo aceita fotocélula?", "Minha central não tem entrada. E agora?"],
      about: ["central"],
      for: ["install", "buy", "which", "worth-it", "what", "price"],
      says: [
        "Boa parte aceita; o modelo na etiqueta diz. Sem entrada, a proteção é motivo para trocar a central.",
        "Há módulos que atuam no comando, mas protegem menos. Compare com uma placa que leia o sensor de verdade.",
      ],
    },
    {
      asks: ["Com fotocélula ainda preciso do recuo por esforço?", "Um sensor dispensa o outro?"],
      for: ["what", "worth-it", "which", "why", "install"],
      says: [
        "Precisa. O feixe é uma linha e não vê o que está fora dela; o recuo cobre o resto.",
        "Não dispensa. Um evita o contato, o outro limita o que acontece se houver.",
      ],
    },
    {
      asks: ["O portão fecha em cima do carro mesmo com fotocélula. Por quê?", "A fotocélula não viu o meu carro. O que houve?"],
      about: ["criancas-e-animais"],
      says: [
        "O feixe passou por baixo ou por trás dele, ou a entrada está desligada. Pare de usar e peça a prova com obstáculo.",
        "Altura errada para o seu veículo ou sensor contornado. As duas hipóteses pedem visita antes do próximo uso.",
      ],
    },
    {
      asks: ["Que produto usar para limpar a lente?", "Posso passar álcool na fotocélula?"],
      about: ["limpar-fotocelula"],
      for: ["how-to", "maintain", "what"],
      says: [
        "Nenhum: pano macio e seco. Sujeira grudada sai com pano quase seco, com a energia do portão desligada.",
        "Melhor não; certos plásticos ficam leitosos. A lente opaca engana o sensor do mesmo jeito que a suja.",
      ],
    },
  ],
};
