import type { Symptom } from "#domain/knowledge/entry";

export const fotocelulaPiscando: Symptom = {
  kind: "symptom",
  id: "fotocelula-piscando",
  name: { one: "fotocélula piscando", many: "fotocélulas piscando", gender: "f" },
  aliases: [
    "fotocélula pisca",
    "fotocélulas piscam",
    "fotocélula do portão piscando",
    "fotocélula do portão pisca",
    "fotocélula fica piscando",
    "fotocélula está piscando",
    "fotocélula que pisca",
    "fotocélula piscando vermelho",
    "foto célula piscando",
    "foto célula pisca",
    "fotocelola piscando",
    "luz da fotocélula piscando",
    "luz da fotocélula pisca",
    "led da fotocélula piscando",
    "luz do sensor piscando",
    "led do sensor piscando",
    "sensor piscando",
    "sensor pisca",
    "sensor do portão piscando",
    "sensor do portão pisca",
    "sensor de portão piscando",
    "sensor fica piscando",
    "sensor infravermelho piscando",
    "fotocélula desalinhada",
    "fotocélula fora de alinhamento",
    "sensor do portão desalinhado",
    "luz vermelha piscando no portão",
    "luzinha piscando no portão",
    "luzinha vermelha piscando",
  ],
  gates: ["deslizante", "basculante", "pivotante"],
  related: ["fotocelula", "limpar-fotocelula", "testar-fotocelula", "nao-fecha", "volta", "chuva"],
  pages: ["/topicos/sensor-fotocelula-para-portao", "/topicos/portao-automatico-nao-fecha"],
  brief: [
    "Fotocélula piscando quer dizer feixe no limite: a luz chega ao outro lado fraca ou aos pedaços.",
    "Com a fotocélula piscando, o portão abre bem e hesita ao fechar, porque cada falha do feixe vale por uma pessoa no vão.",
    "Limpa e seca, a fotocélula que pisca ainda pode estar torta, com fio ruim ou com sol de frente.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "Fotocélula piscando mostra que o receptor vê o feixe e o perde, repetidas vezes. Passe pano seco nas duas lentes, tire o que balança entre elas e olhe se alguma caixinha girou; persistindo, é alimentação ou fim da peça.",
        "Uma fotocélula que pisca está entre ver e não ver o par. Em alguns modelos, porém, a luz intermitente é o modo normal de avisar obstáculo, e por isso se compara com o vão livre e com a mão na frente.",
      ],
    },
    {
      to: ["why"],
      says: [
        "A fotocélula fica piscando porque o sinal infravermelho chega com pouca margem: lente embaçada, suporte torto, distância grande, sol no receptor ou tensão que oscila. Qualquer vibração da coluna basta então para cortá-lo.",
        "Por que a luz da fotocélula pisca só quando o portão anda? Porque o motor balança o muro ou derruba a tensão, e um sensor que já estava no limite o atravessa a cada tranco.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "O conserto da fotocélula piscando é devolver margem ao feixe: alinhar com medida de sinal, firmar o suporte, refazer a emenda e, se a lente escureceu, trocar o par. Ligar em ponte os fios para ela calar desarma a proteção e não é reparo.",
        "Com a fotocélula piscando, o técnico mede tensão e sinal nos dois lados, parados e com o motor ligado. A diferença entre as duas medidas diz se a culpa é do alinhamento ou do fio.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Para parar a fotocélula piscando, deixe o portão imóvel e aberto, limpe as duas lentes com pano seco, afaste planta e teia e faça sombra sobre o receptor com um papelão. Se a luz firmou em um desses gestos, você achou o motivo.",
        "Diante de um sensor piscando, não entorte a caixinha com a mão: olhe primeiro qual das duas tem a luz instável e se ela acompanha vento, sol ou movimento do portão.",
      ],
    },
    {
      to: ["price"],
      says: [
        "Quanto custa resolver uma fotocélula piscando vai de nada, quando é sujeira, ao par novo com fio refeito. Alinhamento e emenda cabem na visita; a peça é vendida em dupla, porque emissor e receptor trabalham casados.",
        "O preço de uma fotocélula que pisca depende mais do caminho do cabo do que da peça. Fio à vista troca-se depressa; eletroduto alagado sob o vão pede obra pequena.",
      ],
    },
    {
      to: ["when"],
      says: [
        "Chame quando a fotocélula fica piscando mesmo limpa, seca e à sombra, ou quando o portão fecha com o feixe cortado. No segundo caso, desligue até a visita.",
      ],
    },
    {
      to: ["replace"],
      says: [
        "Troca-se a fotocélula piscando quando a lente amarelou, entrou água ou o sinal não sobe com alinhamento. Sai o par inteiro, de preferência do modelo que a central aceita em modo monitorado.",
      ],
    },
    {
      to: ["worth-it"],
      says: [
        "Vale insistir no alinhamento de uma fotocélula piscando uma vez; na segunda, o suporte ou a peça pedem troca. Conviver com ela não compensa, porque um dia alguém cansa e desliga a proteção.",
      ],
    },
  ],
  definition: {
    headings: ["O que a luz está contando", "Um feixe com pouca margem", "Ver, não ver e quase ver"],
    items: [
      {
        says: [
          "De um lado, um emissor pisca infravermelho que ninguém vê; do outro, um receptor o espera. A luzinha visível não é o feixe: é o receptor dizendo se o recebe, e intermitência ali é recepção aos pedaços.",
          "Um par bem instalado recebe várias vezes o sinal de que precisa. Poeira, desvio e idade comem essa sobra em silêncio; quando ela acaba, aparece o pisca.",
        ],
      },
      {
        says: [
          "Cada fabricante usa a luz a seu modo: acesa com feixe livre, apagada com feixe livre, ou pulsando conforme a força. O teste da mão, com o portão parado, revela qual é o seu em um gesto.",
          "Se a luz muda com a mão e volta firme sem ela, o par está são. Se não se decide em nenhuma das situações, está no limite.",
        ],
      },
      {
        for: ["why", "repair", "what"],
        says: [
          "A fotocélula se alimenta da central por fios finos. Emenda oxidada derruba a tensão só quando o relé fecha, e o sensor apaga por um instante, exatamente ao partir.",
          "Sol baixo carrega infravermelho de sobra e ofusca o receptor. Não há defeito: há um olho voltado para o poente.",
        ],
      },
    ],
  },
  causes: {
    headings: ["Quando pisca e por quê", "Hora, tempo e movimento", "O que faz a luz tremer"],
    leads: ["Olhe a luz com o portão parado e com ele andando:", "A ocasião em que pisca vale mais do que o ritmo:"],
    columns: ["Quando pisca", "Suspeita", "O que fazer"],
    rows: [
      { cells: ["Sempre, mesmo com tudo parado", "Lente suja ou desvio", "Pano seco nas duas"], about: ["limpar-fotocelula"] },
      { cells: ["Só com o portão andando", "Suporte frouxo ou muro vibrando", "Ver se a caixinha balança"], about: ["treme"] },
      { cells: ["No instante da partida", "Tensão caindo na emenda", "Nada: é medição"], about: ["rede-eletrica"] },
      { cells: ["Com vento", "Planta ou teia no feixe", "Podar, limpar em volta"] },
      { cells: ["De manhã, com orvalho", "Lente embaçada por dentro", "Gotas atrás do plástico"], about: ["chuva"] },
      { cells: ["No fim da tarde", "Sol de frente no receptor", "Sombra com papelão"] },
      { cells: ["À noite, no calor", "Insetos na lente", "Olhar de perto, parado"] },
      { cells: ["Depois de encostar o carro", "Caixinha virada", "Comparar os dois ângulos"] },
      { cells: ["Apaga de todo às vezes", "Fio partido ou roído", "Conduíte e caixa de passagem"] },
      { cells: ["Desde que há outro par", "Um par vê o emissor do outro", "Inverter é serviço de visita"] },
      { cells: ["Só quando alguém passa", "Funcionamento normal", "Nada"] },
    ],
  },
  neighbours: {
    headings: ["Pisca a fotocélula ou outra luz?", "Luzes que se confundem"],
    items: [
      {
        label: "Sinaleira",
        about: ["sinaleira"],
        says: [
          "a lâmpada que pisca para a rua, com o portão em movimento, é aviso a pedestres e deve piscar.",
          "sensor fica na altura do joelho; sinaleira, no alto da coluna. Só o primeiro interrompe o fechamento.",
        ],
      },
      {
        label: "Luz da central",
        about: ["central"],
        says: [
          "um LED pulsando dentro da caixa do motor é código da placa, e cada ritmo tem significado no manual.",
          "se as caixinhas das colunas estão firmes e só a placa pulsa, o sensor não é o assunto.",
        ],
      },
      {
        label: "Portão que volta",
        about: ["volta"],
        says: [
          "luz firme e folha que recua é esforço; luz que muda no mesmo instante é feixe.",
          "quem olha só a folha vê o mesmo recuo nos dois casos, e por isso uma pessoa vigia a luz.",
        ],
      },
      {
        label: "Portão que não fecha",
        about: ["nao-fecha"],
        says: [
          "ali a luz costuma ficar parada no estado de obstáculo; piscando, ele fecha às vezes.",
          "acertar uma vez e recusar na outra, sem nada no vão, é retrato de feixe instável.",
        ],
      },
    ],
  },
  checks: {
    headings: ["Como firmar a luz", "Do pano à sombra, com o portão parado", "Passos diante do sensor"],
    leads: ["Portão imóvel, ninguém com o controle na mão.", "Um gesto por vez, e olhe a luz depois de cada um."],
    steps: [
      {
        label: "Pare o portão",
        says: [
          "deixe a folha em posição estável e avise a casa; quem limpa lente fica no caminho dela.",
          "com o disjuntor embaixo a luz apaga: limpe assim e religue só para ler.",
        ],
      },
      {
        label: "Limpe as duas",
        about: ["limpar-fotocelula"],
        says: [
          "pano macio e seco, sem álcool nem esponja, inclusive na que parece limpa.",
          "tire teia e barro da borda, onde o feixe sai em cone e raspa.",
        ],
      },
      {
        label: "Compare os ângulos",
        says: [
          "agache-se atrás de uma e mire a outra: as faces devem se olhar. Torta, fotografe e não force.",
          "veja se o suporte tem parafuso faltando ou se a coluna ganhou inclinação.",
        ],
      },
      {
        label: "Faça sombra",
        says: [
          "segure um papelão ao lado do receptor, sem cobrir o feixe; luz que firma acusa o sol.",
          "repita em hora nublada: sem mudança, o sol está perdoado.",
        ],
      },
      {
        label: "Teste da mão",
        about: ["testar-fotocelula"],
        says: [
          "com a folha parada, corte o feixe com um cabo de vassoura e veja se a luz troca de estado e volta.",
          "depois, de longe, mande fechar e interrompa com o cabo comprido: ela tem de parar ou reabrir.",
        ],
      },
    ],
    ends: [
      {
        says: [
          "Limpa, alinhada, à sombra e ainda instável: a falha está no fio, na tensão ou no envelhecimento, e se mede.",
          "Se o portão ignorou o cabo de vassoura, não o use mais com gente por perto, ainda que feche bem.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: ["No basculante aberto, a lente se limpa por fora da linha da folha, com braço estendido para o lado; não dá, espera."],
      },
    ],
  },
  stop: {
    headings: ["Quando desligar", "O sensor que deixou de proteger"],
    items: [
      {
        label: "Fecha com o feixe cortado",
        about: ["criancas-e-animais"],
        says: [
          "se a folha avança sobre o cabo de vassoura, não há proteção nenhuma: disjuntor embaixo.",
          "luz que acusa e portão que não obedece é fio em ponte ou entrada desligada na central.",
        ],
      },
      {
        label: "Caixa quebrada com fio à vista",
        says: [
          "tensão ali é baixa, mas a água que entra segue o fio até a placa. Desligue e proteja da chuva por fora.",
          "não emende nem isole com fita: o contato torto imita obstáculo e confunde a visita.",
        ],
      },
      {
        label: "Crianças no vão",
        says: [
          "sensor instável e criança brincando não convivem. Até o conserto, o portão se aciona só com um adulto vendo.",
          "brincar de cortar o feixe ensina que a folha para; num dia de lente suja, não para.",
        ],
      },
    ],
  },
  meanwhile: {
    headings: ["Até o conserto", "Fechar a casa sem calar o sensor"],
    items: [
      {
        says: [
          "Feche nas horas em que a luz firma, com alguém olhando a passagem, e deixe fechado. De noite ou à sombra costuma dar certo quando a causa é o sol.",
          "Não cole fita, espelho ou refletor na lente. O feixe passa a se ver a si mesmo, e o portão deixa de ver quem cruza.",
        ],
      },
      {
        when: { gates: ["deslizante", "pivotante"] },
        says: [
          "Se ele se recusa, corte a energia, destrave em chão plano e encoste a folha à mão, com cadeado. Abre-se do mesmo modo no dia seguinte, se preciso.",
        ],
      },
    ],
  },
  work: {
    headings: ["Como o técnico devolve margem ao feixe", "Sinal, suporte e fio", "Do alinhamento à prova"],
    leads: ["Alinhar no olho firma a luz por uma semana; medir firma por anos.", "O sinal é lido parado e em movimento:"],
    steps: [
      {
        label: "Sinal",
        says: [
          "mede-se a saída de intensidade do receptor e ajusta-se até o máximo, e não até a luz acender.",
          "modelos sem saída são testados com filtro na lente: alinhados, ainda enxergam através dele.",
        ],
      },
      {
        label: "Tensão",
        says: [
          "comparam-se central e sensor, em repouso e na partida; perda grande condena cabo ou emenda.",
          "separa-se a alimentação da fotocélula da de sinaleira e trava, que puxam de uma vez.",
        ],
      },
      {
        label: "Suporte",
        says: [
          "a caixa sai da coluna que vibra e vai para apoio próprio, ou recebe base rígida com dois pontos.",
          "protetor metálico evita para-choque e bola sem tapar o cone.",
        ],
      },
      {
        label: "Posição",
        says: [
          "põe-se o receptor de costas para o poente e troca-se de lado com o emissor.",
          "onde há dois pares, emissores ficam em lados opostos para que um não alimente o outro.",
        ],
      },
      {
        label: "Par novo",
        about: ["fotocelula"],
        says: [
          "lente amarelada ou com condensação pede a troca de ambos, com prensa-cabo e entrada por baixo.",
          "refaz-se a ligação no contato que abre em falha, para que fio partido pare o portão.",
        ],
      },
      {
        label: "Prova",
        says: [
          "corta-se o feixe em três alturas e durante o fechamento; sem resposta em todas, não se entrega.",
          "repete-se com o motor partindo, que era quando ela piscava.",
        ],
      },
    ],
  },
  cost: {
    headings: ["Quanto custa firmar o feixe", "Pano, alinhamento ou par novo"],
    items: [
      {
        says: [
          "Limpar não custa. Alinhar com medida e refazer emenda entra na manutenção. O valor vai de {{manutencao-custo}}.",
          "O par de sensores é orçado à parte do serviço. A visita custa de {{manutencao-custo}}. Aproveite-a para ver paradas e força.",
        ],
      },
      {
        for: ["price", "replace", "repair", "worth-it"],
        says: [
          "Levar cabo novo por baixo do vão pesa mais do que a peça. Modelos sem fio no emissor evitam a travessia e pedem pilha trocada no prazo.",
          "Compare o preço com o do acidente que ela evita, e não com o da central. É a peça mais barata do sistema de segurança.",
        ],
      },
    ],
  },
  care: {
    headings: ["Para a luz ficar firme", "Cuidados com as lentes"],
    items: [
      {
        says: [
          "Pano seco nas lentes ao varrer o trilho, e mangueira longe delas. Água sob pressão entra pela vedação e não sai.",
          "Corte as plantas um palmo além do feixe: o vento as devolve ao caminho antes da próxima poda.",
        ],
      },
      {
        says: [
          "Teste com o cabo de vassoura de tempos em tempos, sempre de lado. Na revisão, peça a medida do sinal. O intervalo recomendado é de {{revisao-intervalo}}.",
          "Ensine quem estaciona a não encostar a roda na caixinha. Um toque leve desvia o feixe sem deixar marca.",
        ],
      },
    ],
  },
  cases: {
    headings: ["Conforme o lugar e a folha", "O que muda no seu caso"],
    items: [
      {
        when: { gates: ["deslizante"] },
        says: [
          "De correr, a coluna do batente leva pancada a cada chegada e afrouxa o sensor preso nela. Luz que pisca depois de fechar e firma ao abrir é desse lado.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "No basculante, a folha passa rente às lentes e as respinga ao subir molhada. Sensor um pouco recuado da linha dela fica limpo por mais tempo.",
        ],
      },
      {
        when: { gates: ["pivotante"] },
        says: [
          "No pivotante, um só par protege o vão e deixa a varredura da folha sem vigia. Se o seu pisca por estar longe demais, peça dois pares em vez de mais sensibilidade.",
        ],
      },
      {
        when: { uses: ["casa", "sobrado"] },
        says: [
          "Em casa, vaso novo, bicicleta encostada e enfeite de fim de ano são os obstáculos que ninguém vê. Olhe à altura do joelho, de uma coluna à outra.",
        ],
      },
      {
        when: { uses: ["predio", "condominio"] },
        says: [
          "Em condomínio, limpeza com lavadora de pressão enche as caixas de água no mesmo dia da semana. Se pisca sempre às sextas, fale com a equipe antes do técnico.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: [
          "Na loja, filme de vitrine e piso encerado refletem o feixe e o fazem chegar por dois caminhos. Mudar a altura do par tira o espelho do meio.",
        ],
      },
      {
        when: { uses: ["galpao"] },
        says: [
          "Em vão largo de galpão, o feixe chega cansado e qualquer névoa de pó o corta. Par de longo alcance, e não par comum forçado, é o que firma.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Em vila, bola de criança é o que mais vira sensor. Protetor de ferro em volta da caixa custa menos do que alinhar todo mês.",
        ],
      },
      {
        when: { uses: ["sitio"] },
        says: [
          "No sítio, aranha e vespa moram na caixinha morna. Lente limpa por fora e luz instável mandam pedir abertura e vedação na visita.",
        ],
      },
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Em ladeira, uma coluna é mais alta do que a outra, e o par foi posto inclinado. Basta o suporte ceder um grau para se perder; nivelado, ele tolera mais.",
        ],
      },
      {
        when: { grounds: ["rampa"] },
        says: [
          "Ao pé de rampa, farol baixo do carro que sobe bate direto no receptor. Se pisca só com carro chegando à noite, troque os lados.",
        ],
      },
      {
        when: { grounds: ["baixada"] },
        says: [
          "Em ponto que alaga, água alcança a caixa e deixa um véu de barro por dentro. Subir o par exige um segundo, baixo, para criança e animal.",
        ],
      },
      {
        when: { grounds: ["arvores"] },
        says: [
          "Sombra de galho com vento acende e apaga o sol sobre o receptor, e a luz acompanha. Um tubo curto em volta da lente resolve sem podar.",
        ],
      },
      {
        when: { grounds: ["poeira"] },
        says: [
          "Em rua de terra, o véu na lente volta em dias. Escolha sensor com proteção de aba e inclua o pano na rotina de quem varre.",
        ],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: [
          "Onde a calçada é cheia, o pisca pode ser gente de verdade passando rente. Recue o par para dentro do alinhamento antes de trocá-lo.",
        ],
      },
    ],
  },
  tell: {
    headings: ["O que contar ao técnico", "Como mostrar a luz"],
    items: [
      {
        says: [
          "Filme a luz por alguns instantes com o portão parado e depois andando, as duas vezes de perto. Diga em que hora do dia ela pisca.",
          "Informe se limpar ou fazer sombra mudou algo, e qual dos lados tem a luz instável.",
        ],
      },
      {
        says: [
          "Fotografe as duas caixinhas de frente e o modelo, se houver inscrição, e o vão entre elas para dar a distância.",
          "Conte se alguém já mexeu, encostou carro ou ligou os fios em ponte para fechar. Isso muda a prova de entrega.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["Posso desligar o sensor que fica piscando?", "Dá para fazer uma ponte e fechar assim mesmo?"],
      about: ["criancas-e-animais"],
      says: [
        "Não. O portão fecha e passa a não enxergar ninguém. Feche à mão onde for seguro e conserte o sensor.",
        "Dá, e é o que transforma defeito em acidente. Ponte não é provisória: todos esquecem que ela existe.",
      ],
    },
    {
      asks: ["Que produto uso para limpar a lente?", "Álcool ou limpa-vidros estragam a fotocélula?"],
      about: ["limpar-fotocelula"],
      says: [
        "Pano seco e macio. Barro seco sai com pano úmido de água, e depois outro enxuto.",
        "Podem fosquear o plástico, e lente fosca espalha o feixe. Prefira o pano.",
      ],
    },
    {
      asks: ["Só uma das duas pisca. Qual está com defeito?", "O emissor também deveria ter luz?"],
      says: [
        "A que pisca é a que recebe; a culpa pode ser da outra, suja ou fraca. Limpe as duas antes de concluir.",
        "Em muitos modelos ele só indica que há energia. Apagado, procure fio; aceso, olhe o alinhamento.",
      ],
    },
    {
      asks: ["Fotocélula piscando gasta ou queima a central?", "Faz mal deixar piscando?"],
      for: ["what", "when", "worth-it"],
      says: [
        "A central não sofre. O motor, sim, com as inversões seguidas de um portão que fecha e reabre.",
        "À eletrônica, pouco. O mal é a confiança: ninguém sabe se, na próxima vez, ela vai ver.",
      ],
    },
    {
      asks: ["Troco uma só ou o par?", "Preciso comprar as duas caixinhas?"],
      for: ["price", "replace", "what", "repair"],
      about: ["fotocelula"],
      says: [
        "O par. Emissor e receptor são afinados entre si e envelhecem juntos.",
        "Precisa: misturar modelos muda a frequência do pulso, e o receptor novo não reconhece o emissor velho.",
      ],
    },
    {
      asks: ["A luz pisca e o portão fecha normalmente. Ignoro?", "Se funciona, por que me preocupar com o pisca?"],
      for: ["what", "why", "when"],
      says: [
        "Faça o teste da mão antes. Se a luz muda e firma, pode ser o modo do modelo; se não, está acabando a margem.",
        "Porque ela avisa cedo. A próxima poeira a cega, e então ele não fecha na pior noite.",
      ],
    },
  ],
};
