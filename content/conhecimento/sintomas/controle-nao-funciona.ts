import type { Symptom } from "#domain/knowledge/entry";

export const controleNaoFunciona: Symptom = {
  kind: "symptom",
  id: "controle-nao-funciona",
  name: { one: "controle que não funciona", many: "controles que não funcionam", gender: "m" },
  aliases: [
    "controle não funciona",
    "controles não funcionam",
    "controle não funciona mais",
    "controle não está funcionando",
    "controle não tá funcionando",
    "controle não ta funcionando",
    "controle parou de funcionar",
    "controle parou",
    "controle deixou de funcionar",
    "controle não abre",
    "controle não abre o portão",
    "controle não fecha",
    "controle não aciona",
    "controle não responde",
    "controle não pega",
    "controle não acende",
    "controle com defeito",
    "controle quebrado",
    "controle ruim",
    "controle falhando",
    "controle falha",
    "controle fraco",
    "controle desprogramado",
    "controle desconfigurado",
    "controle perdeu a programação",
    "controle só funciona de perto",
    "controle que só funciona de perto",
    "controle funciona só de perto",
    "controle só pega de perto",
    "controle com pouco alcance",
    "controle sem alcance",
    "conserto de controle",
    "controle molhado",
    "controle molhou",
    "controle remoto não funciona",
    "controle remoto não está funcionando",
    "controle remoto parou de funcionar",
    "controle remoto parou",
    "controle remoto não abre",
    "controle remoto não abre o portão",
    "controle remoto com defeito",
    "controle remoto quebrado",
    "controle remoto falhando",
    "controle do portão não funciona",
    "controle de portão não funciona",
    "controle do portão parou",
    "controle do portão parou de funcionar",
    "controle do portão não está funcionando",
    "controle do portão com defeito",
    "controle do portão falhando",
    "controle remoto do portão não funciona",
    "controle remoto do portão parou de funcionar",
    "controle remoto de portão não funciona",
    "controle da garagem não funciona",
    "portão não abre com o controle",
    "portão não abre com controle",
    "portão não abre pelo controle",
    "portão não responde ao controle",
    "portão não obedece ao controle",
    "não abre com o controle",
    "não abre no controle",
    "não abre pelo controle",
    "não responde ao controle",
    "contole não funciona",
  ],
  not: ["controle de acesso não funciona", "controle de pragas não funciona"],
  variants: [
    { id: "codigo-fixo", names: ["controle de código fixo não funciona"] },
    { id: "codigo-rolante", names: ["controle de código rolante não funciona", "controle rolling code não funciona"] },
  ],
  gates: ["deslizante", "basculante", "pivotante"],
  related: ["controle", "receptor", "trocar-pilha", "nao-abre", "central", "abre-sozinho"],
  pages: [
    "/topicos/controle-remoto-do-portao-nao-funciona",
    "/topicos/controle-remoto-para-portao",
    "/topicos/placa-central-de-comando-de-portao",
  ],
  quantities: [{ text: "433 MHz", means: "faixa de rádio usual dos controles de portão" }],
  brief: [
    "Controle que não funciona se julga com outro controle: se o segundo abre, o defeito é do primeiro; se nenhum abre, é do receptor ou do motor.",
    "O controle não funciona mas o botão da parede abre? Motor, folha e energia estão bons, e resta o caminho do rádio.",
    "Controle que só funciona de perto tem pilha fraca, antena fora do lugar ou ruído na vizinhança.",
    "Todos os controles parados no mesmo dia não são coincidência: um controle não funciona por pilha, vários não funcionam por receptor ou memória.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "Um controle que não funciona pede uma comparação antes de qualquer compra: teste outro controle e o botão da parede. Só um falha, é pilha, botão ou cadastro dele; falham todos e o botão abre, é o receptor; nem o botão abre, o assunto é o motor.",
        "Quando o controle não funciona, olhe a luzinha dele: apagada, pilha ou contato; acesa, o sinal sai e se perde no cadastro, na antena ou no receptor. Com essa olhada e um segundo controle, quase nada sobra por adivinhar.",
        "Controle que não funciona costuma ser o defeito mais barato do portão, e também o mais trocado à toa. Pilha nova, posta do lado certo, e um aperto curto a poucos passos da caixa dizem se ele merece conserto, cadastro ou substituto.",
        "Se o controle do portão não funciona de um dia para o outro, pergunte o que caiu, molhou ou mudou: o próprio controle, a pilha, a energia da central ou a memória dela. Cada resposta leva a um remédio diferente.",
      ],
    },
    {
      to: ["why"],
      says: [
        "O controle não funciona porque uma de quatro etapas se quebrou: a pilha não alimenta, o botão não fecha, o sinal não chega ou a central não o reconhece. As duas primeiras estão na sua mão; as outras, na parede da garagem.",
        "Por que o controle não funciona se a luz acende? Porque a luz só prova que há pilha e botão. Frequência diferente, memória apagada, antena cortada e ruído no ar deixam o LED aceso e a folha imóvel.",
        "Um controle só funciona de perto quando o sinal sai fraco ou chega abafado. Pilha no fim tira alcance antes de parar de vez; antena enrolada dentro da caixa faz o mesmo com todos os controles juntos.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "O conserto de um controle que não funciona vai de limpar o contato da pilha a recolocar o botão; placa molhada e oxidada raramente compensa. Se o defeito é do receptor, conserta-se na central, e os controles ficam como estão.",
        "Para consertar quando o controle não funciona, o técnico mede se há emissão, vê se a central recebe e refaz o cadastro. Em uma visita só se sabe se a troca é do chaveiro, do módulo ou de nenhum dos dois.",
        "Controle com defeito se repara quando o problema é contato, botão ou solda. Código perdido não se conserta nele: grava-se de novo na memória da central, com o controle em mãos.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Para resolver um controle que não funciona, troque a pilha por outra do mesmo código, confira o polo, veja se a luz acende e acione uma vez perto do receptor. Não abriu, repita com outro controle e com o botão da parede.",
        "Comece pelo teste de três quando o controle não funciona: este controle, outro controle, botão interno. O primeiro que abrir inocenta tudo o que vem depois dele, e o teste inteiro leva poucos passos.",
        "Se o controle não funciona só da rua, ande em direção ao portão apertando de tempos em tempos, com a passagem livre e à vista. O lugar em que ele começa a responder conta se falta pilha ou se a antena se perdeu.",
      ],
    },
    {
      to: ["price"],
      says: [
        "Quanto custa resolver um controle que não funciona depende de onde a falha mora: pilha é compra de mercado, controle novo se cobra com o cadastro, e receptor entra em visita. Saber se os outros controles abrem já separa as três contas.",
        "O preço de um controle que não funciona é pequeno quando o defeito é só dele. Cresce se a memória precisa ser apagada e todos recadastrados, ou se o receptor saiu de linha e leva os controles junto.",
        "Antes de perguntar o preço, descubra se o controle não funciona ou se o portão não o escuta. Comprar um novo para um receptor morto é pagar duas vezes pela mesma visita.",
      ],
    },
    {
      to: ["replace"],
      says: [
        "Troca-se o controle que não funciona quando ele molhou, quebrou a trilha ou perdeu o botão, e o novo precisa falar a mesma língua do receptor: frequência e tipo de código. Modelo parecido por fora pode ser surdo por dentro.",
        "Se o controle não funciona por idade, compre dois iguais e cadastre ambos na mesma ocasião: o segundo é o instrumento que vai diagnosticar o próximo defeito.",
      ],
    },
    {
      to: ["when"],
      says: [
        "Chame o técnico quando o controle não funciona com pilha nova e outro controle também falha, ou quando a central apaga cadastros sozinha. Se apenas um falha, o caminho é trocar aquele controle e gravá-lo.",
        "Quando o controle não funciona em dias alternados, não espere parar: contato frouxo e receptor sensível à chuva se acham enquanto ainda falham.",
      ],
    },
    {
      to: ["worth-it"],
      says: [
        "Só compensa consertar um controle que não funciona se o defeito é de contato ou botão. Placa oxidada volta a falhar, e um novo, cadastrado, costuma custar menos do que a segunda tentativa.",
      ],
    },
    {
      to: ["emergency"],
      says: [
        "Se o controle não funciona e você está na rua, procure a tecla externa, o interfone ou alguém dentro com outro controle antes de chamar. Dentro e sem botão, corte a energia e destrave apenas folha de correr ou de abrir, alinhada e em chão plano.",
        "Do lado de fora, com um controle que não funciona, não force a folha nem passe a mão pela grade atrás do botão: quem aciona de dentro sem ver prende o braço. Tente a pilha do alarme do carro, se for do mesmo modelo.",
      ],
    },
  ],
  definition: {
    headings: ["O caminho do sinal", "Da pilha à memória da central", "O que precisa dar certo para ele abrir"],
    items: [
      {
        says: [
          "O controle é um rádio pequeno: a pilha alimenta, o botão fecha, um circuito emite um código e o receptor da central o compara com a lista gravada. Cada passo falha de um jeito, e a luz do LED só vigia os dois primeiros.",
          "Do polegar ao portão há um emissor, o ar e um ouvinte. O emissor se troca no balcão; o ar não se conserta; o ouvinte está dentro da caixa do motor e serve a todos os controles da casa.",
        ],
      },
      {
        says: [
          "O que se chama de alcance é, quase sempre, antena. Um fio esticado para fora da caixa ouve a rua; o mesmo fio enrolado ou cortado rente ouve só quem está na porta.",
          "Tensão da pilha e distância caminham juntas: ela cai um pouco, e perdem-se alguns passos. Quando só abre encostado, resta quase nada de carga.",
        ],
      },
      {
        says: [
          "Os controles usuais falam em 433 MHz, faixa aberta que alarmes, sensores e campainhas também usam. Um vizinho com aparelho defeituoso, emitindo sem parar, ensurdece a rua inteira.",
        ],
      },
      {
        when: { variants: ["codigo-rolante"] },
        says: [
          "No código rolante, controle e central contam juntos. Apertado muitas vezes longe do portão, ele avança sozinho e sai do compasso; alguns modelos se reencontram com dois toques seguidos, outros pedem novo cadastro.",
        ],
      },
      {
        when: { variants: ["codigo-fixo"] },
        says: [
          "No código fixo com chavinhas, a combinação está dentro do controle. Uma delas meio fora do lugar muda o código sem apagar a luz.",
        ],
      },
    ],
  },
  causes: {
    headings: ["A luz, o lugar e a causa", "O que falha e onde", "Do LED ao receptor"],
    leads: [
      "Tenha à mão um segundo controle; sem ele, metade da tabela fica muda.",
      "Leia primeiro a luz, depois a distância:",
      "Uma resposta por linha, sem apertar mais de uma vez:",
    ],
    columns: ["O que acontece", "Suspeita", "O que fazer"],
    rows: [
      { cells: ["Luz apagada", "Pilha gasta ou invertida", "Trocar pela de mesmo código"], about: ["trocar-pilha"] },
      { cells: ["Luz fraca ou que pisca", "Pilha no fim", "Trocar antes de viajar"], about: ["trocar-pilha"] },
      { cells: ["Luz acesa, só este não abre", "Cadastro perdido ou código", "Gravar de novo na central"], about: ["controle"] },
      { cells: ["Nenhum abre, botão abre", "Receptor sem ouvir", "Visita; não compre controle"], about: ["receptor"] },
      {
        cells: ["Nenhum abre, botão também não", "Central, energia ou motor", "Disjuntor e luz da central"],
        about: ["nao-abre", "falta-de-energia"],
      },
      {
        cells: ["Só abre encostado", "Pilha fraca ou antena solta", "Pilha; depois, antena na visita"],
        about: ["receptor", "trocar-pilha"],
      },
      { cells: ["Só falha à noite ou no fim de semana", "Aparelho vizinho emitindo", "Anotar horários"], about: ["receptor"] },
      { cells: ["Um botão abre, outro não", "Tecla gasta ou canal errado", "Qual botão foi gravado"], about: ["controle"] },
      { cells: ["Parou depois de molhar", "Contato oxidado", "Tirar a pilha e secar"], about: ["chuva"] },
      { cells: ["Todos pararam após o raio", "Receptor ou memória perdidos", "Não regravar por conta"], about: ["raio", "central"] },
      { cells: ["Abre e não quer fechar", "Sensor, e não controle", "Lentes e passagem"], about: ["nao-fecha", "fotocelula"] },
      { cells: ["Demora e depois obedece", "Botão duro ou ruído no ar", "Testar com outro controle"], about: ["controle"] },
    ],
    ends: [
      {
        says: [
          "Sem segundo controle, a tecla da parede faz as vezes dele: se ela abre, tudo do motor para a folha está certo.",
          "Falha que troca de controle conforme o dia aponta para a central, que é o único ponto comum a todos.",
        ],
      },
    ],
  },
  neighbours: {
    headings: ["É o controle mesmo?", "Defeitos que se disfarçam de controle", "Antes de culpar o chaveiro"],
    items: [
      {
        label: "Portão que não abre",
        about: ["nao-abre"],
        says: [
          "se a central estala ao comando, o controle foi ouvido, e o que falta é motor, força ou folha livre.",
          "silêncio no controle e também na tecla muda o chamado inteiro: procure energia antes de pilha.",
        ],
      },
      {
        label: "Portão que não fecha",
        about: ["nao-fecha"],
        says: [
          "um controle que abre está perfeito. Se depois não fecha, quem nega é o sensor ou o batente.",
          "a mesma tecla serve às duas ordens em muitas centrais; meio controle estragado não existe.",
        ],
      },
      {
        label: "Portão que abre sozinho",
        about: ["abre-sozinho"],
        says: [
          "botão afundado emite sem parar e ocupa o receptor: os outros controles parecem mortos enquanto ele não é achado.",
          "se o portão disparou antes de ficar surdo, procure um controle preso em bolsa, gaveta ou porta-luvas.",
        ],
      },
      {
        label: "Receptor surdo",
        about: ["receptor"],
        says: [
          "todos os controles perdem alcance na mesma semana; um só que perde alcance é pilha.",
          "módulo externo com luz própria ajuda: se ela pisca ao toque, ele ouve, e a falha está adiante.",
        ],
      },
      {
        label: "Bateria da tag ou do aplicativo",
        about: ["tag"],
        says: [
          "quem entra por tag ou celular e vê o portão parado deve testar o controle: caminhos diferentes chegam à mesma central.",
          "se só o celular falha, a internet é a suspeita; o rádio do controle não depende dela.",
        ],
      },
    ],
  },
  checks: {
    headings: ["O teste completo, sem ferramenta", "Da pilha ao segundo controle", "Passos para não comprar à toa"],
    leads: [
      "Fique onde veja a folha inteira: se ele funcionar, o portão vai andar.",
      "Um toque por vez, com alguns instantes entre eles.",
      "A ordem vai do que está no bolso ao que está na parede:",
    ],
    steps: [
      {
        label: "Luz do controle",
        says: [
          "aperte e olhe o LED: forte e firme indica pilha e botão bons; apagado encerra a dúvida por enquanto.",
          "no escuro da mão fechada, compare o brilho com o de outro controle do mesmo modelo.",
        ],
      },
      {
        label: "Pilha",
        about: ["trocar-pilha"],
        says: [
          "leia o código impresso na pilha velha, compre igual e observe a posição antes de tirar. Guarde a usada longe de crianças.",
          "limpe o contato com pano seco; um risco esverdeado é vazamento, e a mola oxidada dá falha de vez em quando.",
        ],
      },
      {
        label: "Segundo controle",
        says: [
          "no mesmo lugar, aperte o de outra pessoa da casa. Abriu, o portão está bom e o seu controle, não.",
          "peça a quem mora junto que teste o dele de dentro da garagem; duas falhas iguais mudam o suspeito.",
        ],
      },
      {
        label: "Botão da parede",
        about: ["botoeira"],
        says: [
          "experimente a tecla interna ou o interfone: movimento por ali limpa o nome do motor.",
          "sem tecla instalada, a central não tem como ser testada por fora, e isso vale dizer no chamado.",
        ],
      },
      {
        label: "Distância",
        says: [
          "repita a poucos passos da caixa e depois da rua; a diferença mede o alcance que restou.",
          "tente também com o carro desligado: carregador e câmera de painel ruins abafam o sinal dentro da cabine.",
        ],
      },
      {
        label: "Energia da central",
        about: ["falta-de-energia"],
        says: [
          "nenhum comando responde? olhe o disjuntor do portão e se há luz acesa pela fresta da caixa, sem abri-la.",
          "queda de luz recente apaga a memória de algumas centrais antigas, e todos os controles somem juntos.",
        ],
      },
    ],
    ends: [
      {
        says: [
          "Um só controle mudo: pilha, cadastro ou troca. Todos mudos com tecla boa: receptor. Todos mudos com tecla muda: energia ou central.",
          "Anote qual dos comandos abriu e a que distância. Essa linha resume a visita.",
        ],
      },
      {
        for: ["how-to", "repair", "what"],
        says: [
          "Regravar controle mexe em botões dentro da caixa do motor e, em algumas centrais, um toque longo apaga todos os outros. Deixe a gravação para a visita se a casa tem mais de dois usuários.",
        ],
      },
    ],
  },
  stop: {
    headings: ["Quando parar de apertar", "Sinais de que não é só o controle"],
    leads: ["Nestas situações, o controle vai para a gaveta e o disjuntor desce:", "Pare de testar se aparecer um destes:"],
    items: [
      {
        label: "Central estalando sem parar",
        about: ["central"],
        says: [
          "relés batendo com ordem nenhuma indicam placa em falha; a folha pode sair quando ninguém espera.",
          "um toque, muitos estalos: corte a energia antes que um contato cole.",
        ],
      },
      {
        label: "Folha que responde atrasada",
        says: [
          "movimento que vem depois que você desistiu pega quem já foi ao vão olhar. Afaste-se e não aperte mais.",
          "ordem guardada e cumprida tarde é risco; mantenha a passagem vazia até entender.",
        ],
      },
      {
        label: "Pilha inchada ou vazando",
        says: [
          "não force a tampa nem lixe o contato: o líquido queima a pele. Embrulhe o controle e descarte a pilha em coletor.",
          "cheiro ácido no chaveiro manda lavar as mãos e trocar o conjunto.",
        ],
      },
      {
        label: "Pilha engolida",
        about: ["criancas-e-animais"],
        says: [
          "suspeita de criança que engoliu pilha é hospital na mesma hora, sem esperar sintoma.",
          "controle aberto e pilha sumida perto de criança ou de animal são urgência médica, antes de ser defeito.",
        ],
      },
      {
        label: "Ronco ao toque",
        about: ["nao-abre", "capacitor"],
        says: [
          "se o motor ronca quando você aperta, o rádio está ótimo. Insistir agora queima o enrolamento.",
          "toque que produz zumbido e nenhuma folha andando encerra o teste de controle.",
        ],
      },
    ],
  },
  meanwhile: {
    headings: ["Entrar e sair sem o controle", "Até gravar outro", "Como a casa funciona enquanto isso"],
    items: [
      {
        says: [
          "Use a tecla interna ou o interfone e combine quem abre para quem. Se só há um controle bom, ele fica com a pessoa que chega mais tarde.",
          "Deixe o controle que funciona em lugar fixo da casa, e não no carro de alguém. Um só, emprestado, volta sempre na hora errada.",
        ],
      },
      {
        when: { gates: ["deslizante", "pivotante"] },
        says: [
          "Sem comando nenhum, a folha bem apoiada em piso plano pode ser destravada com a energia cortada e aberta à mão, com cadeado ao fim. Volte a travar antes de religar.",
          "Para uma saída só, corte o disjuntor, destrave, passe o carro e devolva tudo à posição. Deixar destravado por comodidade é deixar sem tranca.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "Em basculante sem controle, procure outro comando: a tecla da parede, o interfone, um vizinho de garagem. Destravar para abrir à mão não é alternativa.",
        ],
      },
      {
        says: [
          "Controle perdido, e não quebrado, pede pressa de outro tipo: avise quem administra e peça o apagamento da memória, porque alguém pode tê-lo achado na sua calçada.",
        ],
      },
    ],
  },
  work: {
    headings: ["Como o técnico resolve", "Da emissão ao cadastro", "O exame do rádio, em ordem"],
    leads: [
      "Mede-se o que sai, depois o que chega, depois o que se grava:",
      "Antes de vender controle, prova-se que o receptor ouve.",
      "O cadastro é a última etapa, e não a primeira.",
    ],
    steps: [
      {
        label: "Emissão",
        says: [
          "um medidor de rádio mostra se o controle transmite, em que faixa e com que força.",
          "pilha em carga, botão e cristal são vistos no banco em poucos instantes, sem tocar no motor.",
        ],
      },
      {
        label: "Recepção",
        about: ["receptor"],
        says: [
          "observa-se o LED do receptor a cada toque: acende e nada ocorre, o código não está na lista.",
          "a antena é esticada na vertical, longe de ferro e de fonte chaveada, e o alcance é medido outra vez.",
        ],
      },
      {
        label: "Ruído",
        says: [
          "varre-se a faixa à procura de emissor contínuo: campainha, sensor de alarme, repetidor, lâmpada ruim.",
          "desliga-se a casa por setores até o ruído cair; vindo de fora, muda-se a antena de lado.",
        ],
      },
      {
        label: "Memória",
        says: [
          "confere-se quantos controles cabem e quantos estão gravados; lista cheia recusa o novo sem avisar.",
          "com os donos presentes, apaga-se tudo e grava-se um por um, anotando a posição de cada um.",
        ],
      },
      {
        label: "Troca",
        about: ["controle"],
        says: [
          "controle ou receptor novo sai com o mesmo tipo de código; misturar fixo e rolante exige módulo adicional.",
          "se o receptor saiu de linha, põe-se um externo nos bornes da botoeira, e a central antiga segue em uso.",
        ],
      },
      {
        label: "Entrega",
        says: [
          "cada controle é testado da rua, de dentro do carro, com vidro fechado e motor ligado.",
          "deixa-se por escrito quem ficou com qual, que é o que permite apagar um só no futuro.",
        ],
      },
    ],
  },
  cost: {
    headings: ["Quanto custa voltar a abrir", "Pilha, controle ou receptor", "O que entra na conta"],
    items: [
      {
        says: [
          "Pilha e limpeza de contato não pedem visita. Gravar controles, ajustar antena e trocar receptor pedem. A manutenção vai de {{manutencao-custo}}.",
          "Se todos pararam, o serviço é na central. A visita típica custa {{manutencao-custo}}. Controle novo soma a peça.",
          "Apagar a memória e recadastrar a família inteira cabe em uma ida só. O valor da manutenção é de {{manutencao-custo}}. Reúna todos os controles antes.",
        ],
      },
      {
        for: ["price", "replace", "buy", "worth-it", "repair"],
        says: [
          "Peça o preço do controle já cadastrado e testado. Chaveiro sem gravação é metade do serviço, e o mais barato deles.",
          "Receptor multicanal externo pode sair mais em conta do que trocar muitos controles antigos de uma vez. Conte quantos são antes de decidir.",
          "Comprar por foto costuma dar errado: a carcaça se repete entre sistemas diferentes. Leve a inscrição de dentro da tampa ou a da central.",
        ],
      },
      {
        for: ["price", "replace", "what"],
        says: [
          "Motor novo do plano {{plano-solo-nome}} vem com {{plano-solo-controles}}. Isso pesa na comparação quando central e receptor também estão no fim.",
          "Defeito de controle comprado com o motor pode estar coberto. Veja os itens da [garantia](/garantia-servico) antes de pagar por outro.",
        ],
      },
    ],
  },
  worth: {
    headings: ["Consertar, copiar ou trocar", "O que vale para cada controle"],
    items: [
      {
        says: [
          "Contato sujo e botão gasto se recuperam; trilha oxidada, não. Depois de uma queda na água, o controle que voltou a funcionar está em prazo de validade.",
          "Cópia barata de código fixo abre hoje e repete a fraqueza do original. Se o condomínio inteiro usa cópias, o rolante sai melhor do que a próxima leva.",
        ],
      },
      {
        for: ["worth-it", "replace", "price", "buy"],
        says: [
          "Compre sempre o segundo controle junto do primeiro: ele custa a peça, e sem ele cada dúvida custa uma visita.",
          "Se a central já recusa cadastro por memória cheia, um receptor externo maior resolve sem tocar no motor.",
        ],
      },
    ],
  },
  care: {
    headings: ["Para o controle durar", "Cuidados de bolso e de central"],
    items: [
      {
        says: [
          "Não deixe o controle no painel ao sol nem solto com as chaves. Calor estufa a pilha, e chave aperta o botão até gastá-lo.",
          "Troque a pilha quando o alcance cair, e não quando acabar. Vazada, ela leva o controle junto.",
        ],
      },
      {
        says: [
          "Teste o controle reserva no começo de cada estação: esquecido na gaveta, ele falha justamente no dia em que é preciso.",
          "Peça que vejam antena e receptor na revisão. O intervalo recomendado é de {{revisao-intervalo}}. Fio de antena cortado rente aparece ali.",
        ],
      },
    ],
  },
  cases: {
    headings: ["Conforme a casa e a garagem", "O que muda no seu endereço", "Detalhes que explicam a falha"],
    items: [
      {
        when: { gates: ["deslizante"] },
        says: [
          "De correr, a central fica rente ao chão e atrás da folha de ferro: com a chapa fechada entre a rua e a antena, o alcance encurta. Antena mais alta resolve.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "No basculante, a caixa está no alto e a folha inteira é uma placa de metal na frente dela. O controle que abre de dentro e não de fora sofre disso, e não de pilha.",
        ],
      },
      {
        when: { gates: ["pivotante"] },
        says: [
          "No pivotante, se um toque move só uma folha, o controle está ótimo: há canal de pedestre gravado nele. Experimente o outro botão.",
        ],
      },
      {
        when: { uses: ["casa"] },
        says: [
          "Em casa, a família inteira costuma comprar controles no mesmo dia, e as pilhas acabam na mesma época. Dois parados juntos ainda podem ser só pilha.",
          "Roteador, câmera e babá eletrônica novos perto do motor mudam o ar da garagem. Afaste o aparelho por um dia e compare.",
        ],
      },
      {
        when: { uses: ["sobrado"] },
        says: [
          "No sobrado, testar da janela de cima engana: sem carro nem chapa no caminho, o sinal chega melhor do que da rua. Teste de onde usa.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Em vila com portão comum, a memória da central enche: cada reforma gravou um pedreiro. O controle novo que não entra está batendo em lista cheia.",
        ],
      },
      {
        when: { uses: ["predio", "condominio"] },
        says: [
          "Em condomínio, veja com o síndico se houve apagamento geral: quem não levou o controle no dia do recadastro ficou de fora, e nenhuma pilha muda isso.",
          "Prédio com dois portões usa dois botões do mesmo chaveiro. Troca de pilha por engano de posição faz um deles parecer quebrado.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: [
          "Em loja, etiqueta antifurto e luminoso enchem o ar de ruído no horário comercial. Controle bom às sete e surdo ao meio-dia é dessa família.",
        ],
      },
      {
        when: { uses: ["galpao"] },
        says: [
          "No galpão, estrutura e telha metálicas prendem o sinal dentro. Antena do lado de fora da parede, com cabo próprio, faz mais do que controle potente.",
        ],
      },
      {
        when: { uses: ["sitio"] },
        says: [
          "No sítio, o carro chega de longe e se quer abrir da estrada. Alcance assim pede antena externa no alto do mourão, e nenhum controle comum o dá sozinho.",
        ],
      },
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Em ladeira, quem sobe aponta para o muro de arrimo, e a terra engole o rádio. O ponto que funciona é sempre o mesmo: decore-o ou levante a antena.",
        ],
      },
      {
        when: { grounds: ["rampa"] },
        says: [
          "Na saída por rampa de subsolo, laje e carro ficam entre o chaveiro e a caixa. Um segundo receptor embaixo encerra o aperta e espera.",
        ],
      },
      {
        when: { grounds: ["baixada"] },
        says: [
          "Em região que alaga, o receptor fixado baixo oxida primeiro. Falha que volta a cada enchente pede mudar o módulo de altura.",
        ],
      },
      {
        when: { grounds: ["arvores"] },
        says: [
          "Copa molhada absorve sinal: controle que perde passos só em dia de chuva pode ter uma árvore no meio, e não água na placa.",
        ],
      },
      {
        when: { grounds: ["poeira"] },
        says: ["Pó de obra entra pela tecla e isola a borracha condutiva. O botão passa a pedir força, e a luz acende só às vezes."],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: [
          "Em rua comercial cheia, há dezenas de emissores por perto. Não teste com gente no vão: o toque que enfim funciona move a folha sobre quem passa.",
        ],
      },
    ],
  },
  tell: {
    headings: ["O que contar ao técnico", "Fotos que identificam o controle", "Uma mensagem que resolve"],
    items: [
      {
        says: [
          "Mande foto da frente, da tampa aberta e da etiqueta do motor. O que está impresso dentro vale mais do que a marca de fora.",
          "Escreva quantos controles há, quantos falham e se a tecla da parede abre. Com isso se sabe se vai controle ou receptor na mala.",
          "Diga se a luz acende, de que distância ainda funciona e desde quando. Se molhou ou caiu, conte, sem cerimônia.",
        ],
      },
      {
        says: [
          "Informe o que foi instalado por perto: câmera, alarme, portão do vizinho, lâmpadas novas.",
          "Reúna todos os controles para o dia da visita, inclusive os que funcionam: apagada a memória, quem faltar fica sem abrir.",
          "Se for de condomínio, mande junto a regra de cadastro; em muitos deles só a administração autoriza gravar.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["Troquei a pilha e o controle continua mudo. E agora?", "Pilha nova não resolveu. O que resta?"],
      about: ["trocar-pilha"],
      says: [
        "Confira o polo e o código da pilha, depois a luz. Acesa e sem abrir, falta cadastro ou alcance.",
        "Resta o segundo controle: se ele abre, grave ou troque o seu; se não abre, o receptor é o próximo.",
      ],
    },
    {
      asks: ["Posso programar o controle sozinho?", "Como gravar um controle novo na central?"],
      for: ["what", "how-to", "price", "replace", "install"],
      about: ["central", "controle"],
      says: [
        "Em algumas centrais bastam dois botões, mas eles ficam dentro da caixa, e um toque longo apaga a família inteira. Se não conhece a sua, deixe para a visita.",
        "Pelo manual do modelo. Em muitos a tecla fica dentro da caixa, ao lado da rede, e isso é do técnico; um toque longo demais zera a memória.",
      ],
    },
    {
      asks: ["Qualquer controle serve no meu portão?", "Controle universal resolve?"],
      about: ["controle"],
      for: ["what", "which", "buy", "replace", "price"],
      says: [
        "Não. Precisam coincidir faixa e tipo de código; universais copiam o fixo e, em geral, não copiam o rolante.",
        "Serve se o seu sistema for de código fixo. No rolante, só o da mesma linha, gravado na central.",
      ],
    },
    {
      asks: ["O controle só abre encostado no portão. O que é?", "Por que perdi alcance?"],
      about: ["receptor", "trocar-pilha"],
      says: [
        "Pilha, se é um só; antena ou ruído, se são todos. Comece pela pilha, que é a mais barata das três.",
        "Teste outro controle do mesmo ponto. Ele indo longe, o seu está fraco; ele também perto, a antena é que está.",
      ],
    },
    {
      asks: ["Perdi o controle. Preciso trocar o segredo?", "Roubaram o controle com o carro. Que faço?"],
      for: ["what", "emergency", "how-to", "replace"],
      says: [
        "Precisa apagar aquele controle da memória. Onde não dá para apagar um só, apagam-se todos e gravam-se os que ficaram.",
        "Peça o apagamento no mesmo dia e, até lá, use cadeado. Quem levou o carro pode saber onde você mora.",
      ],
    },
    {
      asks: ["O controle caiu na água. Tem salvação?", "Molhou o controle: como secar?"],
      for: ["what", "how-to", "repair", "worth-it"],
      says: [
        "Tire a pilha já e deixe o chaveiro aberto, à sombra, por alguns dias. Secador quente entorta o botão.",
        "Às vezes. Água limpa seca; refrigerante e mar oxidam a trilha, e ele volta para falhar depois.",
      ],
    },
    {
      asks: ["Todos os controles pararam no mesmo dia. Por quê?", "Nenhum controle da casa abre. É a central?"],
      about: ["receptor", "central"],
      says: [
        "Porque dependem do mesmo receptor. Se a tecla abre, é ele ou a memória; se não abre, é energia ou placa.",
        "Provavelmente. Veja antes se algum controle está apertado em uma gaveta, ocupando o canal.",
      ],
    },
    {
      asks: ["Celular substitui o controle?", "Dá para abrir o portão por aplicativo?"],
      for: ["what", "which", "buy", "replace", "worth-it"],
      says: [
        "Substitui com um módulo ligado à central, e depende de internet. Mantenha um controle gravado para o dia sem rede.",
        "Dá, e convém ver a folha pela câmera antes: abrir à distância sem olhar é o que fecha sobre alguém.",
      ],
    },
  ],
};
