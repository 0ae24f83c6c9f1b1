import { useQueryClient } from "@tanstack/react-query";
import { LoaderCircle } from "lucide-react";
import { useEffect } from "react";
import { type JobKind, percentDone } from "#domain/jobs/job";
import { PATHS } from "#domain/site/paths";
import { PAGES_KEY } from "../../pages-list/use-pages-list";
import { useLatestRun } from "../../run/use-latest-run";
import { ButtonLink } from "../../ui/Button";

const RUNS: readonly { kind: JobKind; href: string; text: string }[] = [
  { kind: "bulk-presets", href: PATHS.batchCreator, text: "Criação de páginas em lote em andamento" },
  { kind: "ai-batch", href: `${PATHS.batchCreator}#ia`, text: "Criação de páginas com IA em andamento" },
  { kind: "local-batch", href: PATHS.localGenerator, text: "Processamento de títulos em andamento" },
];

/** What is being made right now, with the way to its screen. */
export function RunBanners() {
  return RUNS.map((run) => <RunBanner key={run.kind} {...run} />);
}

function RunBanner({ kind, href, text }: (typeof RUNS)[number]) {
  const client = useQueryClient();
  const { data: run } = useLatestRun(kind, { isWatched: true });
  const made = run?.done;

  // The list grows while the run goes on.
  useEffect(() => {
    if (made !== undefined) void client.invalidateQueries({ queryKey: PAGES_KEY });
  }, [made, client]);

  if (run?.status !== "running") return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border-l-4 border-amber bg-white px-4 py-3 shadow-card">
      <p className="flex items-center gap-3">
        <LoaderCircle size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0 animate-spin text-amber-dark" />
        <span>
          {text}: <span className="font-semibold tabular-nums">{percentDone(run)}%</span>
        </span>
      </p>
      <ButtonLink href={href}>Acompanhar</ButtonLink>
    </div>
  );
}
