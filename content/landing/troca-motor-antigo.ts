import type { LandingPage } from "#domain/landing/landing-page";

export const trocaMotorAntigo: LandingPage = {
  slug: "troca-motor-antigo",
  title: "Seu motor antigo vale desconto no novo",
  linkText: "Troca do motor antigo",
  headTitle: "Troca de motor antigo de portão por novo, com desconto",
  description:
    "Compare o motor usado com um novo, veja as três faixas de desconto na troca e saiba o que fotografar para receber a avaliação.",
  keywords: [
    "troca de motor antigo",
    "motor de portão usado desconto",
    "trocar motor velho de portão",
    "avaliação de motor de portão",
    "motor PPA novo",
  ],
  summary:
    "Envie fotos do motor que está aí. Ele é avaliado, o desconto entra no orçamento e a troca acontece em uma visita de {{instalacao-duracao}}.",
  gate: "deslizante",
  message: "Olá, tenho um motor antigo no portão e quero saber quanto ele vale na troca por um {{marca}} novo.",
  button: "Avaliar meu motor",
  sections: [
    {
      kind: "comparison",
      title: "Ficar com ele ou trocar",
      intro: "Nem todo motor velho está no fim. Compare linha por linha com o que você vive hoje na sua garagem.",
      columns: ["Motor antigo", "Motor novo"],
      rows: [
        {
          label: "Tempo de abertura",
          values: ["Com o desgaste, alonga-se e varia de um dia para o outro", "Modelos de {{modelos-segundos}}"],
        },
        {
          label: "Controles",
          values: [
            "Alcance curto, botão gasto, cópias que ninguém sabe onde estão",
            "{{plano-solo-controles}} no Solo e {{plano-seg-controles}} no Seg, gravados no dia",
          ],
        },
        {
          label: "Parada diante de obstáculo",
          values: ["Pode não existir, ou já ter perdido a regulagem", "Força ajustada e testada na instalação, com você olhando"],
        },
        {
          label: "Peças",
          values: ["Em modelo fora de linha, procura-se no mercado de usados", "Equipamento {{marca}}, com assistência técnica local"],
        },
        { label: "Garantia", values: ["Em geral, vencida", "De {{plano-solo-garantia}} a {{plano-seg-garantia}}, conforme o plano"] },
        {
          label: "Gasto previsível",
          values: [
            "Uma intervenção típica custa de {{manutencao-custo}}, e pode não ser a última",
            "A partir de {{plano-solo-preco}} instalado, antes do desconto",
          ],
        },
      ],
    },
    {
      kind: "text",
      title: "Quando o conserto ainda ganha",
      paragraphs: [
        "Fazemos esta pergunta antes de vender qualquer coisa: o defeito está no motor ou no portão? Folha que arrasta, roldana travada e trilho sujo cansam motor novo tão depressa quanto cansaram o velho. Se o seu tem poucos anos e a falha é pontual, como um capacitor, um controle ou um fim de curso fora do lugar, o [conserto](/topicos/conserto-de-motor-de-portao) costuma ser o melhor dinheiro.",
        "A troca passa à frente quando os reparos se repetem, quando a peça já não existe ou quando o uso cresceu. A vida útil usual vai de {{vida-util}}: quem está na ponta de cima desse intervalo conserta hoje o que vai substituir em breve. Os critérios técnicos, peça por peça, estão em [troca de motor de portão](/topicos/troca-de-motor-de-portao).",
      ],
    },
    {
      kind: "steps",
      title: "Da foto ao portão funcionando",
      steps: [
        {
          title: "Avaliação",
          text: "Pelas fotos e pela etiqueta, identificamos marca, potência e estado. Se algo não ficar claro, a conferência termina no local.",
        },
        {
          title: "Orçamento com desconto",
          text: "Você recebe o valor do motor novo instalado, com o abatimento em uma linha separada. Dá para dividir em até {{parcelas}}.",
        },
        {
          title: "Instalação",
          text: "Na mesma visita o antigo sai e o novo entra. A folha é conferida no intervalo entre um e outro, quando se move sem nada preso a ela.",
        },
        {
          title: "Garantia",
          text: "O prazo do motor novo começa do zero. A mão de obra tem {{garantia-instalacao}}, e as coberturas estão em [garantia e serviço](/garantia-servico).",
        },
      ],
    },
    {
      kind: "packages",
      title: "As três faixas de desconto",
      intro:
        "O que define a faixa é a combinação de marca, estado e porte. Confira as condições de cada cartão e veja em qual o seu aparelho se encaixa.",
      offers: "trade-in",
    },
    {
      kind: "list",
      title: "O que fotografar, sem ferramenta nenhuma",
      intro: "Imagens comuns de celular bastam para começar. A tampa do motor fica fechada em todas.",
      items: [
        "A etiqueta, de perto: marca, modelo, potência e tensão costumam estar nela.",
        "O motor de frente e de lado, mostrando a base e a peça que puxa a folha.",
        "Os controles que ainda funcionam, juntos na mesma foto.",
        "O portão inteiro, fechado, visto de dentro.",
        "Se conseguir, um vídeo curto de uma abertura completa: ele prova que o motor funciona.",
      ],
    },
    {
      kind: "list",
      title: "O que muda depois da troca",
      items: [
        "Menos tempo parado na rua: o modelo mais rápido abre folha leve de {{folha-de-referencia}} em {{abertura-segundos}}.",
        "Controles novos, e os perdidos deixam de abrir a sua garagem.",
        "Um responsável só pelo equipamento e pela montagem.",
        "Frete e instalação sem custo nas cidades atendidas.",
        "Curso, parada e força regulados para a folha como ela está agora, não como era na primeira instalação.",
        "O aparelho usado deixa de ocupar espaço e vira abatimento.",
      ],
    },
    {
      kind: "faq",
      title: "Casos que geram dúvida na avaliação",
      entries: [
        {
          question: "E se o meu motor estiver queimado?",
          answer:
            "A faixa Básica, de {{desconto-basico}}, pede motor funcionando, de qualquer marca. Um queimado normalmente fica fora, mas a troca continua possível pelo preço do plano. Mande a etiqueta assim mesmo: um motor industrial é analisado por outros critérios.",
        },
        {
          question: "Preciso retirar o aparelho antes da visita?",
          answer:
            "Não retire. Soltar o motor deixa a folha livre e envolve ligação elétrica. Quem instala o novo faz a remoção com o circuito desligado.",
        },
        {
          question: "Meu motor é {{marca}}, mas perdi os controles. Em que faixa fica?",
          answer:
            "A Intermediária, de {{desconto-intermediario}}, considera motores da marca em bom estado e com controles. Sem eles, avaliamos se o seu cumpre as condições da Básica.",
        },
        {
          question: "O que conta para a faixa Premium?",
          answer:
            "Motor industrial, de alta potência e instalado há pouco tempo. É o caso típico de galpão ou condomínio que mudou de portão. O abatimento é de {{desconto-premium}}.",
        },
      ],
    },
    {
      kind: "links",
      title: "Para decidir qual colocar no lugar",
      links: [
        { title: "Motor PPA Solo", path: "/topicos/motor-ppa-solo" },
        { title: "Motor PPA Rio", path: "/topicos/motor-ppa-rio" },
        { title: "Motor PPA Seg", path: "/topicos/motor-ppa-seg" },
        { title: "Pacotes para portão basculante", path: "/basculante-automatico" },
      ],
    },
    {
      kind: "call",
      title: "Descubra em qual faixa o seu está",
      text: "Mande as fotos e diga há quantos anos o motor foi instalado. A resposta chega em até {{resposta-minutos}} no horário de atendimento.",
      button: "Enviar fotos do motor antigo",
      message: "Olá, quero trocar meu motor antigo por um novo com desconto e vou enviar as fotos para avaliação.",
    },
  ],
};
