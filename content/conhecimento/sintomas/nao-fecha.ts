import type { Symptom } from "#domain/knowledge/entry";

export const naoFecha: Symptom = {
  kind: "symptom",
  id: "nao-fecha",
  name: { one: "portão que não fecha", many: "portões que não fecham", gender: "m" },
  aliases: [
    "não fecha",
    "não fecham",
    "não fechou",
    "não fechando",
    "não está fechando",
    "não tá fechando",
    "não ta fechando",
    "não quer fechar",
    "não quis fechar",
    "não consigo fechar",
    "não consegue fechar",
    "não fecha mais",
    "não fecha direito",
    "não fecha todo",
    "não fecha tudo",
    "não fecha por completo",
    "não fecha completamente",
    "não fecha até o fim",
    "não termina de fechar",
    "não fecha sozinho",
    "fecha pela metade",
    "parou de fechar",
    "deixou de fechar",
    "abre mas não fecha",
    "abre e não fecha",
    "só abre não fecha",
    "só abre e não fecha",
    "portão não fecha",
    "portões não fecham",
    "portão automático não fecha",
    "portão eletrônico não fecha",
    "portão da garagem não fecha",
    "portão de garagem não fecha",
    "portão fica aberto",
    "portão ficou aberto",
    "portão ficando aberto",
    "portão preso aberto",
    "travado aberto",
    "portão travado aberto",
    "fechamento não funciona",
    "fechamento automático não funciona",
  ],
  not: ["não fecha negócio", "não fecha aos domingos"],
  gates: ["deslizante", "basculante", "pivotante"],
  related: ["fotocelula", "volta", "fim-de-curso", "fotocelula-piscando", "limpar-fotocelula", "trilho"],
  pages: ["/topicos/portao-automatico-nao-fecha", "/topicos/sensor-fotocelula-para-portao", "/topicos/regulagem-de-fim-de-curso-de-portao"],
  brief: [
    "Portão que não fecha e nem sai do lugar está, quase sempre, obedecendo a uma fotocélula que vê algo na passagem.",
    "Se o portão abre mas não fecha, o motor tem força: o que falta é a licença de um sensor ou de uma parada.",
    "Folha que não fecha até o fim e para a um palmo do batente denuncia fim de curso deslocado ou sujeira na chegada.",
    "Enquanto não fecha, a casa depende de cadeado e de gente olhando; desligar o sensor para resolver põe pessoas no lugar da proteção.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "O portão que não fecha costuma estar esperando licença: a fotocélula vê um obstáculo, o esforço passou do limite ou o fim de curso afirma que a folha já chegou. Limpe as lentes, livre o trilho e mande fechar uma vez, olhando de lado.",
        "Abre mas não fecha quer dizer motor bom e vigilância acionada. Veja primeiro a passagem e os olhos do sensor nas colunas; depois, em que ponto a folha desiste, porque o lugar da parada diz quem a mandou parar.",
        "Se o portão não fecha, a regra é achar quem está dizendo não, e não calar essa voz. Sensor sujo, botão preso, pedra no trilho e parada fora do lugar são os quatro que falam mais alto.",
        "Um portão que não fecha divide-se em dois casos: o que nem começa e o que começa e desiste. O primeiro é de sensor ou de comando; o segundo, de atrito, de parada ou de força mal ajustada.",
      ],
    },
    {
      to: ["why"],
      says: [
        "O portão não fecha porque fechar é o movimento perigoso, e a central só o permite com tudo em ordem: feixe inteiro, botões soltos, esforço normal e fim de curso livre. Basta um desses avisos, verdadeiro ou falso, para a folha ficar aberta.",
        "Por que ele abre e não fecha? Porque a abertura dispensa a maior parte das vigilâncias. O mesmo motor que abre sem hesitar recusa a volta quando a lente está suja, o fio do sensor partiu ou a folha arrasta só na descida.",
        "O motivo de um portão que não fecha muda com o ponto em que ele para: parado aberto, é sensor; no meio, é atrito; a um palmo do fim, é parada ou trinco. Ver isso leva uma tentativa só.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "Consertar um portão que não fecha é restaurar a licença, jamais eliminá-la: alinha-se ou troca-se a fotocélula, refaz-se a emenda, acerta-se a parada e alivia-se a folha. O reparo só termina quando ele fecha e também recua diante de um obstáculo.",
        "No conserto de portão que não fecha, o técnico lê na central qual entrada está aberta e segue aquele fio até o defeito. Sensor, botoeira e fim de curso passam um a um, e o motor é o último suspeito.",
        "O reparo de folha que não fecha por completo começa no batente: mede-se onde ela encosta, limpa-se a chegada e refaz-se o ponto de parada. Mexer na força antes disso só troca um defeito por um perigo.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Para resolver um portão que não fecha, tire tudo da passagem, passe pano seco nas duas lentes das colunas, veja se algum botão ficou afundado e limpe o trilho com a energia cortada. Em seguida, religue e mande fechar uma vez, fora da linha da folha.",
        "O passo a passo de quem tem um portão que não fecha vai de baixo para cima: chão, lentes, botões, batente. Cada um se olha sem ferramenta, e depois de cada correção basta uma tentativa para saber se era aquilo.",
        "Faça o teste da sombra quando ele não fecha: sem folha em movimento, passe um papel diante da lente e procure a luzinha do receptor. Se ela não muda de estado, o sensor está cego ou desalinhado, e esse é o seu defeito.",
      ],
    },
    {
      to: ["price"],
      says: [
        "Quanto custa um portão que não fecha depende de quem o impede: lente suja não custa nada, regulagem de parada cabe na visita, e fotocélula ou central nova entram como peça. O valor é dito depois do diagnóstico.",
        "O preço para resolver o portão que não fecha é, em geral, o de uma manutenção, porque o motor está são. Sobe quando há fiação rompida no piso ou folha empenada que pede serralheiro.",
        "Na conta de um portão que não fecha, a peça pesa menos do que a busca: um fio partido dentro do eletroduto demora mais do que trocar os dois olhos do sensor.",
      ],
    },
    {
      to: ["when"],
      says: [
        "Chame quando o portão não fecha com lentes limpas, trilho livre e botões soltos, ou já de início se for basculante levantado, folha torta ou cabo frouxo. À noite, com a casa aberta, diga isso na primeira linha.",
        "Um portão que não fecha de vez em quando já merece visita: sensor que falha com orvalho ou sol baixo vai falhar de madrugada, com todos dormindo.",
      ],
    },
    {
      to: ["worth-it"],
      says: [
        "Vale consertar quase todo portão que não fecha, porque o defeito está nos vigias e não na força. A exceção é a central antiga que não aceita sensor: nela, a troca devolve uma proteção que a casa nunca teve.",
      ],
    },
    {
      to: ["emergency"],
      says: [
        "Portão que não fecha à noite: corte a energia do motor, destrave e leve a folha ao batente à mão, desde que não seja basculante e o piso seja plano, e passe o cadeado. Basculante levantado fica como está, com a passagem isolada, até chegar alguém.",
        "Com a casa aberta e o portão que não fecha, primeiro proteja, depois investigue. Uma pessoa fica na entrada, o carro serve de barreira por dentro, e o pedido de socorro informa o tipo da folha e a altura em que ela parou.",
        "Se não fecha e você precisa sair, não mande o portão descer segurando o botão: em muitas centrais isso passa por cima do sensor. Feche à mão onde for seguro ou espere com a entrada vigiada.",
      ],
    },
  ],
  definition: {
    headings: [
      "Por que fechar é mais difícil do que abrir",
      "Quem pode dizer não ao fechamento",
      "O que a central confere antes de fechar",
    ],
    items: [
      {
        says: [
          "Antes de mandar a folha de volta, a central consulta entradas: feixe da fotocélula, botões, fim de curso e, nas mais novas, a corrente do motor. Uma entrada aberta é lida como gente no caminho, ainda que seja só um fio solto.",
          "O fechamento trabalha na lógica do fio partido: se o sensor some, a central entende perigo e segura a folha. Por isso um rato no eletroduto e um cachorro na passagem produzem a mesma cena.",
        ],
      },
      {
        says: [
          "Recuar não é defeito, é o freio funcionando. A pergunta útil é se havia motivo: com passagem livre e folha leve, o aviso é falso; com pedra no trilho, o portão acabou de evitar um acidente.",
          "A força permitida ao fechar é menor do que a de abrir, de propósito. Um atrito que passa despercebido na ida basta para interromper a volta.",
        ],
      },
      {
        for: ["what", "why", "repair", "how-to"],
        says: [
          "Há centrais em que o fechamento depende de tempo de pausa, e outras em que espera nova ordem. Se ninguém lembra como era antes, pergunte quem mexeu na configuração antes de supor defeito.",
          "O fechamento por tempo não acontece quando alguém mantém a ordem de abrir: tecla de interfone presa, botoeira com água ou laço de piso acusando um carro que já foi.",
        ],
      },
    ],
  },
  causes: {
    headings: ["Onde a folha desiste, e por quê", "Do sensor ao batente", "Quem está segurando o portão aberto"],
    leads: [
      "Mande fechar uma vez, ao lado da folha, e marque o ponto em que ela para:",
      "O lugar da recusa vale mais do que o barulho:",
      "Procure primeiro as linhas do alto, que se resolvem com um pano:",
    ],
    columns: ["O que ele faz", "Suspeita", "O que olhar"],
    rows: [
      {
        cells: ["Aberto, ignora a ordem de fechar", "Fotocélula suja ou desviada", "Lentes, teia, planta, adesivo"],
        about: ["fotocelula", "limpar-fotocelula"],
      },
      { cells: ["Luz do sensor pisca", "Feixe no limite", "Suporte torto, sol de frente"], about: ["fotocelula-piscando"] },
      { cells: ["Relé estala e nada anda", "Fim de curso preso no fechado", "Ímã ou chapinha fora do lugar"], about: ["fim-de-curso"] },
      {
        cells: ["Anda pouco e reabre", "Atrito ou força muito baixa", "Pedra, areia, chapa raspando"],
        about: ["volta", "trilho", "roldana"],
      },
      { cells: ["Reabre sempre no mesmo ponto", "Obstáculo fixo no percurso", "Marca de atrito no piso"], about: ["trilho", "guia"] },
      {
        cells: ["Para a um palmo do fim", "Parada regulada cedo", "Nada: anote a distância"],
        about: ["fim-de-curso", "rampa-de-desaceleracao"],
      },
      { cells: ["Encosta e volta todo", "Batente lido como obstáculo", "Batente novo, torto ou inchado"], about: ["bate", "batente"] },
      { cells: ["Fecha no controle, não sozinho", "Pausa automática desligada", "Quem mexeu na central"], about: ["central"] },
      {
        cells: ["Fecha e abre logo em seguida", "Botão preso mandando abrir", "Tecla da parede e do interfone"],
        about: ["botoeira", "interfone", "abre-sozinho"],
      },
      { cells: ["Parou após fila de carros", "Motor protegido por calor", "Quantas manobras houve"], about: ["esquenta"] },
      { cells: ["Não fecha depois da chuva", "Água na lente ou na emenda", "Gotas por dentro do plástico"], about: ["chuva"] },
      {
        cells: ["Desce torto e para", "Cabo ou mola desigual", "Saia de perto e chame"],
        when: { gates: ["basculante"] },
        about: ["cabo-de-aco", "mola"],
      },
      {
        cells: ["Folhas se encontram fora de ordem", "Atraso entre folhas perdido", "Qual chega primeiro"],
        when: { gates: ["pivotante"] },
      },
      {
        cells: ["Vento segura a folha aberta", "Força ou dobradiça no limite", "Se só falha ventando"],
        when: { gates: ["pivotante"] },
        about: ["dobradica"],
      },
    ],
    ends: [
      {
        says: [
          "Com duas recusas em pontos diferentes, desconfie de folga: roda gasta e guia larga mudam o lugar do atrito a cada viagem.",
          "Se a recusa acontece sem lugar certo e some por dias, o suspeito é contato: emenda, terminal, água. Anote a hora e o tempo que fazia.",
        ],
      },
    ],
  },
  neighbours: {
    headings: ["Não fecha, volta ou bate?", "Como separar queixas parecidas", "O nome certo do que ele faz"],
    items: [
      {
        label: "Portão que volta",
        about: ["volta"],
        says: [
          "quem volta tentou fechar e reagiu a algo; quem não fecha pode nem ter recebido a licença. A diferença é ter havido movimento.",
          "reversão no mesmo metro é caso de atrito; recusa com a folha parada é caso de sensor.",
        ],
      },
      {
        label: "Portão que bate",
        about: ["bate"],
        says: [
          "se encosta com pancada e recua, sobra curso; se não alcança o batente, falta. São ajustes opostos da mesma peça.",
          "a pancada ouvida antes da volta mostra que a parada chegou tarde, e não que o sensor agiu.",
        ],
      },
      {
        label: "Fotocélula piscando",
        about: ["fotocelula-piscando"],
        says: [
          "luz que pisca é diagnóstico pronto: o feixe chega fraco ou cortado. Luz firme com portão imóvel manda procurar em outro lugar.",
          "sem luz nenhuma no sensor, falta alimentação a ele, e a central lê a mesma coisa que leria com uma pessoa no vão.",
        ],
      },
      {
        label: "Portão que abre sozinho",
        about: ["abre-sozinho"],
        says: [
          "ele fechou e reabriu sem ordem de ninguém: procure botão preso ou controle apertado, e não sensor.",
          "se depois de fechado fica quieto por horas e então abre, o caso é de comando indevido, que é outro assunto.",
        ],
      },
      {
        label: "Controle que não funciona",
        about: ["controle-nao-funciona"],
        says: [
          "com o controle morto não abre nem fecha; se por ele abre, o transmissor está bom e a recusa é da central.",
          "aperte o botão de parede: fechando por ali, a licença existe e a ordem do controle é que se perde.",
        ],
      },
    ],
  },
  checks: {
    headings: [
      "Da passagem ao batente, sem ferramenta",
      "O que olhar antes de chamar",
      "Verificações de quem está diante do portão aberto",
    ],
    leads: [
      "Fique ao lado da folha, nunca na linha dela, e peça que ninguém mais acione.",
      "Vá na ordem e pare quando ele fechar:",
      "Cada item leva um instante e se confirma com uma tentativa:",
    ],
    steps: [
      {
        label: "Passagem",
        says: [
          "tire carro, lixeira, bicicleta e sacola do vão e olhe também rente ao chão, à altura do feixe.",
          "um galho que balança com o vento corta o feixe de vez em quando; prenda-o ou corte-o antes de qualquer outra coisa.",
        ],
      },
      {
        label: "Lentes",
        about: ["fotocelula", "limpar-fotocelula"],
        says: [
          "limpe as duas com pano seco, mesmo que só uma esteja empoeirada, e veja se há teia entre o plástico e a parede.",
          "repare no ângulo de cada caixinha: batida de bicicleta vira o sensor o bastante para perder o outro lado.",
        ],
      },
      {
        label: "Luz do receptor",
        about: ["testar-fotocelula"],
        says: [
          "com a passagem vazia, a luzinha deve estar no estado de sempre; passe a mão na frente e ela tem de mudar.",
          "compare a luz do sensor com e sem obstáculo: sem diferença, o feixe não está sendo visto por ninguém.",
        ],
      },
      {
        label: "Botões",
        about: ["botoeira", "interfone"],
        says: [
          "aperte e solte cada tecla de parede e do interfone, sentindo se volta; tecla grudada segura a ordem de abrir.",
          "recolha os controles da casa e veja se nenhum está espremido entre chaves ou almofadas.",
        ],
      },
      {
        label: "Trilho e piso",
        when: { gates: ["deslizante"] },
        says: [
          "desligue o disjuntor do portão e varra a canaleta inteira, com atenção ao trecho em que ele desistiu.",
          "com a força cortada, siga a linha da roda e procure a marca brilhante onde a folha vem raspando.",
        ],
      },
      {
        label: "Ponta da folha",
        when: { gates: ["pivotante"] },
        says: [
          "veja se a ponta encosta no piso antes do batente e se o ferrolho desce livre no furo, com a energia cortada.",
          "olhe o vão entre as duas folhas de cima a baixo: se ele abre em cunha, uma dobradiça cedeu.",
        ],
      },
      {
        label: "Uma tentativa",
        says: [
          "religue, mande fechar e acompanhe até o fim, com a mão longe e o dedo pronto para parar.",
          "acione só uma vez e conte até onde a folha foi; esse número, em palmos, vai na mensagem.",
        ],
      },
    ],
    ends: [
      {
        says: [
          "Feche à mão se puder e deixe o resto para a visita: sensor mudo, parada fora do ponto e fio partido não se corrigem por fora.",
          "Se fechou, repita mais uma vez observando. Fechamento que dá certo em uma tentativa e falha na outra ainda é defeito.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "Basculante aberto é a exceção a tudo o que se faz à mão: não se destrava, não se puxa e ninguém fica embaixo, nem para limpar a lente.",
          "As lentes do basculante se alcançam pela lateral, do lado de fora da linha da folha; se não der assim, deixe para a visita.",
        ],
      },
    ],
  },
  stop: {
    headings: ["Quando não tentar outra vez", "Sinais para deixar aberto e chamar"],
    leads: ["Nestes casos a folha fica onde está, com a passagem isolada:", "Um destes sinais vale mais do que a pressa de fechar:"],
    items: [
      {
        label: "Folha basculante suspensa e inclinada",
        when: { gates: ["basculante"] },
        says: [
          "um lado mais baixo do que o outro indica cabo ou mola sem carga, e o motor pode ser o que ainda a sustenta.",
          "a distância segura é a da altura da folha; estenda uma fita e não passe nem para buscar o carro.",
        ],
      },
      {
        label: "Roda fora do trilho",
        when: { gates: ["deslizante"] },
        says: [
          "mandar fechar com a folha descarrilada faz com que ela tombe para o lado da rua ou do jardim.",
          "um degrau entre a folha e o trilho não se desfaz empurrando; calce e aguarde.",
        ],
      },
      {
        label: "Motor que ronca no fim",
        about: ["fim-de-curso", "esquenta"],
        says: [
          "depois de encostar, o som deve morrer; se insiste, a parada não foi lida e o motor está cozinhando.",
          "ronco com a folha encostada é corrente sem trabalho: uma ordem a mais e o cheiro aparece.",
        ],
      },
      {
        label: "Fecha sem respeitar obstáculo",
        about: ["fotocelula", "criancas-e-animais"],
        says: [
          "se empurrou um vaso ou uma caixa sem recuar, a proteção está fora de serviço, e o portão não se aciona mais com gente perto.",
          "folha que fecha com o feixe interrompido é mais grave do que uma que não fecha; o disjuntor desce já.",
        ],
      },
      {
        label: "Cheiro ou estalo elétrico",
        about: ["cheiro-de-queimado"],
        says: [
          "ozônio, plástico quente ou faísca junto da central mandam cortar a energia e não voltar a ela.",
          "estalo repetido com a folha imóvel é relé batendo em falso, e ele termina colado.",
        ],
      },
    ],
  },
  meanwhile: {
    headings: ["Como proteger a casa até a visita", "Passar a noite com o portão aberto", "Fechar à mão, onde é seguro"],
    items: [
      {
        when: { gates: ["deslizante", "pivotante"] },
        says: [
          "Corte a energia do portão, destrave, leve a folha ao batente com passos curtos e prenda com corrente e cadeado. Enquanto o cadeado estiver ali, o disjuntor fica embaixo, para que ninguém force o motor contra ele.",
          "Fechado à mão, o portão destravado não tem trinco: só o cadeado o segura. Escolha um ponto do quadro que não raspe e confira se a lingueta não bate na coluna.",
          "Se a folha desce com o vento ou com o piso, prenda-a por dentro antes de soltar o engate, e não depois.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "Com basculante aberto, a proteção da casa passa a ser a porta social e uma pessoa. Isole a frente com fita ou cones e não estacione sob a folha.",
          "A noite de um basculante levantado se resolve com porta interna trancada, luz da garagem acesa e vizinhos avisados, e não com escada.",
        ],
      },
      {
        says: [
          "Encoste o carro por dentro, atravessado atrás da linha da folha, com o freio de mão puxado: barra a passagem sem ficar no caminho dela.",
          "Combine que ninguém aciona o portão pelo controle do lado de fora enquanto a causa não for achada, para não fechar sobre quem sai.",
        ],
      },
    ],
  },
  work: {
    headings: ["Como o técnico faz o portão voltar a fechar", "Da entrada da central ao batente", "O diagnóstico sem burlar a proteção"],
    leads: [
      "A regra da visita é devolver o fechamento com o sensor ativo, e não apesar dele.",
      "Lê-se na central quem nega, e segue-se aquele fio:",
      "O caminho vai do sinal ao atrito, porque o sinal se mede parado.",
    ],
    steps: [
      {
        label: "Entradas",
        says: [
          "as luzes da placa mostram qual entrada está aberta; fecha-se aquela por um instante, em bancada e sem gente no vão, para confirmar.",
          "cada entrada é isolada por vez, o que separa fotocélula de botoeira em poucos passos.",
        ],
      },
      {
        label: "Fotocélula",
        about: ["fotocelula"],
        says: [
          "mede-se a alimentação dos dois lados, alinha-se pelo indicador de sinal e troca-se o par quando a potência caiu.",
          "refaz-se a emenda na caixa de passagem, onde a água mora, e sobe-se o sensor para fora do respingo.",
        ],
      },
      {
        label: "Fim de curso",
        about: ["fim-de-curso"],
        says: [
          "verifica-se se o sensor de fechado está acionado com a folha aberta, o que segura tudo, e reposiciona-se o ímã.",
          "o ponto de chegada é refeito com folga para a folha encostar sem bater.",
        ],
      },
      {
        label: "Folha",
        says: [
          "move-se à mão, com o motor solto, e mede-se o trecho duro com dinamômetro ou com a corrente.",
          "rodas, guias e dobradiças entram na conta antes de qualquer aumento de força.",
        ],
      },
      {
        label: "Pausa e lógica",
        about: ["central"],
        says: [
          "confere-se o tempo de fechamento automático, o modo de ordem e a memória de posição, que se perde em queda de energia.",
          "refaz-se o aprendizado de percurso nas centrais que contam giros, com as duas paradas limpas.",
        ],
      },
      {
        label: "Prova com obstáculo",
        says: [
          "interrompe-se o feixe durante o fechamento: a folha tem de parar ou reabrir, ou o serviço não acabou.",
          "testa-se também a chegada com um calço macio, para ver o limite de força antes de entregar.",
        ],
      },
    ],
  },
  cost: {
    headings: ["Quanto custa fazer fechar", "O preço depende de quem nega", "Do pano ao sensor novo"],
    items: [
      {
        says: [
          "Alinhar sensor, refazer emenda e acertar a parada é serviço de uma visita. A manutenção vai de {{manutencao-custo}}. Peça entra à parte, se houver.",
          "Com motor são e folha leve, o gasto é o da regulagem. O valor típico fica em {{manutencao-custo}}. Ele é dito antes de qualquer peça sair da caixa.",
          "Achar o fio partido é o que pesa; refazê-lo, não. A visita custa de {{manutencao-custo}}.",
        ],
      },
      {
        for: ["price", "repair", "replace", "what"],
        says: [
          "Par de fotocélulas, sensor de fim de curso e botoeira são peças pequenas. Central nova já é outra ordem de grandeza, e vale comparar com a idade do conjunto.",
          "Folha empenada que não alcança o batente pede serralheiro além do técnico. Saber disso antes evita pagar duas visitas.",
        ],
      },
      {
        for: ["price", "emergency", "when"],
        says: [
          "Casa aberta de noite conta como urgência. A chegada em emergência é de até {{emergencia-horas}}. Pergunte na conversa se o horário muda o valor.",
          "Sair para trancar e sair para diagnosticar são pedidos diferentes. Diga qual deles precisa agora, e o outro se marca de dia.",
        ],
      },
    ],
  },
  worth: {
    headings: ["Regular, trocar o sensor ou a central", "Quando insistir e quando renovar"],
    items: [
      {
        says: [
          "Sensor que já foi alinhado mais de uma vez no mesmo ano tem suporte ruim ou lente cansada. Trocar o par custa menos do que a terceira visita.",
          "Central sem entrada de fotocélula não deve ser remendada para fechar sem vigilância. Trocá-la devolve o vão à segurança que falta.",
        ],
      },
      {
        for: ["worth-it", "replace", "price", "when"],
        says: [
          "Folha que não alcança o batente por desgaste de roda não melhora com regulagem: o ponto anda junto com a roda. Conserte o apoio e regule uma vez só.",
          "Se o portão fecha bem mas reclama na subida, o problema é de peso, e o dinheiro rende mais na estrutura do que na eletrônica.",
        ],
      },
    ],
  },
  care: {
    headings: ["Para que feche todos os dias", "O que evita a folha aberta"],
    items: [
      {
        says: [
          "Inclua as lentes na faxina: um pano seco, no mesmo dia do vidro da sala. Produto e mangueira mancham por dentro, onde não se alcança.",
          "Pode as plantas que encostam nas colunas antes da primavera, quando crescem para dentro do feixe em poucos dias.",
        ],
      },
      {
        says: [
          "Peça, na revisão, o teste do feixe com a folha em movimento. O intervalo indicado é de {{revisao-intervalo}}. É ali que o sensor fraco se mostra.",
          "Guarde anotado o ponto em que a folha deveria parar, com um traço na parede. Uma mudança de posição aparece antes do dia em que ela não fecha.",
        ],
      },
    ],
  },
  cases: {
    headings: ["O que pesa no seu portão", "Conforme a folha e o lugar", "Detalhes que mudam a busca"],
    items: [
      {
        when: { gates: ["deslizante"] },
        says: [
          "De correr, a chegada suja é clássica: a ponta entra na coluna e empurra terra para o fundo, até sobrar um palmo aberto. Olhe o buraco da ponta antes de pensar em sensor.",
          "No deslizante, a roda de trás carrega a folha no fim do fechamento. Gasta, ela deixa a frente mergulhar e o batente não casa mais.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "No basculante, a última parte da descida é feita pelo peso. Se ele para no alto, falta contrapeso ou sobra atrito no braço, e não é pano na lente que resolve.",
          "Folha basculante que desce até o joelho e reabre costuma ter limite de força apertado ou cabo desigual. Isso se mede, não se compensa com força.",
        ],
      },
      {
        when: { gates: ["pivotante"] },
        says: [
          "No pivotante, vento e ordem das folhas explicam quase tudo: a que tem batente na outra precisa chegar depois. Perdido o atraso, elas se encontram e voltam juntas.",
          "Folha de abrir que não alcança o ferrolho por um dedo tem dobradiça caída. Levantar o ferrolho resolve a noite, não o portão.",
        ],
      },
      {
        when: { uses: ["casa"] },
        says: [
          "Em casa de frente para a rua, o portão aberto de noite é o problema, e o fechamento automático costuma ser o motivo de ninguém conferir. Olhe a folha ao entrar, todas as vezes.",
        ],
      },
      {
        when: { uses: ["sobrado"] },
        says: [
          "No sobrado, ninguém vê o portão da sala de cima. Uma lâmpada na garagem ligada ao mesmo circuito mostra pela janela se ele ficou aberto.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Na vila, o portão que não fecha fica aberto porque cada um acha que o outro chamou. Um recado na porta, com o telefone e a hora do chamado, encerra a dúvida.",
        ],
      },
      {
        when: { uses: ["predio", "condominio"] },
        says: [
          "Em condomínio, laço de piso e fotocélula disputam a licença. Se o laço acusa carro que já saiu, o portão nunca fecha, e o defeito está sob a rampa, não nas colunas.",
          "Portaria que segura o botão para não fechar na cara do morador acaba criando um fechamento que ninguém espera. Regra escrita poupa o motor e as canelas.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: [
          "Na loja, palete e caixa entram no feixe o dia inteiro. Marque no piso a faixa que precisa ficar livre e o portão volta a fechar sem ninguém mexer em nada.",
        ],
      },
      {
        when: { uses: ["galpao"] },
        says: [
          "Em galpão, a folha é alta e o feixe passa baixo: um caminhão parado sobre o vão some para o sensor se estiver entre as rodas. Peça um segundo par, na altura da carga.",
        ],
      },
      {
        when: { uses: ["sitio"] },
        says: [
          "No sítio, boi, cachorro e capim cortam o feixe sem que ninguém veja. O sensor sobe um palmo e a faixa dele é roçada, e o portão volta a obedecer.",
        ],
      },
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Em ladeira, fechar pode ser subir: a mesma folha que abre descendo precisa de mais força na volta. Se recua no mesmo ponto, ele está no limite do peso, e não com defeito de sensor.",
        ],
      },
      {
        when: { grounds: ["rampa"] },
        says: [
          "Com rampa atrás do portão, o carro parado no fim da subida deixa o para-choque no feixe sem que o motorista perceba. Marque no chão a linha de parada.",
        ],
      },
      {
        when: { grounds: ["baixada"] },
        says: [
          "Em terreno baixo, o sensor fica na altura do respingo e cega a cada chuva. Subir os dois olhos na coluna resolve mais do que trocá-los todo inverno.",
        ],
      },
      {
        when: { grounds: ["arvores"] },
        says: [
          "Folhas secas entram na canaleta e formam um tampão mole: ele não para o portão na ida e segura na volta. Em outono de rua arborizada, varra a cada poucos dias.",
        ],
      },
      {
        when: { grounds: ["poeira"] },
        says: [
          "Pó de rua cobre a lente por igual e não aparece: parece limpa e enxerga metade. Um pano seco na segunda-feira vale por uma visita.",
        ],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: [
          "Onde passa muita gente, o feixe é cortado sem parar na hora de fechar e a central desiste. O ajuste está na posição do sensor, mais para dentro do vão, e não na sensibilidade.",
        ],
      },
    ],
  },
  tell: {
    headings: ["O que dizer na mensagem", "Como descrever a folha aberta", "Dados que encurtam a visita"],
    items: [
      {
        says: [
          "Conte até onde a folha vai, em palmos ou pela referência de um objeto, e se ela volta ou apenas para. Diga também se a luz do sensor acende.",
          "Um vídeo da tentativa, de dentro e com a coluna aparecendo, mostra sensor, folha e chegada ao mesmo tempo.",
          "Fotografe as duas caixinhas das colunas, de frente, e o batente onde a folha deveria encostar.",
        ],
      },
      {
        says: [
          "Informe se há fechamento automático, há quanto tempo ele deixou de agir e se alguém mexeu na central ou no interfone.",
          "Diga se a casa está aberta neste momento e se há como fechar à mão; muda a ordem do atendimento.",
          "Avise se a falha tem hora: sol baixo, orvalho, chuva e vento são respostas que valem uma peça poupada.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["Posso desligar a fotocélula para o portão fechar?", "Tirar o sensor resolve, se ele é o culpado?"],
      about: ["fotocelula", "criancas-e-animais"],
      says: [
        "Fecharia, e passaria a fechar também sobre quem estiver no vão. Consertar o sensor custa menos do que qualquer consequência disso.",
        "Não. Sem ele a central obedece cega, e o primeiro a descobrir costuma ser uma criança ou um cachorro.",
      ],
    },
    {
      asks: ["Por que fecha com o botão segurado e não com um toque?", "Segurando o botão ele fecha. O que isso prova?"],
      says: [
        "Prova que a força existe e que uma entrada nega licença. Segurar o comando, em várias centrais, é um modo de emergência que dispensa vigias.",
        "Que o motor e a folha estão em ordem. Não use assim no dia a dia: nesse modo, nada recua diante de uma pessoa.",
      ],
    },
    {
      asks: ["Ele fecha de dia e não fecha à noite. Por quê?", "Falha só de madrugada: o que pode ser?"],
      for: ["what", "why", "when"],
      says: [
        "Orvalho na lente e queda de temperatura nos contatos aparecem nessa hora. Limpe à noite, com a lente já úmida, e veja se muda.",
        "Insetos buscam a luz do sensor e fecham o feixe com o corpo. Se isso some de dia, o próximo passo é trocar a posição do par.",
      ],
    },
    {
      asks: ["O sol pode impedir o portão de fechar?", "Tem relação com o horário da tarde?"],
      says: [
        "Tem, quando bate de frente no receptor: a luz ofusca o sinal como farol alto. Deslocar o par para o lado da sombra resolve.",
        "Nas tardes claras, o receptor voltado para o poente perde o feixe. Anote o horário; se ele se repete, a causa está confirmada.",
      ],
    },
    {
      asks: ["Depois da chuva ele para de fechar: é normal?", "Não fecha só quando chove. O que olhar?"],
      about: ["chuva"],
      says: [
        "Não é. Gota por dentro da lente e emenda molhada são os dois casos, e ambos se veem secando e esperando.",
        "Se volta ao secar, há água em algum contato. A visita deve ser enquanto ainda falha, porque depois não há o que medir.",
      ],
    },
    {
      asks: ["O portão para quase no fim e não fecha tudo. É motor fraco?", "Sobra um vão pequeno no fim. O motor perdeu força?"],
      for: ["what", "why", "price", "repair"],
      says: [
        "Não: ele parou porque mandaram. Parada adiantada, sujeira no encaixe ou roda gasta deixam exatamente esse resto.",
        "Motor fraco não escolhe o ponto. Um resto sempre igual é parada ou obstáculo; um resto que varia é folha gasta.",
      ],
    },
    {
      asks: ["Posso aumentar a força para ele fechar?", "Mexer na regulagem de força resolve?"],
      about: ["central"],
      says: [
        "Não sozinho. Força a mais esconde o atrito e desarma a proteção que faz o portão recuar de uma pessoa.",
        "A força é o último ajuste, depois de folha leve, sensor bom e parada certa. Fora dessa ordem, o portão fica perigoso e continua com defeito.",
      ],
    },
    {
      asks: ["Quanto tempo a casa fica aberta até o técnico chegar?", "Em quanto tempo alguém vem fechar o portão?"],
      for: ["emergency", "price", "when", "repair"],
      says: [
        "Em emergência, a chegada é de até {{emergencia-horas}}. Fora disso a visita se marca no horário de atendimento.",
        "Diga que a casa está aberta logo na primeira linha, com o tipo de folha e se há como trancar à mão; isso muda a orientação que você recebe.",
      ],
    },
  ],
};
