/**
 * The words that pages share, by where they show. Facts are quoted by their names between double braces; a word between
 * single ones is put in by the page.
 */
import type { Wording } from "#domain/texts/wording-text";
import { coverageWords, estimateWords } from "./estimate";
import { freeShippingCities } from "./places";
import { topicCategories } from "./topics";

const categories = Object.fromEntries(topicCategories.map(({ id, name }) => [id, name])) as Wording["topics"]["categories"];

export const wording: Wording = {
  general: {
    home: "Início",
    shareImage: "{título}, ao lado do desenho de uma casa com o portão se abrindo",
    keywords: ["motor {{marca}}", "portão automático", "São Paulo"],
    product: "Motor {{marca}} para portão automático",
  },
  contact: {
    button: "Chamar no WhatsApp",
    message: "Olá! Gostaria de mais informações sobre os motores {{marca}} para portão.",
    answer: {
      always: "Resposta em até {{resposta-minutos}}, {{horas-whatsapp}}",
      open: "Respondemos em até {{resposta-minutos}}",
      soon: "Respondemos a partir {hora}",
      tomorrow: "Respondemos amanhã, a partir {hora}",
      weekday: "Respondemos {dia}, a partir {hora}",
      later: "Respondemos no dia {dia}, a partir {hora}",
      shut: "Fechado por enquanto",
      reason: "{motivo}: {resposta}",
      closedToday: "Fechado hoje",
      late: "Escrevo fora do horário de atendimento e aguardo a resposta.",
    },
    card: {
      title: "Fale com um técnico",
      text: "Mande uma foto do portão e do motor: a resposta sai mais rápido e mais certa.",
      chat: "WhatsApp: {{horario-whatsapp}}.",
      visits: "{dias}: visitas das {abre} às {fecha}.",
    },
  },
  menu: {
    title: "Menu",
    capital: "São Paulo (Capital)",
    allNeighbourhoods: "Todos os bairros",
    allCities: "Todas as cidades",
    abcd: "Cidades ABCD",
    otherCities: "Outras Cidades",
    services: "Serviços",
    servicesTitle: "Categorias de Serviços",
    allServices: "Ver todos os serviços",
    generated: "Links Úteis",
    allGenerated: "Ver todos os links",
    estimate: "Orçamento",
    faq: "FAQ",
    siteMap: "Sitemap",
    login: "Admin",
  },
  footer: {
    intro: "{{frase-da-empresa}}. Desde {{desde-ano}}.",
    company: ["{{razao-social}}", "CNPJ {{cnpj}}", "{{endereco}}"],
    hours: { title: "Horários", each: "{dias}: {abre} às {fecha}", prices: "Preços: {{faixa-preco}}" },
    links: {
      title: "Páginas",
      items: [
        { text: "Orçamento", path: "/orcamento" },
        { text: "Perguntas frequentes", path: "/faq" },
        { text: "Garantia", path: "/garantia" },
        { text: "Garantia estendida", path: "/garantia-servico" },
        { text: "Agendar instalação", path: "/agendar-instalacao" },
        { text: "Troca de motor antigo", path: "/troca-motor-antigo" },
        { text: "Mapa do site", path: "/sitemap" },
        { text: "Termos de uso", path: "/termos" },
        { text: "Privacidade", path: "/privacidade" },
        { text: "Acessibilidade", path: "/acessibilidade" },
      ],
    },
    areaTitle: "Onde atendemos",
    areaServed: "Atendemos {cidades}.",
    and: "e",
  },
  freeShipping: { cities: [...freeShippingCities] },
  coverage: coverageWords,
  estimate: estimateWords,
  pages: {
    home: "Página inicial",
    faq: "Dúvidas frequentes",
    siteMap: "Mapa do site",
    warranty: "Garantia",
    terms: "Termos de uso",
    privacy: "Privacidade",
    accessibility: "Acessibilidade",
    works: "Obras",
    team: "Equipe",
  },
  places: {
    label: "{lugar} - {cidade}",
    capital: "{cidade} (Capital)",
    crumb: "Cidades atendidas",
    title: "Motor para Portão {{marca}} {onde}",
    keywords: ["motor para portão {lugar}", "portão automático {lugar}", "conserto de portão {lugar}", "motor {{marca}} {lugar}"],
    benefits: {
      title: "O que vem com o motor {onde}",
      items: [
        "Entrega e instalação grátis.",
        "Garantia de até {{garantia-estendida}}, com a extensão. {{garantia-de-fabrica}}.",
        "Assistência técnica local.",
        "Abertura em {{abertura-segundos}} no motor mais rápido, com folha leve de {{folha-de-referencia}}.",
        "Motor e instalação em {{parcelas}}. {{preco-de-fabrica}}.",
      ],
    },
    plans: { title: "Planos com instalação" },
    testimonials: { own: "Clientes em {cidade} e região", general: "Quem já trocou o motor" },
    nearby: "Também atendemos perto daí",
    topics: "Assuntos úteis",
    message: "Olá! Meu portão fica {onde} e gostaria de um orçamento de motor {{marca}}.",
    call: {
      title: "Orçamento {onde}",
      text: "Mande a largura, a altura e uma foto do portão: com isso já dá para dizer o motor e o preço.",
      button: "Pedir orçamento",
    },
    unknown: {
      served: {
        description: "Motores {{marca}} para portão {onde}: entrega, instalação, manutenção e conserto, com orçamento pelo WhatsApp.",
        summary: "Atendemos {lugar}. Conte pelo WhatsApp como é o portão e receba o preço do motor instalado.",
        html: "<p>Levamos, instalamos e consertamos motores para portões deslizantes, basculantes e pivotantes em casas, condomínios e empresas. Este lugar ainda não tem uma página só dele, mas está na área em que trabalhamos.</p>",
      },
      ask: {
        description:
          "Motores {{marca}} para portão {onde}: o atendimento depende do endereço. Consulte pelo WhatsApp antes de contar com a visita.",
        summary: "Conte pelo WhatsApp onde fica o portão {onde}: confirmamos se a equipe atende o endereço.",
        html: "<p>Levamos, instalamos e consertamos motores para portões deslizantes, basculantes e pivotantes em casas, condomínios e empresas. Para endereços fora da lista de cidades atendidas, o atendimento é confirmado na conversa, com o prazo e as condições por escrito. Se há outro lugar com o mesmo nome, diga também a cidade.</p>",
      },
      outside: {
        description: "{lugar} fica fora da área em que instalamos e consertamos motores de portão. Veja as cidades atendidas.",
        summary: "Hoje não atendemos {lugar}: fica fora da área em que a equipe trabalha.",
        html: '<p>Instalamos e consertamos motores na capital de São Paulo e nas cidades da lista. Veja <a href="/sitemap#cidades">onde atendemos</a>. Se o seu portão fica em outro lugar de mesmo nome, conte pelo WhatsApp a cidade e o bairro.</p><p>Ainda assim o site pode ajudar: as <a href="/faq">perguntas frequentes</a> e os <a href="/sitemap#topicos">assuntos</a> servem para qualquer portão.</p>',
      },
    },
  },
  topics: {
    crumb: "Serviços",
    related: "Assuntos relacionados",
    places: "Onde atendemos",
    call: {
      title: "Quer resolver isso logo?",
      text: "Mande uma foto e conte o que o portão faz. Um técnico responde pelo WhatsApp.",
      button: "Falar com um técnico",
    },
    categories,
    unknown: {
      description:
        "Instalação, manutenção e conserto de motores {{marca}} para portão automático em São Paulo e região, com atendimento pelo WhatsApp.",
      summary: "Ainda não escrevemos uma página só sobre este assunto, mas um técnico responde a sua dúvida pelo WhatsApp.",
      html: '<p>Instalamos, consertamos e fazemos a manutenção de motores {{marca}} em portões deslizantes, basculantes e pivotantes, em casas, condomínios e empresas de São Paulo e região.</p><p>Veja a lista de <a href="/sitemap#topicos">todos os assuntos</a>, as <a href="/faq">perguntas frequentes</a> ou conte pelo WhatsApp o que o seu portão está fazendo.</p>',
      call: {
        title: "Fale com um técnico",
        text: "Diga o tipo do portão e o que ele faz. A resposta vem de quem conserta.",
        button: "Falar com um técnico",
      },
    },
  },
  generated: {
    crumb: "Links Úteis",
    message: 'Olá! Li a página "{título}" e preciso de ajuda.',
    call: {
      title: "Precisa de ajuda com {título}?",
      text: "Conte o que está acontecendo com o portão e receba a orientação de quem instala e conserta.",
      button: "Falar com um técnico agora",
    },
    announcementCall: {
      title: "Ficou alguma dúvida?",
      text: "Pergunte pelo WhatsApp ou por telefone.",
      button: "Perguntar agora",
    },
  },
  legal: {
    call: {
      title: "Ficou alguma dúvida?",
      text: "Pergunte antes de contratar. Respondemos por escrito, pelo WhatsApp.",
      button: "Perguntar agora",
    },
  },
  faq: {
    crumb: "Dúvidas frequentes",
    title: "Dúvidas Frequentes Sobre Portões Automáticos",
    head: {
      headTitle: "Dúvidas frequentes sobre portões automáticos",
      description:
        "Tipos de portão, materiais, consumo de energia, manutenção, preços e motores {{marca}}: respostas diretas de quem instala e conserta portões.",
      keywords: ["dúvidas portão automático", "perguntas frequentes portão", "motor {{marca}} dúvidas", "consumo motor de portão"],
    },
    summary:
      "Tipos de portão, motores, energia, manutenção e custos: respostas para quem vai automatizar e para quem está com o portão parado.",
    message: "Olá! Não encontrei no site a resposta para a minha dúvida e gostaria de falar com um técnico.",
    call: {
      title: "Não encontrou sua dúvida?",
      text: "Conte o que o portão está fazendo. Quem responde é um técnico.",
      button: "Falar com Especialista",
    },
  },
  siteMap: {
    crumb: "Mapa do site",
    title: "{{empresa}}: {{frase-da-empresa}}",
    head: {
      headTitle: "Mapa do site | {{empresa}}",
      next: "Mapa do site, página {número} | {{empresa}}",
      description:
        "Todas as páginas do site: serviços, tipos de motor, problemas e soluções, bairros e cidades atendidas em São Paulo e região.",
      keywords: ["mapa do site", "motores {{marca}}", "portão automático São Paulo"],
    },
    summary: "Todas as páginas deste site: assuntos, lugares atendidos e textos úteis.",
    parts: {
      main: "Páginas principais",
      generated: "Links Úteis",
      topics: "Tópicos sobre Motores para Portão",
      places: "Cidades Atendidas",
    },
    links: { home: "Página inicial", siteMap: "Sitemap", login: "Área administrativa", xml: "Sitemap XML" },
    topicGroups: {
      installation: "Instalação",
      repair: "Manutenção e Reparo",
      motors: "Tipos de Motores",
      brands: "Marcas e Acessórios",
      professionals: "Serviços e Profissionais",
    },
    placeGroups: { capital: "São Paulo (Capital)", abcd: "ABCD", guarulhos: "Guarulhos", osasco: "Osasco", others: "Outras Cidades" },
    generated: {
      none: "Nenhuma página gerada encontrada.",
      one: "1 página",
      many: "{número} páginas",
      position: "Página {página} de {total}",
    },
  },
  booking: {
    title: "Escolha o dia e o período",
    intro: "Os dias das próximas duas semanas que ainda têm vaga. Toque em um período: a mensagem sai pronta, com a data.",
    onRequest: "sob consulta",
    none: "Nenhum dia livre nas próximas duas semanas. Escreva pelo WhatsApp e combinamos outra data.",
    gone: "Este dia e período já não estão livres. Escolha outro.",
    chosen: {
      title: "{dia}, {janela}, das {abre} às {fecha}",
      text: "Ainda não está marcado: envie a mensagem, e a vaga é confirmada na conversa. Se surgir um imprevisto, há {{remarcacao-gratis}}.",
      button: "Pedir este horário",
      message: "Olá! Quero agendar a instalação do motor do meu portão para {dia}, {janela}, das {abre} às {fecha}. Ainda está livre?",
      calendar: "Guardar na agenda (.ics)",
    },
    event: {
      title: "Instalação do motor do portão (a confirmar)",
      text: "Só vale depois de confirmada na conversa: WhatsApp {{telefone}}.",
    },
  },
  notFound: {
    code: "404",
    title: "Oops! Page not found",
    text: "Esta página não existe ou saiu do ar. O que você procurava pode estar a um toque daqui.",
    head: {
      title: "Página não encontrada",
      description: "O endereço não existe ou a página saiu do ar. Veja todas as páginas do site ou fale com um técnico pelo WhatsApp.",
    },
    ways: [
      { text: "Voltar para o início", path: "/" },
      { text: "Portão não abre", path: "/topicos/portao-automatico-nao-abre" },
      { text: "Portão não fecha", path: "/topicos/portao-automatico-nao-fecha" },
      { text: "Todas as páginas", path: "/sitemap" },
    ],
  },
  failure: {
    code: "500",
    title: "Unexpected Application Error!",
    text: "Algo falhou ao montar esta página. Tente de novo em instantes; se o portão não pode esperar, chame um técnico.",
    head: {
      title: "Erro ao abrir a página",
      description: "Algo falhou ao montar esta página. Tente de novo em instantes ou fale com um técnico pelo WhatsApp ou telefone.",
    },
  },
  offers: {
    plans: ["Motor de {potência}", "{controles} controles remotos", "{garantia} de garantia"],
    tilt: ["Modelo {modelo}, {potência}", "Portões de até {área} m²", "{uso}", "{controles} controles remotos", "{garantia} de garantia"],
    tradeIn: "{desconto} de desconto",
    warranty: "Garantia {nome}",
    recommended: "Recomendado",
    recommendedPlan: "Rio",
    choose: "Quero o {plano}",
    message: "Olá! Quero o plano {plano}, com a instalação.",
  },
  sections: {
    questions: "Perguntas frequentes",
    step: "Passo {número}",
    readMore: "Saiba mais",
    openList: "Ver a lista",
    readPart: "Ler esta parte",
    moreVoices: "Ler mais opiniões",
    schedule: {
      windows: "Janelas de horário",
      week: "Disponibilidade na semana",
      hours: "{abre} às {fecha}",
      available: "Disponível",
      limited: "Limitado",
      onRequest: "Sob consulta",
    },
  },
  voices: {
    invitation:
      "Olá! Aqui é da {{empresa}}. Obrigado por chamar a gente. Conte em duas linhas como foi o serviço, o que deu certo e o que não deu: {link} O link é só seu e vale por 30 dias. Você pode retirar o que escreveu quando quiser, pelo mesmo link.",
    title: "Como foi o serviço?",
    intro:
      "Duas linhas bastam: o que o portão tinha, o que foi feito, o que você achou. O texto vai ao site como você escrever, sem retoque.",
    consent:
      "Autorizo a {{empresa}} a publicar no site este texto, as estrelas, o nome acima e a foto, se eu mandar uma. Posso retirar a autorização quando quiser, por este mesmo link.",
    button: "Enviar depoimento",
    photo: {
      help: "Do portão ou do serviço, sem rosto de ninguém nem placa de carro. Só vai ao site se a empresa a publicar junto com o texto, e some quando você retirar o depoimento.",
      alt: "Foto enviada por {nome}",
    },
    received: {
      title: "Recebemos, obrigado",
      text: "O texto ainda não está no site: alguém da equipe lê antes e publica como está, ou não publica. Guarde este link, por ele você retira o depoimento quando quiser.",
    },
    published: {
      title: "O seu depoimento está no site",
      text: "Ele aparece como você escreveu. Guarde este link, por ele você o retira quando quiser.",
    },
    withdrawn: {
      title: "O depoimento foi retirado",
      text: "Ele saiu do site e foi apagado. Você não precisa fazer mais nada.",
    },
    withdrawal: { text: "Mudou de ideia? Ao retirar, o texto sai do site na hora e é apagado.", button: "Retirar o meu depoimento" },
    profile: "Se quiser, conte também no nosso perfil público",
    over: {
      title: "Este convite não vale mais",
      text: "O link pode ter vencido ou ter sido copiado pela metade. Peça outro a quem o enviou.",
    },
    answer: "Resposta da {{empresa}}: {resposta}",
  },
  sheets: {
    quote: {
      message:
        "Olá! Aqui é da {{empresa}}. O seu orçamento nº {numero} está pronto: {link} Vale até {data}. Para aceitar, é só abrir o link.",
      payment: "Em {{parcelas}}.",
      warranty: "Motor: {{garantia-motor}}. Instalação: {{garantia-instalacao}}.",
      terms: [
        "Vale até o dia escrito acima. Depois de aceito, só muda se os dois lados concordarem (art. 40 do CDC).",
        "Nenhum serviço extra começa sem a sua autorização.",
        "A garantia escrita aqui se soma à garantia legal (arts. 26 e 50 do CDC).",
        "Se contratar fora da loja, pelo link, por telefone ou em casa, você pode desistir em 7 dias, sem dizer o motivo (art. 49 do CDC).",
      ],
      accept: "Escreva o seu nome e aceite. Guardamos o nome e o dia, e falamos com você para marcar o serviço.",
      button: "Aceitar o orçamento",
      accepted: "Aceito por {nome} em {data}.",
      next: "Falamos com você para marcar o dia do serviço. Guarde este link.",
      expired: "Este orçamento venceu e não pode mais ser aceito. Peça outro com os preços de hoje.",
      replaced: "Este orçamento é antigo: foi feita outra versão. Vale o link que você recebeu depois deste.",
      withdrawn: "Este orçamento foi retirado e não vale mais. Se ainda precisa do serviço, fale conosco.",
    },
    certificate: {
      message: "Olá! Aqui é da {{empresa}}. Este é o seu certificado de garantia nº {numero}, que vale até {data}: {link} Guarde o link.",
      terms: [
        "Conta do dia do serviço e se soma à garantia legal (arts. 26 e 50 do CDC).",
        "Fica fora o dano de outra causa, como batida, vandalismo, raio, surto da rede elétrica, enchente ou incêndio.",
        "Para usar a garantia, mande uma mensagem com o número deste certificado e fotos do defeito: a visita é marcada em até {{garantia-visita}}.",
      ],
      expired: "O prazo desta garantia terminou. Continuamos à disposição para revisões e consertos.",
      replaced: "Este certificado é antigo: foi emitido outro. Vale o link que você recebeu depois deste.",
      withdrawn: "Este certificado foi retirado e não vale mais. Fale conosco.",
    },
    save: "Para guardar em PDF, use a opção Imprimir do navegador.",
  },
  works: {
    crumb: "Obras",
    title: "Obras: antes e depois",
    head: {
      headTitle: "Obras feitas: portões antes e depois do serviço",
      description:
        "Fotos de portões antes e depois, com o que estava errado, o que foi feito e quanto tempo levou. Veja por serviço, tipo de portão e cidade.",
      keywords: ["obras de portão automático", "antes e depois portão", "instalação de motor de portão fotos"],
    },
    summary:
      "Cada obra diz o que o portão tinha, o que foi feito e quanto tempo levou. As fotos são da própria obra e estão aqui com a autorização do cliente.",
    none: "Nenhuma obra com esta escolha ainda. Conte o seu caso pelo WhatsApp: dizemos se já fizemos parecido.",
    all: "Ver todas as obras",
    shown: { own: "O que fizemos {onde}", general: "Serviços que fizemos" },
    facts: { service: "Serviço", gate: "Portão", place: "Lugar", day: "Quando", hours: "Tempo de trabalho", motor: "Motor" },
    problem: "O que estava errado",
    done: "O que foi feito",
    before: "Antes",
    after: "Depois",
    related: "Veja também",
    message: "Olá, vi no site a obra “{título}” e tenho um caso parecido. Podem me ajudar?",
    call: {
      title: "O seu portão está parecido?",
      text: "Mande uma foto e conte o que ele faz. Respondemos com o que dá para fazer e quanto custa.",
      button: "Contar o meu caso",
    },
  },
  team: {
    crumb: "Equipe",
    title: "Quem instala e conserta",
    head: {
      headTitle: "Equipe: quem instala e conserta o seu portão",
      description: "Quem vai ao seu portão: o nome, desde quando trabalha com isso, os cursos que fez e as obras que assina.",
      keywords: ["equipe de instalação de portão", "técnico de portão automático", "instalador {{marca}}"],
    },
    summary: "As pessoas que vão ao seu portão, e as obras que cada uma assina.",
    since: "Trabalha com portões desde {ano}",
    courses: "Cursos",
    works: "Obras de {nome}",
    photo: "{nome}, da equipe",
    done: "Quem fez",
    link: "Conheça a equipe",
    call: {
      title: "Quer falar com quem entende do seu portão?",
      text: "Mande uma fotografia e conte o que acontece. Respondemos com o caminho e o preço.",
      button: "Falar com a equipe",
    },
  },
  dates: {
    published: "Publicado em {data}",
    changed: "Atualizado em {data}",
    reviewed: "Revisado por {nome} em {data}",
  },
};
