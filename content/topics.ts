/** The seven service categories of the menu; the first title of each is the category's own page. */
import type { TopicCategory } from "#domain/topics/topic";

export const topicCategories: readonly TopicCategory[] = [
  {
    id: "installation",
    name: "Instalação",
    titles: [
      "Instalação de Motor para Portão",
      "Instalação de Portão Automático Residencial",
      "Instalação de Motor para Portão Deslizante",
      "Instalação de Motor para Portão Basculante",
      "Instalação de Motor para Portão Pivotante",
      "Instalação de Motor para Portão de Abrir",
      "Instalação de Motor em Portão de Condomínio",
      "Automatização de Portão Manual",
      "Preço de Instalação de Motor para Portão",
      "Lei do Portão Automático em São Paulo",
    ],
  },
  {
    id: "repair",
    name: "Manutenção e Reparo",
    titles: [
      "Manutenção e Reparo de Portão Automático",
      "Manutenção Preventiva de Portão Automático",
      "Conserto de Motor de Portão",
      "Troca de Motor de Portão",
      "Conserto de Placa de Portão Eletrônico",
      "Troca de Engrenagem e Cremalheira de Portão",
      "Regulagem de Fim de Curso de Portão",
    ],
  },
  {
    id: "motors",
    name: "Tipos de Motores",
    titles: [
      "Tipos de Motores para Portão",
      "Motor para Portão Deslizante",
      "Motor para Portão Basculante",
      "Motor para Portão Pivotante",
      "Motor para Portão de Correr",
      "Motor para Portão de Abrir",
      "Motor Articulado para Portão",
    ],
  },
  {
    id: "brands",
    name: "Marcas",
    titles: [
      "Marcas de Motor para Portão",
      "Motor de Portão PPA",
      "Assistência Técnica PPA",
      "Motor PPA Solo",
      "Motor PPA Rio",
      "Motor PPA Seg",
    ],
  },
  {
    id: "accessories",
    name: "Acessórios",
    titles: [
      "Acessórios para Portão Automático",
      "Controle Remoto para Portão",
      "Placa Central de Comando de Portão",
      "Sensor Fotocélula para Portão",
      "Chave Eletrônica para Portão",
    ],
  },
  {
    id: "services",
    name: "Serviços",
    titles: [
      "Serviços para Portão Automático",
      "Técnico de Portão Automático",
      "Eletricista para Portão Automático",
      "Assistência Técnica de Portão Eletrônico",
      "Empresa de Instalação de Portão Automático",
    ],
  },
  {
    id: "problems",
    name: "Problemas e Soluções",
    titles: [
      "Problemas em Portão Automático",
      "Portão Automático Não Fecha",
      "Portão Automático Não Abre",
      "Portão Abre e Fecha Sozinho",
      "Controle Remoto do Portão Não Funciona",
      "Portão Automático Fazendo Barulho",
      "Portão Automático Travado sem Energia",
    ],
  },
];
