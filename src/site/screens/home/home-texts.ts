import type { GridLink } from "#site/sections/LinkGrid";

export const homeSteps = [
  { title: "Você manda uma foto", text: "Pelo WhatsApp: o portão inteiro, o motor atual e a medida aproximada." },
  { title: "O técnico indica o motor", text: "Com peso, tamanho e uso do portão, sai o orçamento fechado, com a instalação dentro." },
  {
    title: "A equipe instala e ensina",
    text: "Motor, trilho e controles testados na sua frente. Você aprende a abrir na mão se faltar energia.",
  },
];

/** Landing pages and services the home page leads to. */
export const localLinks: readonly GridLink[] = [
  { text: "Atendimento em São Paulo", path: "/atendimento-sp" },
  { text: "Portões na Zona Norte", path: "/zona-norte-portoes" },
  { text: "Portões na Zona Sul", path: "/zona-sul-portoes" },
  { text: "Portões na Zona Leste", path: "/zona-leste-portoes" },
  { text: "Portões na Zona Oeste", path: "/zona-oeste-portoes" },
  { text: "Portões em Guarulhos", path: "/guarulhos-portoes" },
  { text: "Atendimento em Guarulhos", path: "/atendimento-guarulhos" },
  { text: "Portões em Osasco", path: "/osasco-portoes" },
  { text: "Atendimento em Osasco", path: "/atendimento-osasco" },
  { text: "Instalação rápida", path: "/instalacao-rapida" },
  { text: "Motor com instalação inclusa", path: "/motor-instalacao-inclusa" },
  { text: "Orçamento pelo WhatsApp", path: "/orcamento-whatsapp" },
  { text: "Agendar instalação", path: "/agendar-instalacao" },
  { text: "Automatizar portão basculante", path: "/basculante-automatico" },
  { text: "Troca do motor antigo", path: "/troca-motor-antigo" },
  { text: "Garantia estendida", path: "/garantia-servico" },
];
