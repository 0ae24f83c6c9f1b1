import { type PricedLine, sumLines } from "./cents";
import type { CertificateFields, QuoteFields } from "./sheet-schema";

// The one place for what a sheet is: a quote or a certificate, frozen when it is issued (decision 047).

export const SHEET_KINDS = { quote: "Orçamento", certificate: "Certificado de garantia" } as const;

export type SheetKind = keyof typeof SHEET_KINDS;

/** How many of one contact are kept, of both kinds, whatever became of them. */
export const MOST_SHEETS = 20;

/** The business as it was on the day of issue; what is not proven is not told. */
export interface SheetCompany {
  name: string;
  legalName: string;
  cnpj?: string;
  address?: string;
  phone: string;
  email?: string;
}

/** What is frozen beside what the owner wrote. */
export interface SheetFrame {
  company: SheetCompany;
  /** As the owner's texts had them. */
  terms: readonly string[];
}

/** What was written when it was frozen, by the form of today: a field that is added later is absent in older ones. Its sums are in cents. */
export interface QuoteContent extends SheetFrame, Omit<QuoteFields, "lines" | "discount" | "days"> {
  kind: "quote";
  lines: readonly (PricedLine & { text: string })[];
  discountCents: number;
}

export interface CertificateContent extends SheetFrame, Omit<CertificateFields, "months"> {
  kind: "certificate";
}

export type SheetContent = QuoteContent | CertificateContent;

/** What is to be paid. */
export const totalOf = ({ lines, discountCents }: Pick<QuoteContent, "lines" | "discountCents">) => sumLines(lines) - discountCents;

/** What became of a sheet. */
export interface SheetCourse {
  /** Its last day, as the owner's calendar has it: of the offer, or of the guarantee. */
  expiresOn: string;
  acceptedAt?: Date | undefined;
  withdrawnAt?: Date | undefined;
  /** The number of the one that took its place. */
  replacedBy?: number | undefined;
}

/** `open`: it may be accepted, or the guarantee runs. */
export type SheetState = "open" | "accepted" | "expired" | "replaced" | "withdrawn";

/** What was taken back is nothing else; what another took the place of is old, accepted or not; what was accepted stays so. */
export function stateOf({ expiresOn, acceptedAt, withdrawnAt, replacedBy }: SheetCourse, today: string): SheetState {
  if (withdrawnAt) return "withdrawn";
  if (replacedBy !== undefined) return "replaced";
  if (acceptedAt) return "accepted";
  return today > expiresOn ? "expired" : "open";
}

const STATE_NAMES: Record<SheetKind, Record<SheetState, string>> = {
  quote: { open: "Aguardando resposta", accepted: "Aceito", expired: "Vencido", replaced: "Substituído", withdrawn: "Retirado" },
  certificate: { open: "Em vigor", accepted: "Em vigor", expired: "Encerrado", replaced: "Substituído", withdrawn: "Retirado" },
};

export const nameState = (kind: SheetKind, state: SheetState) => STATE_NAMES[kind][state];
/** @example nameSheet("quote", 7) // "Orçamento nº 7" */
export const nameSheet = (kind: SheetKind, number: number) => `${SHEET_KINDS[kind]} nº ${number}`;
