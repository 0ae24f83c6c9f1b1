export const REPLY_USES = {
  first: "Primeira resposta",
  quote: "Orçamento enviado",
  followUp: "Retomar o orçamento",
  visit: "Visita",
  done: "Serviço feito",
  review: "Pedir opinião",
  maintenance: "Manutenção",
  guarantee: "Fim da garantia",
  other: "Outras",
} as const;

export type ReplyUse = keyof typeof REPLY_USES;

/** What is left open in a reply for what is known of a contact. */
export const REPLY_BLANKS = {
  nome: "o primeiro nome do contato",
  bairro: "o bairro dele",
  portao: "o tipo do portão dele",
  dia: "o dia da visita marcada",
  janela: "o período da visita",
  link: "o endereço do orçamento, do certificado ou do convite",
  perfil: "o endereço do perfil de avaliações do cadastro",
} as const;

export type ReplyBlank = keyof typeof REPLY_BLANKS;
