import type { LandingPage } from "#domain/landing/landing-page";

export const atendimentoGuarulhos: LandingPage = {
  slug: "atendimento-guarulhos",
  title: "Atendimento em Guarulhos: seu portão parou, e agora?",
  linkText: "Atendimento em Guarulhos",
  headTitle: "Atendimento em Guarulhos: portão parado, o que fazer",
  description:
    "Portão travado em Guarulhos? Veja o que fazer já, em quanto tempo respondemos e chegamos, os períodos de visita e o que deixar à mão.",
  keywords: [
    "atendimento portão guarulhos",
    "técnico de portão guarulhos agora",
    "portão travado guarulhos",
    "emergência portão guarulhos",
    "assistência portão automático guarulhos",
  ],
  summary:
    "Mande uma mensagem com o que aconteceu e a sua localização. O retorno vem em até {{resposta-minutos}} no horário do WhatsApp e, se for emergência, o técnico tem previsão de chegada de até {{emergencia-horas}}.",
  gate: "basculante",
  message: "Olá, preciso de atendimento em Guarulhos. Meu portão parou e vou explicar o que aconteceu.",
  button: "Chamar atendimento agora",
  sections: [
    {
      kind: "steps",
      title: "Antes de tudo, nesta ordem",
      steps: [
        {
          title: "Afaste gente e bichos",
          text: "Ninguém fica embaixo nem no curso da folha. Se alguém se feriu ou está preso, o primeiro telefonema é para os bombeiros, no 193.",
        },
        {
          title: "Pare de apertar o controle",
          text: "Insistir com a folha presa aquece o motor e pode arrebentar o que ainda está inteiro.",
        },
        {
          title: "Olhe sem tocar",
          text: "Há luz na garagem? O disjuntor caiu? Alguma pedra, galho ou lixeira está no caminho? A lente da fotocélula está suja? Com o disjuntor do portão desligado, você pode limpar a lente e tirar um obstáculo solto, nunca sob uma folha erguida.",
        },
        {
          title: "Grave e escreva",
          text: "Um vídeo curto do portão parado, com o som da última tentativa se você já o tiver, diz mais que dez linhas.",
        },
      ],
    },
    {
      kind: "facts",
      items: [
        { value: "{{resposta-minutos}}", label: "para a primeira resposta, no horário do WhatsApp" },
        { value: "{{emergencia-horas}}", label: "para chegar, em emergência" },
        { value: "{{garantia-visita}}", label: "para a visita de garantia" },
        { value: "{{instalacao-prazo}}", label: "para instalar um motor já contratado" },
      ],
    },
    {
      kind: "services",
      title: "Em qual fila entra o seu caso",
      intro: "Dizer isso na primeira linha poupa perguntas.",
      services: [
        {
          title: "Emergência",
          text: "Carro ou pessoa sem poder sair, imóvel que ficou aberto, folha solta ou fora do trilho. Escreva URGENTE e o bairro.",
          path: "/topicos/portao-automatico-nao-abre",
        },
        {
          title: "Conserto com hora marcada",
          text: "O portão funciona mal ou está fechado em segurança, e há outra entrada. Escolhemos juntos o próximo período livre.",
          path: "/topicos/assistencia-tecnica-de-portao-eletronico",
        },
        {
          title: "Garantia",
          text: "O motor foi instalado por nós. Separe nota fiscal e data da instalação e descreva o defeito.",
          path: "/garantia-servico",
        },
        {
          title: "Só o controle",
          text: "O botão da parede abre, o controle não. Troque a bateria antes de chamar; pode ser apenas isso.",
          path: "/topicos/controle-remoto-do-portao-nao-funciona",
        },
      ],
    },
    {
      kind: "list",
      title: "Deixe à mão antes de o técnico chegar",
      items: [
        "as chaves: a de destravamento, a do quadro de luz e a da outra entrada;",
        "marca e modelo escritos na etiqueta de fora do motor, sem abrir nada;",
        "todos os controles da casa, inclusive os que não funcionam;",
        "o que foi feito por último: queda de energia, batida, pintura, troca de peça;",
        "nome e telefone de quem vai receber a visita e pode aprovar o serviço;",
        "espaço livre atrás da folha, com o carro longe se ele puder sair.",
      ],
    },
    {
      kind: "text",
      title: "Endereço que se acha de primeira",
      paragraphs: [
        "Guarulhos é grande, cortada pela Dutra, e tem loteamentos com ruas de mesmo nome. Mande a localização do aplicativo e acrescente o bairro, um ponto de referência e de que lado da rodovia você está. Nos arredores do aeroporto e em Cumbica isso decide o caminho.",
        "Se for condomínio, avise a portaria com o nome da empresa, {{empresa}}. Em galpão ou transportadora, pergunte que documento e que equipamento de proteção a segurança exige na entrada, e nos diga antes. Um técnico barrado no portão é tempo perdido dos dois lados.",
      ],
    },
    {
      kind: "schedule",
      title: "Horários para visita sem urgência",
      intro: "Se o problema pode esperar, escolha entre estes períodos. Aos domingos, somente emergências, e sob consulta.",
    },
    {
      kind: "text",
      title: "Enquanto ninguém chega",
      paragraphs: [
        "Portão de correr ou de abrir, inteiro e no lugar, pode ser destravado com a chave depois de desligado o disjuntor dele, e movido devagar, por dois adultos. Depois de fechar, prenda a folha com corrente e cadeado e deixe o disjuntor desligado. Em ladeira, não destrave: a folha solta pode correr sozinha.",
        "No basculante, não destrave com a folha aberta ou a meio caminho: ela pode cair. Também não mexa se houver cabo frouxo, mola saltada ou peso torto. Isole a passagem com o que tiver, cone, cadeira ou fita, e espere longe.",
        "Cheiro de queimado, faísca ou formigamento ao encostar na grade pedem energia desligada no quadro geral, se for possível chegar a ele sem tocar no portão. O resto é com quem vem.",
      ],
    },
    {
      kind: "faq",
      title: "Sobre o chamado em Guarulhos",
      entries: [
        {
          question: "Já é noite. Alguém responde?",
          answer:
            "Sim, enquanto o canal está aberto: {{horario-whatsapp}}. A resposta diz se o seu caso pode ser atendido ainda na mesma noite ou se fica para a primeira janela do dia seguinte.",
        },
        {
          question: "Quanto custa o atendimento?",
          answer:
            "Depende do que for encontrado. A manutenção expressa é {{manutencao-expressa}}, e manutenções comuns vão de {{manutencao-custo}}. Pergunte pelo valor da visita de emergência antes de confirmar, e só aprove peça depois de ver o preço.",
        },
        {
          question: "O motor não é {{marca}}. Devo chamar mesmo assim?",
          answer:
            "Chame e informe a marca. Em emergência, o primeiro objetivo é deixar o imóvel fechado e seguro; o reparo do motor se discute em seguida.",
        },
        {
          question: "Marquei e surgiu um compromisso. Pago para mudar?",
          answer: "Não, a remarcação é gratuita. Basta avisar pelo mesmo número, de preferência antes do início da janela combinada.",
        },
      ],
    },
    {
      kind: "links",
      title: "Resolvido o susto",
      links: [
        { title: "Conhecer os serviços em Guarulhos", path: "/guarulhos-portoes" },
        { title: "Prevenir a próxima parada", path: "/topicos/manutencao-preventiva-de-portao-automatico" },
        { title: "Portão sem energia: passo a passo", path: "/topicos/portao-automatico-travado-sem-energia" },
        { title: "Cumbica", path: "/cidades/cumbica-guarulhos" },
      ],
    },
    {
      kind: "call",
      title: "Pronto para chamar",
      text: "Bairro, o que aconteceu e se há alguém preso do lado de dentro. Com essas três informações já sabemos o que fazer primeiro.",
      button: "Enviar chamado de Guarulhos",
      message: "URGENTE em Guarulhos: meu portão está com problema. Envio a seguir o bairro, um vídeo e a localização.",
    },
  ],
};
