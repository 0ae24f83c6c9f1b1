import type { ReactNode } from "react";
import { formatReais } from "#domain/results/describe-figures";
import { clickRate, describeChange, FEW_DATA, findFewData } from "#domain/results/few-data";
import { clicksOf } from "#domain/results/figures";
import { Card, CardTitle } from "../../ui/Card";
import { describeLeftOut, describeSpan, formatPercent } from "./results-texts";
import type { ResultsNow } from "./use-results";

/** What the span brought, in five figures beside those before. */
export function SummaryCard({ results: { span, totals, before, isComparable, leftOut } }: { results: ResultsNow }) {
  const few = findFewData(totals);
  const rate = clickRate(totals);
  const change = (now: number, then: number) => (isComparable ? describeChange(now, then) : undefined);
  return (
    <Card aria-labelledby="resumo" className="grid gap-4 p-4 sm:p-5">
      <CardTitle id="resumo">{describeSpan(span)}</CardTitle>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-5">
        <Total name="Visitas" change={change(totals.visits, before.visits)}>
          {totals.visits.toLocaleString("pt-BR")}
        </Total>
        <Total name="Toques nos contatos" change={change(clicksOf(totals), clicksOf(before))}>
          {clicksOf(totals).toLocaleString("pt-BR")}
        </Total>
        <Total name="Toques a cada 100 visitas" change={rate === undefined ? FEW_DATA.toLowerCase() : undefined}>
          {rate === undefined ? "–" : formatPercent(rate)}
        </Total>
        <Total name="Contatos" change={change(totals.contacts, before.contacts)}>
          {totals.contacts.toLocaleString("pt-BR")}
        </Total>
        <Total
          name={totals.sold === 1 ? "1 venda" : `${totals.sold.toLocaleString("pt-BR")} vendas`}
          change={isComparable ? `antes ${formatReais(before.value)}` : undefined}
        >
          {formatReais(totals.value)}
        </Total>
      </dl>
      {few === undefined ? null : <p className="rounded-lg border-l-4 border-amber bg-amber/10 px-3 py-2 text-sm">{few}</p>}
      {leftOut === undefined ? null : <p className="text-sm text-steel">{describeLeftOut(leftOut)}</p>}
    </Card>
  );
}

function Total({ name, change, children }: { name: string; change: string | undefined; children: ReactNode }) {
  return (
    <div className="flex flex-col">
      <dt className="text-sm text-steel">{name}</dt>
      <dd className="text-2xl font-semibold tabular-nums">{children}</dd>
      {change === undefined ? null : <dd className="text-sm text-steel">{change}</dd>}
    </div>
  );
}
