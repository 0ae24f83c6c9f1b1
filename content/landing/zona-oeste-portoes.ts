import type { LandingPage } from "#domain/landing/landing-page";

export const zonaOestePortoes: LandingPage = {
  slug: "zona-oeste-portoes",
  title: "Motor para portão na Zona Oeste de São Paulo",
  linkText: "Portões na Zona Oeste",
  headTitle: "Motor para portão na Zona Oeste de São Paulo",
  description:
    "Fachadas de madeira em Pinheiros, muros altos no Morumbi, galpões no Jaguaré: veja que motor {{marca}} combina com cada portão.",
  keywords: [
    "motor para portão zona oeste",
    "portão automático zona oeste sp",
    "portão de madeira automático",
    "conserto de portão pinheiros",
    "portão automático butantã",
    "motor ppa zona oeste",
  ],
  summary:
    "Madeira, vidro, chapa lisa, grade de vila: na Zona Oeste o portão faz parte da fachada. Escolhemos o motor pelo peso e pelo movimento, sem brigar com o desenho.",
  gate: "deslizante",
  message: "Olá, tenho um imóvel na Zona Oeste de São Paulo e quero cotar a automação do portão.",
  button: "Cotar portão na Zona Oeste",
  sections: [
    {
      kind: "places",
      title: "Escolha o seu bairro na Zona Oeste",
      intro: "Do lado de cá do rio Pinheiros ou do lado de lá, estes são os bairros com página:",
      groupId: "zona-oeste",
    },
    {
      kind: "facts",
      items: [
        { value: "{{abertura-segundos}}", label: "para abrir folha leve de {{folha-de-referencia}}, no modelo mais rápido" },
        { value: "{{modelos-segundos}}", label: "tempos de abertura dos modelos" },
        { value: "{{clientes}}", label: "desde {{desde-ano}}" },
      ],
    },
    {
      kind: "text",
      title: "O material pesa mais do que parece",
      paragraphs: [
        "Um portão ripado de madeira em Pinheiros ou na Vila Madalena absorve água e ganha peso na estação úmida; a mesma folha que o motor empurrava com folga em agosto pode parecer presa em janeiro. Vidro laminado e chapa de aço têm peso constante, mas pegam vento. Alumínio é leve e perdoa quase tudo, menos batida.",
        "Por isso, ao pedir preço, conte de que a folha é feita e se recebeu revestimento depois de pronta. Numa reforma é fácil vestir o portão antigo com réguas novas e deixar o motor de antes. Ele passa a trabalhar no limite, aquece e desarma sem dar outro sinal.",
        "Quando o arquiteto ainda está desenhando, melhor: deixar a passagem de fio, a base nivelada e o recuo lateral previstos evita quebrar piso acabado.",
      ],
    },
    {
      kind: "services",
      title: "Três serviços para este lado da cidade",
      services: [
        {
          title: "Automatizar sem mudar a fachada",
          text: "O motor deslizante fica no chão, atrás da folha; o de pivotante, junto à coluna, pelo lado de dentro. De fora, o portão continua o mesmo.",
          path: "/topicos/motor-para-portao-pivotante",
        },
        {
          title: "Trocar um motor lento por um rápido",
          text: "Em avenida movimentada, esperar com o carro atravessado incomoda e expõe. Há modelos de abertura veloz, desde que a folha e o trilho aceitem.",
          path: "/topicos/troca-de-motor-de-portao",
        },
        {
          title: "Cuidar de garagens coletivas",
          text: "Edifícios de Perdizes, Pompeia e Vila Leopoldina somam muitas manobras por dia. Fotocélula limpa e revisão em calendário evitam carro preso na rampa.",
          path: "/topicos/instalacao-de-motor-em-portao-de-condominio",
        },
      ],
    },
    {
      kind: "steps",
      title: "Do desenho ao controle na mão",
      intro: "Como transcorre um pedido, quando o imóvel já existe:",
      steps: [
        {
          title: "Imagens e material",
          text: "Você envia fotos de fora e de dentro, diz o material da folha e quantos carros entram por dia.",
        },
        {
          title: "Indicação do modelo",
          text: "Recebe o plano sugerido. Para se situar: Solo, {{plano-solo-preco}}; Rio, {{plano-rio-preco}}; Seg, {{plano-seg-preco}}, todos com montagem.",
        },
        {
          title: "Conferência no local",
          text: "O técnico move a folha à mão, verifica tomada, prumo e batentes. Se algo contraria as fotos, a proposta é revista antes de qualquer furo.",
        },
        {
          title: "Montagem e teste com você",
          text: "Reserve {{instalacao-duracao}}. Ao final, cada controle é testado e você aprende a usar a chave de destravamento.",
        },
      ],
    },
    {
      kind: "text",
      title: "Rua arborizada, vila e rodovia",
      paragraphs: [
        "Raiz de árvore levanta calçada e trilho em bairros-jardim; folhas secas entopem a canaleta no outono. Varrer o caminho do portão toda semana vale mais do que graxa, que só gruda areia.",
        "Nas vilas fechadas da Lapa e da Barra Funda, o portão é de todos: convém definir quem guarda a chave de emergência e quantos controles existem. Já perto da rodovia, em Raposo Tavares, Rio Pequeno e Vila Sônia, a vibração afrouxa parafuso de fixação. Um motor que mudou de posição um dedo já não encontra o fim de curso no lugar; essa [regulagem](/topicos/regulagem-de-fim-de-curso-de-portao) é trabalho de quem tem ferramenta e treino.",
      ],
    },
    { kind: "testimonials", title: "A Zona Oeste conta", region: "zona-oeste-portoes" },
    {
      kind: "faq",
      title: "Antes de pedir o orçamento",
      entries: [
        {
          question: "Motor aparece na fachada?",
          answer:
            "Em geral, não. Nos portões de correr e nos de abrir ele fica do lado interno. No basculante fica na lateral, dentro da garagem. Se a folha é vazada, avise, porque aí alguma parte fica visível.",
        },
        {
          question: "Portão de madeira maciça pode ser automatizado?",
          answer:
            "Pode, depois de pesado com realismo e conferido quanto a empeno. A faixa residencial comum vai de {{peso-residencial}}. Passando dela, o equipamento é de outra categoria, e a substituição sai por {{troca-pesado}}.",
        },
        {
          question: "O barulho do portão incomoda o quarto de cima. Tem solução?",
          answer:
            "Muitas vezes tem. O ruído pode vir da folha, e não da máquina: roldana gasta, trilho sujo, batente seco. Anote em que ponto do curso o som aparece e mande um vídeo com áudio.",
        },
        {
          question: "Atendem escritório e loja fora do horário comercial?",
          answer:
            "Existe a faixa da noite, {{janela-noite}}, que depende de consulta, reserva antecipada e taxa adicional. Para evitar isso, peça a primeira hora da manhã, {{janela-manha}}, antes de a loja abrir.",
        },
      ],
    },
    {
      kind: "links",
      title: "Assuntos próximos",
      links: [
        { title: "Motores para portão: compare os tipos", path: "/topicos/tipos-de-motores-para-portao" },
        { title: "Desconto na troca do motor antigo", path: "/troca-motor-antigo" },
        { title: "Osasco, logo depois do Jaguaré e da Jaguara", path: "/osasco-portoes" },
        { title: "Portão pivotante: como é a instalação", path: "/topicos/instalacao-de-motor-para-portao-pivotante" },
      ],
    },
    {
      kind: "call",
      title: "De que é feito o seu portão?",
      text: "Escreva o material, a largura e o bairro. Se tiver o projeto em PDF, mande também: as medidas saem dele.",
      button: "Enviar fotos ou projeto",
      message: "Olá, quero um orçamento na Zona Oeste. Posso enviar as fotos e o material do portão?",
    },
  ],
};
