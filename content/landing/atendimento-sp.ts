import type { LandingPage } from "#domain/landing/landing-page";

export const atendimentoSp: LandingPage = {
  slug: "atendimento-sp",
  title: "Atendimento em toda a cidade de São Paulo",
  linkText: "Atendimento em São Paulo",
  headTitle: "Atendimento de portão automático em São Paulo, capital",
  description:
    "Canais, horários e o caminho mais curto para quem mora na capital: instalação, conserto, urgência e garantia, do Centro às quatro zonas.",
  keywords: [
    "atendimento portão automático SP",
    "assistência portão São Paulo",
    "técnico de portão São Paulo",
    "motor de portão capital",
    "portão automático urgente SP",
    "telefone portão automático São Paulo",
  ],
  summary:
    "Um mesmo canal para as cinco regiões da capital. Diga o bairro e o que o portão faz; nós dizemos quem vai, quando e por quanto.",
  gate: "basculante",
  message: "Olá, moro na cidade de São Paulo e preciso de atendimento para o meu portão.",
  button: "Falar com o atendimento",
  sections: [
    {
      kind: "services",
      title: "O que trouxe você até aqui",
      intro: "Escolha a frase mais parecida com a sua. Cada uma leva ao caminho certo, e no fim há sempre uma pessoa.",
      services: [
        {
          title: "Quero instalar um motor",
          text: "Planos com montagem e entrega no preço, a partir de {{plano-solo-preco}} em toda a capital.",
          path: "/motor-instalacao-inclusa",
        },
        {
          title: "Meu portão parou",
          text: "Comece pelas verificações seguras, que às vezes encerram o caso, e chame se ele continuar parado.",
          path: "/topicos/problemas-em-portao-automatico",
        },
        {
          title: "Preciso de uma revisão",
          text: "Lubrificação, regulagem e teste de segurança, {{preventiva-casa}} em casa e {{preventiva-condominio}} em condomínio.",
          path: "/topicos/manutencao-preventiva-de-portao-automatico",
        },
        {
          title: "Tenho um motor cansado",
          text: "O aparelho usado pode render até {{desconto-premium}} de abatimento no novo.",
          path: "/troca-motor-antigo",
        },
        {
          title: "Já comprei e deu defeito",
          text: "Separe a nota e a data da instalação: a visita de garantia é agendada em até {{garantia-visita}}.",
          path: "/garantia-servico",
        },
        {
          title: "Cuido de um prédio",
          text: "Fluxo alto, muitos controles e passagem de pedestres pedem outro planejamento.",
          path: "/topicos/instalacao-de-motor-em-portao-de-condominio",
        },
      ],
    },
    {
      kind: "facts",
      items: [
        { value: "{{resposta-minutos}}", label: "é o tempo máximo da primeira resposta, no horário do WhatsApp" },
        { value: "{{emergencia-horas}}", label: "é a previsão máxima de chegada em emergência" },
        { value: "{{desde-ano}}", label: "é o ano em que começamos a trabalhar com portões" },
      ],
    },
    {
      kind: "text",
      title: "Relógio do atendimento",
      paragraphs: [
        "São dois horários, e convém não confundi-los. O WhatsApp tem gente do outro lado {{horario-whatsapp}}. Já as visitas e a loja funcionam {{horario-visitas}}. À noite você consegue tirar dúvidas, mandar vídeo e deixar a ida marcada; a ida em si acontece dentro do segundo horário.",
        "Há duas exceções. Instalações noturnas, {{janela-noite}}, são possíveis sob consulta, com taxa e antecedência. E emergências: aos domingos só elas são atendidas, também sob consulta. Entendemos como emergência o portão que deixa a casa aberta, prende um carro ou ameaça cair. Escreva isso na primeira linha.",
      ],
    },
    {
      kind: "links",
      title: "As quatro zonas, cada uma com a sua página",
      links: [
        { title: "Zona Norte: da várzea do Tietê à encosta da Cantareira", path: "/zona-norte-portoes" },
        { title: "Zona Sul: da Vila Mariana às represas", path: "/zona-sul-portoes" },
        { title: "Zona Leste: da Mooca a Cidade Tiradentes", path: "/zona-leste-portoes" },
        { title: "Zona Oeste: da Barra Funda à Raposo Tavares", path: "/zona-oeste-portoes" },
        { title: "Panorama da capital e dos portões de cada região", path: "/cidades/sao-paulo" },
      ],
    },
    {
      kind: "places",
      title: "E o Centro, distrito por distrito",
      intro:
        "Garagem estreita, prédio antigo e rua com restrição de parada mudam a logística da visita. Veja o que se aplica ao seu endereço.",
      groupId: "centro",
    },
    {
      kind: "list",
      title: "Detalhes da capital que mudam a visita",
      intro: "A distância pesa menos do que estas informações. Inclua as que valerem para você.",
      items: [
        "Se o endereço fica em corredor de ônibus, feira livre ou rua onde não se pode parar, e em que dias.",
        "Se há portaria: nome do edifício, quem autoriza e se o técnico precisa de cadastro.",
        "Se o carro da família precisa circular e em que hora.",
        "Se a garagem é de vila ou tem passagem compartilhada com vizinhos.",
        "Se o imóvel é tombado ou se o condomínio exige padrão de fachada.",
        "Se a rua alaga, porque isso define a altura em que o motor deve ficar.",
      ],
    },
    {
      kind: "testimonials",
      title: "Relatos de quem mora na capital",
      region: "São Paulo",
    },
    {
      kind: "faq",
      title: "Dúvidas de paulistano",
      entries: [
        {
          question: "Bairro afastado paga deslocamento?",
          answer:
            "Na compra do motor, não: a capital inteira faz parte da região com frete e instalação grátis. Em visita de conserto fora da garantia, o valor é informado antes de sairmos.",
        },
        {
          question: "O rodízio atrapalha a minha visita?",
          answer:
            "Não precisa se preocupar com o nosso veículo. Conte apenas se a restrição impede você de tirar o carro da garagem no período marcado.",
        },
        {
          question: "Posso ser atendido sem estar em casa?",
          answer:
            "É preciso um adulto que abra, desligue o disjuntor quando o técnico pedir e aprenda o destravamento. Em prédio, o zelador pode cumprir esse papel, com autorização do síndico.",
        },
        {
          question: "Meu bairro não tem página no site. Vocês vão?",
          answer:
            "Sim, se ele fica no município de São Paulo. As páginas são guias, não o limite da área. Informe o bairro e combine a data.",
        },
        {
          question: "Meu portão avança sobre a calçada quando abre. Há lei sobre isso?",
          answer:
            "Na capital, sim, para os automáticos que sobem ou giram. O resumo, o que conferir e quem decide estão em [lei do portão automático](/topicos/lei-do-portao-automatico-em-sao-paulo).",
        },
        {
          question: "Atendem também as cidades vizinhas?",
          answer:
            "Sim. Guarulhos, Osasco e o ABCD têm páginas próprias, e a relação completa das cidades com frete grátis está na página inicial.",
        },
      ],
    },
    {
      kind: "call",
      title: "Bairro, tipo de portão e o que aconteceu",
      text: "Com essas três informações a conversa já começa no ponto certo, seja para instalar, consertar ou socorrer.",
      button: "Iniciar conversa",
      message: "Olá, sou da capital; vou informar o bairro, o tipo de portão e o que está acontecendo.",
    },
  ],
};
