import type { LandingPage } from "#domain/landing/landing-page";

export const motorInstalacaoInclusa: LandingPage = {
  slug: "motor-instalacao-inclusa",
  title: "Motor de portão com a instalação inclusa no preço",
  linkText: "Motor com instalação inclusa",
  headTitle: "Motor de portão com instalação inclusa e frete grátis",
  description:
    "O que entra e o que não entra no preço do motor já instalado, em que cidades vale e por que a conta muda quando se compra só a caixa.",
  keywords: [
    "motor de portão com instalação inclusa",
    "motor de portão instalado",
    "motor PPA com instalação grátis",
    "kit motor portão com instalação",
    "frete grátis motor de portão",
  ],
  summary: "Um valor só, pago uma vez: motor, entrega e montagem na região atendida. Esta página diz com clareza onde o incluso termina.",
  gate: "pivotante",
  message: "Olá, quero confirmar o que está incluso no preço do motor instalado para o meu portão.",
  button: "Confirmar o que está incluso",
  sections: [
    {
      kind: "list",
      title: "Dentro do preço",
      intro: "Em qualquer um dos planos, nas cidades atendidas, o valor anunciado já paga:",
      items: [
        "O motor {{marca}} do plano, com a central que o comanda.",
        "Os controles remotos, na quantidade que o plano informa.",
        "A entrega no seu endereço, sem frete.",
        "A montagem: fixação, acoplamento à folha e ligação ao ponto de energia existente.",
        "A regulagem de curso, parada e força, seguida de testes com a folha inteira.",
        "A gravação dos controles e a explicação do destravamento manual, com os casos em que ele não se usa.",
        "A garantia do plano e a da mão de obra, esta de {{garantia-instalacao}}.",
      ],
    },
    {
      kind: "list",
      title: "Fora dele, e por quê",
      intro: "São serviços de outra natureza, que nem todo portão precisa. Quando o seu precisa, isso é dito antes.",
      items: [
        "Puxar energia do quadro até o portão: depende da distância e do piso, e é serviço de eletricista.",
        "Solda, trilho, roldanas, dobradiças e pilares: quem faz é o serralheiro.",
        "Acerto de contrapeso em basculante desregulado, orçado na visita.",
        "Acessórios à escolha, como fotocélula, trava ou bateria.",
        "Período noturno, que tem taxa adicional e depende de consulta.",
        "Endereços que não estão na lista de frete grátis da página inicial.",
      ],
    },
    {
      kind: "packages",
      title: "Quanto custa cada motor já instalado",
      intro: "O número no cartão é o que se paga por um portão em ordem, com ponto de energia no lugar.",
      offers: "plans",
    },
    {
      kind: "comparison",
      title: "Só a caixa ou o portão funcionando",
      intro: "A compra avulsa parece mais barata na tela. Coloque ao lado tudo o que ainda falta para apertar o botão e ver a folha andar.",
      columns: ["Motor avulso", "Motor com instalação"],
      rows: [
        { label: "Escolha da potência", values: ["Você, pela descrição do anúncio", "Nós, pelas fotos e medidas do portão"] },
        { label: "Frete", values: ["Somado no fim da compra", "Grátis nas cidades da lista"] },
        {
          label: "Montagem",
          values: ["Contratada de terceiros, com outro preço e outra data", "Já paga, em uma visita de {{instalacao-duracao}}"],
        },
        { label: "Peça que não encaixa", values: ["Devolução, espera e nova compra", "Problema nosso, antes de chegar a você"] },
        {
          label: "Se algo falhar",
          values: ["Vendedor e instalador podem discutir de quem é a culpa", "Um número de telefone, uma responsabilidade"],
        },
        { label: "Pagamento", values: ["Dois fornecedores, dois acertos", "Um valor, em até {{parcelas}}"] },
      ],
    },
    {
      kind: "text",
      title: "Grátis quer dizer o quê",
      paragraphs: [
        "Instalação tem custo: alguém se desloca, fura, aperta, regula e volta se for preciso. Quando dizemos que ela é grátis, queremos dizer que não se soma ao preço do plano na região atendida. O Solo sai por {{plano-solo-preco}} e esse é o total; o Rio, por {{plano-rio-preco}}; o Seg, por {{plano-seg-preco}}. Entrega e montagem não voltam como taxa na hora de pagar.",
        "O frete segue a mesma lógica: a relação das cidades em que ele não é cobrado está na página inicial, com busca pelo nome. Capital, ABCD, Guarulhos e Osasco fazem parte dela. Mora fora? Escreva, e verificamos se é possível atender.",
        "Há uma condição honesta por trás disso tudo: o portão precisa estar pronto. Folha leve, apoio firme, energia por perto. Se não estiver, o preço do motor não muda, mas aparece ao lado dele o serviço que falta: a parte elétrica com um [eletricista](/topicos/eletricista-para-portao-automatico), a parte metálica com um serralheiro. Faça o teste da página de [automatização de portão manual](/topicos/automatizacao-de-portao-manual) e chegue à conversa sabendo.",
      ],
    },
    {
      kind: "steps",
      title: "Do pedido ao primeiro acionamento",
      steps: [
        { title: "Conferência por foto", text: "Vemos se o seu caso cabe no preço fechado ou se há algo além dele." },
        { title: "Aceite", text: "Proposta curta, com plano, valor e itens. Só depois se marca a data." },
        {
          title: "Chegada do motor com o técnico",
          text: "Confira a etiqueta com a proposta antes da montagem: modelo e potência devem ser os mesmos.",
        },
        { title: "Portão entregue", text: "Você aciona, testa a parada, guarda a chave de destravamento e a nota fiscal." },
      ],
    },
    {
      kind: "faq",
      title: "Letras que deveriam ser grandes",
      entries: [
        {
          question: "Os planos servem para qualquer tipo de portão?",
          answer:
            "Há solução para deslizante, basculante e de abrir, mas o equipamento muda. No basculante a referência é a área da folha, com pacotes próprios; em folha dupla são necessários dois motores, e o conjunto é orçado à parte.",
        },
        {
          question: "E se o técnico descobrir um problema no dia?",
          answer:
            "Ele mostra, explica e informa o custo antes de mexer. Você pode aceitar, chamar outro profissional para aquela parte ou remarcar sem pagar pela mudança.",
        },
        {
          question: "A retirada do motor velho está inclusa?",
          answer:
            "Na troca, o antigo sai para que o novo entre na mesma visita. Se ele estiver em condições, pode ainda virar abatimento de {{desconto-basico}} a {{desconto-premium}}.",
        },
        {
          question: "Posso abrir mão da instalação para pagar menos?",
          answer:
            "Pergunte antes de fechar. O preço foi formado com a montagem dentro, e sem ela não há regulagem nossa nem garantia de serviço.",
        },
      ],
    },
    {
      kind: "links",
      title: "Veja cada motor de perto",
      links: [
        { title: "Para quem o Solo basta", path: "/topicos/motor-ppa-solo" },
        { title: "Quando subir para o Rio", path: "/topicos/motor-ppa-rio" },
        { title: "O que pede o Seg", path: "/topicos/motor-ppa-seg" },
        { title: "Pacotes de basculante", path: "/basculante-automatico" },
        { title: "Coberturas da garantia", path: "/garantia-servico" },
      ],
    },
    {
      kind: "call",
      title: "Seu portão cabe no preço fechado?",
      text: "Mande uma foto de cada lado e o nome da cidade. Respondemos com sim, ou com a lista do que ficaria à parte.",
      button: "Verificar meu portão",
      message: "Olá, quero saber se o meu portão se encaixa no preço com instalação inclusa; vou enviar fotos e a minha cidade.",
    },
  ],
};
