import type { Component } from "#domain/knowledge/entry";

export const trilho: Component = {
  kind: "component",
  id: "trilho",
  name: { one: "trilho", many: "trilhos", gender: "m" },
  aliases: [
    "trilho de portão",
    "trilho do portão",
    "trilhos de portão",
    "trilhos do portão",
    "trilho para portão",
    "trilhos para portão",
    "trilho de portão de correr",
    "trilho do portão de correr",
    "trilho inferior",
    "trilho de chão",
    "trilho no chão",
    "cantoneira do portão",
    "cantoneira do trilho",
    "trilio",
    "trilios",
    "trilo do portão",
  ],
  variants: [
    { id: "embutido", names: ["trilho embutido", "trilho embutido no piso", "trilho rebaixado"] },
    { id: "sobreposto", names: ["trilho sobreposto", "trilho de sobrepor", "trilho aparente", "trilho parafusado"] },
    { id: "suspenso", names: ["trilho suspenso", "trilho superior", "trilho aéreo"] },
  ],
  gates: ["deslizante"],
  related: ["roldana", "guia", "limpar-trilho", "faz-barulho", "trava", "deslizante"],
  pages: ["/topicos/motor-para-portao-de-correr", "/topicos/portao-automatico-fazendo-barulho", "/topicos/motor-para-portao-deslizante"],
  brief: [
    "O trilho é a linha de metal em que o portão de correr anda: afundado ou com emenda alta, ele faz a folha saltar sempre no mesmo lugar.",
    "Terra prensada no canto do trilho para o portão antes do batente e engana a central, que lê a parada como obstáculo.",
    "Com o trilho desnivelado, a folha corre sozinha para o lado mais baixo e descansa o peso em uma roda só.",
    "Trilho solto do piso levanta na passagem da roda, e dali para o descarrilamento falta pouco.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "O trilho é o perfil de metal chumbado no piso em que as rodas do portão de correr se apoiam. Reto, nivelado e limpo, ele deixa a folha andar com uma mão; sujo, torto ou solto, obriga o motor a puxar e pode tirar o portão da linha.",
        "Chama-se trilho a cantoneira ou o ferro redondo que atravessa a entrada e guia a folha por baixo. É a peça mais pisada do portão: recebe roda de carro, água, areia e o peso inteiro da folha em duas pequenas áreas de contato.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "O conserto do trilho vai de limar uma rebarba a refixar um trecho que se soltou do concreto. Perfil amassado por roda de carro se troca naquele pedaço, com emenda chanfrada e nivelada para a roldana não sentir.",
        "Trilho com emenda alta, afundado ou solto pode ser reparado sem refazer a entrada toda, se o concreto em volta estiver são. Piso trincado vem primeiro, porque parafuso em cimento podre não segura a linha.",
      ],
    },
    {
      to: ["replace"],
      says: [
        "A troca do trilho retira a folha da linha, corta o perfil gasto, corrige o piso e assenta o novo com nível e fio. As roldanas precisam ter o canal do perfil escolhido, e por isso se decidem as duas peças juntas.",
        "Trocar o trilho é obra pequena com portão fora de serviço: o cimento precisa endurecer antes de receber a folha. Vale quando a quina se arredondou em toda a extensão ou quando a ferrugem comeu a base por baixo.",
      ],
    },
    {
      to: ["price"],
      says: [
        "O preço do trilho depende dos metros, do perfil e sobretudo do piso: parafusar sobre concreto firme é rápido, quebrar e refazer a canaleta é obra. Limpeza e acerto de emenda custam uma fração disso.",
        "Quanto custa arrumar o trilho só se responde vendo o trecho ruim, porque uma rebarba limada e um piso refeito estão em pontas opostas. Envie a foto do ponto em que o portão pula e outra da linha inteira.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Para examinar o trilho, feche o portão, desligue o disjuntor dele e percorra a linha com os olhos e com uma vassoura. Pedra, emenda saltada, brilho de um lado só e parafuso solto contam quase tudo o que há para saber.",
        "Limpar o trilho se faz a seco: vassoura de cerda dura, pazinha para o barro dos cantos e nada de óleo depois. Nivelar ou refixar já mexe na linha que segura a folha, e é serviço de técnico.",
      ],
    },
    {
      to: ["which"],
      says: [
        "O trilho se escolhe junto com as roldanas: cantoneira para roda de canal em V, ferro redondo para canal em U. Embutido no piso, ele não atrapalha o carro nem o pedestre; sobreposto, é mais simples de fixar e de trocar.",
        "Na escolha do trilho contam o peso da folha, o piso que existe e quem passa por cima. Entrada com caminhão pede perfil maciço; passagem de pedestre e cadeira de rodas pede embutido.",
      ],
    },
    {
      to: ["when"],
      says: [
        "Chame alguém para ver o trilho assim que o portão saltar, desviar ou parar em um ponto fixo, e sem esperar nada se algum trecho se mexer sob a roda. Sujeira e água parada se resolvem com vassoura e canaleta limpa.",
        "O trilho pede troca quando a quina perdeu o desenho, a ferrugem abriu buracos ou o perfil já foi remendado em vários pontos. Um único trecho torto se conserta.",
      ],
    },
    {
      to: ["why"],
      says: [
        "O trilho entorta porque recebe carga que não é do portão: pneu que freia em cima, caminhão de mudança, concreto que cede depois da chuva. A sujeira faz o resto, levantando a roda a cada passagem.",
        "Por que o portão sai do trilho? Porque em algum ponto a roda perdeu apoio: canal gasto, pedra no caminho, guia superior aberta ou batente que já não segura a folha no fim do curso.",
      ],
    },
    {
      to: ["maintain"],
      says: [
        "Cuidar do trilho é varrer a seco, desentupir a drenagem e olhar os pontos de fixação depois de cada temporada de chuva. Graxa e óleo fazem o contrário do que prometem, porque seguram areia na linha da roda.",
        "A manutenção do trilho cabe ao morador na limpeza e ao técnico no nível. Uma passada de vassoura vale mais do que qualquer spray, e o resto se mede na revisão.",
      ],
    },
  ],
  definition: {
    headings: ["O que é o trilho do portão", "A linha em que a folha corre", "Como o trilho é feito"],
    items: [
      {
        says: [
          "Em geral é uma cantoneira virada com a quina para cima ou uma barra redonda, presa ao concreto por grapas ou parafusos. A roda abraça essa quina, e tudo o que a folha faz de lado é decidido por esse encaixe estreito.",
          "O perfil sai da coluna de trás, atravessa o vão e termina rente ao batente da frente. A parte mais castigada é a do vão, por onde passam carros; a mais suja é a do fundo, onde a vassoura não chega.",
        ],
      },
      {
        says: [
          "Nível e esquadro contam mais do que espessura. Um desnível pequeno demais para se ver já faz a folha procurar um lado quando destravada, e o motor passa a frear numa direção e a empurrar na outra.",
          "A prova do nível é simples de entender: folha destravada em trilho reto fica onde a deixam. A que se move sozinha tem um chão que pende.",
        ],
      },
      {
        when: { variants: ["embutido"] },
        says: [
          "Embutido, o perfil fica rente ao piso dentro de uma canaleta. O pneu não o sente, mas a canaleta vira calha: precisa de caimento e de ralo, ou junta barro debaixo das rodas.",
        ],
      },
      {
        when: { variants: ["suspenso"] },
        says: [
          "No sistema suspenso, a linha corre acima do vão e o chão fica livre. O perfil tem de ser preso em viga ou em estrutura calculada, porque todo o peso pende dele.",
        ],
      },
    ],
  },
  faults: {
    headings: ["Defeitos do trilho", "O que o chão faz com o portão", "Como reconhecer um trilho ruim"],
    leads: ["Defeito de chão tem endereço: acontece sempre diante do mesmo pedaço de muro.", "Procure o ponto antes de procurar a causa:"],
    items: [
      {
        label: "Emenda alta",
        about: ["treme", "faz-barulho"],
        says: [
          "duas barras se encontram em degrau, a roda sobe nele e a folha inteira dá um soluço.",
          "ouve-se uma pancada seca por roda, duas por passagem, com o intervalo da distância entre elas.",
        ],
      },
      {
        label: "Trecho afundado",
        about: ["lento", "para-no-meio"],
        says: [
          "a folha desce num vale, o motor perde embalo e às vezes desiste, como se houvesse alguém na frente.",
          "junta-se água naquele pedaço depois da chuva, sinal de que o piso cedeu e levou a linha.",
        ],
      },
      {
        label: "Perfil solto",
        about: ["trava", "faz-barulho"],
        says: [
          "ao passar a roda, o metal bate contra o concreto e levanta na outra ponta.",
          "aparecem buchas fora do furo e um risco claro ao lado da cantoneira, onde ela passeia.",
        ],
      },
      {
        label: "Quina amassada",
        about: ["roldana", "treme"],
        says: [
          "um pneu achatou a aresta, e a roldana deixa de abraçar o metal justo no meio do vão.",
          "a marca do pneu ficou no perfil: por um palmo, o canal anda apoiado em uma aba só.",
        ],
      },
      {
        label: "Canto entupido",
        about: ["nao-fecha", "volta"],
        says: [
          "terra e semente socadas na ponta formam um calço, e o portão encosta, sente resistência e reabre.",
          "faltam dois dedos para encostar no batente, sempre os mesmos, e a vassoura resolve.",
        ],
      },
      {
        label: "Desnível geral",
        about: ["esquenta"],
        says: [
          "num sentido o motor ronca, no outro quase não se ouve, e a folha solta anda sem que ninguém empurre.",
          "a roda do lado baixo se gasta antes da outra, e trocar só ela não muda a queixa.",
        ],
      },
      {
        label: "Ferrugem por baixo",
        about: ["trava"],
        says: [
          "a aba que toca o cimento virou folheado de ferrugem e o perfil cede quando o carro passa.",
          "escorre água castanha da linha, e um chute leve faz soar oco onde deveria soar maciço.",
        ],
      },
    ],
  },
  neighbours: {
    headings: ["Trilho ou roldana?", "Para saber se a culpa é do chão", "Parecidos com defeito de trilho"],
    items: [
      {
        label: "Roldana",
        about: ["roldana"],
        says: [
          "a roda leva o barulho consigo pelo percurso; o chão o guarda em um lugar que se pode marcar a giz.",
          "rangido contínuo é rolamento, pancada isolada é linha de apoio.",
        ],
      },
      {
        label: "Guia superior",
        about: ["guia"],
        says: [
          "se o pé corre firme e o alto da folha balança, olhe para cima: quem soltou foram os roletes.",
          "portão que tomba para a rua sem sair do lugar tem problema na altura da cabeça, e não no piso.",
        ],
      },
      {
        label: "Cremalheira",
        about: ["cremalheira"],
        says: [
          "destrave em terreno plano e empurre: o salto que some à mão é da barra; o que continua é do piso.",
          "emenda de barra dentada e emenda de piso podem coincidir no mesmo ponto, e só a folha solta separa uma da outra.",
        ],
      },
      {
        label: "Força da central",
        about: ["central", "para-no-meio"],
        says: [
          "parada que muda de lugar conforme o dia ou o vento é regulagem de esforço; parada fiel é obstáculo.",
          "se a linha está limpa, reta e a folha leve, a suspeita passa para a sensibilidade da placa.",
        ],
      },
    ],
  },
  checks: {
    headings: ["Como examinar o trilho", "Do batente ao fundo, passo a passo", "O que se vê com uma vassoura e uma lanterna"],
    leads: [
      "Com o disjuntor do portão desligado e a folha encostada no batente, comece pela frente.",
      "Faça de dia, com o trilho seco e ninguém esperando para entrar:",
    ],
    steps: [
      {
        label: "Varra primeiro",
        says: [
          "sujeira esconde emenda e parafuso; use cerda dura, a seco, e tire com uma espátula o que a chuva endureceu.",
          "junte o que saiu e repare: pó vermelho é ferrugem de roda, raspas brilhantes são metal contra metal.",
        ],
      },
      {
        label: "Olhe a linha",
        says: [
          "agachado atrás do batente, mire ao longo da quina, como quem confere uma tábua; barriga e vale aparecem logo.",
          "uma linha esticada entre as pontas, encostada no lado do perfil, denuncia o trecho que andou.",
        ],
      },
      {
        label: "Confira o brilho",
        says: [
          "uma faixa polida fina e central é boa marcha; duas faixas nas laterais indicam canal que não combina.",
          "onde o brilho some e reaparece, a roda saltou: o defeito está no começo da falha.",
        ],
      },
      {
        label: "Teste a fixação",
        says: [
          "com a ponta do pé, longe da folha, empurre o perfil de lado em vários pontos; nada deve se mexer.",
          "procure trinca no cimento em volta de cada grapa, porque é por ela que a água entra e solta a linha.",
        ],
      },
      {
        label: "Veja as pontas",
        says: [
          "no fim e no começo precisa haver um limitador firme, que segure a folha se o motor não parar.",
          "batente de chão torto ou ausente é a falta mais séria desta lista: a folha pode passar do fim e cair.",
        ],
      },
    ],
    ends: [
      { says: ["Roda fora da quina encerra o exame: afaste as pessoas, deixe sem energia e não tente alavancar a folha."] },
      { says: ["Linha limpa e reta, sem nada solto, devolve a suspeita às rodas e à barra de dentes."] },
    ],
  },
  work: {
    headings: ["Como se conserta um trilho", "Nível, emenda e fixação", "O que o técnico faz no chão"],
    leads: [
      "A folha não fica em cima do trecho em que se trabalha; por onde começar depende de onde ela pode ser estacionada.",
      "O serviço é de serralheria, com um pé na alvenaria:",
    ],
    steps: [
      {
        label: "Folha segura",
        says: [
          "corre-se o portão para longe do trecho ruim e amarra-se o topo, para que não tombe enquanto a linha está aberta.",
          "se o defeito fica sob a própria roda, ergue-se aquela ponta com macaco e escora, nunca com alavanca.",
        ],
      },
      {
        label: "Medição",
        says: [
          "mangueira de nível ou laser mostra em que metro a linha desce, e a altura de referência passa a ser a do batente.",
          "compara-se a bitola do canal das rodas com a quina, para não reassentar um perfil que já nasceu errado.",
        ],
      },
      {
        label: "Piso",
        says: [
          "o concreto solto é quebrado até o firme e refeito com grapas; bucha em cimento esfarelado não dura uma estação.",
          "abre-se saída para a água antes de fechar, ou o reparo novo apodrece pelo mesmo lugar.",
        ],
      },
      {
        label: "Emenda",
        says: [
          "as pontas são chanfradas, soldadas e limadas até a unha não sentir degrau.",
          "corta-se o pedaço amassado e embute-se outro do mesmo perfil, com a solda por baixo, onde a roda não passa.",
        ],
      },
      {
        label: "Prova",
        says: [
          "a folha corre solta nos dois sentidos e tem de ficar onde for largada, antes de o motor voltar a puxar.",
          "com a marcha leve, reduz-se a força, refaz-se a parada e verifica-se a altura da cremalheira.",
        ],
      },
    ],
  },
  effort: {
    headings: ["O que a obra do trilho exige", "Tempo de cura e portão parado"],
    items: [
      {
        says: [
          "Limar, apertar e recolocar um trecho parafusado cabe em uma visita. Piso refeito precisa de cura, e até lá nenhum carro passa por cima nem a folha apoia ali.",
          "Quem vai trocar a linha inteira combina antes onde o carro dorme: entre a quebra do piso e a primeira carga, a garagem fica fechada.",
        ],
      },
      {
        says: [
          "Revestimento de pedra ou cerâmica junto à linha costuma lascar na quebra. Separe peças de reposição ou aceite uma faixa de cimento.",
        ],
      },
    ],
  },
  cost: {
    headings: ["Quanto custa arrumar o trilho", "Da rebarba ao piso novo", "O que pesa no orçamento da linha"],
    items: [
      {
        for: ["price", "repair", "replace", "worth-it", "maintain"],
        says: [
          "Limar emenda, apertar fixação e regular a folha fica dentro de uma manutenção, de {{manutencao-custo}}. Perfil e alvenaria se orçam depois de vistos.",
          "O acerto sem obra sai por {{manutencao-custo}}. Troca de perfil é calculada por metro e depende do piso.",
          "Para serviço de metal, sem quebrar nada, a faixa é {{manutencao-custo}}. Cimento e revestimento entram em conta separada.",
        ],
      },
      {
        for: ["price", "replace", "worth-it"],
        says: [
          "O que encarece é o que está embaixo: concreto podre, canaleta a abrir, cano atravessado. Perfil sobreposto em contrapiso firme é a versão barata da mesma linha.",
          "Pergunte se o valor inclui demolição, descarte e acabamento do piso, que é onde dois orçamentos de trilho costumam se separar.",
        ],
      },
      {
        says: [
          "Um trilho torto cobra em parcelas: rodas, depois guia, depois motor. Só o último, em casa, vai de {{troca-residencial}}.",
          "Pela ordem dos estragos, o chão é o item barato. Motor queimado por arrastar folha em linha ruim custa {{troca-residencial}} na troca residencial.",
        ],
      },
    ],
  },
  choice: {
    headings: ["Que trilho usar na entrada", "Perfil, piso e passagem"],
    leads: [
      "Três perguntas decidem: que rodas há, que piso há e quem atravessa.",
      "A linha e as rodas se compram com o mesmo desenho na mão:",
    ],
    columns: ["Situação", "Trilho indicado", "Atenção"],
    rows: [
      { cells: ["Casa com piso de concreto novo", "Embutido na concretagem", "Deixar caimento e ralo"] },
      { cells: ["Piso pronto, sem quebra", "Cantoneira de sobrepor", "Degrau na roda do carro"] },
      { cells: ["Passagem de pedestre e carrinho", "Perfil embutido, canaleta estreita", "Limpeza mais frequente"] },
      { cells: ["Entrada de caminhão", "Barra maciça chumbada", "Concreto armado por baixo"] },
      { cells: ["Piso que afunda ou enche", "Sistema suspenso", "Viga calculada por engenheiro"] },
      { cells: ["Rodas em U já instaladas", "Ferro redondo do mesmo diâmetro", "Cantoneira não serve nelas"] },
    ],
  },
  worth: {
    headings: ["Remendar ou refazer a linha", "Quando o remendo basta"],
    items: [
      {
        says: [
          "Uma pancada localizada justifica emenda; ondulação em todo o vão, não. Cada emenda nova é mais um ponto em que a roda pode tropeçar.",
          "Se as roldanas gastas têm vincos nas laterais, o perfil velho também perdeu a forma. Roda nova em quina redonda dura pouco, e a conta se repete.",
        ],
      },
      {
        about: ["roldana"],
        says: [
          "Havendo dinheiro para uma coisa só, comece pelo chão: roda meio gasta em linha boa anda; roda nova em linha torta se acaba.",
        ],
      },
    ],
  },
  care: {
    headings: ["Para o trilho continuar reto", "Vassoura, ralo e carro no lugar certo"],
    items: [
      {
        says: [
          "Varra antes de lavar a garagem, e não depois: água com terra seca dentro da quina e vira cimento fraco. Jato forte empurra areia para o rolamento das rodas.",
          "Limpe a grade da drenagem na mesma hora em que limpa a linha; trilho que fica submerso enferruja por baixo, onde ninguém vê.",
        ],
      },
      {
        says: [
          "Não estacione com o pneu sobre a linha nem freie em cima dela. Carro parado todo dia no mesmo ponto afunda o perfil devagar.",
          "Em mudança, avise o caminhão: uma tábua atravessada sobre o metal custa nada e evita a quina amassada.",
        ],
      },
      {
        for: ["maintain", "what", "when", "how-to"],
        says: [
          "Na preventiva de uma casa, indicada {{preventiva-casa}}, verifica-se o nível e a fixação das grapas. O morador só consegue olhar o que a vassoura descobre.",
        ],
      },
    ],
  },
  cases: {
    headings: ["O trilho deste lugar", "O que a rua faz com a linha"],
    items: [
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Trilho em rua inclinada começa rente à calçada de um lado e vira degrau do outro. O degrau é preferível ao declive: linha inclinada faz a folha fugir e o motor frear o dia todo.",
          "Em ladeira, alguém às vezes assenta o trilho seguindo o passeio para evitar a soleira. O resultado é um portão que só para porque o motor o segura; soltá-lo na mão ali é perigoso.",
        ],
      },
      {
        when: { grounds: ["rampa"] },
        says: [
          "Garagem abaixo do nível da rua faz do trilho a primeira barragem da água. Uma grelha logo antes da linha segura o volume, e a folha deixa de correr em lama.",
          "Quando a rampa começa colada no portão, o pneu sobe acelerando justamente sobre o trilho. Perfil embutido e concreto firme dos dois lados são o que evita a quina torta.",
        ],
      },
      {
        when: { grounds: ["baixada"] },
        says: [
          "Trilho em rua que alaga enche de barro fino, que seca duro como tijolo. Depois que a água baixar, limpe antes de religar: o motor que força contra o barro arranca a cremalheira.",
        ],
      },
      {
        when: { grounds: ["arvores"] },
        says: [
          "Debaixo de árvore, o trilho recolhe flor, semente e folha miúda, que a roda prensa até formar um calço no fim do curso. A raiz também conta: ela ergue o piso aos poucos e, com ele, a linha.",
        ],
      },
      {
        when: { grounds: ["poeira"] },
        says: [
          "Trilho de rua com obra ou caminhão pede vassoura semanal. O pó de cimento é o pior: com o sereno, endurece sobre a quina e levanta a roda.",
        ],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: [
          "Com muita gente passando, o trilho sobreposto é um tropeço na porta de casa. Embutir a linha ou pintar a borda e manter a folha bem fechada protege o pedestre e evita discussão.",
        ],
      },
      {
        when: { uses: ["predio", "condominio"] },
        says: [
          "Em garagem coletiva o trilho leva centenas de pneus entre uma faxina e outra. Pôr a limpeza dele na rotina de quem lava a garagem, a seco e antes da mangueira, sai mais barato do que qualquer peça.",
          "No condomínio, a reforma do piso é a hora de embutir o trilho novo. Peça ao síndico que a empresa da obra e a do portão acertem a cota no mesmo desenho.",
        ],
      },
      {
        when: { uses: ["galpao"] },
        says: [
          "Galpão com empilhadeira quebra a borda do concreto, e o trilho fica pendurado sobre o buraco. Uma soleira de aço nas duas margens distribui a carga e conserva o nível.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: [
          "Na porta de loja, o carrinho de carga martela o trilho sempre no mesmo ponto. Uma chapa de transposição, posta só durante a descarga, resolve sem obra.",
        ],
      },
      {
        when: { uses: ["casa", "sobrado"] },
        says: [
          "Em frente estreita, o trilho avança pelo jardim ou encosta no muro do vizinho. É nesse fundo, onde a folha se esconde aberta, que a terra se acumula sem ninguém ver.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Vila antiga tem paralelepípedo ou cimentado fino, que se move com o peso. O trilho precisa de uma sapata própria sob ele, ou volta a ondular na chuva seguinte.",
        ],
      },
      {
        when: { uses: ["sitio"] },
        says: [
          "Em chácara o trilho atravessa terra batida, e formiga e capim o cobrem em semanas. Uma faixa de concreto mais larga do que o perfil mantém o mato longe das rodas.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: [
          "Em porta de estabelecimento, salto de sapato e rodinha de mala param no canal do trilho. Perfil embutido com canaleta estreita serve melhor que cantoneira saliente.",
        ],
      },
      {
        when: { uses: ["sobrado"] },
        says: [
          "No sobrado de entrada curta, o pneu esterça em cima do trilho e o torce aos poucos. Concreto firme dos dois lados segura a emenda.",
        ],
      },
    ],
  },
  tell: {
    headings: ["Como mostrar o trilho por foto", "O que o técnico precisa ver do chão"],
    items: [
      {
        says: [
          "Fotografe a linha inteira de uma das pontas, rente ao chão, e depois o ponto ruim de cima, com uma caneta ao lado. Diga se o perfil é quina, redondo ou quadrado.",
          "Mande o vídeo da roda passando pelo lugar do salto, filmado de dentro e de longe o bastante para a folha não alcançar você.",
          "Uma foto da emenda, outra do piso em volta e uma da roldana de frente permitem dizer se o serviço é de lima, de solda ou de alvenaria.",
        ],
      },
      {
        says: [
          "Conte se o portão anda sozinho quando destravado, se a água fica parada na linha e se passou caminhão ou obra por ali.",
          "Informe o comprimento do vão, o tipo de piso e se há cano, fio ou ralo atravessando a soleira.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["Posso passar óleo ou graxa no trilho?", "O que se passa no trilho para o portão deslizar melhor?"],
      for: ["maintain", "how-to", "what", "why"],
      says: [
        "Nada. A roda gira, não escorrega; lubrificante no chão só cola areia no caminho dela.",
        "Só vassoura. Se mesmo limpo ele anda pesado, o problema está no rolamento da roda ou no nível.",
      ],
    },
    {
      asks: ["O portão saiu do trilho. O que faço?", "A folha descarrilou, posso empurrar de volta?"],
      about: ["trava", "nao-fecha"],
      says: [
        "Desligue o disjuntor, afaste todo mundo e não encoste na folha. Fora da linha, ela só está em pé por causa da guia de cima.",
        "Não. Uma folha sem apoio cai sem aviso, e o peso dela é de esmagar. Isole o lugar e chame socorro.",
      ],
    },
    {
      asks: ["Dá para nivelar o trilho sem quebrar o piso?", "Consigo calçar o trecho afundado?"],
      for: ["repair", "price", "how-to", "worth-it", "what"],
      says: [
        "Em perfil sobreposto, sim, com calço metálico e fixação nova. No embutido, o concreto precisa ser aberto naquele trecho.",
        "Consegue-se, com chapa e chumbador, se o concreto estiver firme por baixo. Calço de madeira apodrece e piora o degrau.",
      ],
    },
    {
      asks: ["Cantoneira ou ferro redondo?", "Qual perfil de trilho é mais durável?"],
      for: ["which", "buy", "replace", "install", "what"],
      says: [
        "Os dois duram, com a roda do desenho certo. A cantoneira solta a sujeira melhor, o redondo aceita pequenas imperfeições.",
        "O que dura é o par combinado e bem apoiado. Trocar só um deles e deixar o canal errado gasta ambos.",
      ],
    },
    {
      asks: ["A folha corre para um lado sem motor. É perigoso?", "Por que o portão anda sozinho quando destravo?"],
      about: ["destravamento-seguro"],
      says: [
        "O trilho pende para aquele lado. É perigoso, sim: não volte a destravar sem calço até que a linha seja corrigida.",
        "Porque a linha não está no nível, e o motor vinha segurando o portão. Em rampa isso vira acidente.",
      ],
    },
    {
      asks: ["O trilho pode ficar na calçada?", "A linha do portão pode passar do meu muro?"],
      for: ["install", "what", "which"],
      says: [
        "O portão de correr anda rente ao muro, e a linha fica dentro do terreno. Passeio é área pública; em dúvida, consulte a prefeitura.",
        "Não conte com isso. Se o recuo é pequeno, estuda-se correr a folha por dentro ou outro tipo de abertura.",
      ],
    },
    {
      asks: ["Como limpo o trilho embutido?", "A canaleta vive cheia de barro. O que usar?"],
      for: ["maintain", "how-to", "what"],
      about: ["limpar-trilho"],
      says: [
        "Com o disjuntor do portão desligado, raspe com uma espátula estreita e recolha a seco. Água só no fim, pouca, se houver ralo.",
        "Uma espátula da largura da canaleta e um aspirador comum dão conta. Desentupa também a saída da água, que é a causa.",
      ],
    },
  ],
};
