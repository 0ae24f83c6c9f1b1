import type { Component } from "#domain/knowledge/entry";

export const mola: Component = {
  kind: "component",
  id: "mola",
  name: { one: "mola de portão", many: "molas de portão", gender: "f" },
  aliases: [
    "mola do portão",
    "molas do portão",
    "mola para portão",
    "molas para portão",
    "mola do basculante",
    "mola de basculante",
    "mola de torção",
    "molas de torção",
    "mola da porta de enrolar",
    "mola de porta de enrolar",
    "mola do seccionado",
    "mola quebrada",
    "mola partida",
    "mola do portão quebrou",
    "mola cansada",
    "troca de mola",
    "trocar a mola",
  ],
  variants: [
    { id: "torcao", names: ["mola torcional", "mola helicoidal de torção", "mola do eixo"] },
    { id: "tracao", names: ["mola de tração", "mola lateral", "mola esticada"] },
  ],
  not: ["mola de carro", "mola de porta", "mola aérea", "mola hidráulica", "mola de piso"],
  gates: ["basculante"],
  related: ["molas-e-cabos", "contrapeso", "cabo-de-aco", "portao-seccionado", "porta-de-enrolar"],
  pages: ["/topicos/motor-para-portao-basculante", "/topicos/manutencao-preventiva-de-portao-automatico"],
  brief: [
    "A mola do portão guarda, com a folha fechada, a força que a levanta; por isso portão parado e quieto não é portão sem perigo.",
    "Mola do portão partida faz estampido e deixa a folha com o peso inteiro: o motor ronca, sobe um palmo e desiste.",
    "Em mola de portão não se toca nem com o disjuntor desligado, porque a tensão dela não vem da energia elétrica.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "A mola do portão equilibra a folha que sobe: torcida no eixo ou esticada na lateral, ela devolve na abertura a força guardada no fechamento. Quando cansa ou parte, a folha passa a pesar o que sempre pesou.",
        "Mola de portão é o lugar onde o peso da folha fica guardado. Existe em seccionados, em portas de enrolar antigas e em basculantes sem contrapeso, e cada um a carrega de um modo.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "Mola de portão partida não tem conserto: aço rompido não se solda, e a peça é trocada com a folha travada. Mola apenas frouxa pode ser ajustada por técnico, que prova em seguida o equilíbrio.",
        "O conserto da mola do portão se resume a duas saídas: devolver a carga que se perdeu ou trocar a peça. Em qualquer das duas, a folha fica presa e ninguém passa por baixo.",
      ],
    },
    {
      to: ["replace"],
      says: [
        "A troca da mola do portão é feita com a folha fechada e presa, com barras próprias para descarregar a que resta. Havendo duas, saem juntas, porque a outra deu o mesmo número de voltas.",
        "Para trocar a mola do portão é preciso medir fio, diâmetro e comprimento da peça velha e pesar a folha. Mola parecida não serve: fraca deixa o portão pesado, forte o faz disparar.",
      ],
    },
    {
      to: ["price"],
      says: [
        "O preço da mola do portão depende da medida, da quantidade e do risco do serviço, que exige ferramenta própria. O serviço comum fica em {{manutencao-custo}}; mola sob encomenda é somada.",
        "Quanto custa trocar a mola do portão se responde com duas fotos: a da mola inteira, de longe, e a da folha com largura e altura escritas. Sem elas, qualquer número é palpite.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Para ver se a mola do portão partiu, olhe de longe, com a folha fechada: um vão entre as espiras, onde deviam estar juntas, é a resposta. Trocar ou torcer mola não é serviço de morador em caso nenhum.",
      ],
    },
    {
      to: ["when"],
      says: [
        "A mola do portão pede troca quando a folha pesa à subida, não para a meia altura na prova do técnico ou mostra ferrugem entre as espiras. Partida, não há o que esperar: o portão fica fechado.",
      ],
    },
    {
      to: ["why"],
      says: [
        "A mola do portão parte por fadiga: o aço se torce um pouco a cada abertura, até que um dia uma espira cede. Ferrugem abre o caminho, porque cada ponto dela é o começo de uma trinca.",
      ],
    },
    {
      to: ["which"],
      says: [
        "A mola do portão certa se escolhe pelo peso da folha, pela altura do vão e pelo diâmetro do tambor ou do eixo. Igual no tamanho não basta: a grossura do fio muda a força.",
      ],
    },
    {
      to: ["maintain"],
      says: [
        "A manutenção da mola do portão é olhar as espiras, manter a peça seca e provar o equilíbrio na revisão. Ao morador cabe não pendurar nada na folha e manter distância do eixo.",
      ],
    },
    {
      to: ["emergency"],
      says: [
        "Mola do portão partida com a folha aberta é emergência: esvazie a garagem, desligue o disjuntor e não tente baixar. O que a sustenta é o motor ou um cabo, e nenhum dos dois foi feito para isso.",
      ],
    },
  ],
  definition: {
    headings: ["O que a mola faz no portão", "Força guardada em aço"],
    items: [
      {
        says: [
          "Ao fechar, o peso da folha carrega a mola; ao abrir, ela devolve essa carga. O motor só acrescenta o que o atrito consome, e por isso máquinas pequenas movem portas grandes.",
          "Ela tem vida contada em aberturas. Uma garagem de família demora a gastá-la; a mesma mola em entrada de prédio chega ao fim muito antes, com a mesma aparência.",
        ],
      },
      {
        when: { variants: ["torcao"] },
        says: [
          "A mola de torção fica enrolada em um eixo acima do vão e trabalha girando. Quem a carrega usa barras que entram no cone da ponta, e uma escapada dessas barras quebra braço.",
        ],
      },
      {
        when: { variants: ["tracao"] },
        says: [
          "A mola de tração corre esticada ao lado da folha. Se o gancho parte, ela chicoteia; um cabo passado por dentro existe para segurar os pedaços.",
        ],
      },
    ],
  },
  faults: {
    headings: ["Sinais de mola no fim", "Como a mola do portão avisa"],
    leads: ["Nem todo defeito de mola se ouve:"],
    items: [
      {
        label: "Espira aberta",
        about: ["nao-abre", "portao-seccionado"],
        says: [
          "um vão de dois dedos no meio da mola, onde ela se partiu; o portão sobe pouco e para.",
          "ouviu-se um estampido de madrugada, sem ninguém usar: foi ela, e o resto se vê de manhã.",
        ],
      },
      {
        label: "Folha pesada",
        about: ["lento", "esquenta"],
        says: [
          "a subida ficou arrastada e a descida, pesada: a mola perdeu parte da carga.",
          "o motor esquenta só na abertura, que é quando ela devia ajudar.",
        ],
      },
      {
        label: "Folha que dispara",
        about: ["bate"],
        says: [
          "abre de um salto e reluta em fechar: foi posta mola forte ou carregada demais.",
          "o pé da folha não assenta no piso, e o vento entra por baixo.",
        ],
      },
      {
        label: "Ferrugem entre espiras",
        about: ["chuva"],
        says: [
          "pó vermelho caído sobre a folha, embaixo da mola, é aço que já se perdeu.",
          "as espiras grudam e estalam ao abrir, como papel que se descola.",
        ],
      },
      {
        label: "Gancho gasto",
        about: ["molas-e-cabos"],
        says: [
          "a ponta afinou no apoio e marca o suporte; é onde a de tração costuma ceder.",
          "um clique na saída da folha é gancho que se acomoda no furo comido.",
        ],
      },
    ],
  },
  neighbours: {
    headings: ["Mola, contrapeso ou motor", "O que pesa no portão"],
    items: [
      {
        label: "Contrapeso",
        about: ["contrapeso"],
        says: [
          "basculante de coluna larga tem pesos, e não molas; o desequilíbrio dele vem da folha que engordou.",
          "onde há cabo que entra na coluna, não é mola que segura a folha.",
        ],
      },
      {
        label: "Cabo",
        about: ["cabo-de-aco"],
        says: [
          "cabo rompido entorta a folha, e mola rompida a deixa pesada por igual.",
          "os dois podem vir juntos: a mola parte, o cabo afrouxa e salta do tambor.",
        ],
      },
      {
        label: "Motor",
        about: ["troca-de-motor"],
        says: [
          "motor que ronca e não sobe, depois de um estampido, quase nunca é motor.",
          "trocar a máquina sem ver a mola é pôr a nova para levantar o que a velha não levantou.",
        ],
      },
    ],
  },
  checks: {
    headings: ["O que olhar na mola, de longe", "Exame da mola sem chegar perto"],
    leads: ["Folha fechada, luz boa e distância do eixo:"],
    steps: [
      {
        label: "Conte o vão",
        says: [
          "espiras juntas de ponta a ponta, mola inteira; um vão no meio, mola partida.",
          "fotografe com zoom e amplie: a ruptura aparece melhor na tela.",
        ],
      },
      {
        label: "Veja a cor",
        says: [
          "aço escuro e liso é bom sinal; marrom fosco com pó é o contrário.",
          "procure marca de gota que pinga nela, e diga de onde vem a água.",
        ],
      },
      {
        label: "Lembre o som",
        says: [
          "estampido, estalo ou rangido: o tipo de ruído diz se a peça partiu ou só está seca.",
          "pergunte em casa quem ouviu, porque mola parte muitas vezes com ninguém por perto.",
        ],
      },
    ],
    ends: [{ says: ["Vão entre espiras encerra o exame: disjuntor desligado, ninguém embaixo e nenhum acionamento."] }],
  },
  work: {
    headings: ["Como o técnico troca a mola", "Da trava à prova do equilíbrio"],
    leads: ["É o serviço mais perigoso do portão, e por isso o mais metódico."],
    steps: [
      {
        label: "Travar a folha",
        says: [
          "garras ou escoras prendem a folha fechada, para que nada se mova quando a carga sair.",
          "a garagem fica vazia e a energia, cortada e sinalizada no quadro.",
        ],
      },
      {
        label: "Descarregar",
        about: ["molas-e-cabos"],
        says: [
          "a mola que resta é aliviada volta por volta, com duas barras do diâmetro do cone e o rosto fora da linha.",
          "chave de fenda no lugar da barra escapa do cone com a carga toda, e não se usa.",
        ],
      },
      {
        label: "Medir e trocar",
        says: [
          "fio, diâmetro interno, comprimento e sentido da espira são anotados antes de a peça sair.",
          "as duas são trocadas juntas, e os cabos, conferidos no tambor.",
        ],
      },
      {
        label: "Carregar",
        says: [
          "dá-se o número de voltas pedido pela altura do vão, com marca de tinta que permita contá-las.",
          "a tensão é igualada entre os lados, e os parafusos do cone, apertados por último.",
        ],
      },
      {
        label: "Provar",
        about: ["criancas-e-animais"],
        says: [
          "com escora por baixo, a folha deve parar a meio; depois se reduz a força do motor e se prova o recuo.",
          "a data e a medida ficam escritas junto do eixo, para a próxima troca não começar do nada.",
        ],
      },
    ],
  },
  effort: {
    headings: ["O que a troca da mola pede", "Medida, encomenda e portão fechado"],
    items: [
      {
        says: [
          "Medida comum se troca em uma visita. Mola sob encomenda obriga a uma segunda, e o portão fica fechado e travado até lá.",
          "Se o carro ficou dentro, diga logo: há como baixar ou erguer a folha com escora, antes da peça.",
        ],
      },
    ],
  },
  cost: {
    headings: ["Quanto custa trocar a mola", "O que pesa no preço da mola"],
    items: [
      {
        says: [
          "O serviço comum fica em {{manutencao-custo}}. A peça e o risco do eixo são somados, e a proposta os separa.",
          "Medida sob encomenda, par de molas e cabo junto são o que mais muda o valor. O serviço de base custa {{manutencao-custo}}.",
        ],
      },
      {
        for: ["price", "replace", "repair", "worth-it"],
        says: ["Trocar uma só de duas parece metade do preço e vira o dobro do serviço, porque a segunda parte em seguida."],
      },
    ],
  },
  care: {
    headings: ["Para a mola durar", "O que alivia a mola do portão"],
    items: [
      {
        says: [
          "Água é o que mais encurta a vida dela: infiltração em cima do eixo, condensação, jato na lavagem.",
          "Peso novo na folha tira a mola do ponto. Antes de revestir, pergunte o que ela comporta.",
        ],
      },
      {
        for: ["maintain", "when", "what", "how-to"],
        says: ["A prova do equilíbrio faz parte da revisão. Em entrada muito usada, ela se repete a cada {{revisao-intervalo}}."],
      },
    ],
  },
  cases: {
    headings: ["A mola no seu portão", "Conforme o uso e o lugar"],
    items: [
      {
        when: { uses: ["casa", "sobrado"] },
        says: ["Em casa, a mola costuma partir na primeira abertura fria da manhã, com o carro dentro. Saiba por qual porta se sai a pé."],
      },
      {
        when: { uses: ["predio", "condominio"] },
        says: [
          "Garagem coletiva gasta mola por contagem: anote a data da troca e some as aberturas de um dia comum. A próxima se marca antes de partir.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: ["Porta de loja com mola no tambor pesa mais a cada estação. Quando abrir pede dois funcionários, a mola já acabou."],
      },
      {
        when: { uses: ["galpao"] },
        says: ["Em doca, a mola é dimensionada por ciclos de trabalho; pôr a residencial no lugar dela resolve por poucas semanas."],
      },
      {
        when: { grounds: ["baixada"] },
        says: ["Umidade de terreno baixo enferruja a mola de tração pelo pé. A de torção, no alto, só sofre se a laje pinga."],
      },
      {
        when: { grounds: ["arvores"] },
        says: [
          "Calha entupida por folhas transborda sobre o eixo, e a água escolhe sempre a mesma espira. Limpar a calha é cuidar da mola.",
        ],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: [
          "Rente à calçada, mola partida com a folha aberta deixa um peso sobre o passeio. Isole a frente antes de procurar telefone.",
        ],
      },
    ],
  },
  tell: {
    headings: ["O que mostrar da mola", "Fotos e frases sobre a mola"],
    items: [
      {
        says: [
          "Mande foto de longe do eixo inteiro, da etiqueta que houver nele e da folha fechada. Escreva a altura do vão.",
          "Conte se houve estampido, se a folha está aberta ou fechada e se há carro preso.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["Posso abrir o portão com a mola quebrada?", "Dá para levantar a folha em dois?"],
      about: ["emergencia"],
      says: [
        "Não. Ela volta com o peso todo, e o cabo bambo pode saltar. Deixe fechada e use outra saída.",
        "Quem levanta consegue uma vez; o que ninguém consegue é segurar a volta. Espere o técnico.",
      ],
    },
    {
      asks: ["Com a energia desligada a mola fica segura?", "Sem luz posso mexer na mola?"],
      about: ["molas-e-cabos"],
      says: [
        "Não. A força dela é mecânica e está lá com ou sem luz.",
        "Desligar o disjuntor só impede o motor de andar. A mola continua carregada enquanto a folha está fechada.",
      ],
    },
    {
      asks: ["Mola nova muda a regulagem do motor?", "Preciso regular o motor depois da troca?"],
      for: ["replace", "repair", "what", "price"],
      says: [
        "Muda. A folha fica leve, e a força antiga passa a ser perigosa; ela é reduzida na mesma visita.",
        "Precisa, e faz parte do serviço: parada, força e recuo são provados com a mola nova.",
      ],
    },
  ],
};
