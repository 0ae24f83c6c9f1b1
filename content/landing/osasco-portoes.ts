import type { LandingPage } from "#domain/landing/landing-page";

export const osascoPortoes: LandingPage = {
  slug: "osasco-portoes",
  title: "Motor para portão em Osasco, com instalação incluída",
  linkText: "Portões em Osasco",
  headTitle: "Motor para portão em Osasco: instalação e manutenção",
  description:
    "Portões automáticos {{marca}} em Osasco: instalação incluída no preço, manutenção expressa e orientação para cada lado do Tietê.",
  keywords: [
    "motor para portão osasco",
    "portão automático osasco",
    "instalação de portão osasco",
    "manutenção de portão osasco",
    "conserto de portão eletrônico osasco",
    "motor ppa osasco",
  ],
  summary:
    "Da Vila Yara ao Helena Maria: escolha do motor pelo terreno e pelo uso, montagem incluída e manutenção expressa de {{manutencao-expressa}} para quem já tem portão automático.",
  gate: "basculante",
  message: "Olá, sou de Osasco e gostaria de saber o preço de um motor {{marca}} instalado no meu portão.",
  button: "Falar sobre meu portão em Osasco",
  sections: [
    {
      kind: "places",
      title: "Onde estamos em Osasco",
      intro: "A linha do trem e o Tietê repartem a cidade em faixas, e cada uma construiu suas garagens de um jeito. Comece pela sua:",
      groupId: "osasco",
    },
    {
      kind: "comparison",
      title: "Cada margem com seus cuidados",
      intro: "Um resumo do que o terreno e a construção pedem de cada lado. O seu imóvel pode ser exceção, e é a visita que confirma.",
      columns: ["Ao sul da ferrovia", "Ao norte do Tietê"],
      rows: [
        {
          label: "Imóveis",
          values: [
            "Prédios na Vila Yara, na Vila Campesina e na Bela Vista; sobrados em ladeira do Jaguaribe ao Novo Osasco",
            "Casas e comércio no Rochdale; encostas residenciais no Helena Maria",
          ],
        },
        {
          label: "Portão que combina",
          values: [
            "De correr em frente larga e em condomínio; basculante nos sobrados",
            "Basculante em lote estreito; de abrir onde sobra recuo",
          ],
        },
        {
          label: "O que exige do motor",
          values: [
            "Número de ciclos, nos condomínios; peso da folha que sobe, nos sobrados",
            "Umidade nas baixadas e soleira fora de nível nas ladeiras",
          ],
        },
        { label: "O que conferir antes", values: ["Tensão da tomada e regras do prédio", "Altura da base do motor e escoamento da água"] },
      ],
    },
    {
      kind: "services",
      title: "Serviços na cidade",
      services: [
        {
          title: "Instalação de motor {{marca}}",
          text: "Preço fechado por plano, de {{plano-solo-preco}} no Solo a {{plano-seg-preco}} no Seg. Motor, controles e mão de obra estão dentro, e a entrega é grátis.",
          path: "/motor-instalacao-inclusa",
        },
        {
          title: "Automação de basculante",
          text: "Medimos a área da chapa e o equilíbrio da folha. O pacote Simples vai até {{pacote-simples-area}}; o Industrial chega a {{pacote-industrial-area}}.",
          path: "/basculante-automatico",
        },
        {
          title: "Reparo de placa, motor e transmissão",
          text: "Às vezes só a central queimou e o conjunto mecânico tem anos pela frente. O diagnóstico separa uma coisa da outra.",
          path: "/topicos/conserto-de-placa-de-portao-eletronico",
        },
        {
          title: "Revisão preventiva",
          text: "Casas revisam {{preventiva-casa}}; condomínios, {{preventiva-condominio}}. É mais barato encontrar a roldana gasta do que a engrenagem moída.",
          path: "/topicos/manutencao-preventiva-de-portao-automatico",
        },
      ],
    },
    {
      kind: "list",
      title: "Manutenção expressa: {{manutencao-expressa}}, validade de {{manutencao-expressa-validade}}",
      intro: "Vale chamar quando o portão automático ainda trabalha e um destes sinais apareceu:",
      items: [
        "o percurso ficou mais lento do que era, sem mudança no tempo;",
        "a folha fecha e volta sem nada no caminho;",
        "você precisa apertar o controle mais de uma vez, mesmo com bateria nova;",
        "o motor continua girando depois que o portão encostou;",
        "a chapa vibra ou bate na coluna em dia de vento.",
      ],
    },
    {
      kind: "text",
      title: "Perto do rio, o motor sobe",
      paragraphs: [
        "Quem vive no Rochdale conhece a água na rua. Motor de portão deslizante trabalha junto ao chão, e placa molhada não se recupera com secador. Em terreno baixo, uma base mais alta, bem drenada, e a caixa de passagem fora do caminho da enxurrada prolongam a vida do conjunto. Se a água já alcançou o equipamento, desligue o disjuntor do portão a partir de um lugar seco e não religue para testar.",
        "Nas ruas comerciais próximas da Antônio Agu e da Avenida dos Autonomistas, o problema é outro: calçada cheia. Ali a fotocélula e o fechamento ajustado com cuidado protegem quem passa a pé, e um motor mais rápido diminui a espera com o carro atravessado. Para tirar dúvidas sobre o sensor, há uma página sobre [fotocélula](/topicos/sensor-fotocelula-para-portao).",
      ],
    },
    { kind: "testimonials", title: "Opiniões de clientes osasquenses", region: "Osasco" },
    {
      kind: "faq",
      title: "Dúvidas comuns em Osasco",
      entries: [
        {
          question: "O preço muda do Centro para o Novo Osasco?",
          answer:
            "Não muda. O município inteiro entra na mesma condição: entrega sem custo e montagem já dentro do preço do plano. O que altera o valor é o portão, não o endereço.",
        },
        {
          question: "Meu condomínio na Vila Yara precisa de assembleia para trocar o motor?",
          answer:
            "Depende da convenção e do valor aprovado para despesas. O síndico pode pedir a proposta por escrito, com potência, garantia e prazo, e levá-la aos moradores ao lado de outras.",
        },
        {
          question: "Qual plano vocês indicam para um sobrado comum?",
          answer:
            "Para família que sai e volta poucas vezes ao dia, o Solo, de {{plano-solo-potencia}}, costuma bastar. Folha pesada ou muito uso levam ao Rio, de {{plano-rio-potencia}}. A recomendação final vem depois de ver o portão.",
        },
        {
          question: "Dá para parcelar também a manutenção?",
          answer:
            "O parcelamento anunciado, {{parcelas}}, é o da compra do motor. Para serviço de manutenção, confirme a forma de pagamento na conversa antes de marcar.",
        },
      ],
    },
    {
      kind: "links",
      title: "Leituras úteis para o seu caso",
      links: [
        { title: "Portão parado agora: atendimento em Osasco", path: "/atendimento-osasco" },
        { title: "Panorama da cidade de Osasco", path: "/cidades/osasco" },
        { title: "Zona Oeste da capital, vizinha de porta", path: "/zona-oeste-portoes" },
        { title: "Controle remoto para portão", path: "/topicos/controle-remoto-para-portao" },
        { title: "O que a garantia cobre", path: "/garantia-servico" },
      ],
    },
    {
      kind: "call",
      title: "Peça o preço do seu portão em Osasco",
      text: "Diga o bairro, o tipo de folha e se já existe motor. Retornamos em até {{resposta-minutos}} durante o atendimento do WhatsApp.",
      button: "Consultar preço para Osasco",
      message: "Olá, quero consultar o preço de um motor para portão em Osasco. Posso mandar as medidas?",
    },
  ],
};
