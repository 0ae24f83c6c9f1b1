import type { Check } from "#domain/knowledge/entry";

export const trocarPilha: Check = {
  kind: "check",
  id: "trocar-pilha",
  name: { one: "troca da pilha do controle", many: "trocas da pilha do controle", gender: "f" },
  aliases: [
    "trocar pilha",
    "trocar a pilha",
    "trocar a pilha do controle",
    "trocar pilha do controle",
    "troca de pilha",
    "troca da pilha",
    "pilha do controle",
    "pilhas do controle",
    "pilha do controle do portão",
    "pilha de controle",
    "pilha de controle de portão",
    "pilha para controle de portão",
    "pilha fraca",
    "pilha gasta",
    "pilha acabou",
    "bateria do controle",
    "bateria do controle do portão",
    "bateria de controle de portão",
    "bateria para controle de portão",
    "trocar bateria do controle",
    "trocar a bateria do controle",
  ],
  gates: ["deslizante", "basculante", "pivotante"],
  related: ["controle", "controle-nao-funciona", "receptor", "botoeira", "nao-abre"],
  pages: ["/topicos/controle-remoto-do-portao-nao-funciona", "/topicos/controle-remoto-para-portao"],
  quantities: [
    { text: "12 V", means: "tensão nominal da pilha cilíndrica pequena de controles" },
    { text: "3 V", means: "tensão nominal da pilha de lítio em moeda" },
  ],
  brief: [
    "A troca da pilha do controle é o primeiro teste de quem precisa chegar cada vez mais perto para abrir.",
    "Pilha do controle fraca acende o LED e não alcança o portão: luz não é prova de força.",
    "Trocar a pilha não apaga a gravação do controle; se o portão continuou surdo, o defeito é outro.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "A troca da pilha do controle se faz por outra do mesmo código, com o lado positivo na marca, sem mexer em mais nada dentro. A gravação permanece, porque está na memória dos dois lados, e não na energia.",
        "Pilha do controle no fim se reconhece pela distância: primeiro é preciso chegar perto, depois apertar duas vezes, por fim nada. O LED aceso não a absolve.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Para trocar a pilha do controle, separe as duas metades do chaveiro, leia o código escrito na pilha, note de que lado está o positivo e ponha outra igual com a mão seca. Feche e teste de longe.",
        "Troque a pilha do controle em cima da mesa, com um prato embaixo: a mola e o botão costumam pular. Não encoste nos contatos com a ponta da faca nem com palha de aço.",
      ],
    },
    {
      to: ["which"],
      says: [
        "A pilha do controle é a do código impresso nela. Há controles de cilíndrica pequena, de 12 V, e outros de moeda de lítio, de 3 V; o tamanho parecido não as torna trocáveis.",
      ],
    },
    {
      to: ["when"],
      says: [
        "Faça a troca da pilha do controle quando o alcance encolher, quando o LED piscar fraco ou quando só um dos chaveiros da casa falhar. Se todos falham juntos, não é pilha.",
      ],
    },
    {
      to: ["why"],
      says: [
        "A pilha do controle acaba mais por tempo e calor do que por uso. No painel do carro ao sol ela envelhece parada, e no bolso o botão apertado pela chave a esvazia.",
      ],
    },
    {
      to: ["price"],
      says: [
        "A troca da pilha do controle custa a pilha, e se faz em casa. Só depois dela, se o portão segue surdo, entra a visita, de {{manutencao-custo}}.",
      ],
    },
  ],
  definition: {
    headings: ["O que a pilha fraca faz", "Por que o LED engana"],
    items: [
      {
        says: [
          "O LED pede quase nada, e o rádio pede um empurrão. Pilha cansada acende um e não sustenta o outro, e o sinal sai curto.",
          "No frio da manhã a pilha velha rende menos. Controle que só falha cedo está no fim, ainda que à tarde pareça bom.",
        ],
      },
      {
        about: ["controle"],
        says: ["O código fica gravado no chip e na memória do receptor. Tirar a pilha por um dia não apaga nada em controle comum."],
      },
      {
        about: ["receptor"],
        says: [
          "Pilha nova e alcance curto apontam para o outro lado: antena do receptor enrolada, caixa de metal ou interferência na vizinhança.",
        ],
      },
    ],
  },
  checks: {
    headings: ["Como trocar, passo a passo", "Da mesa ao teste na rua", "A troca sem surpresa"],
    leads: ["Mão seca, luz boa e a pilha nova ainda na embalagem:"],
    steps: [
      {
        label: "Comparar",
        about: ["botoeira"],
        says: ["antes de abrir, veja se outro controle ou a tecla de parede funciona. Se nada funciona, não é pilha."],
      },
      { label: "Abrir", says: ["separe as metades do chaveiro pelo encaixe ou pelo parafusinho, sobre um prato."] },
      { label: "Ler", says: ["copie o código da pilha e fotografe a posição dela. O sinal de mais está no metal ou no plástico."] },
      {
        label: "Trocar",
        says: [
          "ponha a nova sem encostar os dedos nas duas faces ao mesmo tempo, e confira se a lâmina a prende.",
          "lâmina frouxa dá defeito que vai e volta; erguê-la um pouco com a unha basta, sem ferramenta.",
        ],
      },
      { label: "Secar", says: ["crosta branca ou verde sai com cotonete seco. Se comeu o metal, o controle se substitui."] },
      { label: "Provar", says: ["feche e acione do lugar de sempre, vendo o portão. Alcance de volta encerra o assunto."] },
    ],
    ends: [{ says: ["Pilha nova, LED firme e portão surdo: siga para a gravação e para o receptor, que já não são caso de mesa."] }],
  },
  readings: {
    headings: ["O que a pilha nova mostrou", "Da troca ao próximo suspeito"],
    columns: ["Depois da troca", "O que sugere"],
    rows: [
      { cells: ["Alcance voltou inteiro", "Era pilha; anote a data"] },
      { cells: ["LED não acende", "Polo invertido ou contato sujo"] },
      { cells: ["LED acende, portão surdo", "Gravação ou receptor"], about: ["receptor", "controle-nao-funciona"] },
      { cells: ["Funciona só de perto", "Antena ou interferência"], about: ["receptor"] },
      { cells: ["Só um botão responde", "Tecla gasta"], about: ["controle"] },
      { cells: ["Acaba em poucas semanas", "Botão preso na bolsa"], about: ["controle"] },
      { cells: ["Nenhum controle da casa abre", "Central ou energia"], about: ["nao-abre", "falta-de-energia"] },
    ],
  },
  stop: {
    headings: ["Pare a troca se", "Controle que não é caso de pilha"],
    items: [
      { label: "A pilha vazou", says: ["não encoste no líquido; luva, pano e descarte em ponto de coleta."] },
      {
        label: "Há criança por perto",
        about: ["criancas-e-animais"],
        says: ["moeda de lítio engolida é urgência de hospital; guarde a nova e a velha fora do alcance."],
      },
      {
        label: "O portão se mexe sozinho",
        about: ["abre-sozinho"],
        says: ["deixe o controle sem pilha e desligue o disjuntor até descobrir de onde vem a ordem."],
      },
    ],
  },
  work: {
    headings: ["O que o técnico faz quando não era pilha", "Do controle ao receptor"],
    steps: [
      { label: "Sinal", says: ["mede-se se o controle transmite e na frequência certa, com aparelho próprio."] },
      { label: "Gravação", about: ["receptor"], says: ["confere-se a memória e grava-se de novo, apagando o que estiver perdido."] },
      { label: "Antena", says: ["o fio da antena é esticado e afastado de metal, o que devolve o alcance sem peça."] },
    ],
  },
  cost: {
    headings: ["Quanto custa a pilha e o resto", "Do chaveiro à visita"],
    items: [
      {
        says: [
          "A pilha é gasto de balcão. Se ela não resolver, a visita que mede e grava fica em {{manutencao-custo}}.",
          "Compre duas iguais: a segunda serve de prova quando a primeira parecer fraca. É o teste mais barato do portão.",
        ],
      },
    ],
  },
  cases: {
    headings: ["A pilha na sua rotina", "Conforme quem usa o controle"],
    items: [
      {
        when: { uses: ["casa"] },
        says: ["Em casa, troque todas no mesmo mês e anote. Controle reserva parado na gaveta também gasta a dele."],
      },
      {
        when: { uses: ["sobrado"] },
        says: ["Em sobrado, quem aciona do andar de cima descobre a pilha fraca antes dos outros. É o mesmo defeito, com parede no meio."],
      },
      {
        when: { uses: ["predio", "condominio"] },
        says: [
          "Em prédio, a portaria ouve que o portão estragou quando foi só um chaveiro. Uma pilha de prova na guarita responde em um minuto.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: ["Na vila, peça ao vizinho que abra. Abriu com o dele, a conta é uma pilha, e não o motor de todos."],
      },
      {
        when: { uses: ["comercio"] },
        says: ["Em loja, o controle do caixa é apertado o dia inteiro. Tecla de parede poupa pilha e botão."],
      },
      {
        when: { uses: ["galpao"] },
        says: [
          "Em galpão, o controle fica no bolso com chave e parafuso, que apertam o botão. Capa rígida dura mais do que marca de pilha.",
        ],
      },
      {
        when: { uses: ["sitio"] },
        says: [
          "Em sítio, o carro espera longe da porteira, e a pilha fraca aparece primeiro ali. Leve outra no porta-luvas, dentro da embalagem.",
        ],
      },
      {
        when: { grounds: ["ladeira", "rampa"] },
        says: [
          "Parado em ladeira, ninguém quer insistir no botão. Alcance encurtado pede pilha antes de pedir hábito de chegar mais perto.",
        ],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: ["Em rua cheia de portões, o sinal disputa o ar. Pilha nova ajuda; chaveiro de código variável ajuda mais."],
      },
      {
        when: { grounds: ["baixada"] },
        says: ["Controle que molhou na enchente se abre, seca na sombra e recebe pilha nova. Ligado molhado, corrói."],
      },
      {
        when: { grounds: ["poeira"] },
        says: ["Pó fino entra pela fresta da tecla e faz o botão pedir força. Sopro seco com a caixinha aberta, na hora da troca."],
      },
    ],
  },
  tell: {
    headings: ["O que dizer se a pilha não resolveu", "Foto do controle aberto"],
    items: [
      {
        says: [
          "Mande a frente, o verso e o interior do controle, com a pilha no lugar e o código legível.",
          "Diga a que distância abria e a que distância abre agora, e se outro chaveiro funciona do mesmo ponto.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["Trocar a pilha desprograma o controle?", "Perco a gravação se tirar a pilha?"],
      about: ["controle"],
      says: [
        "Não. O código fica no chip. Se parou depois da troca, confira o polo e a lâmina.",
        "Em controle comum, não, nem deixando fora por dias.",
      ],
    },
    {
      asks: ["O LED acende. Então a pilha está boa?", "Luz vermelha no controle quer dizer pilha boa?"],
      says: [
        "Não prova. O LED acende com a sobra que já não move o rádio.",
        "Quer dizer que há alguma energia. A prova é o alcance, ou outra pilha.",
      ],
    },
    {
      asks: ["Posso usar uma pilha parecida?", "Serve outra da mesma largura?"],
      for: ["which", "how-to", "what", "buy"],
      says: [
        "Use a do código. Mais fina não encosta, mais grossa entorta a lâmina, e outra tensão queima o chip.",
        "Largura igual não basta: o código traz também a altura e o tipo.",
      ],
    },
    {
      asks: ["Quanto tempo dura a pilha do controle?", "Por que ela acaba tão rápido?"],
      for: ["why", "when", "what"],
      says: [
        "Depende do calor e dos toques. Em painel de carro ao sol, bem menos.",
        "Botão apertado na bolsa transmite sem parar. Se outra acabou logo, o defeito é a tecla.",
      ],
    },
  ],
};
