import type { LandingPage } from "#domain/landing/landing-page";

export const zonaSulPortoes: LandingPage = {
  slug: "zona-sul-portoes",
  title: "Automação de portões na Zona Sul de São Paulo",
  linkText: "Portões na Zona Sul",
  headTitle: "Automação de portões na Zona Sul de São Paulo",
  description:
    "Prédios de Moema, casas do Brooklin, sobrados do Grajaú: instalação e manutenção de motor {{marca}} marcada pelo horário da sua rotina.",
  keywords: [
    "automação de portão zona sul",
    "portão automático zona sul sp",
    "portão de condomínio zona sul",
    "conserto de portão santo amaro",
    "motor de portão interlagos",
    "motor ppa zona sul",
  ],
  summary:
    "Condomínio que não pode parar, casa à beira da represa, loja em avenida: na Zona Sul o serviço se encaixa na agenda de quem usa o portão.",
  gate: "deslizante",
  message: "Olá, preciso de um orçamento para automatizar ou trocar o motor de um portão na Zona Sul de São Paulo.",
  button: "Marcar conversa sobre a Zona Sul",
  sections: [
    {
      kind: "services",
      title: "Três serviços na Zona Sul",
      intro: "O que muda de um para outro é quem precisa continuar passando pelo portão enquanto trabalhamos.",
      services: [
        {
          title: "Trocar o motor do condomínio",
          text: "Troca planejada com a portaria, aviso aos moradores e entrada alternativa definida antes de desligar o antigo.",
          path: "/topicos/instalacao-de-motor-em-portao-de-condominio",
        },
        {
          title: "Instalar em casa e sobrado",
          text: "Motor {{marca}} com potência de acordo com a folha. Em residência comum, a referência é {{potencia-padrao}}.",
          path: "/topicos/instalacao-de-portao-automatico-residencial",
        },
        {
          title: "Consertar e proteger a passagem",
          text: "Em loja, escola e clínica há gente a pé por perto: conferimos o [sensor de passagem](/topicos/sensor-fotocelula-para-portao), a folga e o fechamento para o horário de pico.",
          path: "/topicos/manutencao-e-reparo-de-portao-automatico",
        },
      ],
    },
    {
      kind: "schedule",
      title: "Encaixe o serviço na sua rotina",
      intro: "Prédio comercial prefere cedo; família com criança, o meio da tarde. Estes são os períodos e os dias em que trabalhamos.",
    },
    {
      kind: "text",
      title: "Uma região que vai da torre à represa",
      paragraphs: [
        "Moema, Vila Mariana, Saúde e Campo Belo concentram edifícios. Neles, o portão da garagem se move o dia inteiro, e vale vigiar o que ninguém olha: sensor desalinhado por um para-choque, parafuso solto, controle clonado sem registro.",
        "No Brooklin, no Ipiranga e em partes de Santo Amaro sobrevivem quarteirões de casas com frente generosa, bons para a folha de correr. No Jabaquara, no Sacomã e na Cidade Ademar o lote encurta, a rua inclina e o basculante volta a aparecer.",
        "Rumo às águas, Interlagos e Grajaú vivem com a Guarapiranga e a Billings por perto. O ar úmido e o mato próximo pedem olho em ferrugem na base das colunas, formiga em caixa elétrica e trilho encoberto por terra. No Campo Limpo e no Capão Redondo, a garagem em rampa e a casa sobre a casa desafiam qualquer medida padronizada.",
      ],
    },
    {
      kind: "places",
      title: "Página do seu bairro na Zona Sul",
      groupId: "zona-sul",
    },
    {
      kind: "steps",
      title: "Trocar o motor de um prédio sem parar a garagem",
      intro: "Um roteiro que o síndico pode copiar no comunicado aos moradores.",
      steps: [
        {
          title: "Medir o uso",
          text: "A portaria anota as aberturas num dia útil e num sábado. É com esse número que se escolhe o equipamento.",
        },
        {
          title: "Escolher o período fraco",
          text: "A contagem mostra qual é: veja o intervalo entre a saída para o trabalho e a volta da escola. A noite é possível {{janela-noite}}, com consulta, taxa e antecedência.",
        },
        {
          title: "Liberar uma saída",
          text: "Segundo portão, vaga de visitante ou folha aberta com alguém vigiando. Garagem destravada e sozinha, nunca.",
        },
        { title: "Recadastrar os controles", text: "Reúna os aparelhos em uso e aproveite para excluir os perdidos e os de ex-moradores." },
        {
          title: "Registrar e programar",
          text: "Guarde nota e data da instalação e deixe marcada a próxima revisão; condomínio faz {{preventiva-condominio}}.",
        },
      ],
    },
    {
      kind: "facts",
      items: [
        { value: "{{instalacao-prazo}}", label: "prazo máximo para instalar, após a confirmação" },
        { value: "{{instalacao-duracao}}", label: "tempo de trabalho na garagem" },
        { value: "{{emergencia-horas}}", label: "chegada prevista em emergência" },
      ],
    },
    { kind: "testimonials", title: "O que dizem na Zona Sul", region: "zona-sul-portoes" },
    {
      kind: "faq",
      title: "Respostas rápidas para a Zona Sul",
      entries: [
        {
          question: "Motor perto da represa enferruja mais cedo?",
          answer:
            "Umidade constante acelera a corrosão de trilho, parafuso e base. Manter a folha pintada, o piso com escoamento e a revisão em dia faz diferença. Mancha alaranjada na fixação já é motivo para mostrar a um técnico.",
        },
        {
          question: "Podem instalar sábado em condomínio?",
          answer:
            "Sim, com vagas limitadas. Verifique antes se o regimento permite obra nesse dia e em que horário; muitos restringem ruído. Havendo imprevisto, remarcar não tem custo.",
        },
        {
          question: "Quantos controles vêm com o motor?",
          answer:
            "O Rio vem com {{plano-rio-controles}} e o Seg, com {{plano-seg-controles}}. Prédio precisa de mais: informe o número de unidades para que os demais entrem na proposta como item separado.",
        },
        {
          question: "Meu bairro não está entre os listados. Vocês vão até lá?",
          answer:
            "Vamos. A capital inteira faz parte da área com frete e montagem grátis; a lista só mostra os bairros que têm página. Confira as outras cidades na página inicial.",
        },
      ],
    },
    {
      kind: "links",
      title: "Para aprofundar",
      links: [
        { title: "Agendar instalação: dias e períodos", path: "/agendar-instalacao" },
        { title: "Placa central de comando", path: "/topicos/placa-central-de-comando-de-portao" },
        { title: "Níveis de garantia", path: "/garantia-servico" },
        { title: "Diadema, na continuação do Jabaquara", path: "/cidades/diadema" },
      ],
    },
    {
      kind: "call",
      title: "Diga o dia, nós cuidamos do portão",
      text: "Informe bairro, tipo de imóvel e o melhor período. As visitas acontecem {{horario-visitas}}, e a conversa pode começar antes, pelo WhatsApp.",
      button: "Pedir orçamento com data",
      message: "Olá, quero orçamento e uma data de visita para um portão na Zona Sul.",
    },
  ],
};
