import { actions } from "astro:actions";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { toVisibleText } from "#domain/panel/visible-text";
import { call } from "../call/call";
import { LoadError } from "../ui/LoadError";
import { formatExact } from "../ui/relative-time";
import type { ClaimCheck } from "./use-proof";

/** The proofs that a claim had, fetched when it is opened; nothing where there never was one. */
export function ProofHistory({ check: { id, version = 0 } }: { check: ClaimCheck }) {
  const [isOpen, setIsOpen] = useState(false);
  const list = useQuery({
    queryKey: ["proof-history", id, version],
    queryFn: () => call(actions.beforeLaunch.history, { id: id as HistoryId }),
    enabled: isOpen,
  });
  if (version === 0) return null;
  return (
    <details className="text-sm" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="min-h-8 w-fit cursor-pointer py-1 font-medium">Histórico da prova</summary>
      {list.isPending ? <p role="status">Carregando...</p> : null}
      {list.isError ? <LoadError error={list.error} onRetry={list.refetch} /> : null}
      <ol className="grid gap-2 py-1">
        {list.data?.proofs.map(({ version: given, proof, by, at }) => (
          <li key={given} className="border-l-2 border-line pl-3 break-words">
            {proof ? (
              <>
                Confirmou “{toVisibleText(proof.confirmed)}”
                {proof.what
                  ? `: ${toVisibleText(proof.what)} (${toVisibleText(proof.source)}, ${proof.date.split("-").reverse().join("/")})`
                  : ""}
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
