import type { Service } from "#domain/knowledge/entry";

export const visitaTecnica: Service = {
  kind: "service",
  id: "visita-tecnica",
  name: { one: "visita técnica", many: "visitas técnicas", gender: "f" },
  aliases: [
    "visita do técnico",
    "visita de técnico",
    "visita de avaliação",
    "avaliação de portão",
    "avaliação do portão",
    "diagnóstico de portão",
    "diagnóstico do portão",
    "orçamento",
    "orçamentos",
    "orçamento de portão",
    "orçamento de portão automático",
    "orçamento de motor",
    "orçamento de motor de portão",
    "orçamento de motor para portão",
    "orçamento para portão",
    "orçamento para motor de portão",
    "orçamento de conserto",
    "orçamento de instalação",
    "orçamento grátis",
    "orçamento pelo whatsapp",
    "orçar motor",
    "orçar portão",
    "cotação de motor",
    "cotação de portão",
    "cotação de motor de portão",
    "agendar visita",
    "agendar técnico",
    "marcar visita",
    "orsamento",
    "orssamento",
    "orcamento de portao",
  ],
  not: ["orçamento doméstico", "orçamento participativo", "orçamento público", "visita técnica escolar"],
  gates: ["deslizante", "basculante", "pivotante"],
  related: ["instalacao", "conserto", "troca-de-motor", "automatizacao", "manutencao-preventiva"],
  pages: ["/orcamento-whatsapp", "/agendar-instalacao", "/topicos/preco-de-instalacao-de-motor-para-portao"],
  brief: [
    "Um orçamento de portão sai por mensagem quando as fotos mostram a folha, o lugar da máquina e o quadro de luz.",
    "A visita técnica serve ao que a foto não mede: folha que pesa, coluna oca, tensão do ponto, defeito que vai e volta.",
    "Bom orçamento separa equipamento, montagem e adaptação; quem lê as três linhas sabe o que está comprando.",
    "Com o WhatsApp aberto, o pedido de orçamento é respondido em até {{resposta-minutos}}. A visita, quando precisa, segue o calendário: {{horario-visitas}}.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "A visita técnica é a ida de um técnico para provar a folha à mão, medir a energia e dizer por escrito o que fazer e quanto custa. Em muitos casos ela é dispensada: fotos e medidas bastam para o orçamento.",
        "Orçamento de portão é a lista do que será trocado, montado ou ajustado, com preço por linha. Ele parte de fotos da folha e do quadro de luz, e vira visita só quando sobra uma dúvida que a imagem não resolve.",
        "Um orçamento de motor de portão precisa de quatro dados: como a folha se move, quanto mede, de que é feita e onde está a energia. Enviados juntos, o valor volta em uma conversa só.",
        "A visita do técnico existe para o que se sente com a mão: folha que endurece em um ponto, bucha que gira na parede, defeito que só aparece quente. O resto se orça de longe, com a trena na foto.",
        "O orçamento de portão nasce de três respostas: que tipo de folha é, quanto ela pesa na mão e de onde virá a energia. Quem as manda por foto recebe uma faixa no mesmo contato.",
        "Uma visita técnica serve para medir o que a foto não mostra: prumo da coluna, tensão com carga, folga da roda e caminho do fio. O resultado é uma proposta com cada item em sua linha.",
        "No diagnóstico do portão, o técnico repete o defeito antes de nomear a peça, e diz o que é conserto, o que é regulagem e o que é de outro profissional.",
        "Avaliação de portão não é olhar o motor: é mover a folha, medir o ponto de energia e conferir o que ficaria em volta da máquina nova.",
      ],
    },
    {
      to: ["price"],
      says: [
        "O orçamento de motor de portão parte de {{plano-menor-preco}}, com a montagem, e sobe com peso da folha, uso e adaptações. Serviço de conserto ou revisão fica em {{manutencao-custo}}, com as peças somadas.",
        "Quanto custa a visita técnica se pergunta na hora de marcar, junto com o bairro. O que convém saber antes é se ela é necessária, porque boas fotos a substituem em portão residencial comum.",
        "Para comparar orçamentos de portão, ponha lado a lado o modelo, o que a montagem inclui, a garantia e o que ficou de fora. Preço menor com adaptação por fazer não é preço menor.",
        "O orçamento fica claro quando separa equipamento, mão de obra, adaptação e acessório. Motor residencial vai de {{plano-solo-preco}} a {{plano-seg-preco}}, e o resto depende do que existe no local.",
        "Dois orçamentos só se comparam quando dizem as mesmas coisas: fio, base, sensor, retirada do antigo e prazo de garantia, cada um em sua linha.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Para pedir orçamento de portão, mande quatro imagens: folha fechada, folha aberta, canto da máquina e disjuntores vistos de fora, sem tirar tampa. Escreva largura, altura e quantas pessoas usam a entrada.",
        "O orçamento pelo WhatsApp funciona em três passos: fotos e medidas, perguntas do técnico, proposta com modelo e valor. No horário do canal, a primeira resposta leva até {{resposta-minutos}}.",
        "A visita técnica se marca pelo mesmo canal: endereço, período e uma frase sobre o que o portão faz. Conte ao técnico o que já foi trocado, e ele não repete a prova.",
      ],
    },
    {
      to: ["when"],
      says: [
        "Peça visita técnica quando o defeito vai e volta, quando a folha pesa, quando a parede é velha ou quando o portão é maior do que o comum. Nos demais casos, o orçamento sai por imagem.",
        "O momento de pedir o orçamento do motor é antes do piso e da pintura, e não depois. Com o projeto na mão, o técnico diz onde deixar o cano e qual travessa reforçar.",
      ],
    },
    {
      to: ["where"],
      says: [
        "A visita técnica acontece no endereço do portão, em São Paulo e nas cidades vizinhas do site. Diga o bairro e uma referência; o restante se combina pelo WhatsApp.",
        "O orçamento se pede pelo WhatsApp, {{horario-whatsapp}}, de qualquer bairro atendido. Não é preciso estar em casa para enviar as fotos, só para receber o técnico.",
      ],
    },
    {
      to: ["which"],
      says: [
        "Para saber qual orçamento aceitar, leia o que cada um deixa de fora. Proposta que cala sobre energia, coluna e estado da folha transfere essas três contas para o dia da montagem.",
      ],
    },
    {
      to: ["worth-it"],
      says: [
        "A visita técnica vale a pena onde o erro custa caro: portão pesado, basculante grande, coluna antiga, prédio. Em folha leve de uma família, fotos boas dão o mesmo orçamento sem ninguém esperar em casa.",
      ],
    },
    {
      to: ["why"],
      says: [
        "O orçamento de portão pede tantas medidas porque o mesmo motor serve a uma folha e falha em outra igual na aparência: o peso, o vento e o prumo não aparecem na descrição.",
      ],
    },
    {
      to: ["install"],
      says: [
        "O orçamento da instalação se fecha com as medidas do vão, a foto da coluna e o caminho da energia. A montagem é marcada em até {{instalacao-prazo}} depois do seu sim.",
        "Na visita para instalar, mede-se o vão, o espaço da máquina e o ponto de energia; o orçamento sai com o modelo indicado e com o que o imóvel precisa preparar.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "O orçamento de conserto descreve o defeito provado, a peça e o serviço. Por mensagem ele é estimativa; fecha quando o técnico mede, porque o mesmo sintoma pode vir de duas peças.",
        "A visita técnica de conserto acha a causa e diz o valor antes da troca. O serviço no local custa {{manutencao-custo}}, e a peça vem em linha separada.",
      ],
    },
    {
      to: ["buy"],
      says: [
        "Antes de comprar o motor, peça o orçamento com a montagem: ele confere se a máquina serve no seu tipo de folha e na tensão do ponto. Depois da caixa aberta, essa conferência sai cara.",
      ],
    },
  ],
  definition: {
    headings: ["O que a visita e o orçamento entregam", "Por foto ou no local", "Do pedido à proposta"],
    items: [
      {
        says: [
          "Há dois caminhos para o mesmo papel. Pelo primeiro, fotos e medidas descrevem folha, parede e energia, e a proposta sai de longe. Pelo segundo, alguém vai ver, porque a dúvida é de tato: peso, folga, som.",
          "A proposta boa tem três partes separadas: o equipamento com modelo, a montagem com o que inclui e as adaptações da folha ou da casa. Somadas em um número só, não se comparam com nada.",
        ],
      },
      {
        says: [
          "Estimativa não é orçamento. A primeira dá uma faixa a partir do que você conta; o segundo compromete, e por isso pede medida. Diga qual dos dois você precisa para decidir.",
          "Na visita, o técnico não conserta tudo o que vê. Ele prova, mede, anota e diz o que é urgente, o que pode esperar e o que é de outro profissional.",
        ],
      },
      {
        for: ["what", "price", "install", "repair", "worth-it"],
        says: [
          "Avaliar é separar três donos de problema: o do motor, o do serralheiro e o do eletricista. Proposta que não separa cobra do cliente a dúvida de quem a escreveu.",
          "Proposta boa descreve a folha como ela está hoje. É essa descrição que vale quando algo parecer diferente no fim da obra.",
        ],
      },
    ],
  },
  signs: {
    headings: ["Quando a visita é necessária", "O que a foto não resolve", "Visita ou mensagem"],
    leads: ["Marque visita se um destes é o seu caso:", "O resto se resolve com a câmera do telefone:"],
    items: [
      {
        label: "Defeito que vai e volta",
        about: ["conserto"],
        says: [
          "o que só aparece quente, na chuva ou à noite precisa ser provocado e medido.",
          "se na hora da filmagem o portão se comporta, só o exame no local o pega em falta.",
        ],
      },
      {
        label: "Folha que pesa",
        about: ["roldana", "contrapeso"],
        says: [
          "peso não sai em fotografia: a mão do técnico acha o ponto e a causa em uma passada.",
          "quem diz que o portão está pesado descreve atrito, falta de equilíbrio ou os dois.",
        ],
      },
      {
        label: "Parede duvidosa",
        says: [
          "coluna revestida, tijolo antigo e pilar oco se descobrem com batida e furo de prova.",
          "reboco que soa oco muda o fixador e o preço; melhor saber antes da montagem.",
        ],
      },
      {
        label: "Folha fora do comum",
        about: ["comercio"],
        says: [
          "portão acima de {{comprimento-maximo}}, madeira maciça ou vidro pedem medida feita no lugar.",
          "quando duas pessoas movem a folha com esforço, a escolha do motor deixa de ser de tabela.",
        ],
      },
      {
        label: "Energia incerta",
        about: ["rede-eletrica"],
        says: [
          "ninguém sabe de onde vem o fio do portão: a tensão e a queda se medem com carga.",
          "quadro sem etiqueta e disjuntor que serve a meia casa pedem um eletricista na conversa.",
        ],
      },
    ],
  },
  neighbours: {
    headings: ["Visita, conserto ou estimativa", "O que pedir primeiro"],
    items: [
      {
        label: "Conserto direto",
        about: ["conserto"],
        says: [
          "portão parado não precisa de duas idas: peça conserto, e o exame e o valor vêm na mesma visita.",
          "quando o sintoma é claro e a peça é comum, orçar no local e fazer em seguida poupa um dia.",
        ],
      },
      {
        label: "Emergência",
        about: ["emergencia"],
        says: [
          "casa aberta não espera proposta: primeiro se fecha a entrada, depois se conversa sobre preço.",
          "se a folha ameaça cair, peça socorro; o papel vem quando ela estiver apoiada.",
        ],
      },
      {
        label: "Preventiva",
        about: ["manutencao-preventiva"],
        says: [
          "quem quer saber o estado geral do portão que funciona pede revisão, que mede mais do que a visita de preço.",
          "uma lista do que está no fim da vida sai da preventiva, com data e medida.",
        ],
      },
      {
        label: "Serralheiro",
        says: [
          "folha torta, base podre e coluna trincada são dele; o técnico de motor diz o que precisa ficar pronto.",
          "peça ao serralheiro o peso final da folha, número que o orçamento do motor vai querer.",
        ],
      },
    ],
  },
  work: {
    headings: ["O que o técnico faz na visita", "Do cumprimento à proposta escrita"],
    leads: ["A visita mede; a proposta compara.", "Nenhum destes passos muda o portão de lugar."],
    steps: [
      {
        label: "Ouvir",
        says: [
          "pede-se a história: quando começou, o que já se trocou, quem mexeu por último.",
          "o técnico anota o que o morador repara, porque ele viu o defeito mais vezes do que qualquer visita verá.",
        ],
      },
      {
        label: "Provar a folha",
        says: [
          "com o circuito desligado e a folha segura, ela é levada à mão de ponta a ponta, menos no basculante sem escora.",
          "marca-se o ponto duro com fita, para que proposta e montagem falem do mesmo lugar.",
        ],
      },
      {
        label: "Medir",
        says: [
          "vão, folha, recuos, altura livre e espessura da coluna entram no mesmo papel da tensão medida no ponto.",
          "trena no vão, aparelho no fio, martelo na parede: três ferramentas, três respostas.",
        ],
      },
      {
        label: "Fotografar",
        says: [
          "registram-se folha, parede, quadro e etiqueta, para quem vai montar não depender da memória de quem viu.",
          "a foto do estado encontrado protege os dois lados da conversa.",
        ],
      },
      {
        label: "Propor",
        says: [
          "escrevem-se equipamento, montagem, adaptações e o que fica fora, com a garantia de cada parte.",
          "onde há duas saídas, consertar e trocar, as duas vão para o papel, e a escolha é sua.",
        ],
      },
    ],
  },
  preparation: {
    headings: ["Antes de pedir o orçamento", "O que reunir para a visita"],
    leads: ["Com isto pronto, uma conversa resolve:"],
    steps: [
      {
        label: "Trena na foto",
        says: [
          "estique-a no vão e fotografe; número lido na imagem evita conta refeita.",
          "sem trena, use uma vassoura atravessada e diga quanto ela mede.",
        ],
      },
      {
        label: "Etiqueta do motor",
        says: [
          "se já existe máquina, a plaqueta dela responde modelo, tensão e idade em uma foto.",
          "limpe o pó da plaqueta com pano seco antes de fotografar, sem tirar parafuso.",
        ],
      },
      {
        label: "Quem decide",
        says: [
          "em imóvel de aluguel, prédio ou vila, saiba antes quem aprova; proposta sem dono envelhece.",
          "o papel vai no nome de quem paga, e a conversa anda quando ele está nela.",
        ],
      },
      {
        label: "O que já se tentou",
        says: [
          "liste peça, data e resultado; o que não resolveu elimina uma causa.",
          "guarde a peça velha que saiu, porque ela conta como o defeito começou.",
        ],
      },
    ],
  },
  effort: {
    headings: ["Quanto tempo leva o orçamento", "Prazo da resposta e da visita"],
    items: [
      {
        says: [
          "Dentro do horário, a mensagem é respondida em até {{resposta-minutos}}. A visita é marcada para a manhã, {{janela-manha}}, ou para a tarde, {{janela-tarde}}.",
          "O contato funciona {{horario-whatsapp}}, e as idas, {{horario-visitas}}. Quem precisa mudar a data tem {{remarcacao-gratis}}.",
        ],
      },
      {
        says: [
          "Medir um portão comum é serviço curto, e o portão continua em uso. Alonga-se quando é preciso soltar a folha, abrir forro ou esperar o defeito aparecer.",
          "O que mais demora é a ida e volta de perguntas. A conversa que começa com as fotos certas costuma terminar no mesmo assunto.",
        ],
      },
    ],
  },
  cost: {
    headings: ["O que o orçamento vai mostrar", "Faixas de preço para se orientar", "Valores de partida"],
    items: [
      {
        says: [
          "Como referência, motor com montagem parte de {{plano-solo-preco}}, e o mais forte dos planos sai por {{plano-seg-preco}}. Conserto e revisão ficam em {{manutencao-custo}}.",
          "A faixa dos equipamentos é de {{faixa-preco}}. Em residência, a troca completa fica em {{troca-residencial}}.",
          "Espere ver o motor entre os planos de {{plano-solo-preco}}, {{plano-rio-preco}} e {{plano-seg-preco}}, e as adaptações em linhas próprias.",
        ],
      },
      {
        for: ["price", "which", "worth-it", "how-to", "what"],
        says: [
          "Desconfie do que falta, e não só do que custa: proposta sem fixador, sem fio e sem teste de parada cobra esses três mais tarde.",
          "O que faz o valor subir no papel costuma ser parede e energia. Peça que venham separados, porque você pode contratá-los com quem quiser.",
        ],
      },
      {
        for: ["price", "buy", "install", "which"],
        says: [
          "Pergunte pelo parcelamento, que vai a {{parcelas}}, e pelo abatimento do motor antigo. Os dois mudam a comparação entre propostas.",
        ],
      },
      {
        for: ["price", "what", "install", "buy"],
        says: [
          "A faixa de quem instala é {{faixa-preco}}; a de quem conserta, {{manutencao-custo}} mais a peça. A avaliação existe para estreitar uma das duas.",
          "O que mais desloca um orçamento é obra em volta: base, fio, solda e piso. Motor e montagem variam menos.",
        ],
      },
      {
        for: ["price", "repair", "what", "worth-it"],
        says: ["Pergunte se a avaliação é descontada quando o serviço é feito, e peça isso por escrito na proposta."],
      },
    ],
  },
  limits: {
    headings: ["O que a visita não é", "Limites do orçamento por foto"],
    items: [
      {
        says: [
          "Orçamento por imagem vale para o que a imagem mostra. Coluna oca, cano entupido e folha encharcada podem mudá-lo, e por isso a proposta diz o que foi suposto.",
          "A visita não substitui laudo de engenheiro nem vistoria de elétrica da casa. O que ela diz é se portão e ponto servem ao motor.",
        ],
      },
      {
        says: [
          "Defeito que não se repete diante do técnico fica em observação: trocar peça por suspeita é pagar por um palpite. Filme a próxima falha.",
        ],
      },
    ],
  },
  worth: {
    headings: ["Pedir visita ou resolver por foto", "Quantos orçamentos comparar"],
    items: [
      {
        says: [
          "Compare propostas com a mesma lista de perguntas: que modelo, que fixação, que garantia, o que fica fora. Sem ela, três papéis são três conversas diferentes.",
          "Foto resolve folha leve, coluna boa e energia por perto. Qualquer não nessa frase pede alguém no local.",
        ],
      },
    ],
  },
  cases: {
    headings: ["O que muda no seu orçamento", "Conforme o imóvel e a rua"],
    items: [
      {
        when: { gates: ["basculante"] },
        says: [
          "Orçamento de basculante começa por largura vezes altura, medidas por dentro. Junte a distância da folha ao teto, que decide se o braço cabe.",
        ],
      },
      {
        when: { gates: ["deslizante"] },
        says: [
          "No orçamento de portão de correr, a foto que mais falta é a da lateral: quanto muro sobra depois da folha aberta, e o que há encostado nele.",
        ],
      },
      {
        when: { gates: ["pivotante"] },
        says: [
          "Para orçar portão de abrir, meça quanto a dobradiça fica para dentro da coluna e a que distância está o muro mais próximo. Sem esses dois números, o braço é chute.",
        ],
      },
      {
        when: { uses: ["casa"] },
        says: [
          "Em casa térrea, o orçamento se decide no caminho do fio. Siga da cozinha ao portão com a câmera ligada, mostrando caixas e forro.",
        ],
      },
      {
        when: { uses: ["sobrado"] },
        says: ["Em sobrado, fotografe a garagem com o carro dentro: é ele que diz onde a máquina não pode ficar."],
      },
      {
        when: { uses: ["predio"] },
        says: [
          "Orçamento para prédio vai a assembleia: peça duas propostas no mesmo papel, conserto e troca, com o que cada uma deixa de fora.",
          "No prédio, mande a vazão da saída: quantos carros em quanto tempo. É o número que a folha não mostra.",
        ],
      },
      {
        when: { uses: ["condominio"] },
        says: [
          "Condomínio deve receber proposta em nome da administradora, com lista de acessos e de quem terá controle. Preço de motor sem isso é metade do orçamento.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: [
          "Em loja, diga o horário em que a visita não atrapalha e se a entrada é também do cliente. Isso muda sensor, e sensor muda preço.",
        ],
      },
      {
        when: { uses: ["galpao"] },
        says: [
          "Galpão se orça no local: placa do quadro de força, altura da folha e o que passa por cima do trilho não cabem em mensagem.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: ["Na vila, o orçamento trava na pergunta de quem paga. Combinem entre as casas antes, e peçam o valor já dividido."],
      },
      {
        when: { uses: ["sitio"] },
        says: ["Em sítio, mande a localização do mapa e a distância do quadro até a porteira: metade do preço ali é fio."],
      },
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Em rua inclinada, fotografe a soleira de frente com um copo de água no chão, ou uma régua apoiada: o desnível entra no orçamento.",
        ],
      },
      {
        when: { grounds: ["rampa"] },
        says: ["Com rampa atrás do portão, a foto útil é a de lado, com a folha fechada e o carro na descida."],
      },
      {
        when: { grounds: ["baixada"] },
        says: ["Onde a água chega, marque na parede a altura da última enchente e fotografe a marca. A base do motor é orçada acima dela."],
      },
      {
        when: { grounds: ["arvores"] },
        says: ["Sob árvore, mostre o alto também: galho sobre a folha e raiz no piso mudam a proposta mais do que o tronco ao lado."],
      },
      {
        when: { grounds: ["poeira"] },
        says: ["Perto de obra, pergunte se o orçamento prevê revisão antecipada; pó e montagem nova não se dão bem."],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: [
          "Em calçada de muito movimento, mande a foto da frente num horário cheio: sensor e aviso entram na proposta por causa dela.",
        ],
      },
      {
        when: { uses: ["casa"] },
        says: [
          "Para casa, o orçamento à distância funciona com quatro fotos: folha aberta, folha fechada, lugar do motor e quadro com a tampa posta.",
          "Em casa alugada, avise quem aprova a despesa: o dono decide o motor, e o inquilino conhece o defeito.",
        ],
      },
      {
        when: { uses: ["sobrado"] },
        says: [
          "No sobrado, a pergunta que muda o valor é por onde desce o fio. Forro acessível evita corte de parede.",
          "Frente estreita de sobrado pede a medida com o carro dentro: é ela que elimina um tipo de portão da proposta.",
        ],
      },
      {
        when: { uses: ["predio"] },
        says: [
          "No edifício, quem recebe a visita deve ter o contato da síndica e o relatório anterior. Sem eles, a medida fica sem comparação.",
        ],
      },
      {
        when: { uses: ["condominio"] },
        says: [
          "Em condomínio, marque a avaliação com quem cuida da portaria presente: ele sabe a hora da fila e qual entrada falha primeiro.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: [
          "Comércio que não pode parar pede orçamento com duas datas: uma para a máquina e outra para o acabamento, fora do expediente.",
        ],
      },
      {
        when: { uses: ["galpao"] },
        says: [
          "No galpão, a avaliação inclui o piso: peso de roda, desnível e passagem de empilhadeira entram na proposta antes da potência.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Orçamento de vila é aprovado por várias casas. Peça o papel com o total e com a divisão por morador, para a conversa acabar ali.",
          "Em vila, a visita anota de qual relógio sairia a energia; é a pergunta que trava a obra depois.",
        ],
      },
      {
        when: { uses: ["sitio"] },
        says: [
          "Para sítio, mande a distância do quadro até o portão e a foto da rede que chega: fio comprido muda a bitola e o valor.",
          "Em chácara, a visita vale o dia: leve à porteira quem tem a chave do quadro e quem sabe onde passa o cano de água.",
        ],
      },
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Frente em subida pede foto de lado, com a soleira inteira no quadro. O desnível escolhe o tipo de folha e o freio do motor.",
        ],
      },
      {
        when: { grounds: ["rampa"] },
        says: [
          "Com garagem em rampa, meça a altura do carro no ponto mais alto dela e mande junto. Sem esse número, basculante vira aposta.",
          "Entrada que sobe pede, no orçamento, o lugar da fotocélula no plano, antes da inclinação.",
        ],
      },
      {
        when: { grounds: ["baixada"] },
        says: [
          "Se a rua já encheu, mostre a marca na parede: o orçamento prevê base mais alta e emenda fora do piso.",
          "Imóvel que alaga recebe duas propostas de altura para a central. A mais alta custa fio, e poupa placa.",
        ],
      },
      {
        when: { grounds: ["arvores"] },
        says: [
          "Árvore perto do portão aparece no orçamento como poda e como raiz. Fotografe o tronco e o piso em volta do trilho.",
          "Avaliação debaixo de copa observa fiação, galho e calha, que dão chamado antes da máquina.",
        ],
      },
      {
        when: { grounds: ["poeira"] },
        says: [
          "Obra do outro lado da rua muda o acessório: peça no orçamento a vedação extra da caixa e o intervalo menor de limpeza.",
          "Em rua sem asfalto, a proposta indica folha com roda de canal fundo e trilho que se varra.",
        ],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: [
          "Calçada de ponto de ônibus ou de escola entra no orçamento como sensor a mais e luz de aviso, e não como motor mais forte.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "Na avaliação do basculante, a folha é pesada no meio do curso, com escora, para saber se o contrapeso ainda responde por ela.",
        ],
      },
      {
        when: { gates: ["deslizante"] },
        says: ["O diagnóstico de portão de correr leva pouco: a folha é solta, corrida à mão pelo técnico e ouvida de ponta a ponta."],
      },
      {
        when: { gates: ["pivotante"] },
        says: ["Em portão de abrir, o diagnóstico mede a ponta: quanto ela sobe ao ser erguida diz o gasto do pino e o custo do reparo."],
      },
    ],
  },
  tell: {
    headings: ["A mensagem que fecha o valor", "O que escrever no pedido de orçamento"],
    items: [
      {
        says: [
          "Folha fechada, folha aberta, lugar da máquina, quadro de luz: com estas quatro, e a medida do vão, a proposta sai em uma conversa.",
          "Mande as fotos na ordem em que se entra: rua, vão, folha por dentro, parede do motor, quadro. Quem recebe monta o portão na cabeça.",
          "Um vídeo andando da calçada ao quadro de luz, sem pressa, responde o que ninguém lembra de perguntar.",
        ],
      },
      {
        says: [
          "Escreva o que quer decidir: consertar, trocar ou automatizar. Orçamento sem pergunta volta com três respostas.",
          "Diga bairro, tipo de imóvel, número de famílias na entrada e prazo, se existir. É o que muda o modelo.",
        ],
      },
      {
        for: ["what", "price", "install", "buy", "which"],
        says: [
          "Mande medidas do vão e da altura, tipo de folha, distância até o quadro e uma foto de frente tirada da rua.",
          "Escreva o que espera do portão: abrir sem sair do carro, trancar melhor, servir a muita gente. O modelo sai daí.",
        ],
      },
      {
        for: ["what", "repair", "price", "when"],
        says: ["Diga o que aconteceu antes do defeito: chuva, batida, queda de luz, troca de pilha. Uma dessas palavras costuma bastar."],
      },
    ],
  },
  questions: [
    {
      asks: ["Dá para orçar sem visita?", "Preciso receber o técnico para saber o preço?"],
      for: ["what", "price", "how-to", "where", "install"],
      says: [
        "Dá, em portão residencial com folha leve e energia por perto. A visita fica para o que a imagem não mostra.",
        "Não, se as fotos mostrarem folha, parede e quadro. Folha pesada, basculante grande e coluna antiga pedem alguém no local.",
      ],
    },
    {
      asks: ["O valor do orçamento pode mudar depois?", "A proposta é definitiva?"],
      for: ["price", "what", "which", "worth-it", "install"],
      says: [
        "Pode, se aparecer o que não se via. Por isso a proposta diz o que supôs, e nada é feito antes do seu aceite.",
        "Vale para o que está descrito. Achado novo gera nova linha, dita antes e não depois.",
      ],
    },
    {
      asks: ["Que fotos mandar para o orçamento?", "Quais imagens ajudam o técnico?"],
      for: ["how-to", "what", "price", "where"],
      says: [
        "Folha fechada e aberta, por dentro; o canto do motor; o quadro de luz; e a etiqueta, se houver máquina.",
        "As que têm trena ou pessoa ao lado. Detalhe bonito sem escala não dimensiona nada.",
      ],
    },
    {
      asks: ["Posso pedir orçamento só da mão de obra?", "Já tenho o motor. Orçam a montagem?"],
      about: ["instalacao"],
      for: ["price", "buy", "install", "how-to", "what"],
      says: [
        "Pergunte, com a etiqueta dele na foto. Motor de outro tipo de folha ou de outra tensão não se monta.",
        "Mande modelo e foto da folha. A garantia do equipamento fica com quem o vendeu, e isso vai escrito.",
      ],
    },
    {
      asks: ["Quem deve estar em casa na visita?", "A visita pode ser com o inquilino?"],
      for: ["how-to", "when", "what", "where"],
      says: [
        "Alguém que abra o portão, mostre o quadro e conte a história do defeito. Quem decide o pagamento pode receber o papel depois.",
        "Pode, se ele souber onde fica o disjuntor. A aprovação vem do dono, por mensagem.",
      ],
    },
    {
      asks: ["Como comparar dois orçamentos de portão?", "Recebi propostas diferentes. O que olhar?"],
      for: ["which", "price", "worth-it", "buy"],
      says: [
        "Modelo, fixação, energia, garantia e o que ficou fora. Se uma cala um desses pontos, ela ainda não terminou.",
        "Olhe primeiro o que cada uma não inclui. A diferença de preço costuma morar ali.",
      ],
    },
    {
      asks: ["Consigo marcar para a noite ou o sábado?", "Em que horário o técnico vai?"],
      for: ["when", "where", "how-to", "what"],
      says: [
        "As visitas vão {{horario-visitas}}. Na marcação, escolha entre a manhã e a tarde.",
        "De dia, nos dois períodos que a mensagem oferece. Montagem noturna é exceção, sob consulta e com taxa.",
      ],
    },
    {
      asks: ["O orçamento cobre o que aparecer depois?", "E se o técnico achar outro defeito na hora?"],
      for: ["price", "what", "repair", "install"],
      says: [
        "O que aparecer é dito e orçado antes de ser feito. Sem o seu aceite, a folha fica como estava.",
        "Vira uma segunda linha na proposta, com preço próprio. Nada se troca por conta.",
      ],
    },
    {
      asks: ["Quanto tempo vale a proposta?", "O preço do orçamento tem prazo?"],
      for: ["price", "what", "buy"],
      says: [
        "O prazo vem escrito nela. Peça de fornecedor muda de valor, e a data evita conversa depois.",
        "Sim, e está no papel. Quem vai decidir em assembleia deve pedir um prazo que alcance a reunião.",
      ],
    },
    {
      asks: ["A foto da etiqueta serve para quê?", "Por que pedem a etiqueta do motor?"],
      for: ["what", "price", "repair", "how-to"],
      says: [
        "Para saber modelo, tensão e potência, e se a peça ainda existe. Sem ela, o orçamento é faixa.",
        "Ela diz o que comprar. Motor sem etiqueta é reconhecido por carcaça e placa, com visita.",
      ],
    },
    {
      asks: ["Um vídeo substitui a visita?", "Posso mostrar o defeito por vídeo?"],
      for: ["what", "price", "repair", "how-to"],
      says: [
        "Substitui a primeira ida quando o defeito se repete. Filme de lado, com som, sem cortar a parada.",
        "Ajuda muito e não mede tensão nem folga. O que o vídeo não fecha, a visita fecha.",
      ],
    },
    {
      asks: ["O orçamento traz mais de um modelo?", "Recebo opções de motor na proposta?"],
      for: ["price", "which", "buy", "install", "what"],
      says: [
        "Pode trazer: um que serve e um com folga. A diferença deve vir explicada pelo uso, e não pelo preço.",
        "Peça duas linhas. Comparar potência, controles e garantia lado a lado evita arrependimento.",
      ],
    },
    {
      asks: ["Preciso preparar alguma coisa para a avaliação?", "Como deixar o portão para a visita?"],
      for: ["how-to", "what", "when", "install"],
      says: [
        "Área da máquina livre, controle na mão e acesso ao quadro de luz. O portão fica como está, com o defeito.",
        "Não lave nem lubrifique antes: graxa nova esconde desgaste e água confunde a medida.",
      ],
    },
  ],
};
