import { actions } from "astro:actions";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { call } from "../../call/call";
import { Card, CardMessage, CardTitle } from "../../ui/Card";
import { LoadError } from "../../ui/LoadError";
import { ListSkeleton } from "../../ui/list/ListSkeleton";
import { findRange } from "../../ui/list/list-range";
import { Pagination } from "../../ui/list/Pagination";
import { type RunHistory as History, RunHistoryRow } from "./RunHistoryRow";
import { RunResultsDialog } from "./RunResultsDialog";

type Run = History["runs"][number];

const LOOK_EVERY_MS = 3000;

/** Every bulk run there was, with its results. */
export function RunHistory() {
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<Run>();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useQuery({
    queryKey: ["run-history", page],
    queryFn: async () => ({ ...(await call(actions.runs.listHistory, { page })), page }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.runs.some(({ status }) => status === "running") ? LOOK_EVERY_MS : false),
  });

  return (
    <Card aria-labelledby="historico">
      <CardTitle id="historico" ref={heading} className="px-4 py-4 sm:px-5">
        Histórico de criações
      </CardTitle>
      {content()}
      <RunResultsDialog run={chosen} onClose={() => setChosen(undefined)} />
    </Card>
  );

  function content() {
    if (list.isPending) return <ListSkeleton />;
    if (list.isError) return <LoadError title="Não foi possível ver o histórico" error={list.error} onRetry={list.refetch} />;
    const { runs, total, pageSize } = list.data;
    if (total === 0) {
      return (
        <CardMessage>
          <p className="font-semibold text-ink">Nenhuma criação ainda</p>
          <p>Cada criação em lote fica aqui com os seus resultados.</p>
        </CardMessage>
      );
    }
    return (
      <>
        <ul aria-busy={list.isPlaceholderData} className="border-t border-line">
          {runs.map((run) => (
            <RunHistoryRow key={run.id} run={run} onOpen={() => setChosen(run)} />
          ))}
        </ul>
        {total > pageSize ? (
          <Pagination
            label="Páginas do histórico"
            range={findRange({ page: list.data.page, pages: runs, total, pageSize, isTotalExact: true })}
            onGo={setPage}
            top={heading}
          />
        ) : null}
      </>
    );
  }
}
