import type { ReactNode } from "react";
import { type JobProgress, percentDone } from "#domain/jobs/job";
import { findRunKind } from "#domain/jobs/run-kind";
import { RunStatusIcon } from "../../../run/RunStatusIcon";
import { ButtonLink } from "../../../ui/Button";
import { type HandItem, listHandItems } from "./list-hand-items";
import { useOpening } from "./use-opening";
import { useRunsUnderWay } from "./use-runs-under-way";

/** What is being made right now, and what needs a hand: a card each, and nothing where there is nothing. */
export function HandCards() {
  const runs = useRunsUnderWay();
  const { data } = useOpening();
  const items = data === undefined ? [] : listHandItems(data);
  if (runs.length + items.length === 0) return null;
  return (
    <section aria-labelledby="pede-a-mao" className="grid gap-3">
      <h2 id="pede-a-mao" className="text-base">
        O que pede a sua mão
      </h2>
      <ul aria-labelledby="pede-a-mao" className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {runs.map((run) => (
          <RunCard key={run.id} run={run} />
        ))}
        {items.map((item) => (
          <ItemCard key={item.href} {...item} />
        ))}
      </ul>
    </section>
  );
}

function RunCard({ run }: { run: JobProgress }) {
  const kind = findRunKind(run.kind);
  if (!kind) return null;
  const isPaused = run.status === "paused";
  return (
    <HandCard icon={<RunStatusIcon status={run.status} size={20} />} href={kind.path} way={isPaused ? "Ver o motivo" : "Acompanhar"}>
      <p>
        {isPaused ? kind.paused : kind.underWay}: <strong className="tabular-nums">{percentDone(run)}%</strong>
      </p>
    </HandCard>
  );
}

function ItemCard({ icon: Icon, isGrave = false, what, rest, href, way }: HandItem) {
  const look = `mt-0.5 shrink-0 ${isGrave ? "text-danger" : "text-steel"}`;
  return (
    <HandCard icon={<Icon size={20} strokeWidth={1.75} aria-hidden="true" className={look} />} href={href} way={way}>
      <p role={isGrave ? "status" : undefined}>
        <strong className="tabular-nums">{what}</strong>
        {rest}
      </p>
    </HandCard>
  );
}

function HandCard({ icon, href, way, children }: Pick<HandItem, "href" | "way"> & { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex min-w-0 flex-col gap-2 rounded-card border border-line bg-white p-4 pb-3">
      <div className="flex grow items-start gap-3 break-words *:last:min-w-0">
        {icon}
        {children}
      </div>
      <ButtonLink look="quiet" href={href} className="self-end">
        {way}
      </ButtonLink>
    </li>
  );
}
