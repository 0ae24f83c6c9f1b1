import { dayOf } from "#domain/calendar/owner-time";
import { chooseSpan, findSpanProblem, SPAN_CHOICES, type Span, type SpanChoice, STEPS, type Step } from "#domain/results/span";
import { useAddressParams } from "../../../ui/list/use-address-params";

const STEP_WORDS: Readonly<Record<Step, string>> = { day: "dia", week: "semana", month: "mes" };

/** What the address calls a span, and how finely it is looked at. */
export interface SpanAddress {
  span: Span;
  /** Undefined for two days of somebody's own choice. */
  choice: SpanChoice | undefined;
  step: Step | undefined;
}

/** The span and the step as the address has them, with what changes them. */
export function useResultsAddress() {
  const address = useAddressParams();
  const { span, choice, step } = readSpanAddress(address.read, dayOf(new Date()));
  return {
    ...address,
    span,
    choice,
    step,
    chooseSpan: (to: SpanChoice) =>
      address.narrow({ periodo: to === "30" ? undefined : to, de: undefined, ate: undefined, por: undefined }),
    setDays: ({ from, to }: Span) => address.narrow({ periodo: undefined, de: from, ate: to, por: undefined }),
    setStep: (to: Step) => address.narrow({ por: STEP_WORDS[to] }),
  };
}

/** Days that make no span are passed over. */
function readSpanAddress(read: (name: string) => string | undefined, today: string): SpanAddress {
  const step = STEPS.find((one) => STEP_WORDS[one] === read("por"));
  const days = { from: read("de") ?? "", to: read("ate") ?? "" };
  if (findSpanProblem(days) === undefined) return { span: days, choice: undefined, step };
  const choice = SPAN_CHOICES.find((one) => one === read("periodo")) ?? "30";
  return { span: chooseSpan(choice, today), choice, step };
}
