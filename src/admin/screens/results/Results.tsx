import { useRef } from "react";
import { dayOf } from "#domain/calendar/owner-time";
import { chooseStep, fitSpan, type Step, stepsFor } from "#domain/results/span";
import { Card, CardMessage } from "../../ui/Card";
import { ListContent } from "../../ui/list/ListContent";
import { ListStatus } from "../../ui/list/ListStatus";
import { Breakdowns, type PagesNarrowing } from "./Breakdowns";
import { Charts } from "./charts/Charts";
import { PagesCard } from "./pages/PagesCard";
import { SummaryCard } from "./SummaryCard";
import { SpanBar } from "./span/SpanBar";
import { type SpanAddress, useResultsAddress } from "./span/use-results-address";
import { type ResultsNow, useResults } from "./use-results";

/** What came of a span, over time and by page. */
export function Results() {
  const address = useResultsAddress();
  const results = useResults(address.span, address.step);
  const pages = useRef<HTMLHeadingElement>(null);

  function narrow(to: PagesNarrowing): void {
    address.narrow({ origem: to.origin, lugar: to.place, assunto: to.topic });
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
            {() => <Nothing />}
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
function expectSteps({ span, step }: SpanAddress): { steps: Step[]; step: Step } {
  const today = dayOf(new Date());
  const steps = stepsFor(fitSpan(span, today), today);
  return { steps, step: chooseStep(steps, step) };
}

/** Neither a visit ever, nor a contact in the span. */
function isNothing({ countedSince, totals, before }: ResultsNow): boolean {
  return countedSince === undefined && totals.contacts === 0 && before.contacts === 0;
}

function Nothing() {
  return (
    <CardMessage>
      <p className="font-semibold text-ink">Ainda não há visitas contadas</p>
      <p>Elas aparecem aqui alguns segundos depois que alguém abre uma página do site. As suas, com a sessão aberta, não contam.</p>
    </CardMessage>
  );
}
