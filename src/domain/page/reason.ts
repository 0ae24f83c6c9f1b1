/** What a page must be to go public, in the order it is asked. */
export const RULES = ["relevance", "maker", "area", "intent", "facts", "substance", "title", "whole"] as const;

export type RuleId = (typeof RULES)[number];

/** Why a page may not go public, in the owner's language. */
export interface Reason {
  rule: RuleId;
  /** One sentence: what is wrong, the words it is about between “”. */
  says: string;
  /** One sentence: how to mend it. */
  mend: string;
  /** Words of the text it is about, as written, to be marked there. */
  marks?: readonly string[];
  /** Words of the title of which the owner is asked whether they are of the trade. */
  asks?: readonly string[];
  /** Pages of the site that have to do with it: what answers the title already, what says the same. */
  pages?: readonly { path: string; title: string }[];
}

/** What counts and filters call the pages that a rule holds. */
export const RULE_NAMES: Readonly<Record<RuleId, string>> = {
  relevance: "Outro assunto",
  maker: "Outra marca",
  area: "Fora da área atendida",
  intent: "Já existe",
  facts: "Números fora do cadastro",
  substance: "Pouco texto próprio",
  title: "Título sem resposta",
  whole: "Texto com defeito",
};

/** An administrator publishes a page in spite of the reasons against it. */
export interface Allowance {
  /** In the administrator's words. */
  reason: string;
  /** E-mail. */
  by: string;
  /** Past these rules alone; past all where it is absent. */
  rules?: readonly RuleId[];
}

/** Past which rules many pages may go public for one reason: that the site says it already. What is true or safe is asked page by page. */
export const ALLOWED_TOGETHER: readonly RuleId[] = ["intent", "substance"];
