import type { LandingPage } from "#domain/landing/landing-page";

export const guarulhosPortoes: LandingPage = {
  slug: "guarulhos-portoes",
  title: "Portão automático em Guarulhos: motor novo, conserto e manutenção",
  linkText: "Portões em Guarulhos",
  headTitle: "Portão automático em Guarulhos: motor PPA e conserto",
  description:
    "Motor {{marca}} com frete e instalação grátis em Guarulhos, conserto de portão e manutenção expressa, em casas, prédios e galpões.",
  keywords: [
    "portão automático guarulhos",
    "motor de portão guarulhos",
    "conserto de portão guarulhos",
    "manutenção de portão guarulhos",
    "motor ppa guarulhos",
    "portão para galpão guarulhos",
  ],
  summary:
    "Motor {{marca}} instalado sem custo de frete nem de montagem, reparo do que já existe e manutenção expressa por {{manutencao-expressa}}, em todo o município.",
  gate: "deslizante",
  message: "Olá, meu imóvel fica em Guarulhos e quero um orçamento para o portão automático.",
  button: "Pedir orçamento em Guarulhos",
  sections: [
    {
      kind: "facts",
      items: [
        { value: "{{plano-solo-preco}}", label: "plano de entrada, com o motor e a instalação" },
        { value: "{{manutencao-expressa}}", label: "manutenção expressa" },
        { value: "{{parcelas}}", label: "no pagamento parcelado" },
        { value: "{{desde-ano}}", label: "início da nossa história" },
      ],
    },
    {
      kind: "services",
      title: "O que fazemos em portões guarulhenses",
      intro: "Cada serviço tem uma página com os detalhes; aqui vai o essencial para você saber qual é o seu.",
      services: [
        {
          title: "Motorizar um portão manual",
          text: "A folha é conferida primeiro: se corre ou gira leve na mão, o motor entra sem obra grande. Se arrasta, a serralheria vem antes.",
          path: "/topicos/automatizacao-de-portao-manual",
        },
        {
          title: "Consertar o que parou",
          text: "Motor que ronca, placa que não responde, engrenagem gasta, batente desregulado. O técnico mostra a causa antes de falar em trocar peça.",
          path: "/topicos/manutencao-e-reparo-de-portao-automatico",
        },
        {
          title: "Substituir o motor antigo",
          text: "Se a máquina de hoje ainda funciona, ela pode abater de {{desconto-basico}} a {{desconto-premium}} do preço da nova, conforme as condições de cada faixa.",
          path: "/troca-motor-antigo",
        },
        {
          title: "Atender prédios e conjuntos",
          text: "Garagem coletiva pede motor para muitos ciclos, fotocélula alinhada e revisão marcada {{preventiva-condominio}}.",
          path: "/topicos/instalacao-de-motor-em-portao-de-condominio",
        },
      ],
    },
    {
      kind: "text",
      title: "Uma cidade de sobrados e de docas",
      paragraphs: [
        "A cidade pede portões bem diferentes entre si. Em Gopoúva, no Picanço e na Vila Galvão, ruas em aclive levam a sobrados com a garagem rente ao passeio, e ali o basculante dispensa a parede lateral, com atenção ao pé da folha, que avança ao abrir. Em Cumbica e ao longo da Dutra, o vizinho é galpão: folha de correr comprida, caminhão entrando, poeira de asfalto no trilho o dia todo.",
        "O Centro, o Macedo e a Vila Augusta ganharam muitos prédios, e o portão do prédio abre para dezenas de apartamentos. Já nos Pimentas e em Bonsucesso, muita casa cresceu por etapas, com a folha alargada e reforçada depois da construção. O peso real dessas folhas engana até quem as abre todo dia.",
        "Por isso a pergunta que decide o motor não é o bairro, e sim três medidas: largura, peso aproximado e quantas vezes o portão abre num dia cheio. A carga residencial vai de {{peso-residencial}}, e a folha, até {{comprimento-maximo}}. Portão maior é assunto de equipamento pesado, cuja troca sai por {{troca-pesado}}.",
      ],
    },
    {
      kind: "text",
      title: "Manutenção expressa por {{manutencao-expressa}}",
      paragraphs: [
        "É o caminho para o portão que ainda obedece, mas dá aviso: demora a partir, treme no meio do curso, encosta antes da hora, faz um ruído que não fazia. O valor de {{manutencao-expressa}} tem validade de {{manutencao-expressa-validade}}.",
        "Peça estragada é outra conta, apresentada à parte e executada só com o seu sim. Para ter uma referência, o custo típico vai de {{manutencao-custo}}, e o intervalo sugerido entre revisões é de {{revisao-intervalo}} para quem usa bastante.",
        "Ouviu um estalo forte, viu cabo frouxo ou a folha saiu do prumo? Então já não é caso de ajuste. Pare de acionar e veja como pedir [atendimento em Guarulhos](/atendimento-guarulhos).",
      ],
    },
    {
      kind: "places",
      title: "Bairros de Guarulhos com página própria",
      intro:
        "Escolha o seu para ler sobre os portões da vizinhança. Se ele não estiver aqui, atendemos do mesmo modo: a lista só reúne os que já ganharam texto.",
      groupId: "guarulhos",
    },
    { kind: "testimonials", title: "Quem já instalou em Guarulhos", region: "Guarulhos" },
    {
      kind: "faq",
      title: "Perguntas de quem mora em Guarulhos",
      entries: [
        {
          question: "Paga-se frete ou instalação em Guarulhos?",
          answer:
            "Não. A cidade faz parte da área de frete grátis, e o preço de cada plano já soma motor e instalação. O que pode vir à parte é serviço de serralheria ou de pedreiro, se o portão precisar.",
        },
        {
          question: "Vocês instalam em galpão de Cumbica ou só em casas?",
          answer:
            "Instalamos nos dois. Para galpão, envie a medida do vão, o material da folha e o movimento de veículos por turno; com isso dizemos se o Seg ({{plano-seg-potencia}}) resolve ou se o caso pede algo maior.",
        },
        {
          question: "Moro em rua inclinada na Vila Galvão. Posso ter portão de correr?",
          answer:
            "Pode, se a folha corre na horizontal e há muro livre ao lado. O que impede é o trilho em desnível: nele a folha ganha velocidade sozinha. Nesse caso o [basculante](/basculante-automatico) costuma resolver.",
        },
        {
          question: "A manutenção expressa serve para motor de outra marca?",
          answer:
            "Diga a marca e o modelo no primeiro contato, com uma foto da etiqueta externa. A resposta depende da peça envolvida, e é melhor saber disso antes da visita do que durante ela.",
        },
        {
          question: "Quanto tempo o instalador fica na minha casa?",
          answer:
            "Conte com {{instalacao-duracao}} para um portão que já desliza ou gira bem. O horário de chegada é combinado dentro da janela que você escolher em [agendar instalação](/agendar-instalacao).",
        },
      ],
    },
    {
      kind: "links",
      title: "Para decidir com calma",
      links: [
        { title: "Guarulhos: como é o atendimento na cidade", path: "/cidades/guarulhos" },
        { title: "Motor para portão deslizante", path: "/topicos/motor-para-portao-deslizante" },
        { title: "Preço de instalação de motor", path: "/topicos/preco-de-instalacao-de-motor-para-portao" },
        { title: "Zona Norte de São Paulo, do outro lado da divisa", path: "/zona-norte-portoes" },
      ],
    },
    {
      kind: "call",
      title: "Mande a foto do seu portão",
      text: "Uma imagem de frente, outra do lado de dentro e a largura em metros bastam para indicarmos o motor e o valor. Escreva quando puder: há alguém no WhatsApp {{horario-whatsapp}}.",
      button: "Enviar foto e pedir preço",
      message: "Olá, vou enviar fotos do meu portão em Guarulhos para saber qual motor serve e quanto fica.",
    },
  ],
};
