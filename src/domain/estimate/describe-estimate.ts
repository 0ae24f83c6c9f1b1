import type { Coverage } from "#domain/coverage/coverage";
import type { TradeInTier } from "#domain/facts/business";
import { fillBlanks } from "#domain/text/fill-blanks";
import { formatMoney, formatYears } from "#domain/text/format";
import type { Wording } from "#domain/texts/wording-text";
import type { Estimate, EstimateAnswers, EstimateOffer, Measure } from "./estimate";

/** The answer as a visitor reads it. */
export interface EstimateView {
  title: string;
  /** What stands large. */
  price?: string;
  instalments?: string;
  parts: readonly { title?: string; text?: string; items?: readonly string[]; isPromise?: true }[];
  /** Where nobody knows whether the company goes there, or it does not. */
  warning?: string;
  button: string;
  /** What the button sends, with the whole brief. */
  message: string;
}

/** @param coverage of the place; undefined where none was named. */
export function describeEstimate(
  answers: EstimateAnswers,
  estimate: Estimate,
  coverage: Coverage | undefined,
  { estimate: words, offers }: Pick<Wording, "estimate" | "offers">,
): EstimateView {
  const { contact } = words;
  if (coverage?.answer === "outside") {
    const { title, text } = words.outside;
    return { title, warning: text, parts: [], button: contact.outsideButton, message: writeBrief(answers, title, coverage, words) };
  }
  const warning = coverage === undefined ? words.noPlace : coverage.answer === "ask" ? words.askFirst : undefined;
  const shown = estimate.kind === "offer" ? describeOffer(estimate, words.offer, offers) : describeVisit(estimate, words.visit);
  const told = estimate.kind === "offer" ? `${nameOffer(estimate.offer)}, ${formatMoney(estimate.offer.price)}` : contact.visit;
  return { ...shown, ...(warning && { warning }), button: contact.button, message: writeBrief(answers, told, coverage, words) };
}

type Shown = Omit<EstimateView, "button" | "message" | "warning">;

function describeOffer(
  { offer, instalments, reasons, isHeaviestSupposed, tradeIn }: Extract<Estimate, { kind: "offer" }>,
  words: Wording["estimate"]["offer"],
  offers: Wording["offers"],
): Shown {
  const { name, packageName, price, power, remotes, warrantyYears } = offer;
  const plan = { potência: power, controles: String(remotes), garantia: formatYears(warrantyYears) };
  return {
    title: packageName ? fillBlanks(words.package, { pacote: packageName, plano: name }) : fillBlanks(words.plan, { plano: name }),
    price: formatMoney(price),
    instalments: fillBlanks(words.instalments, { vezes: String(instalments.times), parcela: formatMoney(instalments.amount) }),
    parts: [
      {
        title: words.reasonsTitle,
        items: [...reasons.map((reason) => describeMeasure(reason, words)), ...(isHeaviestSupposed ? [words.heaviest] : [])],
        isPromise: true,
      },
      { title: words.includedTitle, items: [...fillBlanks(offers.plans, plan), ...words.included], isPromise: true },
      { title: words.timeTitle, text: words.time },
      ...(tradeIn ? [{ title: words.tradeInTitle, text: describeTradeIn(tradeIn.tier, words.tradeIn, tradeIn.price) }] : []),
      { title: words.changesTitle, items: words.changes },
    ],
  };
}

function describeVisit({ reasons, tradeIn }: Extract<Estimate, { kind: "visit" }>, words: Wording["estimate"]["visit"]): Shown {
  const told = reasons.map((reason) => ("limit" in reason ? describeMeasure(reason, words) : words[reason.kind]));
  const discount = tradeIn ? [{ text: describeTradeIn(tradeIn.tier, words.tradeIn) }] : [];
  return { title: words.title, parts: [{ text: words.intro, items: told }, { text: words.next }, ...discount] };
}

function describeTradeIn({ name, discount, conditions }: TradeInTier, template: string, price?: number): string {
  const told = { nome: name, desconto: formatMoney(discount), condições: conditions.map(lower).join("; ") };
  return fillBlanks(template, price === undefined ? told : { ...told, preço: formatMoney(price) });
}

const UNITS: Readonly<Record<Measure["kind"], string>> = { width: "m", area: "m²", weight: "kg", uses: "" };

function describeMeasure({ kind, value, limit }: Measure, words: Readonly<Record<Measure["kind"], string>>): string {
  const write = (figure: number) => `${formatMeasure(figure)} ${UNITS[kind]}`.trim();
  return fillBlanks(words[kind], { medida: write(value), limite: write(limit) });
}

const centimetres = new Intl.NumberFormat("pt-BR", { maximumFractionDigits: 2 });

const formatMeasure = (figure: number) => centimetres.format(figure);

/** @example "Médio (Rio)" */
export const nameOffer = ({ name, packageName }: Pick<EstimateOffer, "name" | "packageName">): string =>
  packageName ? `${packageName} (${name})` : name;

function writeBrief(
  answers: EstimateAnswers,
  told: string,
  coverage: Coverage | undefined,
  { contact, form }: Wording["estimate"],
): string {
  const { gate, leaves, width, height, leaf, use, motor, isWorking, hasRemotes } = answers;
  const state = motor === "none" ? [] : [isWorking ? contact.working : contact.broken, ...(hasRemotes ? [contact.remotes] : [])];
  return fillBlanks(contact.message, {
    portão: [gate, ...(leaves === 2 ? [contact.twoLeaves] : [])].join(", "),
    medidas: `${formatMeasure(width)} × ${formatMeasure(height)} m`,
    folha: lower(form.leaf[leaf]),
    uso: lower(fillBlanks(form.use[use], { vezes: "" }).split(",")[0] ?? ""),
    motor: [{ none: contact.noMotor, own: contact.ownMotor, other: contact.otherMotor }[motor], ...state].join(", "),
    lugar: coverage && coverage.name !== "" ? coverage.name : contact.noPlace,
    resposta: told,
  });
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
