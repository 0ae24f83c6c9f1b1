import { actions } from "astro:actions";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { RunStatusIcon } from "#admin/run/run-parts";
import { ButtonLink } from "#admin/ui/Button";
import { countFinished, type JobProgress, percentDone } from "#domain/jobs/job";
import { findRunKind } from "#domain/jobs/run-kind";
import { callOnce } from "../../../call/call";
import { PAGES_KEY } from "../../../page/page-keys";
import { type HandItem, listHandItems } from "./list-hand-items";
import { useOpening } from "./use-opening";

/** What is being made right now, and what needs a hand: a card each, and nothing where there is nothing. */
export function HandCards() {
  const runs = useRunsUnderWay();
  const { data } = useOpening();
  const cards = [...runs.flatMap(toRunCard), ...(data ? listHandItems(data) : []).map(toHandCard)];
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="pede-a-mao" className="grid gap-3">
      <h2 id="pede-a-mao" className="text-base">
        O que pede a sua mão
      </h2>
      <ul aria-labelledby="pede-a-mao" className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {cards.map(({ key, icon, told, href, way }) => (
          <li key={key} className="flex min-w-0 flex-col gap-2 rounded-card border border-line bg-white p-4 pb-3">
            <div className="flex grow items-start gap-3 break-words *:last:min-w-0">
              {icon}
              {told}
            </div>
            <ButtonLink look="quiet" href={href} className="self-end">
              {way}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function toRunCard(run: JobProgress) {
  const kind = findRunKind(run.kind);
  if (!kind) return [];
  const isPaused = run.status === "paused";
  return {
    key: run.id,
    icon: <RunStatusIcon status={run.status} size={20} />,
    told: (
      <p>
        {isPaused ? kind.paused : kind.underWay}: <strong className="tabular-nums">{percentDone(run)}%</strong>
      </p>
    ),
    href: kind.path,
    way: isPaused ? "Ver o motivo" : "Acompanhar",
  };
}

function toHandCard({ icon: Icon, isGrave = false, what, rest, href, way }: HandItem) {
  const look = `mt-0.5 shrink-0 ${isGrave ? "text-danger" : "text-steel"}`;
  return {
    key: href,
    icon: <Icon size={20} className={look} />,
    told: (
      <p role={isGrave ? "status" : undefined}>
        <strong className="tabular-nums">{what}</strong>
        {rest}
      </p>
    ),
    href,
    way,
  };
}

export const RUNS_UNDER_WAY_KEY = ["runs-under-way"] as const;

const LOOK_EVERY_MS = 3000;

/** The runs that are not over; asked again while one goes on, and the pages with them. */
function useRunsUnderWay() {
  const client = useQueryClient();
  const { data: runs = [], isSuccess } = useQuery({
    queryKey: RUNS_UNDER_WAY_KEY,
    queryFn: () => callOnce(actions.panel.underWay),
    refetchInterval: ({ state }) =>
      state.status !== "error" && state.data?.some(({ status }) => status === "running") ? LOOK_EVERY_MS : false,
  });
  const made = isSuccess ? runs.map((run) => `${run.id} ${countFinished(run)}`).join() : undefined;
  const known = useRef(made);

  // The list grows while runs go on.
  useEffect(() => {
    if (known.current !== undefined && known.current !== made) void client.invalidateQueries({ queryKey: PAGES_KEY });
    known.current = made;
  }, [made, client]);

  return runs;
}
