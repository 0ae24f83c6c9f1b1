import type { LandingPage } from "#domain/landing/landing-page";

export const atendimentoOsasco: LandingPage = {
  slug: "atendimento-osasco",
  title: "Atendimento técnico em Osasco: como pedir e quando chegamos",
  linkText: "Atendimento em Osasco",
  headTitle: "Atendimento técnico de portão em Osasco: como pedir",
  description:
    "Precisa de um técnico de portão em Osasco hoje? Saiba se é emergência, que horas atendemos, o que escrever e como a visita termina.",
  keywords: [
    "atendimento portão osasco",
    "técnico de portão em osasco hoje",
    "portão não fecha osasco",
    "emergência portão osasco",
    "assistência técnica portão osasco",
  ],
  summary:
    "Primeiro descubra se o caso é de hoje ou de agenda. Depois copie o modelo de mensagem desta página: com ele, a ida do técnico é combinada de uma vez.",
  gate: "deslizante",
  message: "Olá, preciso de um técnico em Osasco. Posso passar o endereço e o que o portão está fazendo?",
  button: "Pedir um técnico em Osasco",
  sections: [
    {
      kind: "comparison",
      title: "Agora ou com data?",
      intro: "Na dúvida, trate como urgente: quem atende reclassifica na conversa.",
      columns: ["Vamos com urgência", "Marcamos um período"],
      rows: [
        {
          label: "O portão",
          values: [
            "Não fecha e deixa a casa ou a loja aberta; caiu do trilho; ficou torto",
            "Fecha, mas com ruído, lentidão ou falha de vez em quando",
          ],
        },
        {
          label: "As pessoas",
          values: ["Alguém não consegue entrar ou sair, ou há risco de queda da folha", "Existe outra porta e ninguém corre perigo"],
        },
        { label: "Prazo", values: ["Chegada prevista em até {{emergencia-horas}}", "Próxima janela livre, {{horario-visitas}}"] },
        { label: "Domingo", values: ["Sob consulta", "Fica para a semana"] },
      ],
    },
    {
      kind: "text",
      title: "Que horas são aí?",
      paragraphs: [
        "De manhã cedo até o fim da noite, o canal é o WhatsApp, aberto {{horario-whatsapp}}, e a primeira resposta vem em até {{resposta-minutos}}. De madrugada, deixe tudo escrito: sua mensagem será lida quando o canal abrir. O nível Premium da [garantia](/garantia-servico) é o que inclui emergência dia e noite.",
        "Sábado tem vagas limitadas. Se o portão do comércio falhou na sexta, não espere fechar a loja para escrever. Para serviço noturno existe o período {{janela-noite}}, com consulta prévia, reserva e taxa adicional.",
      ],
    },
    {
      kind: "list",
      title: "Modelo de mensagem para copiar",
      intro: "Complete o que souber e apague o resto.",
      items: [
        "Bairro e ponto de referência em Osasco, com a localização do mapa:",
        "Casa, prédio, loja ou galpão:",
        "O portão corre, sobe ou gira:",
        "Está aberto, fechado ou parado no meio:",
        "Faz algum som quando recebe o comando:",
        "Aconteceu algo antes (chuva, batida, falta de luz, reforma):",
        "Quem recebe o técnico e até que horas:",
      ],
    },
    {
      kind: "steps",
      title: "Da sua mensagem ao portão funcionando",
      steps: [
        {
          title: "Triagem",
          text: "Lemos o relato e fazemos poucas perguntas. Parte dos casos acaba aqui: bateria do controle, disjuntor desarmado, fotocélula encoberta por folha ou teia.",
        },
        {
          title: "Combinação",
          text: "Você recebe a previsão e pergunta o valor da ida. Só confirme quando as duas respostas estiverem claras.",
        },
        {
          title: "Chegada",
          text: "Peça que o técnico se identifique. Ele isola a área, desliga a energia do portão e verifica a folha antes do motor.",
        },
        {
          title: "Causa e preço",
          text: "O defeito é mostrado a você. Peça trocada e mão de obra são informadas antes, e nada é feito sem o seu de acordo.",
        },
        {
          title: "Prova final",
          text: "Abre e fecha várias vezes, com controle e botoeira, e com um objeto na linha da fotocélula para confirmar que ela reage.",
        },
      ],
    },
    {
      kind: "schedule",
      title: "Dias e janelas de visita",
      intro: "Quem não tem pressa pode escolher. A tarde lota primeiro.",
    },
    {
      kind: "text",
      title: "Quem autoriza o serviço",
      paragraphs: [
        "Em casa alugada, fale com o proprietário ou a imobiliária antes de aprovar peça; a visita e o relato do defeito servem para essa conversa. Em condomínio, o zelador pode abrir o chamado, mas a despesa é do síndico. Deixe o telefone dele avisado, sobretudo se a portaria for remota, caso possível nas torres da Vila Yara e da Vila Campesina.",
        "Loja no Centro, no Km 18 ou no Presidente Altino tem outro cuidado: se o portão não fecha no fim do expediente, alguém precisa ficar no local até o técnico chegar. Combine isso com a equipe logo, não às sete da noite.",
      ],
    },
    {
      kind: "text",
      title: "O que não fazer na espera",
      paragraphs: [
        "Não abra a tampa do motor, não mexa em fio e não peça ao vizinho que entende um pouco para dar um jeito. Não suba na folha nem passe por baixo dela. Não amarre o portão no carro para puxar.",
        "Se entrou água na garagem, como acontece nas baixadas do [Rochdale](/cidades/rochdale-osasco), ninguém pisa no molhado para alcançar tomada ou motor. Espere baixar, com a energia cortada no quadro se ele estiver em local seco.",
        "Havendo ferido, ligue 192 para o SAMU antes de nos procurar. Sobre fechar à mão com segurança, leia [portão que não fecha](/topicos/portao-automatico-nao-fecha), que trata cada tipo de folha.",
      ],
    },
    {
      kind: "faq",
      title: "Perguntas de última hora em Osasco",
      entries: [
        {
          question: "O motor ainda está na garantia de vocês. O pedido é o mesmo?",
          answer:
            "O canal é o mesmo; o prazo, outro: a visita de garantia é marcada em até {{garantia-visita}}. Separe a nota fiscal, lembre quando o motor foi posto e conte o que ele faz. Havendo cobertura, deslocamento e diagnóstico não são cobrados.",
        },
        {
          question: "Vale consertar hoje ou já pôr motor novo?",
          answer:
            "Em emergência, primeiro se devolve a segurança ao imóvel. Com o diagnóstico em mãos, compare o reparo ({{manutencao-custo}}, em geral) com a troca em residência ({{troca-residencial}}). Ninguém precisa decidir com o carro preso.",
        },
        {
          question: "Se eu comprar um motor agora, quando fica pronto?",
          answer:
            "Do pedido confirmado à montagem passam no máximo {{instalacao-prazo}}; o serviço em si toma {{instalacao-duracao}}. Até lá, mantenha a folha fechada e com cadeado, desde que ela esteja firme no lugar.",
        },
      ],
    },
    {
      kind: "links",
      title: "Outros caminhos",
      links: [
        { title: "Comprar ou automatizar em Osasco", path: "/osasco-portoes" },
        { title: "Portão abre e fecha sozinho", path: "/topicos/portao-abre-e-fecha-sozinho" },
        { title: "Instalação rápida", path: "/instalacao-rapida" },
        { title: "Centro de Osasco", path: "/cidades/centro-osasco" },
      ],
    },
    {
      kind: "call",
      title: "Envie o modelo preenchido",
      text: "Se faltar alguma resposta, mande assim mesmo. Um vídeo e o bairro já permitem dizer se vamos agora ou em qual janela.",
      button: "Abrir conversa de atendimento",
      message: "Olá, preciso de atendimento em Osasco. Seguem bairro, tipo de portão, situação atual e um vídeo.",
    },
  ],
};
