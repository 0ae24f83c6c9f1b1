/** The questions of /faq, by theme. */
import type { FaqTheme } from "#domain/faq/faq-schema";

export const faqThemes: readonly FaqTheme[] = [
  {
    name: "Tipos de portão",
    entries: [
      {
        question: "Qual é o melhor tipo de portão para automatizar?",
        answer:
          "O melhor é o que cabe no terreno sem improviso. Com parede livre ao lado do vão, o deslizante é o mais simples de motorizar e de manter. Sem lateral, mas com altura, o basculante resolve. Com recuo na frente da garagem, o pivotante abre bem. Se a folha já existe e se move leve e alinhada, compensa automatizar o que está lá. Há uma comparação completa em [tipos de motores para portão](/topicos/tipos-de-motores-para-portao).",
      },
      {
        question: "Portão deslizante ou basculante: qual ocupa menos espaço?",
        answer:
          "Cada um ocupa um espaço diferente. O deslizante precisa de um trecho de muro livre, com pelo menos a largura do vão, e não avança sobre a garagem. O basculante dispensa a lateral, mas a folha passa por cima do carro e o pé dela se projeta para a frente durante o movimento. Meça três coisas antes de decidir: a parede ao lado, o pé-direito e a distância entre o carro estacionado e o portão. Se a frente dá direto na calçada, veja também a [lei de São Paulo](/topicos/lei-do-portao-automatico-em-sao-paulo).",
      },
      {
        question: "O que é um portão pivotante e quando ele compensa?",
        answer:
          "É o portão de abrir: a folha gira presa à coluna, como uma porta, em uma peça só ou em duas metades. Compensa quando há espaço, de preferência dentro do lote, para o giro, piso sem degrau na área varrida e colunas firmes, já que é nelas que o braço do motor se apoia. Em portões de duas metades, cada uma recebe o seu acionador. Se a garagem sobe para dentro do lote, a ponta da folha raspa no piso, e é preciso mudar o lado do giro.",
      },
      {
        question: "Portão de correr e portão deslizante são a mesma coisa?",
        answer:
          'Sim. "De correr" é o nome da rua e "deslizante" é o do catálogo; nos dois casos a folha anda de lado sobre um trilho, empurrada por um pinhão que engrena na cremalheira. A diferença que importa está no apoio: roldanas no piso ou folha suspensa, sem trilho no chão. Diga qual é o seu ao pedir orçamento, porque o modo de fixar o motor muda.',
      },
      {
        question: "Meu terreno é em rampa. Que portão posso automatizar?",
        answer:
          "Rampa na entrada do carro não impede nada, desde que o portão fique em nível. No deslizante, o trilho precisa ser horizontal: se ele acompanha a ladeira da rua, a folha quer descer sozinha e o motor passa a vida freando. No pivotante, o giro deve ter piso livre até o fim. Em calçada inclinada sem espaço para isso, o basculante pode resolver, desde que o pé da folha não avance sobre quem passa. Mande uma foto da frente inteira, com a rua, para avaliarmos.",
      },
      {
        question: "Qual é o tamanho máximo de um portão automático residencial?",
        answer:
          "Trabalhamos com folhas deslizantes residenciais de até {{comprimento-maximo}} de comprimento e cargas de {{peso-residencial}}, conforme o motor. Em bom estado, a folha pode ter até {{ficha-solo-peso}} no {{ficha-solo-nome}} e até {{ficha-seg-peso}} no {{ficha-seg-nome}}. Nos basculantes a régua é outra, a área da folha: até {{pacote-industrial-area}} no maior dos nossos pacotes. Vãos maiores costumam ser divididos em duas folhas ou recebem equipamento industrial, orçado à parte. O estado de trilho, roldanas e dobradiças conta tanto quanto a medida, por isso o número final vem da visita.",
      },
    ],
  },
  {
    name: "Materiais da folha",
    entries: [
      {
        question: "Qual material é melhor para portão automático?",
        answer:
          "Para o motor, o melhor é o mais leve que continue rígido. Alumínio serve à folha de uma casa comum, aço dá mais resistência e pede cuidado com pintura, madeira embeleza e pesa, PVC e fibra de vidro dispensam tinta e precisam de estrutura por trás. Pense também no vento: folha fechada funciona como vela, e em local aberto uma grade pode ser a escolha sensata. Defina o material antes da potência, nunca o contrário.",
      },
      {
        question: "Portão de madeira pode ter motor?",
        answer:
          "Pode. A madeira pede três cuidados: moldura metálica ou travessas que impeçam a folha de empenar, proteção contra água nas bordas e motor com folga de força, porque a peça ganha peso nos meses úmidos. Ripas espaçadas aliviam bastante a carga em relação à prancha maciça. Depois de um inverno, confira se a folha ainda fecha reta; empeno pequeno se corrige cedo e evita que o motor trabalhe forçado.",
      },
      {
        question: "Portão de alumínio precisa de motor menos potente?",
        answer:
          "Muitas vezes, sim. Uma folha vazada de alumínio, em uso de uma só família, costuma ficar bem com {{potencia-padrao}}. Mas leveza não é tudo: lambris fechados recebem vento, e quadro fino flexiona no ponto onde o motor puxa. O técnico verifica se há um perfil reforçado para fixar a cremalheira ou o braço. Alumínio não enferruja, porém parafusos e suportes de aço em contato com ele pedem acabamento adequado.",
      },
      {
        question: "Como evitar que o portão de ferro ou aço enferruje?",
        answer:
          "Comece pela base, onde a água respinga e fica. Mantenha os furos de drenagem dos tubos abertos, retoque a tinta assim que aparecer um risco e não deixe terra encostada na folha. Aço galvanizado dura mais, mas os pontos de solda perdem a proteção e merecem fundo antiferrugem. Com motor, a ferrugem tem um efeito a mais: aumenta o atrito e o peso aparente, e quem paga é a engrenagem.",
      },
      {
        question: "Portão de PVC aguenta motor?",
        answer:
          "Aguenta quando o PVC é só o revestimento de um quadro de alumínio ou aço. O plástico sozinho não segura parafuso sob esforço repetido e amolece um pouco ao sol forte, o que desalinha a folha. Antes de automatizar, verifique se existe metal por dentro na altura em que a cremalheira, o braço ou o suporte serão presos. Se não existir, um serralheiro acrescenta uma travessa, e só depois vem o motor.",
      },
      {
        question: "Portão de fibra de vidro pode ser automatizado?",
        answer:
          "Pode, pelo mesmo princípio dos painéis leves: a fibra fecha o vão e o quadro metálico leva o esforço. Ela não apodrece nem enferruja, o que é bom perto de piscina ou jardim irrigado, mas trinca se alguém furar o painel para prender peças do motor. A fixação deve ficar na estrutura. Repare também no desbotamento e nas fibras expostas com o tempo, sinais de que o acabamento precisa ser refeito.",
      },
      {
        question: "Posso revestir o portão depois de instalar o motor?",
        answer:
          "Pode, desde que avise antes. Chapa, madeira, policarbonato ou lona fechando uma grade acrescentam peso e vento, e um motor dimensionado para a folha vazada pode ficar no limite. No basculante o cuidado é maior: qualquer peso a mais desequilibra os contrapesos, que só um técnico deve ajustar. Conte o que pretende aplicar e onde. Às vezes basta regular; em outras, o revestimento pede um modelo acima.",
      },
    ],
  },
  {
    name: "Consumo, energia solar e bateria",
    entries: [
      {
        question: "Quanto um portão automático gasta na conta de luz?",
        answer:
          "Pouco. Em movimento, o motor usa de {{consumo-watts}}, conforme o modelo e o esforço, e um portão de casa se move por alguns instantes de cada vez, poucas vezes ao dia. Potência de cada motor: {{ficha-solo-nome}}, {{ficha-solo-watts}}; {{ficha-rio-nome}}, {{ficha-rio-watts}}; {{ficha-seg-nome}}, {{ficha-seg-watts}}. Somado o mês, é um gasto pequeno, perto do de uma lâmpada acesa algumas horas por dia. Conta que sobe de repente é sinal a investigar: folha emperrada, roldana travada ou motor tentando vencer um batente fazem o equipamento trabalhar mais tempo.",
      },
      {
        question: "O portão consome energia mesmo parado?",
        answer:
          "Sim, um pouco. A central e o receptor de rádio ficam acordados à espera do controle, como uma televisão em espera. Fotocélulas, leitores de tag e módulos de internet acrescentam mais uma pequena parcela. Desligar o disjuntor para economizar não vale a pena: o portão deixa de obedecer e algumas centrais refazem a leitura do percurso quando voltam. Viagem longa é a exceção, desde que a folha fique trancada por outro meio.",
      },
      {
        question: "Dá para ligar o motor do portão na energia solar?",
        answer:
          "Dá, de duas formas. Se a casa já tem placas ligadas à rede, o portão simplesmente participa desse consumo. Só lembre que esses sistemas se desligam quando a rua apaga, portanto não substituem a bateria. Em portão de chácara, longe do quadro, usa-se um conjunto próprio de placa, bateria e inversor, calculado para o pico de partida do motor e não apenas para o consumo médio de {{consumo-watts}}. Esse projeto é de um instalador solar.",
      },
      {
        question: "Quanto tempo dura a bateria do portão quando falta luz?",
        answer:
          "Ela se mede melhor em aberturas do que em horas. Parada, a bateria gasta só o que a central consome; cada movimento tira uma fatia que depende do peso da folha, do frio e da idade das células. Pergunte ao técnico quantos ciclos esperar no seu portão e peça que ele teste a reserva em cada revisão. Bateria que apita, incha ou não completa um ciclo precisa ser trocada por um profissional. A chave de destravamento continua sendo o plano B.",
      },
      {
        question: "Nobreak de computador serve para o motor do portão?",
        answer:
          "Em geral, não. Motores puxam na partida mais do que em movimento, e um nobreak simples desarma ou entrega uma onda que faz o motor esquentar e zumbir. Existem nobreaks próprios para portão e motores que já aceitam bateria na central; a escolha depende do modelo instalado. Não ligue o motor em adaptador, extensão ou inversor de carro. Envie a foto da etiqueta e dizemos o que é compatível.",
      },
      {
        question: "O portão precisa de um disjuntor só para ele?",
        answer:
          "É o recomendado. Com circuito próprio, um curto no chuveiro não deixa o carro preso, e você pode desligar o portão sem apagar a casa. O eletricista dimensiona o cabo pela distância até o quadro, providencia o aterramento e pode incluir proteção contra surtos, útil em ruas com queda de energia frequente. Serve rede de 127 V ou de 220 V, conforme o motor. Saiba mais em [eletricista para portão](/topicos/eletricista-para-portao-automatico).",
      },
    ],
  },
  {
    name: "Biometria e controle de acesso",
    entries: [
      {
        question: "Posso abrir o portão com a digital?",
        answer:
          "Pode, com um leitor biométrico ligado à entrada de comando da central. Ele vai melhor no portão de pedestres e em locais cobertos, porque sol direto, chuva e dedo sujo atrapalham a leitura. Na garagem, quem está no carro prefere o controle. Mantenha sempre uma segunda forma de entrar, como senha ou chave. Se o leitor ficar na rua, o relé de abertura deve estar do lado de dentro, protegido de arrombamento.",
      },
      {
        question: "Reconhecimento facial funciona em portão de garagem?",
        answer:
          "Funciona na porta de pedestres, onde a pessoa para de frente para o aparelho. No carro, vidro, reflexo e posição do banco derrubam o acerto, e por isso garagens coletivas preferem tag veicular. Rosto e digital são dados sensíveis pela LGPD: em condomínio, quem cadastra precisa informar a finalidade, guardar as imagens com segurança e avaliar, com apoio jurídico, uma alternativa para quem não aceita. O motor em si é o mesmo.",
      },
      {
        question: "Consigo abrir o portão pelo celular?",
        answer:
          "Sim, com um módulo de rede compatível com a central. Ele permite liberar uma visita e registrar acionamentos, mas depende do sinal de internet na garagem e de uma senha bem guardada. Duas regras evitam acidente: só acione à distância se puder ver o portão por câmera, e não deixe o fechamento remoto sem fotocélula. Combine com um controle comum no carro, que funciona mesmo sem internet.",
      },
      {
        question: "Como saber quem abriu o portão no condomínio?",
        answer:
          "Com identificação individual. Controles iguais para todos não deixam rastro; tags, senhas ou controles cadastrados por morador permitem saber qual dispositivo abriu e em que horário, se a central ou o controlador de acesso guardar eventos. O síndico deve combinar quem pode consultar essa lista e por quanto tempo ela fica. Também ajuda na rotina: quem se muda é apagado sem recadastrar os demais. Veja [portão de condomínio](/topicos/instalacao-de-motor-em-portao-de-condominio).",
      },
      {
        question: "Perdi um controle do portão. O que devo fazer?",
        answer:
          "Peça a exclusão dele na memória da central o quanto antes, principalmente se sumiu junto com documento ou dentro do carro. Em centrais que não apagam um controle isolado, limpa-se tudo e regravam-se os que sobraram, então reúna todos antes da visita. Até lá, use o ferrolho ou o cadeado, com o disjuntor do portão desligado para o motor não forçar a folha trancada. Anotar quem tem cada unidade facilita da próxima vez.",
      },
      {
        question: "Podem clonar o controle do meu portão?",
        answer:
          "Depende da tecnologia. Controles antigos, de código fixo, repetem sempre o mesmo sinal e podem ser copiados. Os de código rolante mudam a cada toque, e uma gravação antiga deixa de servir. Se o seu motor é velho ou veio com a casa, peça uma avaliação: muitas vezes basta trocar receptor e controles, mantendo o motor. Evite emprestar a unidade a desconhecidos e não a deixe à vista no carro.",
      },
    ],
  },
  {
    name: "Motores basculantes PPA",
    entries: [
      {
        question: "Qual motor PPA serve no meu portão basculante?",
        answer:
          "A escolha parte da área e do uso. Até {{pacote-simples-area}}, numa casa, o pacote Simples traz o motor Solo, por {{pacote-simples-preco}}. Até {{pacote-reforcado-area}} e movimento intenso, o Reforçado traz o Rio, por {{pacote-reforcado-preco}}. Até {{pacote-industrial-area}}, num comércio, o Industrial traz o Seg, por {{pacote-industrial-preco}}. Os valores incluem a instalação na região atendida. Na dúvida entre dois, fique com o de cima se a folha tiver porta de pedestre ou revestimento. Detalhes em [basculante automático](/basculante-automatico).",
      },
      {
        question: "Como calculo a área do meu portão basculante?",
        answer:
          "Com o portão fechado, meça a largura da folha de uma lateral à outra e a altura do chão até o topo, ambas em metros, e multiplique. Não inclua colunas nem a viga. Se houver um painel fixo acima, deixe-o de fora. Compare o resultado com os limites dos pacotes: {{pacote-simples-area}}, {{pacote-reforcado-area}} e {{pacote-industrial-area}}. Junte uma foto do lado de dentro, com os braços laterais visíveis, e mande as duas coisas.",
      },
      {
        question: "Para que serve a corrente dupla do motor basculante?",
        answer:
          "É a transmissão dos pacotes para basculante que instalamos: duas correntes reforçadas dividem o esforço que em outros conjuntos fica sobre uma só. Na prática, isso reparte a carga no começo da subida, que é o momento mais pesado, e ajuda o movimento a ser suave nas duas direções. Corrente também pede cuidado: tensão e lubrificação são conferidas pelo técnico na preventiva. Estalo ou salto durante a subida é motivo para parar e chamar.",
      },
      {
        question: "O portão basculante para se encostar em alguém?",
        answer:
          "Os basculantes que instalamos têm antiesmagamento: ao encontrar um obstáculo, o movimento para sozinho. Isso diminui o risco, mas não autoriza passar por baixo da folha em movimento, nem dispensa a fotocélula, que percebe a pessoa antes do contato. A função depende de regulagem correta e de folha equilibrada, e é demonstrada a você na entrega. Se o portão empurrar um obstáculo em vez de parar, deixe de usá-lo e nos avise.",
      },
      {
        question: "Portão basculante pesado queima o motor?",
        answer:
          "O que queima motor é o desequilíbrio, mais do que o peso. Num conjunto saudável, os contrapesos carregam a folha e o motor apenas a conduz; quando um cabo cede ou a folha ganha carga, ele passa a levantar tudo sozinho e superaquece. Não tente corrigir: cabos, molas e contrapesos podem ferir gravemente. Se a folha sobe devagar, torta ou desce de uma vez, pare o uso, afaste as pessoas e chame um técnico.",
      },
    ],
  },
  {
    name: "Instalação",
    entries: [
      {
        question: "Quanto tempo leva para instalar um motor de portão?",
        answer:
          "De {{instalacao-duracao}}, quando a folha e o ponto de energia já estão em ordem. Esse tempo cobre a fixação, a ligação, o acerto do percurso, o cadastro dos controles e um teste com você. O que alonga o dia é o que não pertence ao motor: solda, trilho torto, falta de ponto elétrico. Por isso pedimos fotos antes, para o técnico sair com o material certo e você saber se algo precisa ser resolvido primeiro.",
      },
      {
        question: "Depois de fechar o pedido, em quanto tempo vocês instalam?",
        answer:
          "A instalação acontece em até {{instalacao-prazo}}, na região atendida e conforme a agenda que confirmamos com você por escrito. Há dois períodos durante o dia, {{janela-manha}} e {{janela-tarde}}; o da noite, {{janela-noite}}, depende de consulta, antecedência e taxa adicional. No sábado as vagas são limitadas. Se surgir um imprevisto, o reagendamento é gratuito, basta avisar. Veja como reservar em [agendar instalação](/agendar-instalacao).",
      },
      {
        question: "O que preciso deixar pronto antes de instalar o motor?",
        answer:
          "Cinco coisas: o portão movendo-se leve à mão, com trilho, dobradiças ou guias em ordem; um ponto de energia perto do lugar do motor; o carro do lado de fora; a área em volta livre de vasos e bicicletas; e alguém da casa para participar do teste final. Em basculante, não faça o teste manual se houver cabo frouxo ou folha torta. Reúna também os controles que pretende gravar, se já tiver algum.",
      },
      {
        question: "Precisa quebrar piso ou parede para pôr o motor?",
        answer:
          "Em geral, não. O motor deslizante vai sobre uma base pequena ao lado do trilho; o basculante, ao lado da folha, preso por dentro; o pivotante, na coluna. Furos e parafusos bastam. Obra aparece quando não há eletricidade por perto e o fio precisa de conduíte, quando o piso cedeu ou quando a coluna não tem firmeza. Tudo isso se vê em foto e é combinado antes, nunca descoberto com a furadeira na mão.",
      },
      {
        question: "A instalação é grátis mesmo? O que fica de fora?",
        answer:
          "Nos planos e pacotes publicados, o preço já inclui motor, frete e instalação nas cidades da região atendida. Ficam de fora os serviços do imóvel e do portão, como puxar eletricidade do quadro, fazer solda, mexer no trilho ou na coluna, além dos acessórios que você escolher. O horário noturno tem taxa própria. Cada extra é informado antes, e nada começa sem o seu aceite. Confira a lista em [motor com instalação inclusa](/motor-instalacao-inclusa).",
      },
    ],
  },
  {
    name: "Segurança",
    entries: [
      {
        question: "Portão automático é perigoso para crianças e animais?",
        answer:
          "Pode ser, se for tratado como brinquedo. Instale fotocélula na passagem, e em garagens com crianças pequenas considere um segundo par em outra altura, para enxergar também quem engatinha e o cachorro. Guarde os controles fora do alcance, ensine que ninguém corre para passar e só acione com o portão à vista. De vez em quando, teste a parada com um objeto leve no caminho, jamais com o próprio corpo. Se ela falhar, suspenda o uso e chame.",
      },
      {
        question: "O portão pode fechar em cima do carro?",
        answer:
          "Pode, quando o fechamento automático está ligado e nada avisa a central de que ainda há um carro no vão. A fotocélula existe para isso: com o feixe interrompido, o portão não fecha ou volta. Carros altos ou com engate podem passar fora do feixe, por isso a posição importa. Não pare embaixo de um basculante nem sobre o trilho. Se a folha voltar sem motivo, [limpe a lente](/topicos/sensor-fotocelula-para-portao) e observe.",
      },
      {
        question: "Ladrão consegue abrir portão automático com a mão?",
        answer:
          "Com o motor travado, a própria transmissão resiste ao empurrão, mas nenhum portão depende só disso. Os pontos fracos são o destravamento ao alcance de quem está fora, a cremalheira com folga, a folha que pode ser levantada do trilho e o controle esquecido no carro. Peça ao técnico para conferir esses quatro itens. Trava elétrica e batente antilevantamento ajudam, e em viagens um ferrolho manual funciona, com o disjuntor do portão desligado.",
      },
      {
        question: "Portão que abre rápido é mais seguro?",
        answer:
          "Na rua, sim: menos tempo parado à espera é menos exposição. O motor mais rápido que anunciamos abre uma folha leve de {{folha-de-referencia}} em {{abertura-segundos}}, e há motores de {{modelos-segundos}}. Os mais lentos não são defeito: {{ficha-solo-nome}}, {{ficha-solo-abertura}}; {{ficha-rio-nome}}, {{ficha-rio-abertura}}; {{ficha-seg-nome}}, {{ficha-seg-abertura}}. Mas velocidade cobra alinhamento: a folha precisa correr sem tranco, desacelerar antes do batente e ter fotocélula na passagem. Em portão antigo ou pesado, um modelo mais lento dura mais e assusta menos. A escolha sai do estado da folha, e não só da pressa.",
      },
    ],
  },
  {
    name: "Manutenção",
    entries: [
      {
        question: "De quanto em quanto tempo devo fazer manutenção no portão?",
        answer:
          "A preventiva é indicada {{preventiva-casa}} em casas e {{preventiva-condominio}} em condomínios. Em casa, portão com uso intenso, perto de obra, em rua de terra ou com folha pesada merece uma revisão a cada {{revisao-intervalo}}. A visita inclui lubrificação, reaperto, conferência das paradas e teste da fotocélula e do destravamento. Não espere a data se surgir barulho novo, lentidão ou tranco: problema pequeno some com ajuste e, esquecido, gasta engrenagem. Leia sobre [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico).",
      },
      {
        question: "Quantos anos dura um motor de portão?",
        answer:
          "A vida útil estimada é de {{vida-util}}. A distância entre as pontas se explica por quatro coisas: equilíbrio e peso da folha, número de aberturas por dia, proteção contra água e surtos, e revisões feitas. Um motor correto num portão emperrado dura menos do que um simples num portão leve. Vida útil não é garantia: os prazos de cobertura são outros e estão em [termos de garantia](/garantia).",
      },
      {
        question: "O que posso limpar no portão sem chamar técnico?",
        answer:
          "Com o disjuntor do portão desligado, varra o trilho, retire pedras e folhas, passe pano macio e seco nas lentes da fotocélula e lave a folha com água e detergente neutro, sem jato na direção do motor. Troque a pilha do controle e religue o disjuntor no fim. Pare por aí: tampa do motor, placa, fios, graxa na transmissão, molas e cabos pertencem ao técnico. Trabalhe com o portão fechado e ninguém com o controle na mão.",
      },
      {
        question: "Meu portão parou. O que faço antes de chamar alguém?",
        answer:
          "Afaste as pessoas e pare de apertar o controle. Olhe se há luz na casa, se o disjuntor do portão está ligado, se algo encosta na folha ou cobre a fotocélula, e troque a pilha do controle. Portão de correr ou de abrir, no lugar e em piso plano, pode ser solto com a chave depois de desligado o disjuntor; basculante aberto, torto ou com cabo frouxo não se destrava. Se ele prende alguém ou deixa a casa aberta, é emergência: a previsão de chegada é de até {{emergencia-horas}}, e o valor da visita você pergunta antes de confirmar. O roteiro inteiro está em [problemas em portão automático](/topicos/problemas-em-portao-automatico).",
      },
      {
        question: "Meu portão ficou lento. Preciso trocar o motor?",
        answer:
          "Nem sempre. Lentidão que chega aos poucos costuma vir de roldana gasta, trilho sujo, dobradiça seca ou folha desbalanceada; a que aparece de um dia para o outro aponta mais para capacitor, tensão baixa ou ajuste perdido. Limpe o trilho, observe se há obstáculo e repita o teste em outro horário. Continuou, ou o motor zumbe e esquenta? Desligue o disjuntor e peça um diagnóstico antes de gastar com equipamento novo.",
      },
    ],
  },
  {
    name: "Preço, pagamento e garantia",
    entries: [
      {
        question: "Quanto custa um motor de portão já instalado?",
        answer:
          "Nos planos fixos, {{plano-solo-preco}} no Solo, {{plano-rio-preco}} no Rio e {{plano-seg-preco}} no Seg, com motor e instalação na região atendida. Eles diferem em potência, de {{plano-solo-potencia}} a {{plano-seg-potencia}}, número de controles e tempo de garantia. Portões pesados e projetos especiais entram na faixa geral de {{faixa-preco}} e são orçados caso a caso. Envie medidas, material e uma foto para saber em qual você se encaixa, pelo [orçamento no WhatsApp](/orcamento-whatsapp).",
      },
      {
        question: "Posso parcelar o motor e a instalação sem juros?",
        answer:
          "Sim, em {{parcelas}}. Como a instalação faz parte do preço do plano, ela entra nas mesmas parcelas. Se houver serviços à parte, como ponto elétrico ou solda, pergunte na proposta como cada um é pago. Peça que o valor total, o número de parcelas e o prazo de garantia venham escritos. Se for usar cartão, confira antes o limite disponível, e nunca faça depósito para dados que não tenham sido confirmados pelos nossos canais.",
      },
      {
        question: "Quanto custa trocar um motor queimado, e o velho vale desconto?",
        answer:
          "A troca custa de {{troca-residencial}} em residências e de {{troca-pesado}} em portões pesados. O motor antigo pode abater {{desconto-basico}}, {{desconto-intermediario}} ou {{desconto-premium}}, conforme marca, estado, idade e potência. Atenção: a primeira faixa pede motor que ainda funcione, por isso um queimado precisa ser avaliado antes de contar com o abatimento. Nem todo motor que parou queimou; às vezes é capacitor ou placa. As condições estão em [troca de motor antigo](/troca-motor-antigo).",
      },
      {
        question: "Qual é o preço de uma manutenção de portão automático?",
        answer:
          "Uma manutenção típica custa de {{manutencao-custo}}, conforme o que precisa ser ajustado. A manutenção expressa sai por {{manutencao-expressa}}, oferta com validade de {{manutencao-expressa-validade}}. Central, engrenagens e outras peças caras têm orçamento separado e só entram depois que você concorda. Quando o conserto se aproxima do preço de um motor novo, mostramos as duas contas, para você decidir sem pressa.",
      },
      {
        question: "Como funciona a garantia do motor e da instalação?",
        answer:
          "Existem duas. A legal vem do Código de Defesa do Consumidor e vale sempre. A contratual se soma a ela: {{garantia-motor}} para o motor, {{garantia-instalacao}} para a instalação, prazos próprios em cada plano e extensão de até {{garantia-estendida}}. Se mais de um prazo alcançar o mesmo defeito, vale o mais longo escrito na sua nota fiscal. Para acionar, avise com nota e data da instalação; a visita é marcada em até {{garantia-visita}}. Leia os [termos completos](/garantia).",
      },
    ],
  },
];
