import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { countFinished, type JobProgress, percentDone } from "#domain/jobs/job";
import { findRunKind } from "#domain/jobs/run-kind";
import { PAGES_KEY } from "../../page/page-keys";
import { RunStatusIcon } from "../../run/RunStatusIcon";
import { ButtonLink } from "../../ui/Button";
import { useRunsUnderWay } from "./use-runs-under-way";

/** What is being made right now, with the way to its screen. */
export function RunBanners() {
  const client = useQueryClient();
  const { data: runs } = useRunsUnderWay();
  const made = runs?.map((run) => `${run.id} ${countFinished(run)}`).join();
  const known = useRef(made);

  // The list grows while runs go on.
  useEffect(() => {
    if (known.current !== undefined && known.current !== made) void client.invalidateQueries({ queryKey: PAGES_KEY });
    known.current = made;
  }, [made, client]);

  return runs?.map((run) => <RunBanner key={run.id} run={run} />);
}

function RunBanner({ run }: { run: JobProgress }) {
  const kind = findRunKind(run.kind);
  if (!kind) return null;
  const isPaused = run.status === "paused";
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border-l-4 border-amber bg-white px-4 py-3 shadow-card">
      <p className="flex items-center gap-3">
        <RunStatusIcon status={run.status} size={20} />
        <span>
          {isPaused ? kind.paused : kind.underWay}: <span className="font-semibold tabular-nums">{percentDone(run)}%</span>
        </span>
      </p>
      <ButtonLink href={kind.path}>{isPaused ? "Ver o motivo" : "Acompanhar"}</ButtonLink>
    </div>
  );
}
