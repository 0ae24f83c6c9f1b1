import { SearchCheck } from "lucide-react";
import { defineCardScreen } from "#admin/frame/PanelFrame";
import { Button } from "#admin/ui/Button";
import { Card, CardTitle, ListContent } from "#admin/ui/Card";
import { ProgressBar } from "#admin/ui/ProgressBar";
import { formatCount, formatNumber } from "#domain/text/format";
import { formatExact, formatRelative } from "../../ui/relative-time";
import { FindingsCard } from "./FindingsCard";
import { type AuditNow, useAudit, useBeginAudit } from "./use-audit";

/** When the pages were audited, and what was found. */
function Audit() {
  const audit = useAudit();
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
function AuditCard({ audit }: { audit: ReturnType<typeof useAudit> }) {
  const begin = useBeginAudit();
  const isRunning = audit.data?.isRunning ?? false;
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
            {isRunning ? <Progress progress={now.progress} /> : null}
          </div>
        )}
      </ListContent>
    </Card>
  );
}

function Progress({ progress }: Pick<AuditNow, "progress">) {
  const { read, total } = progress ?? { read: 0, total: 1 };
  return (
    <div className="grid gap-1.5">
      <p className="font-semibold tabular-nums">
        {progress ? `${formatNumber(read)} de ${formatCount(total, "página lida", "páginas lidas")}` : "Começando..."}
      </p>
      <ProgressBar percent={Math.min(100, Math.floor((read / Math.max(1, total)) * 100))} label="Páginas lidas" />
      <p className="text-sm text-steel">Em um site grande leva alguns minutos; você pode sair desta tela.</p>
    </div>
  );
}

function describeLast({ last, isRunning }: AuditNow): string {
  if (!last) return isRunning ? "A primeira auditoria está em andamento." : "As páginas ainda não foram auditadas.";
  const pages = formatCount(last.pages, "página lida", "páginas lidas");
  return `${formatExact(last.doneAt)} (${formatRelative(last.doneAt)}), ${pages}.`;
}
