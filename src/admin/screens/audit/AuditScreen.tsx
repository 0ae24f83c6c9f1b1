import { actions } from "astro:actions";
import { useQueryClient } from "@tanstack/react-query";
import { SearchCheck } from "lucide-react";
import { defineCardScreen } from "#admin/frame/PanelFrame";
import { ProgressBar } from "#admin/ui/ProgressBar";
import { WorkCard } from "#admin/ui/WorkCard";
import { formatCount, formatNumber } from "#domain/text/format";
import { call, type DataOf } from "../../call/call";
import { AUDIT_KEY } from "../../page/page-keys";
import { formatExact, formatRelative } from "../../ui/relative-time";
import { FindingsCard } from "./FindingsCard";

type AuditNow = DataOf<typeof actions.audit.read>;

const NOW_KEY = [...AUDIT_KEY, "now"] as const;

/** How the last audit was, how far the one under way is, and one more when it is asked for; what the last one found. */
function Audit() {
  const client = useQueryClient();
  return (
    <WorkCard
      id="ultima-auditoria"
      title="Última auditoria"
      icon={SearchCheck}
      label="Auditar agora"
      busyText="Auditando..."
      queryKey={NOW_KEY}
      read={() => call(actions.audit.read)}
      errorTitle="Erro ao carregar a auditoria"
      isUnderWay={(now) => now.isRunning}
      toBegun={(now) => ({ ...now, isRunning: true })}
      begin={() => call(actions.audit.begin)}
      failed="Não foi possível auditar"
      // Everything is new by then.
      onEnd={() => client.invalidateQueries({ queryKey: AUDIT_KEY })}
      below={({ last }) => (last ? <FindingsCard last={last} /> : null)}
    >
      {(now) => (
        <>
          <p role="status">{describeLast(now)}</p>
          {now.isRunning ? <Progress {...now} /> : null}
        </>
      )}
    </WorkCard>
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
