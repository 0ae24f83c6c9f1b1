/** How the register is laid out for who reads and changes it. */
export const FACT_GROUPS = {
  empresa: "Empresa",
  contato: "Contato",
  horarios: "Horários e feriados",
  planos: "Planos e preços",
  garantias: "Garantias",
  prazos: "Prazos",
  tecnica: "Técnica",
  area: "Área atendida",
  orcamento: "Orçamento no site",
  ramo: "Palavras do ramo",
  afirmacoes: "Afirmações a provar",
  site: "Site e buscadores",
} as const;

export type FactGroup = keyof typeof FACT_GROUPS;
