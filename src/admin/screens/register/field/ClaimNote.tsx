import { CircleAlert, ShieldCheck } from "lucide-react";
import { ClaimProof } from "../../../proof/ClaimProof";
import { ProofButtons } from "../../../proof/ProofButtons";
import { ProofHistory } from "../../../proof/ProofHistory";
import type { ClaimCheck } from "../../../proof/use-proof";

interface ClaimNoteProps {
  check: ClaimCheck;
  isDirty: boolean;
  onProve: (check: ClaimCheck) => void;
}

/** Whether what a field says is proven, and proving it. */
export function ClaimNote({ check, isDirty, onProve }: ClaimNoteProps) {
  const { title, state, warning, action } = check;
  const isProven = state === "done";
  const Icon = isProven ? ShieldCheck : CircleAlert;
  return (
    <>
      <details className="text-sm">
        <summary className="flex min-h-8 w-fit cursor-pointer items-center gap-2 rounded-lg font-medium">
          <Icon size={16} strokeWidth={1.75} aria-hidden="true" className={`shrink-0 ${isProven ? "text-contact" : "text-amber-dark"}`} />
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
          <ProofButtons check={check} onProve={() => onProve(check)} />
          <ProofHistory check={check} />
        </div>
      </details>
      {isProven && isDirty ? (
        <p className="text-sm font-medium text-amber-dark">Com outro valor, volta a faltar a prova: confirme de novo depois de salvar.</p>
      ) : null}
    </>
  );
}
