import { actions } from "astro:actions";
import { useQuery } from "@tanstack/react-query";
import { MonitorSmartphone } from "lucide-react";
import { Button } from "#admin/ui/Button";
import { ListCard } from "#admin/ui/list/ListCard";
import { ListRow, RowAct } from "#admin/ui/list/rows";
import { useShownList } from "#admin/ui/list/use-list";
import { call } from "../../call/call";
import { useAct } from "../../ui/list/use-act";
import { Ago } from "../../ui/Moment";
import { formatExact } from "../../ui/relative-time";
import { notifySuccess } from "../../ui/toast/notify";
import { SESSIONS_KEY } from "./own-account";

/** Where the administrator is signed in, and how to end it elsewhere. */
export function SessionsCard() {
  const query = useQuery({ queryKey: SESSIONS_KEY, queryFn: () => call(actions.account.listSessions) });
  const list = useShownList(query, (sessions) => sessions);
  const revoke = useAct({
    key: SESSIONS_KEY,
    failed: "Erro ao encerrar",
    act: async (id: string | undefined) => {
      if (id === undefined) await call(actions.account.revokeOtherSessions);
      else await call(actions.account.revokeSession, { id });
    },
    done(_, id) {
      notifySuccess(id === undefined ? "Outras sessões encerradas" : "Sessão encerrada");
      // The button that was pressed is gone.
      list.heading.current?.focus();
    },
  });
  return (
    <ListCard
      id="sessoes"
      title="Sessões abertas"
      list={list}
      tools={
        list.rows.some(({ isCurrent }) => !isCurrent) ? (
          <Button
            isBusy={revoke.isPending && revoke.variables === undefined}
            busyText="Encerrando..."
            onClick={() => revoke.mutate(undefined)}
          >
            Encerrar todas as outras
          </Button>
        ) : null
      }
      filters={<p className="-mt-3 text-sm text-steel">Cada sessão termina 4 horas depois de começar.</p>}
      errorTitle="Erro ao carregar as sessões"
      row={({ id, device, address, since, isCurrent }) => (
        <ListRow
          key={id}
          picture={<MonitorSmartphone size={20} className="mt-0.5 shrink-0 self-start text-steel" />}
          title={
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
              {device}
              {isCurrent ? <span className="rounded-full bg-contact px-2 py-0.5 text-xs font-semibold text-white">Esta sessão</span> : null}
            </span>
          }
          about={
            <p className="break-all">
              {address ? `${address} · ` : ""}
              <Ago at={since} said="começou " />
            </p>
          }
        >
          {isCurrent ? null : (
            <RowAct
              does="Encerrar"
              of={`a sessão em ${device}, ${formatExact(since)}`}
              isBusy={revoke.isPending && revoke.variables === id}
              busyText="Encerrando..."
              onClick={() => revoke.mutate(id)}
            />
          )}
        </ListRow>
      )}
    />
  );
}
