import type { Product } from "#domain/knowledge/entry";

export const motorDePortao: Product = {
  kind: "product",
  id: "motor-de-portao",
  name: { one: "motor de portão", many: "motores de portão", gender: "m" },
  aliases: ["motor para portão", "motores para portão", "automatizador de portão", "automatizadores de portão", "máquina de portão"],
  gates: ["deslizante", "basculante", "pivotante"],
  related: ["instalacao", "troca-de-motor", "motor-solo", "motor-rio", "motor-seg", "central"],
  pages: ["/topicos/tipos-de-motores-para-portao", "/topicos/motor-de-portao-ppa", "/topicos/marcas-de-motor-para-portao"],
  brief: [
    "O motor de portão só vence o atrito que a folha tem: roda dura, dobradiça caída e contrapeso fora de conta viram calor dentro dele.",
    "Um motor de portão é feito de três coisas que se estragam por razões diferentes: enrolamento, redutor e central.",
    "Motor de portão se escolhe pelo tipo de folha, depois pelo peso e por último pelo número de aberturas na hora mais cheia.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "O motor de portão é um conjunto de máquina elétrica, redutor e central: a primeira gira depressa, o segundo troca velocidade por força, a terceira decide quando partir e onde parar. O tipo da folha escolhe qual conjunto serve.",
        "Motor de portão há para folha que corre, que sobe e que gira, e um não serve no lugar do outro. Dentro de cada tipo, o peso e o uso apontam a potência, de {{plano-solo-potencia}} a {{plano-seg-potencia}} nos planos da casa.",
        "Um motor para portão não ergue nem sustenta a folha: ele a conduz. Por isso duas casas com a mesma medida podem pedir máquinas diferentes, se em uma a folha anda leve e na outra arrasta.",
        "O que se compra com um motor de portão é o movimento controlado: partida, ritmo, parada e recuo diante de obstáculo. A força é só a primeira linha da etiqueta.",
        "Um motor de portão trabalha poucos segundos por vez e passa o resto do dia parado, ao sol e à umidade. É essa rotina, e não a corrida, que separa o bem escolhido do que dá chamado.",
      ],
    },
    {
      to: ["price"],
      says: [
        "O motor de portão com montagem sai de {{plano-solo-preco}} a {{plano-seg-preco}}, conforme o modelo. O que muda o total fora da caixa é ponto de energia, base, sensor e reparo de folha.",
        "O preço do motor de portão depende do tipo de folha, do peso e do uso na hora cheia, nessa ordem. A faixa completa vai de {{faixa-preco}}, incluídos os casos pesados.",
        "Quanto custa um motor de portão se responde com quatro fotos: a folha aberta, a folha fechada, o lugar da máquina e o quadro. Para folha leve de casa, o plano {{plano-solo-nome}} custa {{plano-solo-preco}}.",
        "No preço do motor de portão, a diferença entre dois modelos compra ritmo e resistência ao uso, e não uma abertura mais bonita. Quem abre poucas vezes raramente precisa do maior.",
      ],
    },
    {
      to: ["which"],
      says: [
        "Para escolher o motor de portão, responda em ordem: a folha corre, sobe ou gira; anda leve à mão; quantas vezes abre na pior hora. As três respostas deixam um ou dois modelos sobre a mesa.",
        "O melhor motor de portão é o que trabalha com folga na sua folha, e não o mais forte da lista: força sobrando em folha leve só torna a pancada maior.",
        "Qual motor de portão comprar depende menos da marca do carro e mais da roda do portão. Folha que pede empurrão de ombro precisa de reparo antes de qualquer máquina.",
      ],
    },
    {
      to: ["buy"],
      says: [
        "Comprar motor de portão sem medir a folha é acertar por sorte. Tipo, peso, largura e tensão do ponto vêm antes do modelo, e cabem em uma mensagem com fotos.",
        "Na compra de um motor de portão, pergunte o que vem na caixa: controles, barra ou braço, fim de percurso e suporte mudam de um plano para outro. No {{plano-rio-nome}}, são {{plano-rio-controles}}.",
        "Quem compra motor de portão compra também a reposição: central, capacitor e engrenagem que se achem daqui a alguns verões. Prefira o modelo de que há peça avulsa à venda.",
      ],
    },
    {
      to: ["worth-it"],
      says: [
        "O motor de portão vale a pena quando descer do carro é incômodo, risco ou fila. Em folha que mal se usa, uma boa tranca pode resolver por menos.",
        "Compensa um motor de portão mais forte quando a folha é pesada de nascença. Se ela é pesada por defeito, o dinheiro rende mais na roda e na dobradiça.",
      ],
    },
    {
      to: ["when"],
      says: [
        "A hora de pensar em outro motor de portão chega quando ele desarma com a folha solta, quando a peça some do mercado ou quando o conserto se repete por causas diferentes.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Um motor de portão se escolhe com uma trena, uma balança de mão e alguns minutos de observação na hora da saída: medida, esforço e fila. O resto o técnico completa na visita.",
        "Para comparar motores de portão, leia a etiqueta pela ordem certa: tensão, tipo de folha, peso admitido, ciclos por hora e só então a potência.",
      ],
    },
    {
      to: ["why"],
      says: [
        "O motor de portão cansa por aquilo que arrasta: folha torta, trilho sujo, mola vencida. Trocar a máquina sem ver a folha repete o mesmo fim com outra etiqueta.",
      ],
    },
    {
      to: ["where"],
      says: [
        "O motor de portão fica onde a força chega reta: junto ao trilho no de correr, na coluna ou no alto do basculante, na face da coluna no de abrir. Sol direto e poça são os dois lugares a evitar.",
      ],
    },
  ],
  definition: {
    headings: ["O que há dentro do motor de portão", "Como um motor move a folha", "Máquina, redutor e central"],
    items: [
      {
        says: [
          "A máquina elétrica gira rápido e com pouca força. O redutor, com coroa e sem-fim, diminui a rotação e multiplica o torque; é também ele que segura a folha parada quando não há energia.",
          "Entre o eixo do motor e a folha há sempre um redutor. Sem ele o portão dispararia; com ele, a folha anda devagar e fica presa quando a luz acaba, até que alguém destrave.",
        ],
      },
      {
        says: [
          "A central liga e inverte a máquina, conta ou sente o percurso, ouve os controles e obedece à fotocélula. Metade do que se chama de defeito do motor é ordem que ela não recebeu.",
          "Quem freia a folha não é o motor, é a central: ela corta antes do fim e deixa a inércia terminar o curso. Com a marca fora do lugar, a parada vira pancada.",
        ],
      },
      {
        for: ["what", "which", "buy"],
        says: [
          "Potência diz quanto trabalho a máquina faz; ciclos por hora dizem quanto tempo ela aguenta fazê-lo sem esquentar. Em portão de muita gente, o segundo número manda.",
          "Motor comum de portão parte com ajuda de um capacitor e tem proteção que o desliga quando aquece. Desligar por calor é sinal de carga ou de pressa demais, e ele volta sozinho depois de esfriar.",
        ],
      },
      {
        when: { gates: ["deslizante"] },
        says: [
          "No portão de correr, o pinhão da máquina morde a cremalheira presa à folha. A distância entre os dois é acerto de poucos fios de cabelo, e muda quando a base ou a roda cede.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "No basculante, a máquina puxa um braço por corrente ou fuso, e quem carrega o peso é o contrapeso. Motor que geme ali está fazendo o serviço do equilíbrio.",
        ],
      },
      {
        when: { gates: ["pivotante"] },
        says: [
          "No portão de abrir, o motor é o próprio braço: estica, encolhe ou dobra. Ele sofre pela alavanca, e por isso a largura da folha pesa tanto quanto os quilos.",
        ],
      },
    ],
  },
  fits: {
    headings: ["Qual motor para qual portão", "O que combina com cada folha", "Do tipo de portão ao tipo de motor"],
    leads: ["Ache a sua folha primeiro; o modelo vem depois:", "Quatro perguntas sobre a folha, e a lista encurta sozinha:"],
    items: [
      {
        label: "Folha que corre sobre trilho",
        about: ["deslizante", "cremalheira"],
        says: [
          "máquina de chão com pinhão e barra dentada; pede muro ao lado e base que não se mova.",
          "o conjunto é o mais simples de montar e o que mais depende de trilho limpo.",
        ],
      },
      {
        label: "Folha que sobe e deita",
        about: ["basculante", "contrapeso"],
        says: [
          "máquina com braço na lateral ou no alto; só se dimensiona depois de o equilíbrio estar certo.",
          "meça o teto e a coluna: o braço precisa de curso, e o contrapeso, de altura.",
        ],
      },
      {
        label: "Folha que gira em dobradiça",
        about: ["pivotante", "dobradica"],
        says: [
          "um braço por folha, de fuso ou articulado, conforme a quina da coluna.",
          "duas folhas pedem dois braços iguais e uma central que saiba a ordem.",
        ],
      },
      {
        label: "Folha leve, uso de família",
        about: ["motor-solo"],
        says: [
          "o plano de entrada basta se ela anda com uma mão; mais força ali não muda a rotina.",
          "gradil e chapa fina em trilho reto são o terreno do menor modelo.",
        ],
      },
      {
        label: "Folha fechada em rua de vento",
        about: ["motor-rio"],
        says: [
          "o degrau do meio dá folga contra a rajada, desde que o batente seja firme.",
          "chapa inteira trabalha como vela; a sobra de força serve para esses dias, e não para os outros.",
        ],
      },
      {
        label: "Muitas famílias na mesma folha",
        about: ["motor-seg", "condominio"],
        says: [
          "conte aberturas na hora cheia e peça o modelo pelo ciclo, com mais controles gravados.",
          "o que derruba motor de garagem coletiva é calor acumulado, e não quilo.",
        ],
      },
      {
        label: "Saída que não pode esperar luz",
        about: ["nobreak", "falta-de-energia"],
        says: [
          "motor compatível com bateria, ou porta de pedestre ao lado; decida isso antes da compra.",
          "quem depende da garagem para urgência escolhe a máquina junto com o nobreak.",
        ],
      },
    ],
  },
  unfit: {
    headings: ["Compras que dão errado", "Quando o motor não é a resposta", "Erros de quem compra só a máquina"],
    leads: ["Nenhum destes casos se resolve com mais potência:"],
    items: [
      {
        label: "Folha que prende à mão",
        about: ["mover-a-mao"],
        says: [
          "o motor a move por uns meses e paga com o redutor; o reparo vem antes.",
          "se duas pessoas sofrem para correr o portão, nenhuma máquina residencial vai gostar dele.",
        ],
      },
      {
        label: "Modelo escolhido por foto de anúncio",
        says: [
          "a caixa chega sem a barra, sem o braço ou na tensão errada, e a troca custa mais do que a economia.",
          "lado da máquina e tipo de fixação não aparecem na foto, e são o que mais se erra.",
        ],
      },
      {
        label: "Força no lugar de sensor",
        about: ["fotocelula"],
        says: [
          "subir a força para vencer atrito tira do portão a única defesa que ele tem contra quem passa.",
          "motor forte em vão sem feixe só machuca com mais eficiência.",
        ],
      },
      {
        label: "Motor de folha leve em portão coletivo",
        about: ["esquenta"],
        says: [
          "ele abre bem na primeira hora e desarma na segunda; o peso estava certo, o ritmo não.",
          "a proteção térmica corta justo quando há fila.",
        ],
      },
      {
        label: "Máquina nova em base velha",
        about: ["treme"],
        says: ["o chumbador que dançava com o motor antigo dança com o novo, e o dente come do mesmo lado."],
      },
      {
        label: "Motor grande para parar de bater",
        about: ["bate"],
        says: ["batida é parada fora de lugar; com mais força ela apenas fica mais alta."],
      },
    ],
  },
  neighbours: {
    headings: ["Motor, automatização ou conserto", "O que se pede junto e é outra coisa"],
    items: [
      {
        label: "Instalação",
        about: ["instalacao"],
        says: [
          "é o serviço que põe a máquina na folha; o mesmo motor rende diferente em duas montagens.",
          "quem já tem o equipamento pede só esta parte, e ela é orçada pelo que o local exige.",
        ],
      },
      {
        label: "Automatização",
        about: ["automatizacao"],
        says: [
          "começa em portão manual, que nunca teve motor, e inclui tirar trinco e rever a folha.",
          "a diferença para a compra simples está na folha, que precisa aprender a parar sozinha.",
        ],
      },
      {
        label: "Troca",
        about: ["troca-de-motor"],
        says: ["havendo máquina velha, aproveita-se o que está bom em volta e se descobre do que ela morreu."],
      },
      {
        label: "Conserto",
        about: ["conserto"],
        says: [
          "zumbido, parada no meio e controle mudo são peças pequenas muitas vezes; pergunte antes de comprar.",
          "motor que gira livre e forte não precisa de substituto: o defeito está adiante dele.",
        ],
      },
      { label: "Central nova", about: ["central"], says: ["quando só o comando falhou, a placa se troca e o motor fica."] },
    ],
  },
  choice: {
    headings: ["Os motores lado a lado", "Comparação dos três planos", "Do uso ao modelo"],
    leads: ["Os números são do cadastro; a indicação é ponto de partida, e a visita confirma:", "Leia a coluna do uso antes da do preço:"],
    columns: ["Uso", "Modelo", "Potência", "Preço com montagem"],
    rows: [
      { cells: ["Casa, folha leve", "{{plano-solo-nome}}", "{{plano-solo-potencia}}", "{{plano-solo-preco}}"], about: ["motor-solo"] },
      {
        cells: ["Casa, folha fechada ou larga", "{{plano-rio-nome}}", "{{plano-rio-potencia}}", "{{plano-rio-preco}}"],
        about: ["motor-rio"],
      },
      {
        cells: ["Garagem de várias famílias", "{{plano-seg-nome}}", "{{plano-seg-potencia}}", "{{plano-seg-preco}}"],
        about: ["motor-seg"],
      },
      { cells: ["Doca, carreta, folha de projeto", "Sob medida", "Por cálculo", "{{troca-pesado}}"], about: ["comercio"] },
    ],
    ends: [
      {
        says: [
          "Entre dois planos, pese o pior dia: vento, fila e calor juntos. O que sobra nesse dia é a folga que o motor vai usar.",
          "A garantia também muda de um plano para outro; confira o prazo na [página de garantia](/garantia-servico) antes de decidir pelo preço.",
        ],
      },
    ],
  },
  preparation: {
    headings: ["Como comprar sem errar", "Cinco medidas antes do motor", "Do portão à proposta"],
    leads: ["Nada aqui pede ferramenta além de uma trena:", "Com estas respostas, a indicação sai na primeira conversa:"],
    steps: [
      {
        label: "Tipo",
        says: ["diga se a folha corre, sobe ou gira, e para que lado.", "grave a folha em movimento, feita à mão, da abertura ao fecho."],
      },
      {
        label: "Medida",
        says: [
          "anote largura do vão, altura da folha e espaço do lado em que ela recolhe.",
          "no de abrir, junte a distância da dobradiça até a quina; no basculante, a altura até o teto.",
        ],
      },
      {
        label: "Esforço",
        about: ["mover-a-mao"],
        says: [
          "com a folha já solta e em piso plano, conte se ela anda com uma mão ou se pede o corpo.",
          "repare se o peso é igual no curso inteiro; trecho duro é reparo, e não potência.",
        ],
      },
      {
        label: "Energia",
        about: ["rede-eletrica"],
        says: [
          "fotografe o quadro com a tampa no lugar e diga quantos metros há até o portão.",
          "veja se existe ponto perto da máquina; tomada emprestada da garagem não conta.",
        ],
      },
      {
        label: "Ritmo",
        says: [
          "conte as aberturas na hora da saída, em dia de semana, e não a média.",
          "em entrada de muita gente, pergunte na portaria: a resposta de quem olha vale mais que a estimativa.",
        ],
      },
      {
        label: "Gente",
        about: ["criancas-e-animais"],
        says: ["diga se há criança, idoso, animal ou calçada cheia; isso acrescenta sensor, e não motor."],
      },
    ],
    ends: [{ says: ["Com tudo isso em uma mensagem, a proposta chega com um modelo e a razão dele. Sem isso, chega uma faixa."] }],
  },
  cost: {
    headings: ["Quanto custa um motor de portão", "O preço por modelo", "O que forma o preço do motor"],
    items: [
      {
        says: [
          "Com montagem, os planos custam {{plano-solo-preco}}, {{plano-rio-preco}} e {{plano-seg-preco}}. A diferença está em potência, controles e prazo de garantia.",
          "O motor de entrada sai por {{plano-solo-preco}} e cobre a folha leve de uma casa. Caminho de fio, base e sensor são somados só quando faltam.",
          "Para portão fora do comum, a faixa é {{troca-pesado}}. Ali o orçamento sai de medida, e não de tabela.",
        ],
      },
      {
        for: ["price", "buy", "which", "worth-it"],
        says: [
          "Duas propostas de motor só se comparam com os mesmos itens dentro: máquina, barra ou braço, controles, fotocélula, fio, montagem e retirada do antigo. O menor total costuma ser o que deixou um deles de fora.",
          "O valor pode ser dividido em {{parcelas}}. Peça o preço fechado com acessório e adaptação, porque é na segunda ida que a conta cresce.",
        ],
      },
      {
        for: ["price", "replace", "buy", "what"],
        says: [
          "Havendo motor antigo, ele pode valer abatimento: {{desconto-basico}} no nível {{desconto-basico-nome}}. As condições estão na página da promoção.",
          "Trocar um motor residencial fica em {{troca-residencial}}. O que afasta as pontas é a ferragem em volta, e não a máquina.",
        ],
      },
    ],
  },
  worth: {
    headings: ["Vale o motor mais forte?", "Gastar mais ou gastar melhor"],
    items: [
      {
        says: [
          "Potência a mais se paga quando a folha é pesada e sã. Em folha doente, o mesmo valor em roda, pino e batente devolve silêncio e anos ao motor menor.",
          "O degrau de cima compra trabalho frio: a máquina que usa metade do que pode esquenta menos e gasta menos rolamento e capacitor.",
        ],
      },
      {
        for: ["worth-it", "price", "when", "which"],
        says: [
          "Estima-se para a máquina uma vida útil de {{vida-util}}. Repartido por esse tempo, o sensor que ficou de fora é a economia que menos compensa.",
          "Antes de escolher pelo preço, some o que o portão parado custa: um dia com a garagem aberta, um táxi, um cadeado. Reserva de peça no mercado vale como seguro.",
        ],
      },
    ],
  },
  care: {
    headings: ["Para o motor durar", "Cuidados que poupam a máquina"],
    items: [
      {
        says: [
          "O motor dura o que a folha deixa: trilho varrido, dobradiça sem folga e batente macio são o óleo dele. A caixa fica fechada, e quem a abre é o técnico.",
          "Água de mangueira dirigida à máquina entra por baixo da tampa e encontra a placa. Pano úmido por fora é o bastante.",
        ],
      },
      {
        for: ["maintain", "what", "buy", "when"],
        says: [
          "Depois de fila longa, deixe a máquina descansar antes de insistir no botão. Se ela parou por calor, volta sozinha; repetida a parada, chame quem meça a carga.",
          "Guarde etiqueta, nota e data da montagem na mesma foto. É o que encurta qualquer conserto nos anos seguintes.",
        ],
      },
    ],
  },
  cases: {
    headings: ["O motor conforme o lugar", "O que o endereço pede da máquina"],
    items: [
      {
        when: { uses: ["casa"] },
        says: [
          "Em casa, o motor descansa quase o dia todo e sofre com o que não se move: umidade, formiga e graxa seca. Uma manobra por dia lhe faz bem.",
          "Motor de casa se escolhe pela folha e pelo sono de quem dorme perto. Parada suave e fixação fora da parede do quarto valem mais que velocidade.",
        ],
      },
      {
        when: { uses: ["sobrado"] },
        says: [
          "No sobrado, a vibração da máquina sobe pela coluna até o quarto. Apoio com borracha e partida suave entram na escolha tanto quanto a potência.",
          "Sobrado de frente curta aperta o motor entre a folha e o carro. Abra a porta do carro antes de medir o que sobra para ela.",
        ],
      },
      {
        when: { uses: ["predio"] },
        says: [
          "Motor de prédio é comprado pelo quarto de hora mais cheio da manhã. Peso e largura entram depois, na ferragem.",
          "Em edifício, duas máquinas iguais nas duas entradas permitem emprestar peça de uma à outra enquanto a nova não chega.",
        ],
      },
      {
        when: { uses: ["condominio"] },
        says: [
          "Em condomínio, o motor vem com a lista de controles: quem tem, quem perdeu, quem se mudou. Capacidade da central é critério de compra.",
          "Portaria que opera cancela e folha grande precisa de duas máquinas de caráter diferente: uma rápida e leve, outra lenta e forte.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: [
          "Loja escolhe o motor pelo expediente: abre cedo, fica aberto e fecha com gente na calçada. O sensor importa mais que a pressa.",
          "Estacionamento pede motor de muitos ciclos e folha leve. Inverter a conta, folha pesada e motor de casa, é o erro comum do ramo.",
        ],
      },
      {
        when: { uses: ["galpao"] },
        says: [
          "Em galpão, o motor se calcula com a folha cheia de vento e o trilho cheio de pó. A tensão da rede, muitas vezes trifásica, decide o que existe à venda.",
          "Portão de doca trabalha pouco e carrega muito; o redutor pesa mais na escolha do que a rapidez.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Vila escolhe um motor para muitos donos. Fica melhor o modelo comum, de peça fácil, do que o mais sofisticado que só um técnico conhece.",
          "Na vila, a máquina fica na passagem de todos: caixa alta, fio protegido e tampa travada evitam curioso e bola.",
        ],
      },
      {
        when: { uses: ["sitio"] },
        says: [
          "Em sítio, o motor espera dias sem uso e parte no fim de um fio longo. Peça a tensão medida no ponto e a vedação contra inseto.",
          "Chácara sem rede firme pode usar motor com bateria, desde que alguém cuide da carga entre uma visita e outra.",
        ],
      },
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Em rua inclinada, o redutor que não volta é a segurança da folha. Confirme que o modelo segura parado, com a energia cortada.",
          "Subida pede o motor dimensionado pelo pior sentido; na descida a folha empurra a máquina, que precisa de freio.",
        ],
      },
      {
        when: { grounds: ["rampa"] },
        says: [
          "Com rampa, a água procura o motor. Escolha máquina que fique acima do piso ou preveja base e canaleta na mesma compra.",
          "Quem sobe a rampa quer abertura sem espera; o tempo de curso vale ser perguntado antes do modelo.",
        ],
      },
      {
        when: { grounds: ["baixada"] },
        says: [
          "Onde a rua enche, prefira motor de coluna ou base alta. Máquina rente ao chão afoga antes de a folha se molhar.",
          "Depois de cheia, o motor que ainda responde espera o exame desligado, porque a umidade continua a corroer por dentro.",
        ],
      },
      {
        when: { grounds: ["arvores"] },
        says: [
          "Sob árvore, caixa bem fechada e fora do pingo: semente entope o dreno da tampa e a água fica dentro.",
          "Folha caída no trilho parece motor fraco. Antes de subir de modelo, varra e repita a prova.",
        ],
      },
      {
        when: { grounds: ["poeira"] },
        says: [
          "Em rua de terra, motor com vedação de borracha inteira e dente limpo dura mais do que motor maior e sujo.",
          "Pó de obra entra com o ar quente que a máquina puxa ao esfriar. A tampa mal encaixada é a porta.",
        ],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: [
          "Com calçada cheia, o motor escolhido é o que aceita força baixa e recuo ligado. Modelo sem entrada para fotocélula fica fora da lista.",
          "Abertura muito rápida assusta pedestre. Em rua de movimento, ritmo calmo com aviso vale mais do que segundos a menos.",
        ],
      },
      {
        when: { gates: ["deslizante"] },
        says: ["Motor de correr é comparado pelo peso que move em trilho bom. Se o trilho é ruim, o número da etiqueta não vale."],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "Motor de basculante é comparado pela área da folha: no pacote {{pacote-simples-nome}}, até {{pacote-simples-area}}. Peso entra pelo contrapeso, que já deve estar certo.",
        ],
      },
      {
        when: { gates: ["pivotante"] },
        says: ["Motor de abrir é comparado por folha, em largura. O mesmo braço que sobra em folha estreita falta em folha larga e leve."],
      },
    ],
  },
  tell: {
    headings: ["O que mandar para escolher o motor", "Fotos e respostas para a indicação"],
    items: [
      {
        says: [
          "Envie a folha aberta e fechada, o lugar da máquina, o quadro fechado e, se houver motor velho, a etiqueta dele.",
          "Se o piso é plano e a folha não sobe, mande em vídeo alguém movendo o portão à mão. O esforço de quem empurra indica mais do que a medida.",
          "Escreva tipo, largura, altura e material da folha, e quantas pessoas têm controle. Com isso a faixa de preço sai na conversa.",
        ],
      },
      {
        for: ["buy", "price", "which", "what"],
        says: [
          "Diga o que o motor atual, se existe, faz de errado: fraco, barulhento, lento, quente. Cada queixa leva a um modelo ou a reparo sem compra.",
          "Conte se falta luz com frequência e se há outra porta. A resposta decide bateria, e a bateria decide o modelo.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["Motor de portão mais potente abre mais rápido?", "Mais HP quer dizer mais velocidade?"],
      for: ["which", "buy", "what", "price"],
      says: [
        "Não. Rapidez vem da redução e da central; potência é folga para peso e vento.",
        "Quer dizer mais força disponível. O tempo de curso está em outra linha da ficha.",
      ],
    },
    {
      asks: ["Que tensão o motor de portão usa?", "O motor é de 127 V ou de 220 V?"],
      for: ["buy", "install", "what"],
      about: ["rede-eletrica"],
      says: [
        "A do circuito que o alimenta, 127 V ou 220 V, medida no ponto. Há modelo que aceita as duas por chave.",
        "Existe para as duas tensões. Ligação errada queima placa na primeira partida, e por isso se mede antes.",
      ],
    },
    {
      asks: ["Quanto o motor de portão gasta de energia?", "O motor pesa na conta de luz?"],
      for: ["what", "price", "worth-it"],
      says: [
        "Pouco: trabalha segundos por manobra. O que fica ligado o dia inteiro é a central, com consumo de um aparelho em espera.",
        "Quase nada em casa. Em entrada coletiva, soma mais a iluminação da garagem do que a máquina.",
      ],
    },
    {
      asks: ["O motor de portão segura a folha sem luz?", "Sem energia, o portão fica trancado?"],
      for: ["what", "buy", "which"],
      about: ["falta-de-energia"],
      says: [
        "Segura, pelo redutor, até que alguém o destrave pela chave. Em folha exposta ao vento, a trava ajuda.",
        "Fica, na posição em que parou. No basculante, não se destrava: espera-se a luz ou o técnico.",
      ],
    },
    {
      asks: ["Qual a diferença entre motor rápido e comum?", "Vale o motor rápido?"],
      for: ["which", "price", "worth-it", "what", "buy"],
      about: ["rampa-de-desaceleracao"],
      says: [
        "O rápido controla a rotação por inversor e desacelera antes do fim. Pede folha alinhada, porque o defeito chega mais depressa.",
        "Vale em entrada de rua perigosa ou de fila. Em folha velha, a pressa aparece como pancada.",
      ],
    },
    {
      asks: ["Posso comprar o motor e pedir só a montagem?", "Instala-se motor comprado em outra loja?"],
      for: ["buy", "install", "price"],
      about: ["instalacao"],
      says: [
        "Depende de servir à folha e de ter as peças na caixa. Mande a foto da etiqueta antes de comprar.",
        "Pode-se avaliar. A garantia do equipamento fica com quem vendeu, e a da montagem com quem montou.",
      ],
    },
    {
      asks: ["Quantos controles vêm com o motor de portão?", "Com quantos controles o motor é entregue?"],
      for: ["buy", "price", "what"],
      about: ["controle"],
      says: [
        "No {{plano-solo-nome}} vêm {{plano-solo-controles}}; no {{plano-seg-nome}}, {{plano-seg-controles}}. Outros podem ser gravados depois.",
        "O plano diz: {{plano-rio-controles}} no {{plano-rio-nome}}. Família maior compra os extras na mesma visita.",
      ],
    },
    {
      asks: ["Como saber se o motor atual ainda presta?", "Meu motor velho compensa ser mantido?"],
      for: ["when", "worth-it", "replace", "buy", "what"],
      about: ["troca-de-motor"],
      says: [
        "Gira livre sem desarmar, tem peça à venda e não cheira a queimado: ainda presta. Falhando um dos três, compare com o novo.",
        "Compensa enquanto o defeito é um só e a peça existe. Conserto em série é o sinal contrário.",
      ],
    },
    {
      asks: ["O motor pode tomar chuva?", "Motor de portão precisa de cobertura?"],
      for: ["what", "install", "buy", "maintain"],
      about: ["chuva"],
      says: [
        "A caixa é feita para fora, mas não para poça nem jato. Cobertura simples alonga a vida da placa.",
        "Não precisa, se a tampa veda e a base está acima da água. Sol e pingo constante são o que a cobertura poupa.",
      ],
    },
    {
      asks: ["Todo motor aceita fotocélula?", "Posso pôr sensor depois no meu motor?"],
      for: ["buy", "what", "which", "install"],
      about: ["fotocelula"],
      says: [
        "As centrais de hoje costumam trazer a entrada. Nas antigas, confirme pelo modelo antes de comprar o par.",
        "Pode, se houver borne livre e fio até a coluna. O mesmo passeio de fio na montagem sai mais barato.",
      ],
    },
  ],
  quantities: [
    { text: "127 V", means: "tensão da rede entre fase e neutro" },
    { text: "220 V", means: "tensão da rede entre duas fases" },
  ],
};
