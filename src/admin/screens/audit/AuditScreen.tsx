import { actions } from "astro:actions";
import { type UseQueryResult, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { SearchCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { defineCardScreen } from "#admin/frame/PanelFrame";
import { Button } from "#admin/ui/Button";
import { Card, CardTitle, ListContent } from "#admin/ui/Card";
import { ProgressBar } from "#admin/ui/ProgressBar";
import { formatCount, formatNumber } from "#domain/text/format";
import { call, type DataOf } from "../../call/call";
import { AUDIT_KEY } from "../../page/page-keys";
import { formatExact, formatRelative } from "../../ui/relative-time";
import { notifyFailure } from "../../ui/toast/notify";
import { FindingsCard } from "./FindingsCard";

type AuditNow = DataOf<typeof actions.audit.read>;

const NOW_KEY = [...AUDIT_KEY, "now"] as const;
const LOOK_EVERY_MS = 1000;

function Audit() {
  const client = useQueryClient();
  // Asked again while an audit is under way, at whose end everything is new.
  const audit = useQuery({
    queryKey: NOW_KEY,
    queryFn: () => call(actions.audit.read),
    refetchInterval: ({ state }) => (state.data?.isRunning && state.status !== "error" ? LOOK_EVERY_MS : false),
  });
  const isRunning = audit.data?.isRunning ?? false;
  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current && !isRunning) void client.invalidateQueries({ queryKey: AUDIT_KEY });
    wasRunning.current = isRunning;
  }, [client, isRunning]);
  return (
    <>
      <AuditCard audit={audit} />
      {audit.data?.last ? <FindingsCard last={audit.data.last} /> : null}
    </>
  );
}

export const AuditScreen = defineCardScreen(
  {
    title: "Auditoria",
    summary:
      "As regras de publicação sobre as páginas que já estão no ar, e os números escritos à mão, que não mudam com o cadastro. Roda sozinha toda noite. Nada muda sem você pedir.",
  },
  Audit,
);

/** How the last audit was, how far the one under way is, and one more when it is asked for. */
function AuditCard({ audit }: { audit: UseQueryResult<AuditNow> }) {
  const client = useQueryClient();
  const begin = useMutation({
    mutationFn: () => call(actions.audit.begin),
    // Looked at again until it has ended.
    onSuccess: () => client.setQueryData<AuditNow>(NOW_KEY, (now) => now && { ...now, isRunning: true }),
    onError(error) {
      notifyFailure(error, "Não foi possível auditar");
      void client.invalidateQueries({ queryKey: NOW_KEY });
    },
  });
  const isRunning = audit.data?.isRunning ?? false;
  const { read, total } = audit.data?.progress ?? { read: 0, total: 1 };
  return (
    <Card aria-labelledby="ultima-auditoria">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-4 sm:px-5">
        <CardTitle id="ultima-auditoria">Última auditoria</CardTitle>
        <Button
          look="primary"
          icon={SearchCheck}
          isBusy={isRunning || begin.isPending}
          busyText="Auditando..."
          isDisabled={audit.data === undefined}
          onClick={() => begin.mutate()}
        >
          Auditar agora
        </Button>
      </div>
      <ListContent list={audit} errorTitle="Erro ao carregar a auditoria">
        {(now) => (
          <div className="grid gap-3 px-4 pb-5 sm:px-5">
            <p role="status">{describeLast(now)}</p>
            {isRunning ? (
              <div className="grid gap-1.5">
                <p className="font-semibold tabular-nums">
                  {now.progress ? `${formatNumber(read)} de ${formatCount(total, "página lida", "páginas lidas")}` : "Começando..."}
                </p>
                <ProgressBar percent={Math.min(100, Math.floor((read / Math.max(1, total)) * 100))} label="Páginas lidas" />
                <p className="text-sm text-steel">Em um site grande leva alguns minutos; você pode sair desta tela.</p>
              </div>
            ) : null}
          </div>
        )}
      </ListContent>
    </Card>
  );
}

function describeLast({ last, isRunning }: AuditNow): string {
  if (!last) return isRunning ? "A primeira auditoria está em andamento." : "As páginas ainda não foram auditadas.";
  const pages = formatCount(last.pages, "página lida", "páginas lidas");
  return `${formatExact(last.doneAt)} (${formatRelative(last.doneAt)}), ${pages}.`;
}
