import type { Component } from "#domain/knowledge/entry";

export const roldana: Component = {
  kind: "component",
  id: "roldana",
  name: { one: "roldana", many: "roldanas", gender: "f" },
  aliases: [
    "roldana de portão",
    "roldanas de portão",
    "roldana do portão",
    "roldanas do portão",
    "roldana para portão",
    "roldanas para portão",
    "rodinha do portão",
    "rodinhas do portão",
    "rodinha de portão",
    "rodinhas de portão",
    "roda do portão",
    "rodas do portão",
    "rodízio do portão",
    "rodízios do portão",
    "rodízio de portão",
    "rondana",
    "rondanas",
    "roudana",
    "roudanas",
    "rodana",
    "rodanas",
  ],
  variants: [
    { id: "canal-v", names: ["roldana v", "roldana canal v", "roldana em v", "roldanas em v"] },
    { id: "canal-u", names: ["roldana u", "roldana canal u", "roldana em u", "roldanas em u"] },
    { id: "suspensa", names: ["roldana suspensa", "roldanas suspensas", "roldana superior", "roldana aérea", "carrinho do portão"] },
  ],
  gates: ["deslizante", "basculante"],
  related: ["trilho", "guia", "cremalheira", "faz-barulho", "lento"],
  pages: ["/topicos/portao-automatico-fazendo-barulho", "/topicos/motor-para-portao-de-correr"],
  brief: [
    "Roldana com o rolamento no fim range, deixa a folha pesada e faz o motor pagar pelo atrito que ela criou.",
    "As roldanas sustentam o portão de correr inteiro: gasta uma delas, a folha desce daquele lado e leva a cremalheira junto.",
    "Quando a roldana trava, deixa de rodar e passa a ser arrastada, abrindo um vinco no próprio trilho.",
    "Uma roldana de canal comido balança sobre o trilho, e é por aí que a folha descarrila.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "A roldana é a roda com canal que carrega o portão de correr sobre o trilho: quem leva o peso é ela, e o motor só empurra. Quando o rolamento ou o canal se gasta, a folha pesa, range e baixa, e o defeito passa para a cremalheira e para o motor.",
        "Roldanas são as rodas presas sob a folha do portão deslizante, uma perto de cada ponta. Rodando livres, uma pessoa move o portão sem esforço; gastas, elas obrigam o motor a arrastar o que deveria rolar.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "Roldana não se recupera: com o rolamento áspero ou o canal gasto, o conserto é a substituição, de preferência do par. O serviço inclui acertar a altura da cremalheira, porque a folha volta a subir quando recebe rodas novas.",
        "Consertar a roldana do portão quer dizer trocar a roda e descobrir por que ela se acabou: trilho sujo, canal que não combina com o trilho ou folha fora de prumo. Sem essa segunda parte, a peça nova gasta como a anterior.",
      ],
    },
    {
      to: ["replace"],
      says: [
        "A troca de roldana é feita com a folha erguida e escorada, uma ponta de cada vez, e as duas rodas saem juntas. Depois da troca, o técnico acerta a cremalheira e o fim de curso, porque a altura do portão mudou.",
        "Trocar as roldanas devolve ao portão de correr o movimento leve, desde que o trilho esteja liso e o canal da roda nova tenha o desenho dele. A folha pesa o bastante para esmagar uma mão, por isso erguê-la é trabalho de técnico.",
      ],
    },
    {
      to: ["price"],
      says: [
        "O preço da troca de roldana depende de quatro coisas: quantas rodas saem, se a caixa delas é parafusada ou soldada, o peso da folha e o estado do trilho. O valor fechado sai com as fotos dos dois pés do portão e é informado antes do serviço.",
        "Quem pergunta quanto custa uma roldana quase sempre precisa saber do conjunto: par de rodas, mão de obra para erguer a folha e acerto da cremalheira. A roda sozinha é a menor parte dessa conta.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Para saber se a roldana está gasta, desligue o disjuntor do portão, olhe o pé da folha nas duas pontas e compare a distância até o chão. Um lado mais baixo, pó de ferrugem ou um vinco brilhante no trilho apontam a roda que precisa sair.",
        "Examinar a roldana não pede ferramenta: basta ver se ela gira ou escorrega, e se a folha está nivelada. Já a troca exige levantar o portão, e essa etapa não se improvisa com macaco de carro e tijolo.",
      ],
    },
    {
      to: ["which"],
      says: [
        "A roldana certa é a que tem o canal igual ao perfil do trilho: em V para cantoneira, em U para ferro redondo. Acertado o canal, escolhem-se diâmetro e número de rolamentos pelo peso da folha.",
        "Antes de comprar roldana, descubra o desenho do trilho, porque canal errado roda apoiado só nas bordas e come os dois. Diâmetro maior e rolamento duplo ficam para folhas pesadas ou de muito movimento.",
      ],
    },
    {
      to: ["when"],
      says: [
        "Troque a roldana quando ela rangir a cada volta, quando um lado do portão baixar ou quando a roda deslizar sem girar. Adiar custa mais do que a peça, porque a folha caída apoia o peso no pinhão do motor.",
        "A hora de trocar as roldanas chega quando a folha deixa de andar leve à mão mesmo com o trilho limpo. Se só uma falhou, as duas têm a mesma idade, e a outra costuma pedir troca pouco depois.",
      ],
    },
    {
      to: ["why"],
      says: [
        "A roldana se estraga por três caminhos: areia que entra no rolamento, canal que não combina com o trilho e peso além do que ela suporta. Água de mangueira e graxa no trilho aceleram o primeiro.",
        "Por que a roldana gasta depressa? Porque roda onde se junta toda a sujeira da calçada e ainda recebe a folha inteira em um contato estreito. Trilho desnivelado piora tudo, ao jogar a carga sobre uma roda só.",
      ],
    },
    {
      to: ["maintain"],
      says: [
        "Cuidar da roldana é manter o trilho seco e varrido, porque quase todo o desgaste entra por baixo. Na revisão, o técnico gira cada roda com a folha aliviada e mede a folga do rolamento.",
        "A manutenção das roldanas acontece mais no trilho do que nelas: rolamento blindado não recebe óleo, e graxa no chão vira pasta de areia. O que se faz é limpar, observar e trocar a tempo.",
      ],
    },
  ],
  definition: {
    headings: ["O que a roldana faz no portão", "A roda que carrega a folha", "Onde ficam as roldanas"],
    items: [
      {
        says: [
          "Sob o quadro da folha, perto de cada ponta, há uma caixa de chapa com uma roda dentro. O canal torneado nessa roda abraça o trilho e impede que o portão saia para os lados; o rolamento no centro é o que a deixa girar com a folha inteira em cima.",
          "A peça tem três partes: o corpo com o canal, o rolamento prensado no meio e o eixo que a prende à folha. Cada uma falha de um jeito, e por isso duas roldanas condenadas podem fazer barulhos bem diferentes.",
        ],
      },
      {
        says: [
          "Uma folha curta se apoia em um par. Portão comprido, com quadro que verga no meio, pode receber uma terceira roda, que só ajuda quando todas tocam o trilho na mesma altura.",
          "O peso não se divide por igual: a roda do lado da cremalheira ou do montante mais reforçado trabalha mais e costuma ser a que cede antes.",
        ],
      },
      {
        when: { variants: ["suspensa"] },
        says: [
          "No portão suspenso não existe trilho no piso: carrinhos com várias rodas correm dentro de um perfil acima do vão, e a folha fica pendurada. A roda ali está longe da lama, mas uma queda é muito mais grave, porque nada segura a folha por baixo.",
        ],
      },
    ],
  },
  faults: {
    headings: ["Sinais de roldana gasta", "Como a roldana avisa", "O que acontece quando ela se gasta"],
    leads: [
      "Cada parte da roda se queixa à sua maneira:",
      "Os sinais abaixo vão do mais brando ao que manda parar de usar:",
      "Repare no som, na altura da folha e na marca que fica no trilho:",
    ],
    items: [
      {
        label: "Rolamento seco",
        about: ["faz-barulho", "lento"],
        says: [
          "o portão range do começo ao fim, o som acompanha a velocidade e continua igual quando a folha é movida à mão.",
          "ouve-se um chiado áspero que aumenta nos dias frios e some por pouco tempo depois da chuva.",
        ],
      },
      {
        label: "Roda travada",
        about: ["trava", "esquenta"],
        says: [
          "em vez de girar, ela escorrega; o trilho ganha um risco brilhante, e o motor esquenta em poucas manobras.",
          "a roda parada perde a forma de um lado só, e depois disso pula a cada volta, como pneu achatado.",
        ],
      },
      {
        label: "Canal comido",
        about: ["treme", "trava"],
        says: [
          "a folha dança para os lados no meio do percurso e chega ao batente fora da marca de sempre.",
          "sobra espaço entre a roda e o trilho, e qualquer pedrinha passa a ser motivo de descarrilar.",
        ],
      },
      {
        label: "Folha caída de um lado",
        about: ["cremalheira", "engrenagem", "bate"],
        says: [
          "o vão sob o portão fica maior em uma ponta; a cremalheira desce junto e passa a carregar peso no pinhão.",
          "o canto superior encosta na guia antes da hora, e o trinco ou o encaixe do batente deixa de coincidir.",
        ],
      },
      {
        label: "Eixo com folga",
        about: ["faz-barulho"],
        says: [
          "há uma batida seca toda vez que o portão inverte o sentido, como se a folha assentasse de novo.",
          "a roda pende dentro da caixa e raspa na chapa, deixando limalha no chão logo abaixo.",
        ],
      },
      {
        label: "Caixa trincada",
        about: ["para-no-meio"],
        says: [
          "a solda que segura a roda abriu, a folha mancou de repente e o motor passou a parar por esforço no mesmo ponto.",
          "um estalo forte, seguido de portão torto, é o caso de não acionar mais nem destravar para fechar à mão.",
        ],
      },
    ],
  },
  neighbours: {
    headings: ["Roldana, trilho ou motor?", "Como não confundir", "Quem mais faz esse barulho"],
    items: [
      {
        label: "Trilho",
        about: ["trilho"],
        says: [
          "defeito do chão aparece sempre no mesmo lugar do percurso; defeito da roda viaja com a folha e se repete a cada giro.",
          "marque com giz o ponto do tranco: se ele não sai dali, procure emenda alta ou cantoneira solta antes de culpar a roda.",
        ],
      },
      {
        label: "Guia superior",
        about: ["guia"],
        says: [
          "quando o atrito vem de cima, o ruído está na altura da cabeça e a folha balança no topo, com o pé firme no trilho.",
          "se o portão raspa no alto e o vão de baixo é igual nas duas pontas, são os roletes da guia que pedem atenção.",
        ],
      },
      {
        label: "Cremalheira e pinhão",
        about: ["cremalheira", "engrenagem"],
        says: [
          "estalo de dente só existe com o motor engatado; roda gasta se queixa também com a folha destravada.",
          "o tec-tec nasce junto da caixa do motor e não anda, ao passo que o rangido da roda passa por você com o portão.",
        ],
      },
      {
        label: "Rolamento do motor",
        about: ["rolamento"],
        says: [
          "um apito que continua quando o motor gira desengatado da folha não tem nada a ver com as rodas.",
          "a diferença está na prova da mão: folha leve e motor ruidoso isentam as rodas de culpa.",
        ],
      },
    ],
  },
  checks: {
    headings: ["O que olhar sem risco", "Exame em poucos minutos, com o portão parado", "Como descobrir qual roda falhou"],
    leads: [
      "Faça com o portão fechado, o disjuntor dele desligado e ninguém com o controle na mão.",
      "Nenhum destes passos pede ferramenta, e em nenhum os dedos chegam perto da roda com a folha em movimento.",
    ],
    steps: [
      {
        label: "Compare as alturas",
        says: [
          "meça com um palito ou com a mão o espaço entre a folha e o piso na frente e atrás; a diferença indica o lado que cedeu.",
          "agache-se a um passo do portão e veja se a linha de baixo corre paralela ao trilho ou se mergulha em uma ponta.",
        ],
      },
      {
        label: "Leia o trilho",
        says: [
          "um risco claro e contínuo é roda arrastada; pó avermelhado em montinhos é ferrugem saindo do rolamento.",
          "passe a vista pela quina de metal: rebarba de um lado só mostra que o canal está roendo em diagonal.",
        ],
      },
      {
        label: "Risque a lateral da roda",
        says: [
          "onde ela for visível, faça um traço de giz com tudo desligado; depois religue, afaste-se, acione uma vez e veja se o traço gira.",
          "uma marca de giz que não sai do lugar durante a manobra é prova suficiente de que a roda está presa.",
        ],
      },
      {
        label: "Sinta o peso da folha",
        when: { gates: ["deslizante"] },
        says: [
          "em terreno plano, ainda sem energia, destrave com a chave e empurre devagar pelo meio da folha, longe das pontas; anote onde endurece.",
          "destravada a folha em piso nivelado, o movimento deve começar com o esforço de uma mão; se pede o corpo, há roda ou trilho ruim.",
        ],
      },
    ],
    ends: [
      {
        says: [
          "Folha que já saiu do trilho, mesmo que pareça equilibrada, não se empurra de volta: calce a passagem, afaste quem estiver perto e espere ajuda.",
        ],
      },
      { says: ["Se a prova da mão for em rampa, desista dela: solto do motor, o portão desce, e não há onde segurar."] },
    ],
  },
  work: {
    headings: ["Como o técnico troca as roldanas", "A troca, etapa por etapa", "Por que não basta trocar a roda"],
    leads: [
      "A ordem importa, porque a altura da folha comanda todo o resto.",
      "O trabalho difícil não é a peça, e sim erguer o portão com segurança e devolvê-lo à mesma linha.",
    ],
    steps: [
      {
        label: "Escora",
        says: [
          "com a energia cortada e o motor destravado, a folha é amarrada à coluna e calçada para não tombar quando uma ponta subir.",
          "antes de levantar, prende-se o topo na guia e trava-se o percurso; portão de correr sem roda cai de lado, como porta solta.",
        ],
      },
      {
        label: "Retirada",
        says: [
          "ergue-se uma extremidade por vez, só o necessário para a roda sair; caixa soldada exige esmeril e solda nova.",
          "o eixo velho é sacado e comparado com o novo: diâmetro, largura do canal e altura da caixa precisam bater.",
        ],
      },
      {
        label: "Trilho",
        says: [
          "rebarbas são limadas e emendas niveladas, ou a roda nova gasta na primeira estação de chuva.",
          "mede-se o nível de ponta a ponta, e o trecho afundado recebe calço e fixação.",
        ],
      },
      {
        label: "Cremalheira",
        says: [
          "a folha subiu alguns milímetros, então a barra é reposicionada até sobrar a folga certa entre os dentes.",
          "o encaixe com o pinhão é conferido no início, no meio e no fim, porque agora a folha está em outra altura.",
        ],
      },
      {
        label: "Paradas e força",
        says: [
          "portão leve anda mais com o mesmo impulso: os pontos de parada são refeitos, e a força é reduzida até ele recuar diante de um obstáculo.",
          "acertam-se fim de curso e sensibilidade, já que a regulagem antiga compensava o atrito que deixou de existir.",
        ],
      },
    ],
  },
  effort: {
    headings: ["O que o serviço pede", "Peças, tempo e portão parado"],
    items: [
      {
        says: [
          "Em portão de caixa parafusada, as duas rodas costumam ser trocadas em uma só visita, e a garagem fica interditada enquanto a folha está erguida. Com caixa soldada ou quadro podre na base, pode ser preciso um serralheiro antes.",
          "O técnico precisa levar o canal e o diâmetro certos, e é a foto do pé da folha que evita a segunda viagem. Deixe o carro do lado de fora: com o portão escorado, ninguém entra nem sai.",
        ],
      },
      {
        says: [
          "Folha muito pesada pede duas pessoas e apoio próprio para erguer. Diga na mensagem se há revestimento de madeira, chapa grossa ou vidro, que não aparecem bem em foto.",
        ],
      },
    ],
  },
  cost: {
    headings: ["Quanto custa trocar roldana", "O que entra no preço", "De que depende o valor da troca"],
    items: [
      {
        for: ["price", "repair", "replace", "worth-it", "maintain"],
        says: [
          "Trocar rodas e reajustar a folha entra na faixa de manutenção, de {{manutencao-custo}}. As peças são somadas conforme o canal e o diâmetro.",
          "Como referência, o serviço no local fica em {{manutencao-custo}}, com as rodas cobradas à parte. Solda e trilho novo têm orçamento próprio.",
          "Para uma folha comum, conte com {{manutencao-custo}} de serviço; o par de rodas varia com o tamanho e aparece em linha separada na proposta.",
        ],
      },
      {
        for: ["price", "worth-it"],
        says: [
          "Sobe o valor: caixa soldada, terceira roda, folha revestida, trilho a refazer. Desce: caixa parafusada, acesso livre pelos dois lados e fotos boas, que dispensam uma ida só para ver.",
          "Pedir uma roda só parece economia, mas a folha volta a ser erguida, e paga, quando a outra falhar.",
        ],
      },
      {
        says: [
          "Compare com o que a roda ruim destrói: motor residencial que trabalhou arrastando a folha até queimar custa {{troca-residencial}} para substituir.",
          "O gasto que se evita é maior do que o que se faz: depois da roda vêm pinhão e cremalheira, e por último o motor, cuja troca em residência vai de {{troca-residencial}}.",
        ],
      },
    ],
  },
  choice: {
    headings: ["Qual roldana serve no seu portão", "O canal decide, o peso confirma"],
    leads: [
      "Comece pelo trilho, que já está no chão e não se troca por causa da roda:",
      "Olhe o perfil de metal em que a folha corre e procure a linha dele:",
    ],
    columns: ["Trilho ou uso", "Roda indicada", "Cuidado"],
    rows: [
      { cells: ["Cantoneira com a quina para cima", "Canal em V", "Quina amassada pede cantoneira nova"] },
      { cells: ["Ferro redondo ou tubo", "Canal em U", "Canal largo demais faz a folha dançar"] },
      { cells: ["Perfil quadrado", "Canal reto", "Não aceita roda em V no lugar"] },
      { cells: ["Folha de chapa, madeira ou vidro", "Diâmetro maior, rolamento duplo", "A caixa precisa ter altura para ela"] },
      { cells: ["Folha suspensa, sem trilho no piso", "Carrinho de várias rodas", "Dimensionado só por quem calcula a estrutura"] },
      { cells: ["Entrada de prédio ou empresa", "Aço torneado, rolamento blindado", "Nylon é silencioso e gasta antes"] },
    ],
  },
  worth: {
    headings: ["Uma roda ou o par?", "Trocar já ou esperar?"],
    items: [
      {
        says: [
          "Rodas instaladas no mesmo dia viveram a mesma areia. Trocar só a que range deixa a folha com uma ponta nova, alta, e outra gasta, baixa, e é essa diferença que torce o quadro.",
          "Se o rangido é recente, a folha está nivelada e o trilho estava imundo, limpar e observar por alguns dias é razoável. Com um lado já caído não há o que observar.",
        ],
      },
      {
        says: [
          "Quando o pé da folha está podre de ferrugem, roda nova não tem onde se apoiar; o dinheiro vai primeiro para o serralheiro.",
        ],
      },
    ],
  },
  care: {
    headings: ["Para a roda durar", "Cuidados que poupam as roldanas"],
    items: [
      {
        says: [
          "Varra o trilho a seco e raspe a terra dura dos cantos. Mangueira empurra areia para dentro do rolamento, e óleo jogado no chão a segura ali.",
          "Rolamento de boa qualidade vem blindado e não se lubrifica por fora. O que ele pede é caminho limpo, principalmente na canaleta de drenagem, onde as pedrinhas se escondem.",
        ],
      },
      {
        for: ["maintain", "what", "how-to", "when"],
        says: [
          "Na revisão, a cada {{revisao-intervalo}} em uso intenso, a folga da roda é medida com a folha aliviada, coisa que de fora não se vê.",
          "Peça que a altura dos dois lados seja anotada em cada preventiva; a queda lenta da folha só aparece quando se comparam datas.",
        ],
      },
      {
        says: [
          "Não acrescente chapa, lambril ou lona à folha sem perguntar: a roda foi escolhida para o peso de antes.",
          "Depois de qualquer batida de carro no portão, mesmo leve, veja se a linha de baixo ainda é reta.",
        ],
      },
    ],
  },
  cases: {
    headings: ["O que muda neste portão", "Conforme o lugar"],
    items: [
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Em rua inclinada, o trilho tem de ser horizontal ainda que a calçada não seja. Quando ele acompanha o declive, a roda de baixo carrega mais, gasta antes, e a folha quer descer a cada parada.",
          "Ladeira castiga a roda da ponta mais baixa. Ao pedir a troca, diga para que lado a rua desce: é por ali que o técnico começa a procurar.",
        ],
      },
      {
        when: { grounds: ["poeira"] },
        says: [
          "Onde passa caminhão ou há obra por perto, o pó fino vence até rolamento blindado. Varrer o trilho uma vez por semana vale mais do que escolher roda cara.",
          "Terra de rua sem asfalto vira lixa sob a roda. Nessa condição o canal se gasta por igual nos dois lados, e a folha baixa sem entortar, o que engana quem procura desnível.",
        ],
      },
      {
        when: { grounds: ["baixada"] },
        says: [
          "Água que cobre o trilho leva a graxa do rolamento embora e deixa barro no lugar. Depois de uma enchente, a roda que girava pode amanhecer presa; não force o motor para soltá-la.",
        ],
      },
      {
        when: { grounds: ["arvores"] },
        says: [
          "Folha seca e semente se acumulam no canto do trilho e são prensadas pela roda até formarem uma cunha dura. O portão passa a saltar sempre ali, e a roda leva a culpa que é da vassoura.",
        ],
      },
      {
        when: { grounds: ["rampa"] },
        says: [
          "Garagem em rampa despeja no trilho a água que desce do telhado e do quintal. Sem canaleta limpa atravessando a entrada, as rodas trabalham molhadas o verão inteiro.",
        ],
      },
      {
        when: { uses: ["predio", "condominio"] },
        says: [
          "Na entrada de um condomínio, a roda faz em uma semana o que em uma casa faz em meses. Vale combinar com a administração a inspeção junto da preventiva, {{preventiva-condominio}}, e ter o par reserva guardado com o zelador.",
          "Prédio não pode ficar com a garagem interditada na hora de saída. Para a troca, escolha um período em que a passagem de pedestres continue livre e avise os moradores no quadro da portaria.",
        ],
      },
      {
        when: { uses: ["galpao", "comercio"] },
        says: [
          "Folha de galpão costuma ser comprida e chapeada: além do peso, recebe vento de lado, que empurra a borda da roda contra o trilho. Ali se usam diâmetro grande e mais de um par.",
          "Em loja ou oficina, empilhadeira e carrinho amassam a quina do trilho, e a roda paga. Um batente de piso antes da soleira custa pouco e desvia a pancada.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Em vila de portão único, a troca interdita todos os moradores de uma vez. Combinem o dia, e que alguém guarde as medidas das rodas para a próxima.",
        ],
      },
      {
        when: { uses: ["sobrado", "casa"] },
        says: [
          "Casa com folha antiga de ferro costuma ter caixa soldada sob o quadro, feita sob medida por serralheiro. A foto de perto mostra se há parafuso ou cordão de solda.",
          "Em frente estreita, com a folha encostada no vizinho quando aberta, falta espaço para tirar a roda do fundo. O técnico precisa saber disso para decidir de que lado erguer.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "No basculante, o nome costuma ser dado aos roletes que correm no canal da coluna e às polias dos cabos. Nenhum dos dois se toca em casa: a folha está equilibrada por contrapesos e pode despencar quando se solta qualquer um deles.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: [
          "Comércio que lava a calçada com produto ataca o rolamento da roda. Roda blindada e enxágue com água limpa prolongam o par.",
        ],
      },
      {
        when: { uses: ["casa"] },
        says: ["Casa com gramado junto ao portão joga folha cortada no canal a cada corte. Quem passa o cortador passa também a vassoura."],
      },
    ],
  },
  tell: {
    headings: ["O que mandar ao técnico", "Três fotos que evitam uma viagem", "Como pedir a troca"],
    items: [
      {
        says: [
          "Fotografe o pé do portão nas duas pontas, de perto e pelo lado de dentro, e o trilho com algo ao lado que dê escala. Depois grave a folha indo e voltando, com o som ligado.",
          "Mande a imagem da caixa da roda, para ver se é parafuso ou solda, outra do perfil do trilho de frente e um vídeo curto do percurso inteiro.",
          "Bastam a foto do vão sob a folha em cada extremidade, a do trilho e o comprimento do portão em passos; se a rua é inclinada, escreva para que lado.",
        ],
      },
      {
        says: [
          "Conte também se o ruído começou depois de chuva, obra ou batida, e se a folha já saiu do trilho alguma vez.",
          "Diga o material da folha e se ela recebeu chapa ou madeira depois de pronta: isso muda o diâmetro a levar.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["Posso passar graxa na roldana?", "Óleo resolve o rangido da roda?"],
      says: [
        "Não adianta. O rolamento é fechado, e o que se passa por fora fica no trilho, junta areia e acelera o desgaste.",
        "Abafa por uns dias e depois piora, porque a mistura de óleo e terra funciona como esmeril no canal.",
      ],
    },
    {
      asks: ["Dá para trocar só uma roldana?", "Preciso mesmo trocar as duas?"],
      for: ["repair", "replace", "price", "worth-it", "what", "when"],
      says: [
        "Dá, se a outra for recente e não tiver folga. Fora isso, o par sai junto para a folha ficar na mesma altura nos dois lados.",
        "Precisa quando as duas têm o mesmo tempo de uso. A exceção é quebra por batida, em que a roda sã pode ficar.",
      ],
    },
    {
      asks: ["O portão saiu do trilho. Posso colocá-lo de volta?", "A folha descarrilou. O que faço agora?"],
      about: ["trilho", "trava"],
      says: [
        "Não sozinho. A folha pode tombar para a calçada; desligue o disjuntor, isole a área e peça socorro.",
        "Deixe como está, sem energia e sem ninguém perto. Erguer uma folha fora do trilho pede escora e duas pessoas que saibam onde segurar.",
      ],
    },
    {
      asks: ["Roldana de nylon ou de aço?", "Roda de nylon é mais silenciosa?"],
      for: ["which", "what", "price", "replace"],
      says: [
        "Nylon roda macio e serve a folha leve de pouco movimento; aço aguenta peso e calor de atrito, com mais ruído.",
        "É, mas deforma se a folha fica parada meses no mesmo ponto sob sol. Para portão pesado, aço com rolamento duplo.",
      ],
    },
    {
      asks: ["Roldana nova deixa o portão mais rápido?", "Depois da troca o motor precisa de ajuste?"],
      says: [
        "A velocidade do motor é a mesma, mas a folha solta avança mais antes de parar. Por isso o fim de curso é conferido no mesmo dia.",
        "Precisa. A força que vencia o atrito antigo sobra depois da troca e pode impedir que ele pare diante de uma pessoa.",
      ],
    },
    {
      asks: ["Quanto tempo dura uma roldana?", "De quanto em quanto tempo se trocam as rodas?"],
      for: ["when", "what", "maintain", "worth-it"],
      says: [
        "Não há prazo que sirva a todos: peso, poeira e número de aberturas mandam mais do que a idade. O que decide é a folga medida na revisão.",
        "Conta-se por desgaste, e não por calendário. Trilho varrido e folha nivelada adiam a troca mais do que a marca da peça.",
      ],
    },
    {
      asks: ["A roldana estragada pode queimar o motor?", "O que acontece com o motor se eu não trocar?"],
      about: ["esquenta"],
      says: [
        "Pode. O motor puxa mais corrente para arrastar a folha, aquece a cada manobra e perde anos de vida sem dar outro sinal.",
        "Ele trabalha como se o portão fosse muito mais pesado. Primeiro a proteção desarma, depois o pinhão se gasta, e por fim vem o cheiro de verniz quente.",
      ],
    },
  ],
};
