import { actions } from "astro:actions";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ComponentProps, type FormEvent, useRef, useState } from "react";
import { defineCardScreen } from "#admin/frame/PanelFrame";
import { Button } from "#admin/ui/Button";
import { Card, CardTitle, Empty, ListContent } from "#admin/ui/Card";
import { DayField } from "#admin/ui/field/fields";
import { ListStatus } from "#admin/ui/list/ListCard";
import { dayOf } from "#domain/calendar/owner-time";
import { clickRate, describeChange, findFewData } from "#domain/results/few-data";
import { clicksOf } from "#domain/results/figures";
import { chooseStep, findSpanProblem, fitSpan, SPAN_CHOICES, type SpanChoice, type Step, stepsFor } from "#domain/results/span";
import { formatCount, formatMoney, formatNumber } from "#domain/text/format";
import { call } from "../../call/call";
import { RESULTS_KEY } from "../../page/page-keys";
import type { AddressChange } from "../../ui/list/use-address-params";
import { Breakdowns } from "./Breakdowns";
import { Charts } from "./charts/Charts";
import { PagesCard } from "./pages/PagesCard";
import { describeLeftOut, describeSpan, type ResultsNow, STEP_NAMES, useResultsAddress } from "./use-results";

export const ResultsScreen = defineCardScreen(
  {
    title: "Resultados",
    summary: "O que o site trouxe: visitas, toques nos contatos, e o que você anotou deles. Ninguém é identificado: só se conta.",
  },
  Results,
);

/** What came of a span, over time and by page. */
function Results() {
  const address = useResultsAddress();
  const { span, step } = address;
  const results = useQuery({
    queryKey: [...RESULTS_KEY, "read", span.from, span.to, step],
    queryFn: () => call(actions.results.read, { ...span, step }),
    placeholderData: keepPreviousData,
  });
  const pages = useRef<HTMLHeadingElement>(null);

  function narrow(to: AddressChange): void {
    address.narrow({ origem: undefined, lugar: undefined, assunto: undefined, ...to });
    pages.current?.focus();
    pages.current?.scrollIntoView({ block: "start" });
  }

  return (
    <>
      <SpanBar address={address} {...(results.data ?? expectSteps(address))} />
      <ListStatus list={results} describe={() => "Resultados carregados"} />
      {results.data === undefined || isNothing(results.data) ? (
        <Card aria-label="Resultados">
          <ListContent list={results} errorTitle="Erro ao carregar os resultados">
            {() => (
              <Empty title="Ainda não há visitas contadas">
                Elas aparecem aqui alguns segundos depois que alguém abre uma página do site. As suas, com a sessão aberta, não contam.
              </Empty>
            )}
          </ListContent>
        </Card>
      ) : (
        <div aria-busy={results.isPlaceholderData} className={`grid gap-5 ${results.isPlaceholderData ? "opacity-60" : ""}`}>
          <SummaryCard results={results.data} />
          <Charts results={results.data} />
          <Breakdowns results={results.data} onNarrow={narrow} />
          <PagesCard span={results.data.span} address={address} heading={pages} />
        </div>
      )}
    </>
  );
}

/** As the answer will have them, so that the bar is whole before it comes. */
function expectSteps({ span, step }: SpanBarProps["address"]) {
  const today = dayOf(new Date());
  const steps = stepsFor(fitSpan(span, today), today);
  return { steps, step: chooseStep(steps, step) };
}

/** Neither a visit ever, nor a contact in the span. */
function isNothing({ countedSince, totals, before }: ResultsNow): boolean {
  return countedSince === undefined && totals.contacts === 0 && before.contacts === 0;
}

/** What the span brought, in three figures beside those before, and what came of them in a sentence. */
function SummaryCard({ results: { span, totals, before, isComparable, leftOut } }: { results: ResultsNow }) {
  const few = findFewData(totals);
  const rate = clickRate(totals);
  const counted = [
    ["Visitas", totals.visits, before.visits],
    ["Toques", clicksOf(totals), clicksOf(before)],
    ["Contatos", totals.contacts, before.contacts],
  ] as const;
  return (
    <Card aria-labelledby="resumo" className="grid gap-4 p-4 sm:p-5">
      <CardTitle id="resumo">{describeSpan(span)}</CardTitle>
      <dl className="grid grid-cols-3 gap-x-4 gap-y-4">
        {counted.map(([name, now, then]) => (
          <div key={name} className="flex flex-col">
            <dt className="text-sm text-steel">{name}</dt>
            <dd className="text-2xl font-semibold tabular-nums">{formatNumber(now)}</dd>
            {isComparable ? <dd className="text-sm text-steel">{describeChange(now, then)}</dd> : null}
          </div>
        ))}
      </dl>
      <p className="tabular-nums">
        {totals.sold === 0 ? "Nenhuma venda" : `${formatMoney(totals.value)} em ${formatCount(totals.sold, "venda", "vendas")}`}
        {isComparable ? ` (antes ${formatMoney(before.value)})` : ""}
        {rate === undefined ? "" : `; ${formatNumber(rate)} toques a cada 100 visitas`}.
      </p>
      {few === undefined ? null : <p className="rounded-lg border-l-4 border-amber bg-amber/10 px-3 py-2 text-sm">{few}</p>}
      {leftOut === undefined ? null : <p className="text-sm text-steel">{describeLeftOut(leftOut)}</p>}
    </Card>
  );
}

const CHOICE_NAMES: Readonly<Record<SpanChoice, string>> = { "7": "7 dias", "30": "30 dias", "90": "90 dias", "12m": "12 meses" };

interface SpanBarProps {
  address: ReturnType<typeof useResultsAddress>;
  /** What the span can be looked at by, and is. */
  steps: readonly Step[];
  step: Step | undefined;
}

/** Which days are looked at, and how finely. */
function SpanBar({ address, steps, step }: SpanBarProps) {
  const { choice } = address;
  const [isFree, setIsFree] = useState(false);
  return (
    <section aria-label="Período" className="grid gap-3">
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">Período</legend>
          {SPAN_CHOICES.map((one) => (
            <Toggle key={one} isOn={choice === one} onClick={() => address.chooseSpan(one)}>
              {CHOICE_NAMES[one]}
            </Toggle>
          ))}
          <Toggle isOn={choice === undefined} aria-expanded={isFree} onClick={() => setIsFree(!isFree)}>
            Outras datas…
          </Toggle>
        </fieldset>
        {steps.length > 1 ? (
          <fieldset className="flex flex-wrap gap-2">
            <legend className="sr-only">Ver por</legend>
            {steps.map((one) => (
              <Toggle key={one} isOn={step === one} onClick={() => address.setStep(one)}>
                {STEP_NAMES[one]}
              </Toggle>
            ))}
          </fieldset>
        ) : null}
      </div>
      {isFree ? <FreeDays address={address} /> : null}
    </section>
  );
}

function Toggle({ isOn, ...button }: ComponentProps<typeof Button> & { isOn: boolean }) {
  return <Button look={isOn ? "primary" : "secondary"} aria-pressed={isOn} {...button} />;
}

function FreeDays({ address }: Pick<SpanBarProps, "address">) {
  const [days, setDays] = useState(address.span);
  const [problem, setProblem] = useState<string>();

  function submit(event: FormEvent): void {
    event.preventDefault();
    const found = findSpanProblem(days, dayOf(new Date()));
    setProblem(found);
    if (found === undefined) address.setDays(days);
  }

  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <DayField label="De" value={days.from} onChange={(from) => setDays({ ...days, from })} />
      <DayField label="Até" value={days.to} onChange={(to) => setDays({ ...days, to })} />
      <Button type="submit">Ver estas datas</Button>
      <p role="alert" className="w-full font-medium text-danger empty:hidden">
        {problem}
      </p>
    </form>
  );
}
