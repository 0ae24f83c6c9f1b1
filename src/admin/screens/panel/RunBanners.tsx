import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { isUnfinished, percentDone } from "#domain/jobs/job";
import { JOB_KINDS, type JobKind, RUN_KINDS } from "#domain/jobs/run-kind";
import { PAGES_KEY } from "../../pages-list/use-pages-list";
import { RunStatusIcon } from "../../run/RunStatusIcon";
import { useLatestRun } from "../../run/use-latest-run";
import { ButtonLink } from "../../ui/Button";

/** What is being made right now, with the way to its screen. */
export function RunBanners() {
  return JOB_KINDS.map((kind) => <RunBanner key={kind} kind={kind} />);
}

function RunBanner({ kind }: { kind: JobKind }) {
  const { path, underWay, paused } = RUN_KINDS[kind];
  const client = useQueryClient();
  const { data: run } = useLatestRun(kind, { isWatched: true });
  const made = run?.done;

  // The list grows while the run goes on.
  useEffect(() => {
    if (made !== undefined) void client.invalidateQueries({ queryKey: PAGES_KEY });
  }, [made, client]);

  if (!run || !isUnfinished(run.status)) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border-l-4 border-amber bg-white px-4 py-3 shadow-card">
      <p className="flex items-center gap-3">
        <RunStatusIcon status={run.status} size={20} />
        <span>
          {run.status === "paused" ? paused : underWay}: <span className="font-semibold tabular-nums">{percentDone(run)}%</span>
        </span>
      </p>
      <ButtonLink href={path}>{run.status === "paused" ? "Ver o motivo" : "Acompanhar"}</ButtonLink>
    </div>
  );
}
