import type { LandingPage } from "#domain/landing/landing-page";

export const basculanteAutomatico: LandingPage = {
  slug: "basculante-automatico",
  title: "Portão basculante automático, com motor e instalação no mesmo pacote",
  linkText: "Automatizar portão basculante",
  headTitle: "Portão basculante automático: pacotes com instalação",
  description:
    "Três pacotes de motor para portão basculante, divididos pela área da folha, com instalação em quatro etapas e parada automática em obstáculos.",
  keywords: [
    "portão basculante automático",
    "automatizar portão basculante",
    "pacote motor basculante",
    "motor basculante instalado",
    "basculante garagem São Paulo",
  ],
  summary:
    "Meça a folha, encontre o pacote e receba o basculante funcionando. Os preços vão de {{pacote-simples-preco}} a {{pacote-industrial-preco}}, com instalação na região atendida.",
  gate: "basculante",
  message: "Olá, quero automatizar um portão basculante e vou passar a largura e a altura da folha.",
  button: "Automatizar meu basculante",
  sections: [
    {
      kind: "packages",
      title: "Três pacotes, da garagem de casa ao depósito",
      intro: "Área, ritmo de uso e quantidade de controles. O resto do serviço é igual nos três.",
      offers: "tilt",
    },
    {
      kind: "text",
      title: "Trena na mão: qual é o seu",
      paragraphs: [
        "Feche o portão e meça por dentro, sem tirar nada do lugar: largura da folha vezes altura da folha. Uma de três metros por dois, por exemplo, tem seis metros quadrados. Compare o resultado com os limites: {{pacote-simples-area}} no Simples, {{pacote-reforcado-area}} no Reforçado e {{pacote-industrial-area}} no Industrial.",
        "Depois ajuste pelo uso. Uma folha pequena em loja que abre e fecha o dia inteiro pertence ao Reforçado, mesmo que a área coubesse no Simples. Madeira maciça, chapa dupla e portinhola embutida também empurram a escolha para cima. Passou do maior limite? Mande a medida: folha desse porte é avaliada à parte, no local.",
      ],
    },
    {
      kind: "steps",
      title: "A instalação em quatro etapas",
      intro: "O trabalho costuma ocupar de {{instalacao-duracao}}, desde que a folha esteja equilibrada e haja energia por perto.",
      steps: [
        {
          title: "Equilíbrio da folha",
          text: "Antes de abrir a caixa do motor, o técnico confere contrapesos, cabos e articulações. Basculante que cai ou dispara é acertado primeiro, e você sabe o custo antes de decidir.",
        },
        {
          title: "Fixação do motor",
          text: "Suporte preso à coluna ou à parede firme, braço alinhado com a guia e curso livre do chão ao teto.",
        },
        {
          title: "Energia e limites",
          text: "Alimentação protegida, ponto de parada em cima e embaixo, velocidade reduzida nos dois finais.",
        },
        {
          title: "Testes e entrega",
          text: "Parada por obstáculo, controles gravados e a chave de destravamento explicada: quando ela serve e quando soltar a folha é perigoso.",
        },
      ],
    },
    {
      kind: "list",
      title: "Por que automatizar justamente esse tipo",
      items: [
        "O basculante é o portão que mais pede as costas: levantar uma folha todos os dias cansa e, com o piso molhado, derruba.",
        "Você entra sem descer do carro em rua escura ou chuva.",
        "Dispensa parede livre ao lado: a folha sobe, e o motor ocupa só um canto da garagem.",
        "O fechamento deixa de depender de uma tranca manual, que se esquece.",
        "Quem tem pouca força, como uma pessoa idosa ou em recuperação, volta a sair de carro sem pedir ajuda.",
        "Preço conhecido antes da visita, com pagamento em até {{parcelas}}.",
      ],
    },
    {
      kind: "list",
      title: "O que há dentro do conjunto",
      intro: "Estas três características são comuns aos motores usados nos pacotes.",
      items: [
        "{{basculante-corrente}}: o esforço se reparte, e a folha não depende de um elo só.",
        "{{basculante-suavidade}}, que poupa solda, reboco e ouvido do vizinho.",
        "{{basculante-antiesmagamento}}.",
      ],
    },
    {
      kind: "text",
      title: "Regras de convivência com uma folha suspensa",
      paragraphs: [
        "O antiesmagamento é proteção, não licença. Espere o fim do movimento para passar, mantenha crianças longe da linha da folha e não acione sem ver a calçada, pois a parte de baixo avança para fora. Na capital há uma [lei sobre isso](/topicos/lei-do-portao-automatico-em-sao-paulo), a conferir antes da compra. A [fotocélula](/topicos/sensor-fotocelula-para-portao) percebe quem cruza o vão antes do contato e é um complemento que vale orçar junto.",
        "Molas, cabos e contrapesos não são para curiosos: eles ficam tensionados mesmo sem energia. Se um cabo desfiar, se a folha entortar ou se um lado subir na frente, afaste todos, deixe o portão parado e chame. Nessa situação não use o destravamento manual.",
      ],
    },
    {
      kind: "faq",
      title: "Dúvidas de quem vai automatizar um basculante",
      entries: [
        {
          question: "Meu carro é comprido. A folha bate nele ao descer?",
          answer:
            "O técnico mede o arco da folha com o carro na vaga, ou com a medida dele, antes de fixar os limites. Se faltar espaço, você fica sabendo na visita, e não depois de pagar.",
        },
        {
          question: "Quantos controles recebo?",
          answer:
            "São {{pacote-simples-controles}} no Simples, {{pacote-reforcado-controles}} no Reforçado e {{pacote-industrial-controles}} no Industrial. Outros podem ser gravados depois.",
        },
        {
          question: "Dá para automatizar um basculante de madeira?",
          answer:
            "Dá, desde que a folha esteja seca, inteira e com os contrapesos acertados para o peso que ela tem hoje. Madeira encharcada muda de peso; conte ao técnico se ela fica exposta à chuva.",
        },
        {
          question: "Qual é a garantia?",
          answer:
            "{{pacote-simples-garantia}} no Simples, {{pacote-reforcado-garantia}} no Reforçado e {{pacote-industrial-garantia}} no Industrial. O serviço de instalação tem {{garantia-instalacao}}.",
        },
      ],
    },
    {
      kind: "links",
      title: "Leia antes de medir",
      links: [
        { title: "Como se escolhe o motor do basculante", path: "/topicos/motor-para-portao-basculante" },
        { title: "O que o técnico confere no contrapeso", path: "/topicos/instalacao-de-motor-para-portao-basculante" },
        { title: "Níveis de garantia", path: "/garantia-servico" },
        { title: "Desconto pelo motor que já existe", path: "/troca-motor-antigo" },
        { title: "O que a lei de São Paulo diz da calçada", path: "/topicos/lei-do-portao-automatico-em-sao-paulo" },
      ],
    },
    {
      kind: "call",
      title: "Duas medidas e uma foto",
      text: "Envie largura, altura e uma imagem do portão visto de dentro. Dizemos qual pacote serve e quais acertos a folha parece pedir.",
      button: "Enviar medidas do basculante",
      message: "Olá, vou enviar a largura, a altura e uma foto do meu portão basculante para saber qual pacote serve.",
    },
  ],
};
