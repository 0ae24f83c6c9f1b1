import type { CertificateContent, QuoteContent } from "#domain/sheet/sheet";

const COMPANY = { name: "Portões do Teste", legalName: "Portões do Teste Ltda.", phone: "5511900000000" };
const SHARED = {
  company: COMPANY,
  addressee: "Dona Cida",
  place: "Mooca",
  warranty: "Motor: 2 anos.",
  note: "",
  terms: ["Vale o escrito."],
};

/** R$ 999,90 after the discount. */
export const QUOTE: QuoteContent = {
  ...SHARED,
  kind: "quote",
  lines: [
    { text: "Motor Rio", quantity: 1, unitCents: 95_000 },
    { text: "Controle", quantity: 2, unitCents: 4_995 },
  ],
  discountCents: 5_000,
  payment: "10 vezes sem juros",
  deadline: "Até sexta",
};

export const CERTIFICATE: CertificateContent = {
  ...SHARED,
  kind: "certificate",
  done: "Motor Rio instalado",
  day: "2026-11-22",
  technician: "Rui",
};
