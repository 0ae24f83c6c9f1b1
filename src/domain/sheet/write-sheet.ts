import { addMonths } from "#domain/calendar/days";
import { laterDay } from "#domain/calendar/owner-time";
import { nameOffer } from "#domain/estimate/describe-estimate";
import type { Business } from "#domain/facts/business";
import type { PublishedBusiness } from "#domain/facts/published-business";
import { createEmptyValue } from "#domain/forms/empty-value";
import type { FormField } from "#domain/forms/form-field";
import { MOST_CENTS, parseCents, sumLines, writeCents } from "./cents";
import type { CertificateContent, QuoteContent, SheetCompany, SheetContent, SheetFrame } from "./sheet";
import type { CertificateFields, QuoteFields } from "./sheet-schema";

/** A sheet as it is frozen, with its last day. */
export interface WrittenSheet<Content extends SheetContent = SheetContent> {
  content: Content;
  expiresOn: string;
}

/** A line that the register proposes. */
export interface ProposedLine {
  text: string;
  price: string;
  /** As the page of prices names it to a visitor, where it does. */
  offer?: string;
}

/** What is typed for sums, in cents. */
export function readSums({ lines, discount }: Pick<QuoteFields, "lines" | "discount">) {
  const priced = lines.map(({ text, quantity, price }) => ({ text, quantity, unitCents: parseCents(price) ?? 0 }));
  return { lines: priced, discountCents: parseCents(discount) ?? 0 };
}

/** Why sums make no quote; undefined when they do. */
export function findSumProblem(fields: Pick<QuoteFields, "lines" | "discount">): string | undefined {
  const { lines, discountCents } = readSums(fields);
  const sum = sumLines(lines);
  if (sum > MOST_CENTS) return "O total passa de dez milhões de reais.";
  return discountCents > sum ? "O desconto é maior que a soma dos itens." : undefined;
}

export function writeQuote({ days, lines, discount, ...said }: QuoteFields, frame: SheetFrame, today: string): WrittenSheet<QuoteContent> {
  return { content: { kind: "quote", ...frame, ...said, ...readSums({ lines, discount }) }, expiresOn: laterDay(today, days) };
}

export function writeCertificate({ months, ...fields }: CertificateFields, frame: SheetFrame): WrittenSheet<CertificateContent> {
  return { content: { kind: "certificate", ...frame, ...fields }, expiresOn: addMonths(fields.day, months) };
}

/** The business as a sheet names it. */
export function nameCompany({ identity }: Pick<PublishedBusiness, "identity">, phone: string): SheetCompany {
  const { tradeName, legalName, cnpj, email, address } = identity;
  const where = address && `${address.street}, ${address.city}/${address.state}, CEP ${address.postalCode}`;
  return { name: tradeName, legalName, phone, cnpj, email, address: where };
}

/** What a quote begins as. */
export function proposeQuote(
  form: FormField,
  asked: Pick<QuoteFields, "addressee" | "place">,
  { payment, warranty }: Pick<QuoteFields, "payment" | "warranty">,
): QuoteFields {
  return { ...(createEmptyValue(form) as QuoteFields), ...asked, lines: [], payment, warranty };
}

/** What a certificate begins as: what the register says is covered, for the least that is announced. */
export function proposeCertificate(
  asked: Pick<CertificateFields, "addressee" | "place">,
  { warrantyCovers, warranty }: Pick<Business, "warrantyCovers" | "warranty">,
  today: string,
): CertificateFields {
  const covers = warrantyCovers.map(({ text }) => text).join("\n");
  return { ...asked, done: "", day: today, technician: "", months: 12 * warranty.promotionalYears, warranty: covers, note: "" };
}

/** What was written of one that is to be replaced; its days are counted anew. */
export function readFieldsAgain({ content, expiresOn }: WrittenSheet): Partial<QuoteFields & CertificateFields> {
  if (content.kind === "certificate") {
    const { kind, company, terms, ...said } = content;
    const [from, to] = [said.day, expiresOn].map((one) => Number(one.slice(0, 4)) * 12 + Number(one.slice(5, 7)));
    return { ...said, months: (to ?? 0) - (from ?? 0) };
  }
  const { kind, company, terms, discountCents, ...said } = content;
  const lines = said.lines.map(({ text, quantity, unitCents }) => ({ text, quantity, price: writeCents(unitCents) }));
  return { ...said, lines, discount: discountCents === 0 ? "" : writeCents(discountCents) };
}

/** The prices of the register, as lines. */
export function proposeLines({
  identity,
  plans,
  tiltPackages,
  maintenance,
}: Pick<Business, "identity" | "plans" | "tiltPackages" | "maintenance">): ProposedLine[] {
  const priced = (text: string, reais: number, offer?: string) => ({ text, price: writeCents(reais * 100), ...(offer && { offer }) });
  const { manufacturer } = identity;
  return [
    ...plans.map(({ name, power, price }) => priced(`Motor ${manufacturer} ${name}, ${power}, com instalação`, price, nameOffer({ name }))),
    ...tiltPackages.map(({ name, model, price }) =>
      priced(
        `Pacote basculante ${name}, motor ${manufacturer} ${model}, com instalação`,
        price,
        nameOffer({ name: model, packageName: name }),
      ),
    ),
    priced("Manutenção expressa", maintenance.express.price),
  ];
}

/** The line of the offer that a message from the page of prices tells; undefined where it tells none that is offered now. */
export function findOffered(message: string, lines: readonly ProposedLine[]): ProposedLine | undefined {
  return lines.find(({ offer }) => {
    const at = offer === undefined ? -1 : message.indexOf(`${offer}, R$`);
    return at >= 0 && !/\p{L}/u.test(message.charAt(at - 1));
  });
}
