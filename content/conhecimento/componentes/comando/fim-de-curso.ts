import type { Component } from "#domain/knowledge/entry";

export const fimDeCurso: Component = {
  kind: "component",
  id: "fim-de-curso",
  name: { one: "fim de curso", many: "fins de curso", gender: "m" },
  aliases: [
    "fim de curso de portão",
    "fim de curso do portão",
    "fim de curso do motor",
    "fim de curso de motor",
    "fins de curso do portão",
    "fim do curso",
    "final de curso",
    "finais de curso",
    "final do curso do portão",
    "sensor de fim de curso",
    "sensores de fim de curso",
    "chave de fim de curso",
    "chave fim de curso",
    "chaves fim de curso",
    "micro de fim de curso",
    "micro fim de curso",
    "batida de fim de curso",
    "fim de percurso",
    "fin de curso",
    "fim de curço",
    "ponto de parada do portão",
    "parada do portão",
  ],
  variants: [
    {
      id: "magnetico",
      names: [
        "fim de curso magnético",
        "fins de curso magnéticos",
        "fim de curso por ímã",
        "ímã do portão",
        "imã do portão",
        "ímãs do portão",
        "ímã de portão",
        "ímã de fim de curso",
        "ímã do fim de curso",
        "reed switch",
        "reed do portão",
        "sensor reed",
        "sensor magnético do portão",
      ],
    },
    {
      id: "mecanico",
      names: [
        "fim de curso mecânico",
        "fins de curso mecânicos",
        "fim de curso de haste",
        "fim de curso de mola",
        "fim de curso com mola",
        "fim de curso de contato",
      ],
    },
  ],
  gates: ["deslizante", "basculante", "pivotante"],
  related: ["encoder", "rampa-de-desaceleracao", "bate", "nao-fecha", "cremalheira", "central"],
  pages: [
    "/topicos/regulagem-de-fim-de-curso-de-portao",
    "/topicos/portao-automatico-nao-fecha",
    "/topicos/placa-central-de-comando-de-portao",
  ],
  brief: [
    "O fim de curso avisa a central de que a folha chegou; deslocado, o portão bate, sobra aberto ou torna a abrir sozinho.",
    "Fim de curso que não corta deixa o motor roncando com o portão já encostado, e esse esforço parado queima enrolamento.",
    "Quando um fim de curso fica preso, a central julga que a folha está na outra ponta e ignora o comando seguinte.",
    "No basculante e no pivotante, fim de curso fora do lugar força cabo, braço e dobradiça antes de forçar o motor.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "O fim de curso é o sensor que informa à central que o portão chegou aberto ou fechado, para ela desligar o motor naquele ponto. Há o magnético, em que um ímã passa diante de um contato, e o mecânico, em que uma haste esbarra numa chave.",
        "Chama-se fim de curso o par de marcas que diz ao motor onde parar, uma em cada extremo. Deslocadas, a folha bate ou deixa fresta; mudas, o motor insiste até que a proteção dele desarme.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "O conserto do fim de curso começa por saber se ele se deslocou ou se morreu: deslocado, é recolocado e travado; morto, troca-se o contato ou a chave. Nos dois casos procura-se o que o tirou do lugar, em geral a folha que baixou ou um suporte frouxo.",
        "Consertar o fim de curso é fazer a mesma parada se repetir em toda manobra, e não apenas em uma. Por isso o técnico testa com a folha fria, depois do uso, e só então fixa ímã ou haste.",
      ],
    },
    {
      to: ["replace"],
      says: [
        "A troca do fim de curso substitui a ampola magnética ou a chave de contato dentro do motor e termina com os dois extremos marcados outra vez. A peça sai depressa; o acerto demora, porque a central precisa reaprender o caminho.",
        "Trocar o fim de curso só se justifica depois de medido: fio partido e ímã fraco imitam com perfeição um sensor queimado. Confirmada a falha, a peça tem de ser a que a placa sabe ler.",
      ],
    },
    {
      to: ["price"],
      says: [
        "O preço do fim de curso varia pouco na peça e mais na causa: ajustar um ímã é parte de uma visita, refazer suporte, fio ou placa já soma material. Folha caída e cremalheira gasta, se forem a origem, entram na conta.",
        "Quanto custa regular o fim de curso? O valor de uma manutenção, quando só o ponto de parada saiu do lugar. Se o contato morreu ou a placa deixou de lê-lo, acrescenta-se a peça, informada antes da troca.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Para reconhecer um fim de curso desregulado, veja onde a folha para, se para sempre no mesmo lugar e se o motor silencia ao chegar. Mover ímã ou haste fica com o técnico: alguns dedos a mais tiram a folha do caminho.",
        "O fim de curso se verifica de longe, com uma única manobra: olhe a distância que sobrou, escute se o ronco morre e repare se a folha encosta por igual. As três respostas dizem se ele adianta, atrasa ou falta.",
      ],
    },
    {
      to: ["which"],
      says: [
        "O fim de curso certo é o que a central do seu motor espera: magnético, de chave ou por contagem. Não se escolhe pelo gosto, e adaptar um no lugar do outro costuma deixar a folha sem parada de reserva.",
        "Entre fim de curso magnético e mecânico, o primeiro não se gasta e teme a distância; o segundo é fácil de ver e teme ferrugem e formiga. Quem decide é o modelo da máquina que já está lá.",
      ],
    },
    {
      to: ["when"],
      says: [
        "O fim de curso pede regulagem quando a folha bate, deixa sobra ou volta ao encostar, e pede troca quando a parada falha em um dia e acerta no outro sem nada ter mudado. Motor que ronca encostado não espera.",
        "Chame para ver o fim de curso sempre que a parada mudar de lugar depois de obra, de troca de roldana ou de uma queda de energia. A marca não anda sozinha: alguma coisa em volta andou.",
      ],
    },
    {
      to: ["why"],
      says: [
        "O fim de curso desregula porque o que está em volta muda: parafuso que vibra, roda que baixa a folha, batente que cede, ímã que perde o suporte. O sensor continua igual e passa a marcar o lugar errado.",
        "Por que o fim de curso falha? No magnético, pela distância ou por um contato colado; no mecânico, por ferrugem, sujeira e haste torta. Nos que contam voltas, por dente que pulou ou folha movida à mão.",
      ],
    },
    {
      to: ["maintain"],
      says: [
        "Na manutenção do fim de curso se verifica a fixação de ímãs e hastes, a distância até o sensor e a repetição da parada. Quem mora na casa só precisa manter livres os últimos palmos do percurso.",
        "O fim de curso agradece duas coisas: suporte apertado e caminho limpo até o batente. O resto se mede na revisão, porque uma deriva pequena só aparece comparada com a data anterior.",
      ],
    },
  ],
  definition: {
    headings: ["O que o fim de curso faz", "Como o motor sabe que chegou", "As duas marcas do percurso"],
    items: [
      {
        says: [
          "São sempre dois avisos, o de aberto e o de fechado, e a central compara o que recebe com a ordem que deu. Se manda fechar e o aviso de fechado já está ativo, ela não se mexe: para ela, o serviço está feito.",
          "O aviso chega um pouco antes da parada real, porque a folha ainda desliza depois que o motor perde a corrente. Esse tanto de escorregamento entra na posição da marca e muda com o peso e com o calor.",
        ],
      },
      {
        when: { variants: ["magnetico"] },
        says: [
          "No magnético, uma ampola de vidro com duas lâminas fecha o circuito quando o ímã se aproxima. Não há toque nem desgaste, mas tudo depende da distância: folha que baixou um pouco já passa longe demais.",
          "Cada ímã tem um lado próprio, que distingue abertura de fechamento em muitos motores. Recolocado ao contrário depois de um conserto apressado, ele manda parar na hora de partir.",
        ],
      },
      {
        when: { variants: ["mecanico"] },
        says: [
          "No mecânico, um batente preso à folha ou à cremalheira empurra uma mola ou alavanca, que aciona uma chave pequena dentro do motor. Vê-se tudo de fora, e pela mesma razão tudo apanha chuva, poeira e teia.",
          "A haste precisa voltar ao centro depois de cada manobra. Enferrujada ou torta, fica caída para um lado, e a central acredita que a folha nunca saiu de lá.",
        ],
      },
      {
        when: { gates: ["pivotante"] },
        says: [
          "Nos braços pivotantes, a marca pode estar dentro do próprio braço, presa ao fuso, ou no piso, como batente físico. Duas folhas são dois jogos, e a ordem entre elas também faz parte do acerto.",
        ],
      },
    ],
  },
  faults: {
    headings: ["Sinais de fim de curso ruim", "O que o portão faz quando a marca erra", "Cada erro de parada tem um motivo"],
    leads: [
      "O lugar em que a folha para, e o que acontece em seguida, contam qual das marcas falhou.",
      "Compare a parada de hoje com a de sempre:",
    ],
    items: [
      {
        label: "Marca atrasada",
        about: ["bate"],
        says: [
          "a folha alcança o batente ainda com força, o muro treme e o quadro recua um dedo.",
          "a pancada é igual em toda chegada e piora em tarde quente, quando a folha corre mais solta.",
        ],
      },
      {
        label: "Marca adiantada",
        about: ["nao-fecha"],
        says: [
          "sobra sempre a mesma fresta, e a trava não alcança o encaixe.",
          "a folha freia antes, para quieta e não reclama: para a central, está fechada.",
        ],
      },
      {
        label: "Aviso que não vem",
        about: ["esquenta", "cheiro-de-queimado"],
        says: [
          "encostada a folha, o motor segue roncando até a proteção térmica ou o tempo da placa o calar.",
          "nada desliga na chegada, e o pinhão tenta subir nos dentes: corte a energia sem esperar.",
        ],
      },
      {
        label: "Aviso colado",
        about: ["nao-abre", "nao-fecha"],
        says: [
          "o motor aceita uma ordem e ignora a seguinte, porque um dos lados continua dado como alcançado.",
          "depois de abrir, ele não fecha por controle nem por botão, e volta ao normal com uma pancada na tampa.",
        ],
      },
      {
        label: "Falha que vai e vem",
        about: ["chuva", "para-no-meio"],
        says: [
          "em um dia a parada é perfeita, no outro passa do ponto; umidade no contato ou fio partido na dobra.",
          "o erro acompanha a chuva ou o sol da tarde, e não o número de manobras.",
        ],
      },
      {
        label: "Reabre ao encostar",
        about: ["volta", "abre-sozinho"],
        says: [
          "a marca está rente demais ao batente; a central sente o toque como obstáculo e desfaz a manobra.",
          "a folha chega, suspira e torna a abrir, sem que ninguém tenha passado pela fotocélula.",
        ],
      },
      {
        label: "Sentido trocado",
        about: ["nao-abre"],
        says: [
          "depois de mexerem na fiação ou no ímã, o motor parte e desliga em um palmo, nos dois sentidos.",
          "a folha anda para o lado contrário da ordem e passa direto pela marca, que pertence ao outro extremo.",
        ],
      },
    ],
  },
  neighbours: {
    headings: ["Fim de curso ou outra coisa?", "O que também faz o portão parar errado", "Antes de culpar a marca"],
    items: [
      {
        label: "Fotocélula",
        about: ["fotocelula"],
        says: [
          "ela impede ou inverte o fechamento em qualquer altura do caminho; a marca só age nos extremos.",
          "se a folha nem começa a fechar, o feixe está cortado; se fecha e erra a chegada, o assunto é parada.",
        ],
      },
      {
        label: "Encoder",
        about: ["encoder"],
        says: [
          "motor que conta voltas erra aos poucos, cada dia um tanto; ímã e haste erram de uma vez.",
          "percurso que ficou errado depois de mover a folha à mão é conta perdida, e não marca deslocada.",
        ],
      },
      {
        label: "Rampa de chegada",
        about: ["rampa-de-desaceleracao"],
        says: [
          "bater com velocidade cheia, na marca certa, é falta de freio; bater devagar é falta de marca.",
          "se a folha diminui cedo demais e se arrasta até o fim, quem pede ajuste é a desaceleração.",
        ],
      },
      {
        label: "Sujeira no canto",
        about: ["trilho", "limpar-trilho"],
        says: [
          "pedra ou barro na ponta detém a folha com o motor ainda ligado; tire-os antes de falar em sensor.",
          "a fresta que some depois da vassoura nunca foi defeito elétrico.",
        ],
      },
    ],
  },
  checks: {
    headings: ["Como observar as paradas", "O que se descobre sem tocar no motor", "Uma manobra, três perguntas"],
    leads: [
      "Prepare o percurso com o disjuntor do portão desligado e observe de longe, sem ninguém na passagem.",
      "Não é preciso abrir nada: a folha mostra tudo o que a marca está fazendo.",
    ],
    steps: [
      {
        label: "Limpe os extremos",
        says: [
          "sem energia, tire pedra, terra e tapete dos últimos palmos de cada lado, porque imitam erro de parada.",
          "confira se o batente está firme e no prumo; ele é a referência de tudo o que vem depois.",
        ],
      },
      {
        label: "Marque a parada",
        says: [
          "religue, faça uma manobra e risque com giz no chão onde a folha ficou, dos dois lados.",
          "repita a ida e a volta mais tarde e compare com o risco: distância fixa é regulagem, variável é falha de contato.",
        ],
      },
      {
        label: "Escute a chegada",
        says: [
          "o ronco precisa cessar junto com a folha; se insiste, desligue o disjuntor na hora.",
          "um clique seguido de silêncio é a central cortando; silêncio sem clique, com folha longe, é outra parada.",
        ],
      },
      {
        label: "Olhe a marca",
        says: [
          "de fora e sem tocar, veja se o suporte do ímã ou o batente da haste está torto, solto ou ausente.",
          "na barra de dentes, um trecho limpo ao lado do suporte mostra onde ele estava antes de escorregar.",
        ],
      },
      {
        label: "Lembre o que mudou",
        says: [
          "obra no piso, roda nova, pintura, batida de carro ou queda de luz nas últimas semanas valem como pista.",
          "pergunte em casa se alguém destravou o motor; nos modelos que contam voltas, isso basta para errar a parada.",
        ],
      },
    ],
    ends: [
      { says: ["Motor roncando encostado ou pinhão subindo nos dentes termina o teste: disjuntor desligado até a visita."] },
      {
        when: { gates: ["basculante"] },
        says: ["No basculante, só se olha com a folha embaixo; a parada de cima errada põe cabos e contrapesos no limite."],
      },
    ],
  },
  work: {
    headings: ["Como o fim de curso é regulado", "Do batente à marca", "O ajuste das duas paradas"],
    leads: [
      "A posição da marca é a última decisão, depois que a folha e o batente estão certos.",
      "Regular é repetir, e o serviço só termina quando a folha para igual várias vezes:",
    ],
    steps: [
      {
        label: "Folha",
        says: [
          "destravada em segurança, ela é levada à mão até encostar, para se saber onde fica o fechado de verdade.",
          "roda gasta e suporte solto são corrigidos antes, pois qualquer um dos dois desfaz o ajuste em dias.",
        ],
      },
      {
        label: "Sinal",
        says: [
          "aproxima-se ímã ou aciona-se a haste e lê-se na placa se a entrada muda; assim se separa sensor morto de fio partido.",
          "o contato é medido aberto e fechado, e o cabo é torcido na dobra para revelar o fio que abre só em movimento.",
        ],
      },
      {
        label: "Posição",
        says: [
          "a marca é posta um pouco antes do encosto, na medida em que a folha escorrega depois do corte.",
          "ajusta-se primeiro o fechado, que manda na segurança da casa, e depois o aberto.",
        ],
      },
      {
        label: "Sentido",
        says: [
          "confere-se se o aviso de aberto corresponde mesmo à abertura; trocado, o motor passa do limite na outra ponta.",
          "em duas folhas, verifica-se também qual delas parte e qual chega primeiro.",
        ],
      },
      {
        label: "Força e repetição",
        says: [
          "com as paradas boas, a força é baixada até a folha recuar diante de um obstáculo e o ciclo é repetido a frio e a quente.",
          "suportes recebem trava na rosca, e a posição final é anotada para comparar na revisão seguinte.",
        ],
      },
    ],
  },
  effort: {
    headings: ["Quanto trabalho dá", "Peça pequena, ajuste paciente"],
    items: [
      {
        says: [
          "Reposicionar a marca leva pouco; testar leva mais, porque o portão precisa fazer várias idas e voltas vazio. Combine um horário em que ninguém vá sair com o carro.",
          "Trocar a chave ou a ampola exige abrir o motor sem energia e usar a peça do modelo. Informe a etiqueta antes, e a visita não termina em encomenda.",
        ],
      },
      {
        says: [
          "O portão funciona durante o serviço, parando e voltando muitas vezes. Crianças e bichos ficam dentro de casa até o fim dos testes.",
        ],
      },
    ],
  },
  cost: {
    headings: ["Quanto custa regular o fim de curso", "Ajuste, peça ou causa", "O preço da parada certa"],
    items: [
      {
        for: ["price", "repair", "replace", "worth-it", "maintain"],
        says: [
          "Só a regulagem das duas paradas fica no custo de uma manutenção: {{manutencao-custo}}. Peça trocada é somada com o nome dela escrito.",
          "O ajuste cabe em {{manutencao-custo}}. Ímã, suporte ou chave nova aumentam pouco essa conta.",
          "Conte com {{manutencao-custo}} para a visita com acerto de parada e força. Se a origem for roda ou barra, o orçamento muda antes de o serviço começar.",
        ],
      },
      {
        for: ["price", "worth-it", "why"],
        says: [
          "O que faz subir é a causa escondida: folha caída, base que andou, fio partido dentro do eletroduto. Regular por cima dela custa menos hoje e se paga de novo no mês seguinte.",
          "Placa que deixou de ler a entrada é o caso caro desta família, e se confirma com medição antes de qualquer compra.",
        ],
      },
      {
        about: ["esquenta"],
        says: [
          "A marca que não corta é o defeito barato que mata peça cara: motor forçado contra o batente queima, e trocá-lo em casa vai de {{troca-residencial}}.",
        ],
      },
    ],
  },
  choice: {
    headings: ["Magnético, mecânico ou contagem", "Como cada tipo se comporta"],
    leads: ["O motor já define o tipo; a tabela ajuda a saber o que esperar dele:"],
    columns: ["Tipo", "Ponto forte", "Ponto fraco"],
    rows: [
      { cells: ["Ímã e ampola", "Sem contato, sem desgaste", "Distância entre folha e sensor"] },
      { cells: ["Mola ou haste com chave", "Defeito visível de fora", "Ferrugem, inseto, haste torta"] },
      { cells: ["Contagem de voltas", "Sem peça na folha", "Perde a conta se dente pula"] },
      { cells: ["Batente físico com esforço", "Referência que não anda", "Precisa de força bem regulada"] },
      { cells: ["Contagem com ímã de referência", "Corrige a si mesma", "Mais ajustes na instalação"] },
    ],
  },
  worth: {
    headings: ["Regular ou trocar o sensor", "Quando o ajuste não basta"],
    items: [
      {
        says: [
          "Parada errada e constante se regula. Parada que muda sem motivo pede troca do contato ou do fio, porque nenhuma posição é boa para um sinal que some.",
          "Um ajuste que dura poucas semanas não foi barato: alguma peça continua se movendo, e é nela que o dinheiro deve entrar.",
        ],
      },
      {
        says: [
          "Passar de mecânico para magnético só vale quando a própria central aceita os dois; trocar placa apenas por isso raramente se paga.",
        ],
      },
    ],
  },
  care: {
    headings: ["Para a parada não fugir", "Cuidados com as marcas"],
    items: [
      {
        says: [
          "Mantenha os cantos do percurso varridos e não encoste vaso, bicicleta ou lixeira onde a folha termina. Cada toque ali é lido como obstáculo.",
          "Não empurre a folha com o motor travado nem a segure na chegada; a posição lida passa a não ser mais a verdadeira.",
        ],
      },
      {
        says: [
          "Antes de pintar a folha ou trocar a barra de dentes, fotografe onde estão os ímãs. Recolocados no olho, ficam alguns dedos fora.",
          "Formigas entram pela haste e fazem ninho na chave. Se aparecerem em volta do motor, avise na revisão em vez de jogar veneno líquido.",
        ],
      },
      {
        for: ["maintain", "when", "what"],
        says: ["Em casa, a revisão sugerida é {{preventiva-casa}}. O técnico confere se as duas paradas continuam onde foram deixadas."],
      },
    ],
  },
  cases: {
    headings: ["A parada neste portão", "O que a rua e o uso mudam"],
    items: [
      {
        when: { gates: ["basculante"] },
        says: [
          "Fim de curso de basculante decide até onde cabos e contrapesos são levados. Marca alta demais deixa a folha batendo no alto, e marca baixa amontoa cabo frouxo: nos dois casos se para de usar.",
        ],
      },
      {
        when: { gates: ["pivotante"] },
        says: [
          "No pivotante, fim de curso errado empurra a dobradiça além do batente e arranca parafuso do pilar. Se as duas folhas se atropelam ao fechar, a ordem das chegadas é que está trocada.",
        ],
      },
      {
        when: { gates: ["deslizante"] },
        says: [
          "No portão de correr, a marca de abertura é a que evita a folha sair da guia. Uma parada que avança na direção do fundo é mais urgente do que uma fresta na frente.",
        ],
      },
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Fim de curso em portão de rua inclinada tem dois acertos diferentes: na descida a folha escorrega mais depois do corte, na subida para quase no lugar. Quem iguala as duas marcas erra uma.",
        ],
      },
      {
        when: { grounds: ["rampa"] },
        says: [
          "Na garagem em rampa, a água da chuva leva cascalho até o batente, e o fim de curso leva a culpa. Se a fresta aparece só depois de temporal, limpe o canto antes de pedir regulagem.",
        ],
      },
      {
        when: { grounds: ["poeira"] },
        says: [
          "Haste de fim de curso mecânico, em rua de terra, acumula pó com sereno e fica presa de lado. O portão obedece de manhã e se recusa à tarde; a limpeza por dentro é do técnico.",
        ],
      },
      {
        when: { grounds: ["baixada"] },
        says: [
          "Fim de curso que ficou debaixo de água volta a funcionar por uns dias e falha quando a ferrugem chega ao contato. Depois de alagamento, peça o exame mesmo que a parada pareça certa.",
        ],
      },
      {
        when: { grounds: ["arvores"] },
        says: [
          "Galho caído no fim do percurso produz a mesma cena de um fim de curso deslocado: a folha chega, recua e abre. Olhe o chão depois da ventania.",
        ],
      },
      {
        when: { uses: ["predio", "condominio"] },
        says: [
          "Em garagem de prédio, o fim de curso se mexe pela vibração de tantas manobras. Trava na rosca e uma marca de tinta no lugar certo permitem ao zelador ver, de longe, se o suporte escorregou.",
          "No condomínio, fresta no fechamento é falha de segurança antes de ser defeito. Se a folha para adiantada, peça que a visita passe na frente da agenda e mantenha um porteiro no local.",
        ],
      },
      {
        when: { uses: ["comercio", "galpao"] },
        says: [
          "Folha pesada de empresa escorrega muito depois do corte, e o fim de curso tem de ser posto bem antes. Com a carga nova na chapa ou vento de frente, a mesma marca já não serve.",
        ],
      },
      {
        when: { uses: ["casa", "sobrado"] },
        says: [
          "Em frente de garagem curta, o fim de curso de abertura às vezes é adiantado para a folha não bater no muro do fundo. Ao medir o vão livre, confira se o carro ainda passa com os espelhos abertos.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Portão de vila é empurrado à mão por quem esquece o controle, e o fim de curso por contagem se perde. Uma marca de ímã nos extremos é mais resistente a esse hábito.",
        ],
      },
      {
        when: { uses: ["predio"] },
        says: [
          "Em prédio, quem encosta o para-choque na folha aberta empurra a placa do ímã alguns milímetros. A parada muda, e ninguém liga uma coisa à outra.",
        ],
      },
      {
        when: { grounds: ["baixada"] },
        says: ["Perto de córrego, a caixa das chavinhas enferruja por baixo. Peça para ver o pé dela na revisão que antecede o verão."],
      },
    ],
  },
  tell: {
    headings: ["Como descrever o erro de parada", "O que filmar da chegada"],
    items: [
      {
        says: [
          "Filme a chegada nos dois extremos, com som, e depois fotografe a fresta ou a marca da batida com a mão aberta ao lado para dar medida.",
          "Mande um vídeo que comece com o portão parado e termine bem depois de ele encostar: o ronco que sobra é o dado principal. Junte a etiqueta do motor.",
          "Duas fotos bastam para começar: uma da folha fechada, no ponto em que parou, e outra do suporte do ímã ou da haste, tirada de fora.",
        ],
      },
      {
        says: [
          "Escreva se a parada errada é sempre igual, em que sentido acontece e se piora com chuva, calor ou depois de faltar luz.",
          "Diga o que foi feito no portão nas semanas anteriores: roda, barra, pintura, placa, piso. A data de uma dessas obras costuma ser a do começo do erro.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["Posso mexer no ímã do fim de curso?", "Dá para regular o fim de curso em casa?"],
      for: ["how-to", "repair", "what", "price", "when"],
      says: [
        "Não é seguro. Um ímã poucos dedos além pode tirar a folha da guia ou levá-la contra o muro com o motor ligado.",
        "Observar, sim; mover, não. O acerto se faz com a força e o sentido conferidos, senão uma parada melhora e a outra some.",
      ],
    },
    {
      asks: ["Por que o portão passou a bater?", "Ele fechava macio e agora dá pancada. O que mudou?"],
      about: ["bate", "rampa-de-desaceleracao"],
      says: [
        "A marca atrasou ou a folha ficou mais solta. Roda nova, trilho limpo e calor fazem a mesma parada chegar tarde.",
        "Provavelmente o suporte escorregou para fora ou a desaceleração se perdeu na última queda de energia.",
      ],
    },
    {
      asks: ["O que é fim de curso por contagem?", "Meu motor não tem ímã. Como ele sabe parar?"],
      about: ["encoder"],
      for: ["what", "which", "how-to", "why"],
      says: [
        "Um sensor no motor conta giros e a central calcula a posição. Chama-se encoder, e perde a conta se a folha é movida solta.",
        "Ele mede voltas desde um ponto conhecido. Em muitos modelos, basta deixar completar um ciclo livre depois de religar.",
      ],
    },
    {
      asks: ["O motor continua ligado com o portão fechado. É grave?", "Ele ronca depois de encostar. Posso deixar?"],
      about: ["esquenta", "cheiro-de-queimado"],
      says: [
        "É. Desligue o disjuntor do portão: parado e com corrente, o enrolamento aquece mais do que em qualquer manobra.",
        "Não deixe. A ordem de parar não chegou, e o próximo aviso pode ser cheiro de verniz.",
      ],
    },
    {
      asks: ["Magnético ou mecânico, qual é melhor?", "Vale trocar o fim de curso mecânico por magnético?"],
      for: ["which", "worth-it", "buy", "what"],
      says: [
        "Cada um é bom com a central que o espera. O magnético não se gasta; o mecânico mostra o defeito a quem olha.",
        "Raramente, porque a entrada da placa é outra. Um mecânico limpo e reto serve por muito tempo.",
      ],
    },
    {
      asks: ["A falta de luz desregula o fim de curso?", "Voltou a energia e o portão para errado. Por quê?"],
      about: ["falta-de-energia", "encoder"],
      says: [
        "Ímã e haste, não; contagem, pode. Deixe o portão fazer um percurso completo, sem obstáculo, antes de chamar.",
        "A central que conta giros procura as posições de novo, devagar. Se depois de um ciclo continua errado, peça visita.",
      ],
    },
    {
      asks: ["Existe parada de segurança se o fim de curso falhar?", "O que segura a folha quando a marca não responde?"],
      for: ["what", "why", "install", "which"],
      says: [
        "Deve existir: batente firme nos extremos e tempo máximo de trabalho na placa. São eles que evitam a folha fora do trilho.",
        "O batente físico, em primeiro lugar. Portão de correr sem limitador no fundo não deve ser usado.",
      ],
    },
    {
      asks: ["O portão fecha bem e reabre logo. É o fim de curso?", "Encosta e volta a abrir. Onde está o erro?"],
      about: ["volta", "abre-sozinho", "nao-fecha"],
      says: [
        "É o primeiro suspeito quando a volta acontece depois do toque. Se acontece antes, olhe a fotocélula.",
        "A marca está além do batente: a placa sente o encosto como gente no caminho. Regula-se a parada, nunca se tira a sensibilidade.",
      ],
    },
  ],
};
