import { type PricedLine, sumLines } from "./cents";

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

interface SheetBase {
  company: SheetCompany;
  /** For whom it is, in the owner's words. */
  addressee: string;
  place: string;
  /** What the guarantee covers, and for how long. */
  warranty: string;
  note: string;
  /** As the owner's texts had them. */
  terms: readonly string[];
}

interface QuoteLine extends PricedLine {
  text: string;
}

export interface QuoteContent extends SheetBase {
  kind: "quote";
  lines: readonly QuoteLine[];
  discountCents: number;
  payment: string;
  /** When the work is done. */
  deadline: string;
}

export interface CertificateContent extends SheetBase {
  kind: "certificate";
  /** What was done. */
  done: string;
  /** "2026-11-22": the guarantee counts from it. */
  day: string;
  /** Who did it; empty where nobody is named. */
  technician: string;
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
