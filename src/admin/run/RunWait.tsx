import { Hourglass } from "lucide-react";
import type { Attempt } from "#domain/jobs/attempt";
import { findWait } from "./attempt-texts";

const TIME = new Intl.DateTimeFormat("pt-BR", { timeStyle: "medium" });

/** Says that the provider is waited for, and until when. */
export function RunWait({ attempts }: { attempts: readonly Attempt[] | undefined }) {
  const wait = findWait(attempts);
  return (
    <div role="status" className="empty:hidden">
      {wait ? (
        <p className="flex items-start gap-2 rounded-lg bg-amber/20 px-3 py-2 text-sm">
          <Hourglass size={18} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-amber-dark" />
          Esperando o provedor ({wait.reason}). Nova tentativa às {TIME.format(wait.until)}.
        </p>
      ) : null}
    </div>
  );
}
