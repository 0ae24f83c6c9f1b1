/** All that is said of a rule of publishing outside the file that judges by it. */
interface Rule {
  /** What counts and filters call the pages that it holds. */
  name: string;
  /** Its place among what an audit finds, 1 the gravest. */
  gravity: number;
  /** A page that search engines leave out may break it: nothing is wrong with it for who reads it. */
  isForSearch?: true;
  /** Another text for the same title may keep it; the others are about the title itself. */
  isOfText?: true;
  /** Many pages may go public past it for one reason: the site says it already. What is true or safe is asked page by page. */
  isAllowedTogether?: true;
}

/** What a page must be to go public, in the order it is asked. */
export const RULE_RECORDS = {
  relevance: { name: "Outro assunto", gravity: 3 },
  maker: { name: "Outra marca", gravity: 4 },
  area: { name: "Fora da área atendida", gravity: 5 },
  intent: { name: "Já existe", gravity: 8, isForSearch: true, isAllowedTogether: true },
  facts: { name: "Números fora do cadastro", gravity: 1, isOfText: true },
  substance: { name: "Pouco texto próprio", gravity: 9, isForSearch: true, isOfText: true, isAllowedTogether: true },
  title: { name: "Título sem resposta", gravity: 7, isForSearch: true, isOfText: true },
  whole: { name: "Texto com defeito", gravity: 2, isOfText: true },
} as const satisfies Record<string, Rule>;

export type RuleId = keyof typeof RULE_RECORDS;

export const RULES = Object.keys(RULE_RECORDS) as RuleId[];

export const ruleOf = (id: RuleId): Rule => RULE_RECORDS[id];

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

/** What a rule answers with that holds a page back. */
export const holdBy =
  (rule: RuleId) =>
  (says: string, mend: string, more?: Pick<Reason, "marks" | "asks" | "pages">): Reason[] => [{ rule, says, mend, ...more }];

/** An administrator publishes a page in spite of the reasons against it. */
export interface Allowance {
  /** In the administrator's words. */
  reason: string;
  /** E-mail. */
  by: string;
  /** Past these rules alone; past all where it is absent. */
  rules?: readonly RuleId[];
}

/** Past which rules many pages may go public for one reason. */
export const ALLOWED_TOGETHER = RULES.filter((id) => ruleOf(id).isAllowedTogether);
