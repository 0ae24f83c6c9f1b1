import { actions } from "astro:actions";
import { useQuery } from "@tanstack/react-query";
import { CircleAlert, ShieldCheck } from "lucide-react";
import { useState } from "react";
import { ClaimProof, type LaunchCheck, ProofButtons } from "#admin/proof/proof";
import { LoadError } from "#admin/ui/Card";
import { formatDay } from "#domain/calendar/days";
import { toVisibleText } from "#domain/panel/visible-text";
import { call } from "../../../call/call";
import { formatExact } from "../../../ui/relative-time";

/** Whether what a field says is proven, and proving it. */
export function ClaimNote({ check, isDirty, onProve }: { check: LaunchCheck; isDirty: boolean; onProve: (id: string) => void }) {
  const { title, state, warning, action } = check;
  const isProven = state === "done";
  const Icon = isProven ? ShieldCheck : CircleAlert;
  return (
    <>
      <details className="text-sm">
        <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-2 rounded-lg font-medium">
          <Icon size={16} className={`shrink-0 ${isProven ? "text-contact" : "text-amber-dark"}`} />
          {isProven ? "Com prova" : "Falta a prova"}
          <span className="sr-only">: {title}</span>
        </summary>
        <div className="grid gap-2 py-2">
          {isProven ? null : (
            <>
              {warning ? <p className="font-medium text-amber-dark">{warning}</p> : null}
              <p className="break-words">{action}</p>
            </>
          )}
          <ClaimProof check={check} />
          <ProofButtons check={check} onProve={() => onProve(check.id)} />
          <ProofHistory check={check} />
        </div>
      </details>
      {isProven && isDirty ? (
        <p className="text-sm font-medium text-amber-dark">Com outro valor, volta a faltar a prova: confirme de novo depois de salvar.</p>
      ) : null}
    </>
  );
}

/** The proofs that a claim had, fetched when it is opened; nothing where there never was one. */
function ProofHistory({ check: { id, version = 0 } }: { check: LaunchCheck }) {
  const [isOpen, setIsOpen] = useState(false);
  const list = useQuery({
    queryKey: ["proof-history", id, version],
    queryFn: () => call(actions.beforeLaunch.history, { id: id as HistoryId }),
    enabled: isOpen,
  });
  if (version === 0) return null;
  return (
    <details className="text-sm" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="min-h-11 w-fit cursor-pointer py-2.5 font-medium">Histórico da prova</summary>
      {list.isPending ? <p role="status">Carregando...</p> : null}
      {list.isError ? <LoadError error={list.error} onRetry={list.refetch} /> : null}
      <ol className="grid gap-2 py-1">
        {list.data?.proofs.map(({ version: given, proof, by, at }) => (
          <li key={given} className="border-l-2 border-line pl-3 break-words">
            {proof ? (
              <>
                Confirmou “{toVisibleText(proof.confirmed)}”
                {proof.what ? `: ${toVisibleText(proof.what)} (${toVisibleText(proof.source)}, ${formatDay(proof.date)})` : ""}
              </>
            ) : (
              "Desfez a confirmação"
            )}
            <span className="block text-steel">
              {toVisibleText(by)}, {formatExact(at)}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}

type HistoryId = Parameters<typeof actions.beforeLaunch.history>[0]["id"];
