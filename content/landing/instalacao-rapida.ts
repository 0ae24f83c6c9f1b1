import type { LandingPage } from "#domain/landing/landing-page";

export const instalacaoRapida: LandingPage = {
  slug: "instalacao-rapida",
  title: "Instalação rápida: motor no portão sem semanas de espera",
  linkText: "Instalação rápida",
  headTitle: "Instalação rápida de motor de portão em São Paulo",
  description:
    "O que torna possível instalar o motor do portão em pouco tempo, o que atrasa e como deixar tudo pronto hoje para ser atendido logo.",
  keywords: [
    "instalação rápida de motor de portão",
    "instalar motor de portão urgente",
    "motor de portão instalado amanhã",
    "colocar motor no portão com urgência",
    "portão automático rápido",
  ],
  summary:
    "Combinada a data, instalamos em até {{instalacao-prazo}}. Para o prazo se cumprir, o portão precisa estar pronto; em poucos minutos você descobre se o seu está.",
  gate: "deslizante",
  message: "Olá, tenho pressa para instalar um motor no portão; qual é a data mais próxima para o meu bairro?",
  button: "Ver a data mais próxima",
  sections: [
    {
      kind: "facts",
      items: [
        { value: "até {{resposta-minutos}}", label: "da sua mensagem à nossa resposta, no horário do WhatsApp" },
        { value: "até {{instalacao-prazo}}", label: "da confirmação à instalação" },
        { value: "{{instalacao-duracao}}", label: "de serviço no local" },
        { value: "{{abertura-segundos}}", label: "para abrir folha leve de {{folha-de-referencia}}, no modelo mais rápido" },
      ],
    },
    {
      kind: "comparison",
      title: "Seu portão está pronto para a pressa?",
      intro:
        "Leia as duas colunas e veja onde você se reconhece. Uma linha na segunda coluna não impede nada, apenas avisa que falta uma etapa.",
      columns: ["Pode ser logo", "Pede uma etapa antes"],
      rows: [
        { label: "Movimento", values: ["Corre ou gira com uma mão só, do começo ao fim", "Trava, pula, arrasta ou foge sozinho"] },
        {
          label: "Basculante",
          values: ["Sobe leve e fica onde você larga", "Cai, dispara ou sobe torto: não force, deixe para o técnico"],
        },
        { label: "Energia", values: ["Ponto protegido ao lado do portão", "Só existe no quadro, do outro lado da casa"] },
        { label: "Apoio", values: ["Piso de concreto, coluna inteira, parede firme", "Terra, bloco solto, pilar rachado"] },
        { label: "Tamanho", values: ["Uma folha residencial, com até {{comprimento-maximo}}", "Folha dupla, muito longa ou de prédio"] },
        { label: "Decisão", values: ["Quem autoriza está na conversa", "Falta ouvir síndico, dono ou sócio"] },
      ],
    },
    {
      kind: "steps",
      title: "Onde estão as horas que se ganham",
      intro: "Velocidade aqui não é trabalhar correndo. É chegar sem nada por descobrir.",
      steps: [
        {
          title: "Nos primeiros minutos",
          text: "Você manda fotos, medidas, bairro e o período em que há alguém em casa. A conversa não precisa de visita prévia quando as imagens mostram tudo.",
        },
        {
          title: "Ainda na mesma conversa",
          text: "Plano indicado, valor por escrito e aceite. É este o ponto em que o prazo de até {{instalacao-prazo}} começa a contar.",
        },
        {
          title: "Na saída do técnico",
          text: "Motor, suporte e fixação do seu caso vão no carro. Assim ninguém volta para buscar peça.",
        },
        {
          title: "No seu portão",
          text: "Fixar, ligar, regular e testar levam {{instalacao-duracao}}. Os testes não encolhem por causa da urgência.",
        },
      ],
    },
    {
      kind: "list",
      title: "Faça hoje à noite e ganhe a manhã",
      items: [
        "Grave um vídeo curto da folha em movimento: pelo controle, se já há motor; à mão, longe de rampa e sem ninguém no caminho, se é manual. Basculante, filme só parado.",
        "Meça largura e altura com uma trena, ou conte os passos e avise que é estimativa.",
        "Ache o disjuntor da área do portão e escreva o nome ao lado.",
        "Varra o trilho e tire o que encosta na folha.",
        "Remova cadeado e corrente só quando o técnico chegar, para não deixar a casa aberta.",
        "Defina quem recebe a equipe e deixe o contato dessa pessoa na conversa.",
      ],
    },
    {
      kind: "services",
      title: "Se a pressa tem outro nome",
      intro: "Nem sempre o mais rápido é instalar. Veja se o seu caso é um destes.",
      services: [
        {
          title: "O portão não fecha e a casa está exposta",
          text: "Isso é emergência, não instalação. A chegada é prevista em até {{emergencia-horas}}; primeiro se protege a casa, depois se decide o motor.",
          path: "/topicos/portao-automatico-nao-fecha",
        },
        {
          title: "Faltou luz e o carro ficou preso",
          text: "Talvez baste o destravamento com a chave. Leia antes as situações em que ele não deve ser usado.",
          path: "/topicos/portao-automatico-travado-sem-energia",
        },
        {
          title: "O motor atual falha de vez em quando",
          text: "A manutenção expressa sai por {{manutencao-expressa}} e pode devolver o portão ao uso, dando tempo para escolher com calma.",
          path: "/topicos/manutencao-e-reparo-de-portao-automatico",
        },
        {
          title: "A mudança é no fim da semana que vem",
          text: "Então não há pressa de verdade: reserve o período que preferir e use os dias que sobram para preparar a folha e a energia.",
          path: "/agendar-instalacao",
        },
      ],
    },
    {
      kind: "text",
      title: "Quando vamos pedir que você espere",
      paragraphs: [
        "Existe uma pressa que sai cara. Motor sobre dobradiça trincada funciona por algumas semanas e arranca o que restou dela. Fio emendado na tomada da máquina de lavar funciona até a primeira chuva. E basculante fora de equilíbrio, com motor novo, é risco para quem passa embaixo. Nessas três situações a resposta é não, com a explicação do que fazer antes e a data seguinte já reservada.",
        "O calendário também tem limites. Visitas ocorrem {{horario-visitas}}, e domingo só há emergências, sob consulta. Quem fecha o pedido no sábado deve confirmar na conversa qual é o próximo período com vaga. Chuva forte adia ligação ao ar livre, e remarcar não tem custo.",
        "Feita a montagem, a garantia do serviço é a mesma de qualquer outra: {{garantia-instalacao}}. Rapidez não reduz cobertura, e os detalhes estão em [garantia e serviço](/garantia-servico).",
      ],
    },
    {
      kind: "packages",
      title: "Escolha em um minuto",
      intro:
        "Casa com poucas aberturas por dia, Solo. Família que entra e sai muito, Rio. Folha pesada ou comércio, Seg. Na dúvida, mande a foto.",
      offers: "plans",
    },
    {
      kind: "faq",
      title: "Perguntas de quem não pode esperar",
      entries: [
        {
          question: "O prazo vale para qualquer bairro?",
          answer:
            "Vale para a região atendida, com data confirmada na conversa. Informe o endereço na primeira mensagem, porque é ele que define em qual rota a sua instalação entra.",
        },
        {
          question: "Instalação urgente custa mais?",
          answer:
            "De manhã e à tarde o preço é o do plano. Só o período da noite, que depende de consulta e de antecedência, tem taxa adicional.",
        },
        {
          question: "Usarei o portão no mesmo dia?",
          answer:
            "Sim, salvo quando houve concreto novo na base, que precisa curar antes de receber esforço. Se for esse o caso, você é avisado antes de começar.",
        },
        {
          question: "Motor rápido e instalação rápida são a mesma coisa?",
          answer:
            "Não. Há motores que abrem em {{modelos-segundos}}; isso diz respeito ao portão pronto. A escolha depende do comprimento, do peso e de quem circula pela entrada.",
        },
      ],
    },
    {
      kind: "call",
      title: "A primeira vaga pode ser a sua",
      text: "Mande bairro, fotos e o período em que há alguém em casa. Se o portão estiver em ordem, a data sai na mesma conversa.",
      button: "Quero instalar logo",
      message: "Olá, preciso instalar um motor de portão com rapidez; vou mandar bairro, fotos e o período em que posso receber.",
    },
  ],
};
