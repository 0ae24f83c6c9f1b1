import { type Reason, RULE_RECORDS } from "#domain/page/reason";
import { quoteWords } from "#domain/text/quote-words";
import type { PageFigure } from "./page-figures";

// The one place for what the rules find on pages that are public already, and how grave it is.

/** What an audit asks beside the rules, and what it calls by another name than they do. */
const KINDS = {
  ...RULE_RECORDS,
  frozen: { name: "Número do cadastro escrito à mão", gravity: 6 },
  substance: { ...RULE_RECORDS.substance, name: "Texto repetido" },
  thin: { name: "Página curta", gravity: 10, isForSearch: true },
  orphan: { name: "Sem nenhum link", gravity: 11, isForSearch: true },
} as const;

export type AuditKind = keyof typeof KINDS;

/** What an audit finds, the gravest first. */
export const AUDIT_KINDS = (Object.keys(KINDS) as AuditKind[]).sort((one, other) => KINDS[one].gravity - KINDS[other].gravity);

export const nameAuditKind = (kind: AuditKind): string => KINDS[kind].name;

/** What is also found of a page that search engines are asked to leave out. */
export const KINDS_FOR_READERS = AUDIT_KINDS.filter((kind) => !("isForSearch" in KINDS[kind]));

/** One thing that is wrong with a public page. */
export interface AuditFinding {
  kind: AuditKind;
  path: string;
  title: string;
  /** Absent for a page that comes with the site, and so is the version it was found in. */
  pageId?: string;
  version?: number;
  detail: FindingDetail;
}

/** As the rules of publishing would say it. */
export interface FindingDetail extends Omit<Reason, "rule"> {
  /** Those that the page states by hand. */
  figures?: readonly PageFigure[];
}

/** How many of each kind an audit found, also those that are not kept. */
export type KindCounts = Partial<Record<AuditKind, number>>;

/** What kind of finding a reason against a page makes; a text that is short of words names no other page. */
export const kindOf = ({ rule, pages }: Pick<Reason, "rule" | "pages">): AuditKind =>
  rule === "substance" && pages === undefined ? "thin" : rule;

/** What is found of a page that no menu and no text of another page leads to, and that is of no place or topic which would. */
export const ORPHAN: FindingDetail = {
  says: "Nenhuma outra página leva a esta: nem o menu, nem o texto de outra página, nem a do lugar ou a do assunto.",
  mend: "Cite-a, com link, no texto de uma página do mesmo assunto, ou junte-a a essa página.",
};

/** What is found of a page that states figures of the register by hand. */
export function describeFrozen(figures: readonly PageFigure[]): FindingDetail {
  return {
    says: `O texto traz ${quoteWords(figures.map(({ text }) => text))} à mão, e isso não muda com o cadastro.`,
    mend: "Dê ao número o nome do dado, e ele passa a mudar com o cadastro.",
    figures,
  };
}

/** Findings of a kind that are kept: who has mended so many audits again. */
export const MOST_OF_KIND = 300;

/** Gathers what an audit finds, bounded however many pages there are; what is not kept is counted. */
export function gatherFindings(most = MOST_OF_KIND) {
  const kept = new Map<AuditKind, AuditFinding[]>();
  const counts: KindCounts = {};
  return {
    counts,
    add(finding: AuditFinding): void {
      const { kind } = finding;
      const count = counts[kind] ?? 0;
      counts[kind] = count + 1;
      if (count < most) kept.set(kind, [...(kept.get(kind) ?? []), finding]);
    },
    list: (): AuditFinding[] => AUDIT_KINDS.flatMap((kind) => kept.get(kind) ?? []),
  };
}

export type GatheredFindings = ReturnType<typeof gatherFindings>;
