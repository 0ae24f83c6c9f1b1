import type { Symptom } from "#domain/knowledge/entry";

export const abreSozinho: Symptom = {
  kind: "symptom",
  id: "abre-sozinho",
  name: { one: "portão que abre sozinho", many: "portões que abrem sozinhos", gender: "m" },
  aliases: [
    "abre sozinho",
    "abrem sozinhos",
    "abriu sozinho",
    "abrindo sozinho",
    "abri sozinho",
    "fica abrindo sozinho",
    "abre e fecha sozinho",
    "abrindo e fechando sozinho",
    "fecha e abre sozinho",
    "abre fecha sozinho",
    "fica abrindo e fechando",
    "abre do nada",
    "abre de madrugada",
    "abriu de madrugada",
    "abre sem ninguém apertar",
    "abre sem comando",
    "aciona sozinho",
    "acionando sozinho",
    "dispara sozinho",
    "disparando sozinho",
    "portão disparando",
    "portão disparado",
    "liga sozinho",
    "mexe sozinho",
    "anda sozinho",
    "funciona sozinho",
    "portão doido",
    "portão louco",
    "portão maluco",
    "portão fantasma",
    "vizinho abre meu portão",
    "vizinho abre o portão",
    "controle do vizinho abre",
    "abertura involuntária",
    "acionamento involuntário",
    "portão abre sozinho",
    "portão automático abre sozinho",
    "portão eletrônico abre sozinho",
  ],
  gates: ["deslizante", "basculante", "pivotante"],
  related: ["controle", "receptor", "botoeira", "central", "chuva", "raio"],
  pages: ["/topicos/portao-abre-e-fecha-sozinho", "/topicos/controle-remoto-para-portao", "/topicos/placa-central-de-comando-de-portao"],
  quantities: [{ text: "433 MHz", means: "faixa de rádio usual dos controles de portão" }],
  brief: [
    "Portão que abre sozinho está recebendo uma ordem verdadeira de alguém ou de algo: um controle, um fio ou a própria placa.",
    "Se abre sozinho só em dia úmido, a ordem vem de botoeira molhada ou de emenda em curto, e não do vizinho.",
    "Quando o portão dispara sozinho, o primeiro gesto é desligar o disjuntor dele e trancar a folha; a busca vem depois.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "Um portão que abre sozinho nunca age sem ordem: ela vem pelo rádio, por um fio de botão em curto ou de dentro da central. Desligue o disjuntor dele, tranque a folha e cale essas fontes uma a uma até a culpada aparecer.",
        "O portão abre sozinho porque a central entendeu um comando. Controle apertado no bolso, código igual ao de um vizinho, tecla com água e placa danificada são os quatro autores possíveis, e cada um deixa um rastro próprio.",
        "Portão abrindo sozinho é, antes de defeito, falha de segurança: a casa fica aberta sem ninguém saber. Corte a energia do motor, passe cadeado e só então procure quem deu a ordem.",
      ],
    },
    {
      to: ["why"],
      says: [
        "O portão abre sozinho quando alguma entrada da central fecha contato ou quando um rádio transmite um código que ela conhece. O horário entrega a origem: com chuva é fio, em hora de gente na rua é controle, sem padrão nenhum é placa.",
        "Por que ele abre sozinho de madrugada? O sereno condensa em botoeiras e emendas e fecha um contato fraco, como se um dedo encostasse. Se acontece também no seco, suspeite de controle esquecido apertado ou de cópia nas mãos de outro.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "O conserto de um portão que abre sozinho começa por separar rádio de fio: retira-se o receptor, e o que continuar disparando vem pela fiação ou pela placa. Achada a fonte, apaga-se a memória, refaz-se a emenda ou troca-se a central.",
        "Para consertar um portão que aciona sozinho, o técnico desliga as entradas da central uma por vez e observa. É demorado só quando o disparo é raro, e por isso os horários anotados valem mais do que qualquer instrumento.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Para descobrir por que o portão abre sozinho, recolha todos os controles e tire as pilhas, confira se as teclas da parede voltam livres e observe com o motor ligado e a passagem vazia. Disparou sem pilha nenhuma na casa, a ordem não é sua.",
        "Diante de um portão disparando, primeiro o disjuntor, depois o cadeado, por fim o caderno: hora, tempo e quem estava em casa. Três anotações costumam bastar para dizer se o caminho é o rádio, o fio ou a placa.",
      ],
    },
    {
      to: ["price"],
      says: [
        "Quanto custa um portão que abre sozinho depende da fonte da ordem: apagar e recadastrar controles cabe na visita, botoeira nova é peça pequena, central atingida por surto é a mais cara. O preço se fecha depois que o disparo é reproduzido ou isolado.",
        "O preço para parar um portão que abre sozinho tem uma parte de busca e outra de reparo, e a busca é a maior. Horários anotados e o teste das pilhas já feito reduzem justamente essa parte.",
      ],
    },
    {
      to: ["emergency"],
      says: [
        "Portão que abre sozinho agora: todos fora da garagem, disjuntor dele desligado e folha trancada com cadeado, se for de correr ou de abrir. Não espere descobrir a causa para fazer isso, porque a próxima ordem pode vir com alguém no vão.",
        "Se ele abre e fecha sozinho sem parar, corte a energia já: uma folha em vaivém não respeita quem está perto. Basculante que parou levantado se isola e não se destrava.",
      ],
    },
    {
      to: ["when"],
      says: [
        "Chame na primeira vez que o portão abre sozinho e ninguém da casa assume o controle na mão. Uma só abertura sem explicação já quer dizer que a tranca da frente deixou de ser confiável.",
      ],
    },
    {
      to: ["worth-it"],
      says: [
        "Vale trocar receptor e controles por código rolante quando o portão abre sozinho por coincidência de código: apagar a memória resolve hoje e repete amanhã com o próximo vizinho. Se a origem é fio molhado, o reparo simples basta.",
      ],
    },
  ],
  definition: {
    headings: ["De onde pode vir a ordem", "Nenhum portão abre sem comando", "Rádio, fio ou placa"],
    items: [
      {
        says: [
          "A central tem poucas portas de entrada: o receptor de rádio, os bornes de botoeira e interfone, e a própria lógica, com tempo de pausa e sensores. Movimento sem pedido quer dizer que uma delas foi aberta por engano.",
          "Pense na central como um porteiro obediente que não reconhece rostos. Qualquer contato que feche ou código que confira é, para ela, o dono da casa.",
        ],
      },
      {
        says: [
          "Sistemas de código fixo têm combinações limitadas, escolhidas por chavinhas. Dois vizinhos com a mesma posição abrem um ao outro sem malícia nenhuma, ao sair para o trabalho.",
          "No código rolante, o número muda a cada toque e não se repete. Coincidência ali praticamente não existe, e o disparo precisa de outra explicação.",
        ],
      },
      {
        for: ["what", "why"],
        says: [
          "O rádio dos controles trabalha em torno de 433 MHz, faixa cheia de campainhas e alarmes. Ruído nessa faixa costuma impedir a abertura, e não provocá-la, porque falta a ele o código certo.",
        ],
      },
      {
        says: [
          "Fechamento automático não é fantasma: se a folha sempre fecha depois do mesmo intervalo, está cumprindo o que foi programado. Fantasma é a abertura sem hora.",
          "Folha que desce por conta própria em rampa, com o motor destravado, também parece vontade dela. Ali não houve ordem nenhuma, houve gravidade e um engate solto.",
        ],
      },
    ],
  },
  causes: {
    headings: ["Quando dispara, e quem é o suspeito", "O padrão do disparo aponta a origem", "Pistas que o horário deixa"],
    leads: ["Anote três ocorrências antes de concluir:", "O que importa não é quantas vezes, e sim em que condição:"],
    columns: ["Como acontece", "Suspeita", "O que olhar"],
    rows: [
      { cells: ["Chove e ele abre", "Botoeira ou emenda com água", "Tecla da rua, caixa de passagem"], about: ["chuva", "botoeira"] },
      { cells: ["Alguém sentou ou pegou a bolsa", "Controle apertado", "Bolsos, porta-luvas, chaveiro"], about: ["controle"] },
      { cells: ["Quando o vizinho chega", "Código fixo repetido", "Se o dele também abre"], about: ["receptor", "controle"] },
      { cells: ["Toca o interfone e abre", "Tecla de abertura grudada", "Se o botão volta ao soltar"], about: ["interfone"] },
      {
        cells: ["Depois de um temporal com raio", "Placa danificada por surto", "Luzes acesas sem ordem"],
        about: ["raio", "central", "dps"],
      },
      { cells: ["Fecha, bate e reabre sem parar", "Parada que não é lida", "Pancada no fim do curso"], about: ["fim-de-curso", "bate"] },
      { cells: ["Carro parado no laço dispara", "Laço ou sensor regulado largo", "Se acontece só com carro perto"], about: ["fotocelula"] },
      { cells: ["Abre sempre no mesmo minuto", "Temporizador ou central programada", "Quem instalou por último"], about: ["central"] },
      { cells: ["Sem hora, sem clima, sem padrão", "Cópia do controle com outro", "Quem já teve acesso"], about: ["controle"] },
      {
        cells: ["Folha desce com vento, sem motor", "Motor destravado", "Posição da chave"],
        when: { gates: ["deslizante", "pivotante"] },
        about: ["destravar", "embreagem"],
      },
    ],
  },
  neighbours: {
    headings: ["Parece disparo, mas é outra coisa", "Como não culpar o vizinho à toa"],
    items: [
      {
        label: "Portão que volta",
        about: ["volta"],
        says: [
          "quem volta estava fechando por ordem sua e encontrou resistência; quem abre do repouso não tinha movimento nenhum em curso.",
          "veja se houve um toque seu antes: sem toque, é abertura indevida; com toque, é reversão.",
        ],
      },
      {
        label: "Portão que não fecha",
        about: ["nao-fecha"],
        says: [
          "folha que fecha e logo reabre costuma ter sensor ou botão acionado, e isso se resolve pelo lado da passagem.",
          "ficar aberta é licença negada; abrir do fechado é ordem recebida. A central distingue bem uma da outra, e o técnico também.",
        ],
      },
      {
        label: "Fechamento automático",
        about: ["central"],
        says: [
          "se fecha sempre depois do mesmo tempo, está obedecendo. Disparo de verdade não tem relógio.",
          "portão que se fecha depois da sua saída e nunca abre só está programado, e não doido.",
        ],
      },
      {
        label: "Controle que não funciona",
        about: ["controle-nao-funciona"],
        says: [
          "os dois juntos, disparo e falta de resposta, apontam para receptor com defeito ou pilha vazando dentro do controle.",
          "quem dispara e ao mesmo tempo obedece mal tem antena ou placa comprometida, e não código clonado.",
        ],
      },
    ],
  },
  checks: {
    headings: ["O teste das pilhas e das teclas", "Exclusão por partes, sem abrir nada", "Como achar quem manda"],
    leads: [
      "Só com a passagem vazia, alguém observando e o disjuntor à mão:",
      "Comece em horário em que possa esperar; o disparo não tem pressa.",
    ],
    steps: [
      {
        label: "Recolha e retire as pilhas",
        says: [
          "reúna todos os controles da família, dos carros e das gavetas, tire as baterias e guarde-as longe de crianças pequenas.",
          "sem nenhuma pilha na casa, o rádio da família está mudo; o que vier depois disso veio de outro lugar.",
        ],
      },
      {
        label: "Observe",
        says: [
          "com o motor ligado e ninguém perto, espere o tempo em que antes o disparo ocorria. Movimento agora inocenta os seus controles.",
          "fique onde vê a folha e o interfone ao mesmo tempo, e anote a hora exata de qualquer movimento.",
        ],
      },
      {
        label: "Teclas",
        about: ["botoeira", "interfone"],
        says: [
          "aperte e solte cada botão de parede e de interfone; o que volta mole ou fica afundado é candidato.",
          "depois de uma noite úmida, sinta a tampa da botoeira da rua: gota por dentro é prova suficiente.",
        ],
      },
      {
        label: "Vizinhança",
        says: [
          "combine com quem tem portão parecido: ele aperta o botão de lá e você vigia a sua folha. O teste não custa nada e encerra uma suspeita antiga.",
          "pergunte também se o portão dele anda abrindo sem motivo; dois lados disparando juntos são código repetido.",
        ],
      },
      {
        label: "Feche e desligue",
        says: [
          "não achou a fonte: disjuntor embaixo, cadeado posto e aviso no quadro, até a visita.",
          "enquanto a origem não aparece, a folha se usa à mão ou não se usa; deixar ligado para ver é deixar a casa aberta.",
        ],
      },
    ],
    ends: [
      {
        says: [
          "Devolva as pilhas aos poucos, uma por dia, se nada se mexeu com elas fora: a que trouxer o disparo de volta é a culpada.",
          "Controle que dispara sozinho tem botão preso ou pilha vazando; não se conserta na gaveta, se substitui.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: ["Basculante aberto por disparo não se fecha à mão nem se destrava: isole a passagem, desligue o motor e espere ajuda."],
      },
    ],
  },
  stop: {
    headings: ["Desligue antes de procurar", "Quando o motor não volta a ser ligado"],
    items: [
      {
        label: "Vaivém sem fim",
        says: [
          "folha que abre e fecha em seguida pega quem estiver perto e cozinha o motor; a energia se corta sem discussão.",
          "vaivém não é caso de observar mais uma vez: o ciclo seguinte pode ser sobre alguém.",
        ],
      },
      {
        label: "Bateu em pessoa, bicho ou carro",
        says: [
          "um portão que se mexe sem ordem e acerta algo não merece segunda chance antes da visita.",
          "a folha que já encontrou gente fica trancada e desligada, ainda que pareça ter sido acaso.",
        ],
      },
      {
        label: "Passagem para calçada de escola ou ponto de ônibus",
        when: { grounds: ["calcada-cheia"] },
        says: [
          "onde a calçada é cheia, disparo é risco de rua, e não incômodo de casa: desligado até a visita.",
          "quem passa não tem como saber que aquela folha anda sozinha, e por isso a decisão é sua, antes.",
        ],
      },
      {
        label: "Placa estalando",
        about: ["central", "cheiro-de-queimado"],
        says: [
          "relés batendo em série, com ou sem movimento, avisam de central danificada, e ligá-la pode colar um contato.",
          "estalo seguido de folha solta é motor sem freio: afaste-se antes de pensar em quadro.",
        ],
      },
    ],
  },
  meanwhile: {
    headings: ["A casa até a visita", "Viver sem motor por alguns dias"],
    items: [
      {
        when: { gates: ["deslizante", "pivotante"] },
        says: [
          "Desligado o disjuntor, destrave e passe a abrir e fechar à mão, com cadeado nos intervalos. Piso inclinado pede ajuda, porque a folha solta acompanha a rua.",
          "A folha destravada e trancada é mais segura do que a folha que dispara: perde-se comodidade e ganha-se uma tranca que só obedece a você.",
        ],
      },
      {
        says: [
          "Escreva no quadro quem desligou e por quê. Um parente bem-intencionado que rearma o disjuntor devolve o problema na hora em que ninguém está olhando.",
          "Combine com a família que ninguém usa o controle até a memória ser refeita, para não misturar uma abertura legítima com um disparo.",
        ],
      },
    ],
  },
  work: {
    headings: ["Como o técnico acha a origem", "Da central aos controles", "O disparo isolado por partes"],
    leads: [
      "Primeiro se separa rádio de fio, porque são dois defeitos sem relação entre si:",
      "Retira-se uma entrada por vez e espera-se o disparo:",
    ],
    steps: [
      {
        label: "Receptor fora",
        says: [
          "desconecta-se o receptor: se o disparo continua, a ordem vem pela fiação, e a suspeita de rádio some.",
          "sem o módulo de rádio na placa, qualquer abertura só pode ter vindo de fio ou da própria central.",
        ],
      },
      {
        label: "Fios soltos",
        says: [
          "soltam-se botoeira, interfone e laço dos bornes, e cada um volta sozinho enquanto se observa.",
          "mede-se a resistência da fiação contra o terra; emenda úmida aparece como contato fraco e intermitente.",
        ],
      },
      {
        label: "Memória",
        says: [
          "apaga-se o cadastro inteiro e grava-se de novo só o que está na mão do dono, com a pessoa presente.",
          "onde o código é fixo, propõe-se trocar por rolante; apagar não resolve se o vizinho usa a mesma combinação.",
        ],
      },
      {
        label: "Botoeira e emenda",
        says: [
          "caixa com água é aberta, seca e fechada com prensa-cabo novo; oxidação na emenda pede corte e refeito, não limpeza.",
          "o ponto da botoeira é deslocado para cima do respingo quando a parede molha sempre.",
        ],
      },
      {
        label: "Placa",
        about: ["central", "dps", "aterramento"],
        says: [
          "relé que fecha sem ordem e lógica que ignora sensores condenam a central; troca-se com proteção de surto na entrada.",
          "confere-se o aterramento, porque descarga sem caminho volta pelos fios de comando e mata a próxima placa também.",
        ],
      },
      {
        label: "Observação",
        says: [
          "o portão fica ligado com a fonte suspeita fora e a folha solta, para que um novo disparo não mova nada enquanto se olha.",
          "deixa-se a casa com um teste combinado e um prazo, em vez de declarar resolvido o que apenas sumiu.",
        ],
      },
    ],
  },
  cost: {
    headings: ["Quanto custa achar e resolver", "O preço da busca e o da peça"],
    items: [
      {
        says: [
          "Recadastrar controles, trocar botoeira e refazer emenda ficam na faixa de uma visita. Ela vai de {{manutencao-custo}}. A peça, se houver, é dita antes.",
          "O gasto principal é o tempo de observar. A visita custa de {{manutencao-custo}}. Disparo que acontece todo dia se resolve em uma; o raro pede mais de uma.",
        ],
      },
      {
        for: ["price", "replace", "repair", "worth-it"],
        says: [
          "Central atingida por surto pode pedir troca, e aí o valor se aproxima do de um motor novo. Compare com a idade do conjunto antes de decidir pela placa.",
          "Trocar receptor e controles por código rolante custa menos do que uma nova visita pelo mesmo disparo, se a causa for código repetido.",
        ],
      },
    ],
  },
  care: {
    headings: ["Para que ninguém mais comande", "Cuidados que fecham a porta ao disparo"],
    items: [
      {
        says: [
          "Cadastre controles com nome: quem tem qual. Mudou de diarista, de inquilino ou de obra, apague e refaça a lista no mesmo dia.",
          "Guarde os controles longe de chave e bolso apertado, e troque o que tem botão gasto, porque ele transmite com o peso da bolsa.",
        ],
      },
      {
        says: [
          "Botoeira externa vai em caixa vedada, com o cabo entrando por baixo. Silicone na frente prende a água em vez de tirá-la.",
          "Na revisão, peça para abrir a caixa da botoeira e olhar a emenda. O intervalo sugerido é de {{revisao-intervalo}}. Oxidação começa muito antes do primeiro disparo.",
        ],
      },
    ],
  },
  cases: {
    headings: ["Conforme o lugar e o portão", "O que muda na sua casa"],
    items: [
      {
        when: { gates: ["deslizante"] },
        says: [
          "De correr, o disparo aparece como folha meio aberta de manhã. Olhe também o engate: com o motor destravado, vento e rampa movem a folha sem ordem alguma.",
          "No deslizante, fio de botoeira enterrado junto ao trilho se esmaga sob a roda ou sob a pedra, e o contato fecha quando o portão passa.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "Basculante que sobe por engano fica acima da cabeça sem ninguém sob ele sabendo. Ali o disjuntor desce antes de qualquer teste de pilha.",
          "A tecla do basculante costuma ficar na parede de dentro, ao lado do carro, e um porta-malas aberto a aperta por horas.",
        ],
      },
      {
        when: { gates: ["pivotante"] },
        says: [
          "No pivotante, folha solta do braço balança com o vento e parece disparo. Empurre de leve com o motor desligado: se ela anda, não houve ordem.",
        ],
      },
      {
        when: { uses: ["casa"] },
        says: [
          "Em casa com mais de um carro, o controle esquecido no assento de trás é o primeiro suspeito, e o mais fácil de provar: tire as pilhas de todos por uma noite.",
        ],
      },
      {
        when: { uses: ["sobrado"] },
        says: [
          "No sobrado, o disparo noturno só é notado pela manhã. Uma lâmpada com sensor de presença na garagem acende quando a folha se move e avisa pela janela.",
        ],
      },
      {
        when: { uses: ["predio", "condominio"] },
        says: [
          "Em condomínio, o número de controles circulando é a causa: cópia de ex-morador, de entregador, de zelador. Refazer a lista inteira é mais barato do que investigar um por um.",
          "Na portaria, botão de abertura embutido na mesa fecha contato com um livro apoiado em cima. Olhe a mesa antes de abrir a placa.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Vila estreita reúne códigos parecidos em poucos metros de parede. Se dois portões abrem juntos, o acordo entre vizinhos vale mais do que trocar um só.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: ["Em loja, quem saiu da equipe leva o controle na bolsa. Peça devolução no desligamento e apague o cadastro no mesmo dia."],
      },
      {
        when: { uses: ["galpao"] },
        says: [
          "No galpão, ponte rolante, solda e motores grandes fazem ruído elétrico. Fio de botoeira correndo junto com o da força pega esse ruído e vira ordem.",
        ],
      },
      {
        when: { uses: ["sitio"] },
        says: [
          "Em sítio, botoeira longe da casa fica exposta ao tempo e a bicho: formiga no contato aperta o botão por dentro. Abrir a caixa na visita costuma encerrar o mistério.",
        ],
      },
      {
        when: { grounds: ["baixada"] },
        says: [
          "Ponto baixo tem caixa de passagem alagada, e fio submerso fecha contato devagar, sem hora certa. Drenar a caixa é o conserto, e vem antes da placa.",
        ],
      },
      {
        when: { grounds: ["arvores"] },
        says: ["Galho roçando na fiação aérea da botoeira encosta e solta com o vento. Se o disparo acompanha a brisa, olhe para cima."],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: [
          "Botoeira voltada para a calçada é apertada por curiosos e por mochilas. Mude-a para dentro ou troque por tag e deixe de procurar defeito onde não há.",
        ],
      },
      {
        when: { grounds: ["poeira"] },
        says: [
          "Pó fino dentro da tecla fecha a fresta entre as lâminas e transmite sem dedo. Uma botoeira de obra precisa de tampa que feche sozinha.",
        ],
      },
    ],
  },
  tell: {
    headings: ["O que anotar e mandar", "Um caderno vale mais que um palpite"],
    items: [
      {
        says: [
          "Mande a lista dos disparos com data, hora e tempo que fazia, e diga quantos controles existem. Três linhas dessas valem mais do que o vídeo.",
          "Escreva quem já teve controle e não tem mais: inquilino, pedreiro, empresa de segurança, ex-funcionário.",
        ],
      },
      {
        says: [
          "Fotografe botoeira, interfone e caixa de passagem, mesmo sem abrir, e diga se choveu nos dias dos disparos.",
          "Conte se o teste das pilhas já foi feito e o que aconteceu; é a informação que mais encurta a visita.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["Alguém pode clonar meu controle?", "Existe risco de copiarem o código do portão?"],
      about: ["controle", "receptor"],
      says: [
        "No código fixo, sim, basta gravar um toque. No rolante, o número muda e a gravação não serve depois.",
        "Sim, se o sistema for antigo, e a defesa é trocar o receptor e os controles por rolante e apagar a memória.",
      ],
    },
    {
      asks: ["Rádio, drone ou celular abrem portão por acaso?", "Interferência pode disparar o motor?"],
      for: ["what", "why", "how-to"],
      says: [
        "Por acaso, não: falta a eles o código que a central espera. O efeito comum da interferência é o contrário, deixar o portão surdo.",
        "Ela raramente abre nada. Se o portão fica sem responder perto de antena ou central de alarme, ali o diagnóstico é outro.",
      ],
    },
    {
      asks: ["O portão abre quando o vizinho chega. É coincidência?", "Meu controle abre o portão da casa ao lado?"],
      says: [
        "Não é, se acontece sempre: são códigos fixos iguais. Um dos dois precisa mudar a combinação ou o sistema.",
        "Peça para ele acionar o dele com você olhando. Confirmando, o remédio é código rolante nos dois lados.",
      ],
    },
    {
      asks: ["Fechamento automático pode abrir sozinho?", "A programação da central pode abrir o portão?"],
      about: ["central"],
      says: [
        "Em geral ela só fecha por tempo. Se abre em hora certa, existe temporizador ou sistema de acesso ligado junto, e ele é que precisa de ajuste.",
        "Ela fecha depois de um tempo, e isso confunde muita gente. Abertura sem ordem é outra coisa e não vem de programação comum.",
      ],
    },
    {
      asks: ["Surto pode deixar o portão disparando?", "Depois do raio o portão ficou doido. O que fazer?"],
      about: ["raio", "central"],
      says: [
        "Pode: a placa responde a ruído como se fosse ordem. Desligue, tranque e não teste até o exame.",
        "Desligue o disjuntor e não religue para ver se passou. Central atingida costuma piorar a cada tentativa.",
      ],
    },
    {
      asks: ["Troquei a pilha e piorou. Por quê?", "Bateria nova pode causar disparo?"],
      for: ["what", "why", "repair"],
      says: [
        "Botão gasto com pilha cheia transmite melhor do que antes, inclusive quando a bolsa o aperta. Troque o controle, não a pilha.",
        "A pilha forte revela o botão que já estava preso. O disparo existia, só chegava fraco.",
      ],
    },
    {
      asks: ["É seguro deixar ligado até o técnico chegar?", "Posso dormir com ele funcionando?"],
      for: ["what", "emergency", "when"],
      says: [
        "Não. Sem saber de onde vem a ordem, a folha pode abrir de madrugada, e a casa é o que está em jogo.",
        "Desligue o motor e use cadeado. Perder a comodidade por uma noite é menos do que acordar com a frente aberta.",
      ],
    },
  ],
};
