import type { Component } from "#domain/knowledge/entry";

export const controle: Component = {
  kind: "component",
  id: "controle",
  name: { one: "controle", many: "controles", gender: "m" },
  aliases: [
    "controle remoto",
    "controles remotos",
    "controle do portão",
    "controle de portão",
    "controles de portão",
    "controles do portão",
    "controle para portão",
    "controles para portão",
    "controle remoto do portão",
    "controle remoto de portão",
    "controle remoto para portão",
    "controles remotos para portão",
    "controle da garagem",
    "controle de garagem",
    "controle do portão eletrônico",
    "controle de portão eletrônico",
    "controle do portão automático",
    "controle de portão automático",
    "controlinho",
    "chaveiro do portão",
    "transmissor do portão",
    "controle copiado",
    "cópia de controle",
    "cópia de controle de portão",
    "clonagem de controle",
    "controle clonado",
    "controle reserva",
    "controle perdido",
    "perdi o controle",
    "segunda via de controle",
    "controle universal",
    "controle original",
    "controli",
    "controle remodo",
    "contole do portão",
    "contrôle",
  ],
  not: [
    "controle de acesso",
    "controles de acesso",
    "controle de qualidade",
    "controle de pragas",
    "controle de velocidade",
    "controle de entrada",
    "controle de visitantes",
    "controle de veículos",
    "controle de obstáculo",
    "controle de força",
    "sob controle",
    "fora de controle",
  ],
  variants: [
    {
      id: "codigo-fixo",
      names: [
        "controle de código fixo",
        "controles de código fixo",
        "controle código fixo",
        "código fixo",
        "controle de codificação fixa",
        "codificação fixa",
        "controle de aprender",
        "controle copiador",
        "controle clonador",
      ],
    },
    {
      id: "codigo-rolante",
      names: [
        "rolling code",
        "roling code",
        "rolling cod",
        "código rolante",
        "código variável",
        "controle rolling code",
        "controles rolling code",
        "controle de código rolante",
        "controles de código rolante",
        "controle código rolante",
        "controle de código variável",
        "controle anticlonagem",
      ],
    },
    {
      id: "frequencia-433",
      names: [
        "433 mhz",
        "433mhz",
        "controle 433",
        "controle 433 mhz",
        "controles 433 mhz",
        "controle de 433 mhz",
        "controle remoto 433 mhz",
        "frequência 433",
      ],
    },
  ],
  gates: ["deslizante", "basculante", "pivotante"],
  related: ["controle-nao-funciona", "receptor", "trocar-pilha", "central", "tag", "abre-sozinho"],
  pages: [
    "/topicos/controle-remoto-para-portao",
    "/topicos/controle-remoto-do-portao-nao-funciona",
    "/topicos/chave-eletronica-para-portao",
  ],
  quantities: [{ text: "433 MHz", means: "faixa de rádio usada pela maior parte dos controles de portão atuais" }],
  brief: [
    "O controle do portão envia um código por rádio; pilha fraca encurta o alcance muito antes de o botão deixar de responder.",
    "Controle de código fixo se copia em instantes, e é por isso que convém saber qual deles abre a sua casa.",
    "Controle perdido fora de casa se apaga da memória da central, e os demais são gravados de novo no mesmo serviço.",
    "Se um controle falha e o outro abre, o portão está bom: o assunto é pilha, botão ou cadastro daquele aparelho.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "O controle do portão é um transmissor de rádio que manda à central um código já cadastrado; reconhecido o código, ela aciona o motor. Pode ser de código fixo, sempre igual e fácil de copiar, ou de código rolante, que muda a cada aperto.",
        "Controle remoto de portão é a chave por rádio da garagem: quem tem um gravado na central entra. Por essa razão importam o tipo de código, quantos existem e como se apaga um que sumiu.",
        "O controle não move nada; ele pede, e quem decide é a central. O pedido só é aceito se a frequência for a do receptor e o código estiver na memória, duas coisas que não se veem pela aparência.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "Controle com pilha nova que ainda falha pode ter contato oxidado, botão gasto ou placa trincada por queda. Parte disso se limpa ou se refaz, mas um aparelho novo cadastrado costuma ser a saída mais segura.",
        "O conserto do controle começa pela pilha e pelos contatos dela; depois se testa outro controle no mesmo portão. Se o segundo abre, o problema está no aparelho; se nenhum abre, está no receptor ou na central.",
      ],
    },
    {
      to: ["replace"],
      says: [
        "A troca do controle pede um modelo do mesmo tipo de código e frequência, gravado na central por quem a conhece. O antigo é apagado na mesma hora, para não continuar abrindo a casa na gaveta de alguém.",
        "Trocar o controle do portão é comprar o compatível e cadastrar; a aparência não conta. Antes da compra, fotografe frente, verso e o modelo do motor, que juntos dizem o que serve.",
      ],
    },
    {
      to: ["price"],
      says: [
        "O preço do controle depende do tipo de código e de ser original ou compatível, e o cadastro na central pode estar ou não incluído. Peça os dois por escrito, com a quantidade de aparelhos.",
        "Quanto custa um controle de portão varia com a marca do motor e o número de botões; um de código rolante sai mais caro do que um copiável. Levar vários de uma vez aproveita a mesma visita de cadastro.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Para descobrir o tipo do seu controle, lembre como o último foi feito: copiado de outro aparelho em um balcão, é código fixo; gravado na central do motor, é provavelmente rolante. O modelo impresso no verso confirma.",
        "Cadastrar controle exige chegar à placa do motor, onde há rede elétrica, e por isso se pede a um técnico. O que se faz em casa é trocar a pilha, limpar o contato e testar perto do portão.",
      ],
    },
    {
      to: ["which"],
      says: [
        "O controle certo transmite na faixa e no código que a central entende, com botões suficientes para os portões que você abre. Entre dois compatíveis, prefira o rolante, que não se copia no balcão.",
        "Na escolha do controle, a central manda: se ela só lê código fixo, um rolante não grava. Para mudar de tipo troca-se também o receptor, e a casa inteira muda de aparelho.",
      ],
    },
    {
      to: ["when"],
      says: [
        "Troque a pilha do controle quando o alcance encurtar, e o aparelho quando o botão afundar, a caixa rachar ou a falha continuar com pilha nova. Perda ou furto pede apagar a memória no primeiro dia possível.",
        "O controle pede substituição quando só funciona apertado de certo jeito ou depois de cair na água. Luz que acende não prova que transmite: prova apenas que há pilha.",
      ],
    },
    {
      to: ["why"],
      says: [
        "O controle perde alcance porque a pilha cai de tensão devagar, porque algo novo na garagem faz ruído ou porque a antena do receptor saiu do lugar. O jeito como piorou, aos poucos ou de repente, separa as causas.",
        "Por que um controle deixa de abrir? Porque o código não chega ou não é aceito: pilha, botão e ruído impedem a chegada; memória apagada e frequência errada impedem a aceitação.",
      ],
    },
    {
      to: ["worth-it"],
      says: [
        "Vale trocar controles de código fixo por rolantes quando não se sabe quantas cópias circulam: imóvel comprado, inquilino que saiu, aparelho furtado. É preciso que a central aceite, ou que se acrescente um receptor.",
        "Compensa consertar um controle só quando ele é raro ou fora de linha. Aparelho comum novo, cadastrado e com pilha, sai por menos do que a procura de peça.",
      ],
    },
    {
      to: ["maintain"],
      says: [
        "Cuidar do controle é trocar a pilha ao primeiro alcance curto, guardá-lo longe de água e calor e não o deixar à vista no carro. De vez em quando, confira quem tem um e peça a exclusão dos que sobraram.",
        "O controle dura mais no bolso do que no painel: sol, queda e umidade acabam com ele antes da pilha. Um aparelho reserva, testado de tempos em tempos, e uma lista de quem tem cada um completam a manutenção.",
      ],
    },
    {
      to: ["emergency"],
      says: [
        "Controle perdido junto de documento ou chave é caso para agir no mesmo momento: tranque a folha pelo lado de dentro e mande apagá-lo da central. Até lá, evite depender do automático.",
        "Quem teve o controle furtado deve supor que o endereço foi junto e trancar o portão com chave ou cadeado antes de qualquer telefonema. A exclusão do aparelho na central vem em seguida, com os outros controles da casa reunidos.",
      ],
    },
  ],
  definition: {
    headings: ["O que há dentro de um controle", "Código fixo e código rolante", "Como o controle fala com o portão"],
    items: [
      {
        says: [
          "Um botão, uma pilha, um pequeno circuito que gera o código e uma antena impressa na placa. O aperto dura pouco, mas a mensagem é repetida várias vezes, para que uma delas atravesse o ruído.",
          "Dentro da caixinha há menos do que se imagina: o segredo não está nela, e sim na memória da central, que guarda a lista dos códigos aceitos. Um aparelho novo em folha é um estranho até ser apresentado.",
        ],
      },
      {
        when: { variants: ["codigo-fixo"] },
        says: [
          "No código fixo, a mensagem é sempre a mesma, como uma senha dita em voz alta. Quem a grava uma vez pode repeti-la, e é isso que o copiador do balcão faz em um minuto.",
          "A vantagem do fixo é a compatibilidade: aparelhos de várias origens aprendem com o original. A desvantagem é não haver como saber quem tem cópia.",
        ],
      },
      {
        when: { variants: ["codigo-rolante"] },
        says: [
          "No rolante, cada aperto gera um número novo a partir de uma conta que só o aparelho e a central conhecem. O número de ontem não abre hoje, e gravá-lo no ar não adianta.",
          "Por depender dessa conta em comum, o rolante precisa ser gravado na central. Apertado muitas vezes longe do portão, alguns se adiantam demais e têm de ser sincronizados.",
        ],
      },
      {
        when: { variants: ["frequencia-433"] },
        says: [
          "A faixa de 433 MHz é a de quase todos os controles vendidos hoje, compartilhada com alarmes, sensores e brinquedos. Mesma frequência não significa compatível: o código dentro dela é outro assunto.",
          "Estar em 433 MHz quer dizer apenas que o rádio dos dois lados está na mesma estação. Há receptores antigos em outras faixas, e para eles um aparelho novo não chega nem a ser ouvido.",
        ],
      },
    ],
  },
  faults: {
    headings: ["Defeitos de controle", "O que o botão está dizendo", "Como um controle falha"],
    leads: ["Teste sempre com dois aparelhos, e o defeito se entrega:", "Do que se resolve com pilha ao que pede cadastro:"],
    items: [
      {
        label: "Alcance encolhendo",
        about: ["controle-nao-funciona", "trocar-pilha"],
        says: [
          "abria da esquina, depois da calçada, agora só encostado: tensão da pilha no fim.",
          "a luz acende mais fraca e o aparelho funciona melhor quando aquecido na mão.",
        ],
      },
      {
        label: "Botão afundado",
        about: ["abre-sozinho"],
        says: [
          "a borracha não volta, e o aparelho transmite sem ninguém apertar até acabar a pilha.",
          "o portão dispara quando o controle está no bolso, na bolsa ou espremido no painel.",
        ],
      },
      {
        label: "Contato oxidado",
        about: ["controle-nao-funciona"],
        says: [
          "é preciso bater na caixinha para funcionar; há pó verde ou branco em volta da pilha.",
          "com pilha nova ele revive e morre em um dia, porque a lâmina de contato não toca.",
        ],
      },
      {
        label: "Só um aparelho mudo",
        says: [
          "os outros da casa abrem normalmente: nada há de errado no portão.",
          "a falha viaja com o aparelho, e não com a pessoa nem com a distância.",
        ],
      },
      {
        label: "Todos mudos juntos",
        about: ["receptor", "central", "controle-nao-funciona"],
        says: [
          "dois ou três aparelhos não perdem pilha no mesmo minuto; olhe energia, receptor e memória.",
          "o botão da parede move a folha e nenhum rádio move: quem não ouve é o receptor.",
        ],
      },
      {
        label: "Falha em certa hora",
        about: ["receptor"],
        says: [
          "de noite, com as luzes acesas, o alcance some; de manhã volta. Fonte de lâmpada perto da antena faz isso.",
          "desde que instalaram câmera ou alarme, é preciso apertar várias vezes na mesma posição.",
        ],
      },
      {
        label: "Rolante fora de passo",
        when: { variants: ["codigo-rolante"] },
        says: [
          "ficou meses na gaveta com algo apertando o botão e a central deixou de reconhecê-lo.",
          "abre ao terceiro ou quarto aperto seguido, depois de reencontrar o lugar na sequência.",
        ],
      },
    ],
  },
  neighbours: {
    headings: ["Controle, receptor ou central?", "De quem é a falha de rádio", "Antes de comprar outro controle"],
    items: [
      {
        label: "Receptor",
        about: ["receptor"],
        says: [
          "um aparelho falho é problema de bolso; todos falhando é problema de antena.",
          "encoste o controle no motor: se ali funciona, o código está certo e o que falta é recepção.",
        ],
      },
      {
        label: "Central",
        about: ["central"],
        says: [
          "luz do receptor que pisca ao aperto, sem a folha se mexer, mostra que a ordem chegou e parou na placa.",
          "se o botão de parede também não move nada, comprar controle não adianta.",
        ],
      },
      {
        label: "Fotocélula",
        about: ["fotocelula", "nao-fecha"],
        says: [
          "abre com o aparelho e não fecha com ele: rádio bom, passagem dada como ocupada.",
          "quem acha que o controle só funciona pela metade deve limpar a lente antes de trocar pilha.",
        ],
      },
      {
        label: "Falta de energia",
        about: ["falta-de-energia"],
        says: [
          "nenhum rádio abre um motor sem tensão; veja se a sinaleira ou a luz do portão acende.",
          "depois de um apagão, confira o disjuntor do portão antes de mexer na caixinha.",
        ],
      },
    ],
  },
  checks: {
    headings: ["Como testar um controle", "Da pilha ao segundo aparelho", "O que tentar antes de pedir outro"],
    leads: [
      "Nada aqui exige chegar ao motor; a caixinha na mão e um segundo controle bastam.",
      "Fique de onde se veja a folha, com a passagem livre, antes de cada aperto.",
    ],
    steps: [
      {
        label: "Use outro aparelho",
        says: [
          "com um segundo controle da casa, tente do mesmo lugar; a comparação vale mais do que qualquer medida.",
          "peça emprestado o do vizinho de condomínio: se o dele abre, o seu é que está fora.",
        ],
      },
      {
        label: "Troque a pilha",
        says: [
          "ponha outra de mesmo código impresso, nova, respeitando o lado do sinal de mais.",
          "pilha de loja parada há anos já vem fraca; na dúvida, use uma tirada de embalagem recente.",
        ],
      },
      {
        label: "Limpe o contato",
        says: [
          "com a pilha fora, esfregue as lâminas com borracha escolar ou pano seco e feche sem forçar.",
          "se houve vazamento, retire o resíduo a seco e não raspe a plaquinha do circuito.",
        ],
      },
      {
        label: "Teste a distância",
        says: [
          "aperte a um passo do portão e vá se afastando; anote onde deixa de responder.",
          "repita com as luzes da garagem apagadas, para saber se alguma delas atrapalha o rádio.",
        ],
      },
      {
        label: "Olhe a tecla",
        says: [
          "o botão deve voltar sozinho e a luz apagar ao soltar; luz fixa é transmissão presa.",
          "tire a pilha de um aparelho suspeito por uma noite: se o portão parar de disparar, era ele.",
        ],
      },
    ],
    ends: [
      { says: ["Pilha nova, contato limpo e ainda mudo, com outro aparelho abrindo: é controle novo com cadastro."] },
      { says: ["Nenhum aparelho abre e o botão da parede abre: deixe os controles em paz e peça exame do receptor."] },
    ],
  },
  work: {
    headings: ["Como se cadastra um controle", "O que o técnico faz com a memória", "Gravar, apagar, conferir"],
    leads: [
      "O cadastro é feito na placa, com todos os aparelhos da casa presentes.",
      "Antes de gravar o novo, decide-se o que fazer com os velhos:",
    ],
    steps: [
      {
        label: "Identificação",
        says: [
          "compara-se frequência e tipo de código do aparelho com os do receptor, para não gravar o que não fecha.",
          "um medidor de rádio mostra se ele transmite e em que faixa, antes de se culpar a central.",
        ],
      },
      {
        label: "Limpeza da memória",
        says: [
          "em perda, furto ou mudança de morador, apaga-se a lista inteira e começa-se do zero.",
          "em acréscimo simples, a memória é mantida e verifica-se se ainda há espaço nela.",
        ],
      },
      {
        label: "Gravação",
        says: [
          "a placa é posta em aprendizado e cada botão é apresentado a ela, com a função que terá.",
          "anota-se quem recebeu qual aparelho, o que permite excluir um só nas centrais que guardam posição.",
        ],
      },
      {
        label: "Alcance",
        says: [
          "prova-se da rua, de dentro do carro, com motor e faróis ligados, que é onde se usa.",
          "se o alcance é curto com pilha nova, a antena é reposicionada longe da caixa metálica e da fiação.",
        ],
      },
      {
        label: "Prova final",
        says: [
          "testam-se os apagados, que não podem mais abrir, e os novos, um por vez.",
          "verifica-se o que acontece no segundo aperto: parar ou inverter, conforme a regulagem.",
        ],
      },
    ],
  },
  effort: {
    headings: ["O que o cadastro pede", "Todos os controles no mesmo dia"],
    items: [
      {
        says: [
          "Gravar é rápido; juntar os aparelhos é que demora. Marque a visita em um dia em que os de toda a família, inclusive o que fica no outro carro, estejam à mão.",
          "Apagar a memória deixa sem entrada quem não estiver presente. Avise hóspede, funcionário e vizinho antes.",
        ],
      },
      {
        says: [
          "Modelo fora de linha pede confirmação do compatível por foto. Sem ela, o técnico pode chegar com um rádio que a sua central não ouve.",
        ],
      },
    ],
  },
  cost: {
    headings: ["Quanto custa controle e cadastro", "O aparelho, a gravação e a visita", "O que entra no preço do controle"],
    items: [
      {
        for: ["price", "buy", "replace", "repair", "worth-it"],
        says: [
          "O valor tem três partes: aparelho, gravação e deslocamento. Quem só pergunta a primeira se surpreende com as outras duas; peça o total para a quantidade de que precisa.",
          "Original e compatível diferem no preço, e os dois abrem o portão se falarem o mesmo código. O que não vale pagar é um rádio que a central não grava.",
        ],
      },
      {
        for: ["price", "repair", "replace", "maintain", "buy"],
        says: [
          "Se o portão já vai receber manutenção, {{manutencao-custo}}, aproveite para gravar os aparelhos na mesma ida. Gravar em visita já marcada sai mais em conta do que chamar só para o cadastro.",
          "Visita de manutenção fica em {{manutencao-custo}}. Confirme se o cadastro vai junto, e de quantos aparelhos.",
        ],
      },
      {
        says: [
          "Pilha é o primeiro gasto e muitas vezes o único. Antes de encomendar aparelho, gaste com ela.",
          "Apagar a memória por um aparelho perdido obriga a regravar os outros, sem comprar nenhum deles. O que se paga ali é serviço, e não peça.",
        ],
      },
    ],
  },
  choice: {
    headings: ["Que controle comprar", "Código, frequência e botões"],
    leads: ["Comece pela central e só depois olhe a vitrine:", "A tabela supõe que a central aceite o tipo indicado."],
    columns: ["Situação", "Controle indicado", "Cuidado"],
    rows: [
      { cells: ["Mais um motorista em casa", "Igual aos que já existem", "Cadastro na central"] },
      { cells: ["Imóvel comprado ou alugado", "Rolante, com memória apagada", "Cópias antigas ainda abrem"] },
      { cells: ["Dois portões no caminho", "Vários botões, um por portão", "Mesmo código nas centrais"] },
      { cells: ["Diarista ou entregador", "Senha ou tag, não controle", "Fácil de revogar"] },
      { cells: ["Central só lê código fixo", "Compatível de código fixo", "Qualquer balcão copia"] },
      { cells: ["Motor de faixa antiga", "Receptor novo em 433 MHz", "Troca todos os aparelhos"] },
    ],
  },
  worth: {
    headings: ["Copiar, comprar ou mudar de sistema", "Quando o código fixo deixa de servir"],
    items: [
      {
        says: [
          "Copiar resolve a falta de um aparelho e aumenta a dúvida sobre quantos existem. Em casa de família pequena isso pesa pouco; em portão de muitos, pesa tudo.",
          "Passar a casa para rolante custa o receptor, quando a central não lê, e um aparelho por pessoa. Em troca, um controle sumido se apaga e deixa de ser problema.",
        ],
      },
      {
        about: ["tag"],
        says: [
          "Para quem entra todo dia sem carro, chaveiro de aproximação ou senha cumpre melhor o papel. O rádio fica para os veículos.",
        ],
      },
    ],
  },
  care: {
    headings: ["Para o controle durar e não virar risco", "Pilha, calor e discrição"],
    items: [
      {
        says: [
          "Não deixe o aparelho no painel ao sol: o calor seca a pilha e empena a caixa. Em carro estacionado na rua, guarde-o fora da vista, longe de qualquer papel com o seu endereço.",
          "Molhou, tire a pilha e deixe secar aberto à sombra antes de tentar. Apertar molhado é o que queima o circuito.",
        ],
      },
      {
        says: [
          "Tenha uma pilha reserva do código certo e um aparelho testado guardado em casa. O controle reserva que ninguém experimenta falha no dia em que é preciso.",
          "Anote quem tem cada um, com data. Na primeira mudança de funcionário ou inquilino, a lista diz o que apagar.",
        ],
      },
    ],
  },
  cases: {
    headings: ["O controle neste tipo de entrada", "Quem usa e de onde aciona"],
    items: [
      {
        when: { uses: ["predio"] },
        says: [
          "Controle de prédio precisa de cadastro individual, com apartamento e data. Quando alguém se muda, exclui-se um número em vez de regravar a garagem inteira.",
          "Em edifício com portaria, o controle reduz a fila e aumenta o risco de carona. Orientar quem entra a esperar o fechamento vale mais do que trocar a frequência.",
        ],
      },
      {
        when: { uses: ["condominio"] },
        says: [
          "No condomínio, controle de código fixo é cópia livre: prestador, ex-morador e chaveiro têm o mesmo direito de entrada. A passagem para o rolante se decide em assembleia, com prazo para trocar os aparelhos.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Portão de vila reúne controles de idades e origens diferentes. Antes de apagar a memória por causa de um perdido, façam a lista de todos, ou metade das casas dorme do lado de fora.",
        ],
      },
      {
        when: { uses: ["casa"] },
        says: [
          "Casa recém-comprada vem com um número desconhecido de controles na rua. Pedir que a memória seja apagada no dia da mudança é tão natural quanto trocar o segredo da fechadura.",
        ],
      },
      {
        when: { uses: ["sobrado"] },
        says: [
          "Em sobrado, quem aciona da janela de cima dá ordem sem ver a calçada. Prefira o controle no carro, de frente para o portão, e deixe o de casa longe das crianças.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: [
          "Loja com troca de funcionários pede controle rolante e lista em dia. Quem sai devolve o aparelho, e o número dele é excluído, ainda que tenha devolvido.",
        ],
      },
      {
        when: { uses: ["galpao"] },
        says: [
          "Caminhão alto e cabine metálica enfraquecem o sinal do controle. No galpão, antena externa do receptor, virada para a rua, evita que o motorista desça para apertar mais perto.",
        ],
      },
      {
        when: { uses: ["sitio"] },
        says: [
          "Em sítio, o controle passa meses guardado e a pilha vaza. Tire-a ao fechar a casa e leve um aparelho já testado da cidade.",
        ],
      },
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Na ladeira, acione o controle com o carro já parado e freado, à vista da folha. Alcance longo demais, ali, faz o portão abrir antes de se poder olhar a calçada de baixo.",
        ],
      },
      {
        when: { grounds: ["rampa"] },
        says: [
          "Garagem em rampa esconde a antena abaixo do nível da rua, e o controle só responde na boca da descida. Subir o receptor resolve o que pilha nenhuma resolve.",
        ],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: [
          "Diante de calçada cheia, o controle se usa olhando: espera-se a passagem de pedestres e só então se aperta. Botão no bolso, comprimido por engano, fecha a folha sobre quem passa.",
        ],
      },
      {
        when: { grounds: ["arvores"] },
        says: [
          "Copa densa e molhada rouba um pouco do alcance do controle, e é por isso que ele piora em dia de chuva. Se a perda é grande, a causa é antena, e não árvore.",
        ],
      },
      {
        when: { uses: ["predio"] },
        says: ["No prédio, cada vaga com dois controles numerados simplifica a perda: apaga-se aquele número, e não a memória inteira."],
      },
      {
        when: { uses: ["casa"] },
        says: [
          "Em casa com empregada, jardineiro e babá, controle que abre só em dia útil depende da central. Quando ela não permite, recolher na saída é o caminho.",
        ],
      },
    ],
  },
  tell: {
    headings: ["O que mandar para achar o controle certo", "Foto de frente, de trás e do motor"],
    items: [
      {
        says: [
          "Fotografe o aparelho dos dois lados e a etiqueta do motor, e diga quantos controles precisa e quantos já existem. Não mande imagem da placa com a numeração interna para desconhecidos.",
          "Envie frente, verso e a pilha com o código dela à mostra, mais o modelo escrito na caixa do motor. Escreva se os outros aparelhos da casa abrem.",
          "Conte se o último foi copiado em balcão ou gravado no portão, e quantos botões você usa. Com a foto do motor, isso define o que levar.",
        ],
      },
      {
        says: [
          "Em caso de perda, diga onde e quando foi, e se havia documento junto. A resposta muda a pressa e o serviço.",
          "Para condomínio ou empresa, mande a quantidade por unidade e quem autoriza as exclusões.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["Dá para copiar o controle do portão?", "Posso clonar o meu controle no chaveiro?"],
      for: ["how-to", "buy", "replace", "what", "price", "which"],
      says: [
        "O de código fixo, sim; o rolante não se copia, precisa ser gravado na central. Se a cópia saiu em um balcão, o seu é fixo.",
        "Só se ele repetir sempre o mesmo código. No rolante, o que se grava no ar já não vale no aperto seguinte.",
      ],
    },
    {
      asks: ["Qualquer controle de 433 MHz serve no meu portão?", "Comprei um controle 433 MHz e não grava. Por quê?"],
      for: ["which", "buy", "what", "how-to", "price"],
      says: [
        "Não. A frequência em comum é só o começo; o código precisa ser do tipo que a central entende.",
        "Porque 433 MHz é a estação, e não a língua. Um rolante de outra origem, por exemplo, a sua central não decifra.",
      ],
    },
    {
      asks: ["Perdi o controle. O que faço primeiro?", "Roubaram meu controle do portão. E agora?"],
      about: ["abre-sozinho"],
      for: ["emergency", "what", "how-to", "replace", "when", "why"],
      says: [
        "Feche por dentro com trinco ou cadeado e peça a exclusão na central. Todos os outros aparelhos devem estar em casa nessa visita.",
        "Trate como chave roubada: tranca por dentro, memória apagada e novo cadastro. Se sabem o endereço, não espere o fim de semana.",
      ],
    },
    {
      asks: ["Rolling code vale a pena?", "Código rolante é mais seguro mesmo?"],
      for: ["worth-it", "which", "buy", "what"],
      says: [
        "Vale em portão de muita gente ou quando não se sabe quantas cópias existem. Exige central ou receptor que o leia.",
        "Contra cópia e gravação no ar, sim. Contra controle esquecido no carro, nenhum código protege.",
      ],
    },
    {
      asks: ["Que pilha vai no controle do portão?", "A luz acende e o portão não abre. Ainda pode ser pilha?"],
      about: ["trocar-pilha", "controle-nao-funciona"],
      says: [
        "A de código igual ao da que está nele, impresso no metal. Modelos diferentes do mesmo tamanho têm tensão diferente.",
        "Pode: acender um ponto de luz gasta muito menos do que transmitir. Troque antes de concluir.",
      ],
    },
    {
      asks: ["Quantos controles cabem na central?", "Existe limite de controles cadastrados?"],
      for: ["what", "buy", "which", "install"],
      says: [
        "Cada modelo tem o seu limite. Em prédio, confirme antes, porque memória cheia recusa o próximo sem avisar.",
        "Existe, e depende da placa. Passado ele, usa-se receptor externo ou outro meio de entrada.",
      ],
    },
    {
      asks: ["O controle do vizinho abre o meu portão. Por quê?", "Dois portões respondem ao mesmo controle. É possível?"],
      about: ["abre-sozinho", "receptor"],
      says: [
        "Em código fixo, sim, por coincidência ou cópia. Apaga-se a memória e grava-se outra combinação, de preferência rolante.",
        "É, quando os dois aprenderam o mesmo código. Peça que o seu seja regravado e avise o vizinho.",
      ],
    },
    {
      asks: ["Um controle pode abrir dois portões?", "Uso o mesmo controle em casa e no prédio?"],
      for: ["which", "buy", "how-to", "what", "install"],
      says: [
        "Pode, com um botão para cada, se as duas centrais aceitarem o tipo de código. Grava-se em uma e depois na outra.",
        "Se os sistemas forem compatíveis. No prédio, pergunte antes à administração, que controla o cadastro.",
      ],
    },
  ],
};
