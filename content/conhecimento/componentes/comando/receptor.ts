import type { Component } from "#domain/knowledge/entry";

export const receptor: Component = {
  kind: "component",
  id: "receptor",
  name: { one: "receptor", many: "receptores", gender: "m" },
  aliases: [
    "receptor de controle",
    "receptor do controle",
    "receptor do portão",
    "receptor de portão",
    "receptor de rádio",
    "receptor de controle remoto",
    "receptor avulso",
    "receptor externo",
    "receptora",
    "receptora de portão",
    "módulo receptor",
    "módulo de rádio",
    "antena do portão",
    "antena da central",
    "antena do motor",
    "antena do receptor",
    "alcance do controle",
    "alcance do portão",
    "recepitor",
    "reseptor",
  ],
  not: ["receptor de tv", "receptor de satélite", "receptor de água"],
  gates: ["deslizante", "basculante", "pivotante"],
  related: ["controle", "central", "controle-nao-funciona", "tag", "interfone"],
  pages: [
    "/topicos/controle-remoto-do-portao-nao-funciona",
    "/topicos/placa-central-de-comando-de-portao",
    "/topicos/controle-remoto-para-portao",
  ],
  quantities: [{ text: "433 MHz", means: "faixa de rádio usada pela maior parte dos controles de portão atuais" }],
  brief: [
    "O receptor é o ouvido da central: capta o rádio dos controles e diz quais estão na lista.",
    "Se todos os controles falham juntos e o botão da parede funciona, o receptor ou a antena dele é o suspeito.",
    "Alcance que encurtou de um dia para o outro pede que se olhe o que foi instalado perto do receptor: câmera, lâmpada, alarme.",
    "Um receptor avulso traz código rolante a uma central antiga, sem trocar a placa inteira.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "O receptor é a parte da central que capta o sinal dos controles, confere se o código está gravado e avisa a placa. Pode vir embutido nela ou em uma caixinha à parte, e o alcance do portão depende da antena dele.",
        "Chama-se receptor o rádio do lado do portão: de nada serve um controle perfeito se ele não ouve. Sintoma típico é a falha de todos os controles ao mesmo tempo, com o botão de parede obedecendo.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "O conserto do receptor costuma ser de antena, contato ou vizinhança: fio partido, ponta encostada no metal, fonte ruidosa ao lado. Só quando ele não acusa nenhum código, com controle provado, é que se troca.",
        "Quando o receptor perde alcance, o técnico afasta primeiro o que faz ruído e refaz a antena no comprimento certo. Módulo mudo é substituído, e a memória dos controles, gravada outra vez.",
      ],
    },
    {
      to: ["replace"],
      says: [
        "A troca do receptor exige um que fale com os controles da casa e com a entrada da central. Sendo avulso, liga-se no lugar de um botão, e os aparelhos são cadastrados nele.",
        "Trocar o receptor é também a maneira de mudar de código fixo para rolante sem trocar a placa. Todos os controles antigos, nesse caso, deixam de servir.",
      ],
    },
    {
      to: ["install"],
      says: [
        "Instalar um receptor externo é dar à central um segundo ouvido: ele recebe os controles novos e fecha um contato, como se alguém apertasse o botão. A antena vai para fora da caixa e longe da fiação.",
        "Um receptor avulso se instala em central que tenha entrada de botoeira livre e alimentação para ele. O lugar decide o alcance mais do que a marca.",
      ],
    },
    {
      to: ["price"],
      says: [
        "O preço do receptor varia com o tipo de código e a quantidade de controles que guarda, e o cadastro entra na mão de obra. Antena refeita e contato limpo custam só a visita.",
        "Quanto custa trocar o receptor depende de ele ser avulso ou parte da placa: no primeiro caso troca-se a caixinha, no segundo compara-se o módulo com uma central nova.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Para saber se o receptor é o culpado, tente dois controles com pilha boa perto do motor e depois o botão de parede. Rádio mudo e botão vivo apontam para ele; rádio bom de perto e mudo de longe, para a antena.",
        "O receptor se testa por comparação: distância, hora e aparelhos ligados em volta. Desligue as luzes e a câmera da garagem por um instante e veja se o alcance volta.",
      ],
    },
    {
      to: ["which"],
      says: [
        "O receptor certo trabalha na frequência e no código dos controles que você tem ou vai comprar, e guarda tantos quantos a casa precisa. Em portão de prédio, conte as unidades antes de escolher.",
        "Na escolha do receptor avulso, verifique a alimentação que a central oferece e se o contato dele é de pulso. Contato que fica preso mantém a ordem dada e trava o portão.",
      ],
    },
    {
      to: ["when"],
      says: [
        "O receptor pede atenção quando o alcance cai em todos os controles no mesmo dia ou quando só responde a um passo do motor. Queda lenta, em um aparelho só, é pilha.",
        "Troque o receptor quando ele perde cadastros sozinho, não acende ao aperto ou quando se decide abandonar o código fixo.",
      ],
    },
    {
      to: ["why"],
      says: [
        "O receptor deixa de ouvir porque a antena se soltou, porque um aparelho vizinho faz ruído na mesma faixa ou porque a alimentação dele caiu. Umidade na caixa junta as três coisas.",
        "Por que o receptor funciona de manhã e não à noite? Porque à noite há lâmpadas acesas, e fontes baratas de LED emitem ruído que cobre o controle.",
      ],
    },
  ],
  definition: {
    headings: ["O que é o receptor do portão", "O rádio dentro da central", "Como o portão ouve o controle"],
    items: [
      {
        says: [
          "É um pequeno rádio sempre ligado, sintonizado em uma faixa, quase sempre 433 MHz nos sistemas atuais. Cada vez que ouve uma mensagem, compara o código com a memória e, se estiver lá, fecha um contato.",
          "Embutido, ocupa um canto da placa com um fio solto fazendo as vezes de antena. Avulso, vem numa caixinha com dois ou três bornes: alimentação e contato.",
        ],
      },
      {
        says: [
          "Antena tem medida. Esse fio de um palmo, que parece sobra e às vezes é cortado ou enrolado em arrumação, é cortado no tamanho da onda; encurtado, o alcance cai para poucos passos.",
          "O metal em volta abafa. Caixa de ferro, folha de chapa e ferragem da laje fazem sombra de rádio, e mudar a ponta da antena um palmo para fora pode valer mais do que trocar o módulo.",
        ],
      },
      {
        for: ["what", "which", "install", "replace"],
        says: [
          "O cadastro mora onde está a memória: no módulo avulso ou na central. Trocado o que guarda a lista, os aparelhos precisam ser apresentados de novo.",
        ],
      },
    ],
  },
  faults: {
    headings: ["Sinais de receptor com problema", "Quando o portão ouve mal", "Defeitos de recepção"],
    leads: ["Problema de recepção atinge todos os aparelhos por igual:", "A distância em que o portão responde é o melhor instrumento:"],
    items: [
      {
        label: "Surdez total",
        about: ["controle-nao-funciona", "nao-abre"],
        says: [
          "nenhum controle move a folha, e o botão de parede a move sem hesitar.",
          "a luz da placa que piscava a cada aperto deixou de piscar, com qualquer aparelho.",
        ],
      },
      {
        label: "Só de perto",
        about: ["controle-nao-funciona"],
        says: [
          "com pilha nova em dois aparelhos, o alcance não passa da soleira: antena solta, cortada ou enrolada.",
          "é preciso estender o braço pela janela na direção do motor para ser ouvido.",
        ],
      },
      {
        label: "Só em certas horas",
        says: [
          "a surdez começa ao anoitecer e acaba quando se apagam as luzes da garagem.",
          "piorou desde a câmera, o roteador ou o alarme novo; desligado um deles, volta.",
        ],
      },
      {
        label: "Ordem que não termina",
        about: ["abre-sozinho", "nao-fecha"],
        says: [
          "o contato do módulo colou e a central recebe comando sem parar, sem aceitar outro.",
          "o portão abre, para, abre, como se alguém segurasse o botão em algum lugar.",
        ],
      },
      {
        label: "Lista que se apaga",
        about: ["central"],
        says: [
          "aparelhos deixam de valer um a um ou todos de uma vez, e regravar dura poucos dias.",
          "depois de cada falta de luz é preciso cadastrar de novo, sinal de memória cansada.",
        ],
      },
      {
        label: "Ouve o vizinho",
        about: ["abre-sozinho"],
        says: [
          "o portão responde a um rádio de outra casa, o que só acontece em código fixo repetido.",
          "abre sem motivo em horários de chegada da rua, quando outro controle passa por perto.",
        ],
      },
    ],
  },
  neighbours: {
    headings: ["Receptor ou controle?", "Quem não ouve e quem não fala", "Parecem falta de recepção"],
    items: [
      {
        label: "Controle",
        about: ["controle", "trocar-pilha"],
        says: [
          "um aparelho que falha entre vários bons está com pilha ou botão ruim; a recepção é comum a todos.",
          "troque as pilhas de dois aparelhos antes de suspeitar da antena, porque compradas juntas acabam juntas.",
        ],
      },
      {
        label: "Central",
        about: ["central"],
        says: [
          "se a luz de recepção pisca e nada se move, o código foi ouvido e a falha está adiante.",
          "botão de parede mudo junto com o rádio tira a culpa da antena e a leva para a placa.",
        ],
      },
      {
        label: "Fotocélula",
        about: ["fotocelula"],
        says: [
          "abrir de longe e não fechar de lugar nenhum não é alcance: é passagem vista como ocupada.",
          "quando o rádio abre de primeira, ele também é ouvido para fechar; procure o motivo no vão.",
        ],
      },
      {
        label: "Energia",
        about: ["falta-de-energia", "desarma-disjuntor"],
        says: [
          "sem luz alguma no motor, o rádio está calado por falta de alimentação.",
          "disjuntor meio caído engana: veja a alavanca antes de falar em antena.",
        ],
      },
    ],
  },
  checks: {
    headings: ["Como testar a recepção", "Dois controles, uma distância", "O que se descobre sem abrir a caixa"],
    leads: [
      "O teste é andar e apertar, com alguém de olho na passagem.",
      "Antes de começar, ponha pilha nova em dois aparelhos, para tirá-los da dúvida.",
    ],
    steps: [
      {
        label: "Botão de parede",
        says: [
          "acione uma vez pelo botão fixo; se a folha anda, motor e placa estão prontos e falta só o rádio.",
          "sem botão de parede, use o interfone: qualquer ordem por fio serve de prova.",
        ],
      },
      {
        label: "Distância",
        says: [
          "faça o teste a um passo do motor, na soleira, na rua e de dentro do carro, e anote o último ponto bom.",
          "repita com o segundo aparelho; pontos iguais confirmam que o limite é da antena.",
        ],
      },
      {
        label: "Ruído em volta",
        says: [
          "apague luzes, desligue a câmera e o roteador da garagem, um por vez, e meça a distância a cada mudança.",
          "o teste vale à noite e de dia, porque o que interfere nem sempre está ligado.",
        ],
      },
      {
        label: "Ponta da antena",
        says: [
          "de fora, sem abrir, veja se há um fio fino saindo da caixa e se ele pende livre ou está preso no metal.",
          "fio pintado, cortado ou enrolado com fita junto do cano explica um alcance curto; fotografe e não puxe.",
        ],
      },
      {
        label: "Novidades",
        says: [
          "liste o que chegou à garagem ou ao vizinho no último mês, de lâmpada a portão metálico.",
          "uma chapa nova na folha pode ter posto a antena atrás de um escudo.",
        ],
      },
    ],
    ends: [
      { says: ["Alcance que volta com um aparelho desligado já tem culpado: afaste-o ou troque a fonte dele."] },
      { says: ["Botão vivo e rádio mudo de perto, com pilhas novas, é módulo ou cadastro, dentro da caixa."] },
    ],
  },
  work: {
    headings: ["Como o técnico recupera o alcance", "Antena, ruído, módulo", "A recepção, medida e corrigida"],
    leads: ["Mede-se o que chega antes de trocar o que ouve.", "Da ponta do fio para dentro da placa:"],
    steps: [
      {
        label: "Sinal do controle",
        says: [
          "um frequencímetro confere se o aparelho transmite na faixa do receptor, e não ao lado dela.",
          "compara-se a força de um controle novo com a dos da casa, para separar emissão de recepção.",
        ],
      },
      {
        label: "Ruído",
        says: [
          "desligam-se os circuitos vizinhos, um a um, até o chiado na faixa sumir.",
          "fonte ruidosa é trocada ou afastada, e o cabo dela deixa de correr ao lado da antena.",
        ],
      },
      {
        label: "Antena",
        says: [
          "o fio é refeito no comprimento da faixa e posto na vertical, fora da caixa metálica.",
          "quando a folha faz sombra, leva-se a antena por cabo próprio até um ponto visível da rua.",
        ],
      },
      {
        label: "Módulo",
        says: [
          "verifica-se alimentação e contato; o que cola ou não acusa código é substituído.",
          "receptor avulso é ligado à entrada de pulso da central, e prova-se que solta depois de cada ordem.",
        ],
      },
      {
        label: "Cadastro",
        says: [
          "grava-se a lista de novo e excluem-se os códigos que ninguém reconhece.",
          "o alcance é testado da rua, com carro ligado, e anotado para comparar na próxima vez.",
        ],
      },
    ],
  },
  effort: {
    headings: ["O que o serviço pede", "Controles presentes, acesso à caixa"],
    items: [
      {
        says: [
          "Antena e ruído se resolvem em uma ida. Módulo novo pede todos os controles da casa no mesmo dia, porque a lista recomeça.",
          "Deixe alguém que possa acender e apagar as luzes durante o teste; é assim que se encontra a fonte do chiado.",
        ],
      },
      { says: ["Antena externa precisa de um furo e de um caminho de cabo até o ponto alto. Em fachada nova, diga por onde pode passar."] },
    ],
  },
  cost: {
    headings: ["Quanto custa melhorar a recepção", "Antena, módulo ou placa", "O preço de o portão voltar a ouvir"],
    items: [
      {
        for: ["price", "repair", "replace", "install", "worth-it", "maintain"],
        says: [
          "Refazer antena e afastar ruído fica numa manutenção, {{manutencao-custo}}. Módulo avulso e controles são cobrados como peças.",
          "A visita com testes sai por {{manutencao-custo}}. O valor do módulo depende do código e de quantos aparelhos guarda.",
          "Para instalar receptor externo, conte {{manutencao-custo}} de serviço. O aparelho e os controles novos entram à parte.",
        ],
      },
      {
        for: ["price", "worth-it", "which", "install"],
        says: [
          "Mudar de código fixo para rolante custa o módulo e um aparelho por pessoa. Em casa de dois carros é pouco; em prédio, faça a conta por unidade antes de decidir.",
          "Se o rádio é parte da placa e ela já falha em outras coisas, o módulo avulso é meio caminho; compare com a central nova.",
        ],
      },
      {
        says: [
          "Há um gasto que se evita: controle novo comprado para um portão que não ouve nenhum. O botão de parede mostra isso antes da compra.",
        ],
      },
    ],
  },
  choice: {
    headings: ["Que receptor usar", "Embutido, avulso ou antena nova"],
    leads: ["O que falta ao portão decide o que comprar:"],
    columns: ["O que se quer", "Solução", "Atenção"],
    rows: [
      { cells: ["Mais alcance, mesmos controles", "Antena refeita ou externa", "Longe de metal e fontes"] },
      { cells: ["Sair do código fixo", "Receptor rolante avulso", "Controles novos para todos"] },
      { cells: ["Mais gente do que memória", "Módulo de grande capacidade", "Cadastro com nome e data"] },
      { cells: ["Motor de faixa antiga", "Receptor em 433 MHz", "Desligar o rádio velho"] },
      { cells: ["Dois portões, um controle", "Um receptor em cada motor", "Mesmo tipo de código"] },
      { cells: ["Carro sem apertar botão", "Leitor de tag veicular", "Outro sistema de cadastro"] },
    ],
  },
  care: {
    headings: ["Para o portão ouvir bem", "Cuidados com antena e vizinhança"],
    items: [
      {
        says: [
          "Não corte, não pinte nem enrole o fio fino que sai da caixa: ele parece sobra e é a antena. Ao reformar a parede, peça que seja deixado livre.",
          "Antes de instalar câmera, roteador ou lâmpada de LED junto ao motor, meça de onde o portão responde. Depois, meça de novo.",
        ],
      },
      {
        says: [
          "Tampa vedada protege também o rádio: a película de umidade sobre o circuito desafina a recepção antes de oxidar.",
          "Exclua da lista os aparelhos que ninguém usa. Memória cheia recusa novos, e códigos esquecidos continuam abrindo.",
        ],
      },
      {
        for: ["maintain", "when", "what"],
        says: [
          "Na preventiva de casa, {{preventiva-casa}}, prova-se o alcance e compara-se com o anterior. Medir o alcance é teste curto e avisa cedo.",
        ],
      },
    ],
  },
  cases: {
    headings: ["A recepção neste lugar", "O que faz sombra de rádio"],
    items: [
      {
        when: { uses: ["predio"] },
        says: [
          "Receptor de garagem em subsolo fica atrás de concreto e ferro. Levar a antena até a entrada, por cabo, evita que cada morador pare com metade do carro na rua para ser ouvido.",
          "Em prédio, o receptor guarda muitos códigos, e o limite chega sem aviso: o morador novo simplesmente não grava. A administração deve saber quantas vagas de memória restam.",
        ],
      },
      {
        when: { uses: ["condominio"] },
        says: [
          "Condomínio com antena de telefonia, alarme e câmeras tem o ar cheio. Um receptor de boa seletividade, afastado do rack da guarita, ouve mais do que um de maior sensibilidade encostado nele.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: [
          "Letreiro luminoso e fonte de vitrine, comuns em loja, cobrem o receptor assim que anoitece. Se o portão fica surdo na hora de fechar, apague o letreiro por um instante antes de chamar.",
        ],
      },
      {
        when: { uses: ["galpao"] },
        says: [
          "Galpão é uma caixa de metal com o receptor dentro. A antena precisa sair pela parede, ou o motorista terá de descer da cabine para acionar.",
        ],
      },
      {
        when: { uses: ["casa", "sobrado"] },
        says: [
          "Casa que trocou a grade por chapa pode ter posto um escudo na frente do receptor. O alcance encurta no mesmo dia, e a solução é subir a antena acima da folha.",
          "Em sobrado, o receptor embaixo da laje ouve bem a rua e mal o andar de cima. Para acionar da sala, prefira um botão com fio a um controle mais forte.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Em vila, casas coladas dividem o mesmo ar e, às vezes, o mesmo código. Receptor rolante acaba com o portão que abre quando o vizinho chega.",
        ],
      },
      {
        when: { uses: ["sitio"] },
        says: [
          "No sítio não há ruído, e o receptor ouve longe, mas raio chega pela antena comprida. Desconectar não é tarefa do morador; proteção contra surto no ponto, sim, é pedido que se faz.",
        ],
      },
      {
        when: { grounds: ["rampa"] },
        says: [
          "Motor no fundo da rampa põe o receptor abaixo da linha da rua, com terra e concreto no meio. Um metro de antena para cima muda mais do que qualquer controle.",
        ],
      },
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Em rua inclinada, o receptor ouve o carro que desce muito antes do que sobe. Teste o alcance nos dois sentidos antes de mexer na antena.",
        ],
      },
      {
        when: { grounds: ["baixada"] },
        says: [
          "Receptor que pegou água pode voltar a ouvir e perder a lista semanas depois. Passada a enchente, confira todos os controles, e não apenas o seu.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "No basculante, o receptor costuma ficar no alto, atrás da própria folha metálica quando ela está fechada. É por isso que fecha de longe e só abre de perto.",
        ],
      },
      {
        when: { gates: ["deslizante"] },
        says: [
          "Na folha de correr, o receptor está no chão, atrás do muro, e a calçada fica na sombra dele. Antena acima do muro é o acerto mais simples.",
        ],
      },
      {
        when: { uses: ["predio"] },
        says: [
          "Em edifício com estrutura metálica, a antena dentro da caixa do motor ouve mal. Levada para fora, no alto da coluna, ela recebe antes da rampa.",
        ],
      },
      {
        when: { grounds: ["arvores"] },
        says: [
          "Copa molhada entre o carro e o portão enfraquece o sinal. Em dia seco o mesmo controle alcança o dobro, e nenhum dos dois está com defeito.",
        ],
      },
    ],
  },
  tell: {
    headings: ["Como descrever a falta de alcance", "Distância, hora e fotos"],
    items: [
      {
        says: [
          "Diga de onde o portão responde e de onde deixou de responder, com quantos controles testou e se o botão de parede funciona. Mande foto da caixa do motor e do que há em volta dela.",
          "Fotografe o fio fino que sai da caixa, se houver, e os controles frente e verso. Acrescente a hora em que a falha aparece.",
          "Um vídeo apertando o controle a um passo do motor, com a luz da caixa na imagem, mostra se o código chega.",
        ],
      },
      {
        says: [
          "Liste o que foi instalado na garagem, e também no vizinho, desde que o alcance mudou.",
          "Informe quantos aparelhos existem e se prefere manter o código atual ou passar a rolante.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["Como aumentar o alcance do controle?", "O portão só abre de perto. O que melhora?"],
      about: ["controle-nao-funciona", "controle"],
      says: [
        "Pilha nova primeiro, depois antena livre e alta. Se há luz ou câmera perto da caixa, teste com elas desligadas.",
        "Antena fora do metal, quase sempre. Controle mais forte não resolve quando quem não ouve é o outro lado.",
      ],
    },
    {
      asks: ["Lâmpada de LED atrapalha o portão?", "Câmera pode interferir no controle?"],
      about: ["controle-nao-funciona"],
      for: ["why", "what", "how-to", "repair"],
      says: [
        "A fonte dela, sim, se for ruidosa e ficar junto da antena. Apague e teste; a diferença aparece na hora do aperto.",
        "Pode, pela fonte ou pelo rádio. Afastar um palmo ou trocar a fonte costuma bastar.",
      ],
    },
    {
      asks: ["Posso ter receptor novo com a central velha?", "Dá para pôr código rolante sem trocar a placa?"],
      for: ["install", "which", "worth-it", "replace", "price", "buy", "what"],
      about: ["central"],
      says: [
        "Dá, com um avulso ligado à entrada do botão. O rádio antigo deve ser apagado, ou as cópias continuam valendo.",
        "Dá, se houver alimentação e entrada livre. Lembre de pedir que a memória velha seja limpa.",
      ],
    },
    {
      asks: ["O receptor perdeu a memória. Por quê?", "Os controles se apagaram sozinhos. O que houve?"],
      about: ["central", "raio"],
      says: [
        "Surto, umidade ou memória no fim. Regrave uma vez; se tornar a acontecer, o módulo é trocado.",
        "Pode ter havido apagamento acidental em uma visita ou um pico na rede. A data ajuda a saber qual.",
      ],
    },
    {
      asks: ["Onde deve ficar a antena do portão?", "Posso esticar o fio da antena?"],
      for: ["install", "how-to", "what", "which"],
      says: [
        "Na vertical, fora do metal e à vista da rua. O comprimento não se muda: ele é calculado para a faixa.",
        "Não. Emendado, ele desafina. Para ir mais longe usa-se antena externa com cabo próprio.",
      ],
    },
    {
      asks: ["O controle de outra casa abre meu portão. É o receptor?", "Por que meu portão responde a estranhos?"],
      about: ["abre-sozinho"],
      says: [
        "Ele cumpre o que está na lista: há um código fixo repetido. Apaga-se tudo e regrava-se, de preferência em rolante.",
        "Porque alguém tem o mesmo código, por cópia ou coincidência. O receptor rolante encerra o assunto.",
      ],
    },
  ],
};
