import { CircleAlert, CircleCheck, CircleMinus, type LucideIcon, ShieldAlert } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { ScrollRegion } from "#admin/ui/ScrollRegion";
import { type JobItem, RUN_OUTCOMES, type RunOutcome } from "#domain/jobs/job";
import { generatedPagePath } from "#domain/page/generated-page";
import { RULES, ruleOf } from "#domain/page/reason";
import { findMeaning } from "#domain/panel/fixed-errors";
import { toVisibleText } from "#domain/panel/visible-text";
import { heldPagesPath } from "#domain/site/paths";
import { formatNumber } from "#domain/text/format";
import { describeAttempts } from "./run-texts";

const OUTCOMES: Record<RunOutcome, { one: string; many: string; icon: LucideIcon; color: string }> = {
  done: { one: "Criada", many: "Criadas", icon: CircleCheck, color: "text-contact" },
  held: { one: "Retida", many: "Retidas", icon: ShieldAlert, color: "text-amber-dark" },
  failed: { one: "Falhou", many: "Com falha", icon: CircleAlert, color: "text-danger" },
  skipped: { one: "Já existia", many: "Já existiam", icon: CircleMinus, color: "text-steel" },
};

/** Titles finished so far, each with what became of it; scrolls with the run. */
export function ResultsList({ results, isRunning }: { results: readonly JobItem[]; isRunning: boolean }) {
  const [only, setOnly] = useState<RunOutcome>();
  const scroller = useRef<HTMLElement>(null);
  const count = results.length;

  useEffect(() => {
    if (isRunning && count > 0) scroller.current?.scrollTo({ top: scroller.current.scrollHeight });
  }, [isRunning, count]);

  if (count === 0) return null;
  const present = RUN_OUTCOMES.filter((kind) => results.some(({ status }) => status === kind));
  const shown = only && present.includes(only) ? results.filter(({ status }) => status === only) : results;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-base">Resultados</h3>
        {present.length > 1 ? (
          <fieldset className="flex flex-wrap gap-1">
            <legend className="sr-only">Mostrar</legend>
            <Filter label={`Todos (${formatNumber(count)})`} isOn={shown === results} onChoose={() => setOnly(undefined)} />
            {present.map((kind) => (
              <Filter
                key={kind}
                label={`${OUTCOMES[kind].many} (${formatNumber(results.filter(({ status }) => status === kind).length)})`}
                isOn={shown !== results && only === kind}
                onChoose={() => setOnly(kind)}
              />
            ))}
          </fieldset>
        ) : null}
      </div>
      <HeldCounts results={results} />
      <ScrollRegion ref={scroller} label="Lista de resultados" className="max-h-96 overscroll-contain">
        <ol>
          {shown.map((item) => (
            <Result key={item.id} item={item} />
          ))}
        </ol>
      </ScrollRegion>
    </div>
  );
}

/** How many pages each rule holds back. */
function HeldCounts({ results }: { results: readonly JobItem[] }) {
  const told = RULES.flatMap((rule) => {
    const count = results.filter(({ held = [] }) => held.some((reason) => reason.rule === rule)).length;
    return count > 0 ? `${ruleOf(rule).name.toLowerCase()} (${formatNumber(count)})` : [];
  });
  return told.length > 0 ? <p className="text-sm text-steel">Retidas por: {told.join(", ")}.</p> : null;
}

function Filter({ label, isOn, onChoose }: { label: string; isOn: boolean; onChoose: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onChoose}
      className={`min-h-11 rounded-lg px-3 text-sm font-medium ${isOn ? "bg-ink text-white" : "text-steel hover:bg-ink/8 hover:text-ink"}`}
    >
      {label}
    </button>
  );
}

function Result({ item }: { item: JobItem }) {
  const { one, icon: Icon, color } = OUTCOMES[item.status === "pending" ? "skipped" : item.status];
  const attempts = describeAttempts(item.attempts);
  return (
    <li className="relative flex min-h-11 items-baseline gap-2.5 border-b border-line px-3 py-2.5 last:border-b-0">
      <Icon className={`shrink-0 translate-y-0.5 self-start ${color}`} />
      <div className="min-w-0 flex-1 break-words">
        {item.pageSlug ? (
          <a
            href={item.status === "held" ? heldPagesPath(item.title) : generatedPagePath(item.pageSlug)}
            target="_blank"
            rel="noopener"
            className="underline decoration-line underline-offset-3 after:absolute after:inset-0 hover:decoration-current focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-amber-dark"
          >
            {toVisibleText(item.title)}
          </a>
        ) : (
          toVisibleText(item.title)
        )}
        {item.status === "failed" ? <Failure error={item.error ?? "Failed to save"} /> : null}
        <ul className="text-sm text-steel empty:hidden">
          {item.held?.map(({ rule, says }) => (
            <li key={`${rule}: ${says}`}>{says}</li>
          ))}
        </ul>
        {attempts ? <p className="text-sm text-steel">{attempts}</p> : null}
      </div>
      <span className={`shrink-0 text-sm ${color}`}>{one}</span>
    </li>
  );
}

function Failure({ error }: { error: string }) {
  const meaning = findMeaning(error);
  return (
    <div className="text-sm">
      <p lang={meaning && "en"} className="text-danger">
        {toVisibleText(error)}
      </p>
      {meaning ? <p>{meaning}.</p> : null}
    </div>
  );
}
