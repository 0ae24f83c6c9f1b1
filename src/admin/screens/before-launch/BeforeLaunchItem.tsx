import { Circle, CircleAlert, CircleCheck, type LucideIcon } from "lucide-react";
import { ClaimProof } from "../../proof/ClaimProof";
import { ProofButtons } from "../../proof/ProofButtons";
import type { BeforeLaunchChecks } from "../../proof/use-proof";

type Check = BeforeLaunchChecks["checks"][number];

const STATES: Record<Check["state"], { icon: LucideIcon; tone: string; label: string }> = {
  pending: { icon: CircleAlert, tone: "text-amber-dark", label: "Pendente" },
  done: { icon: CircleCheck, tone: "text-contact", label: "Pronto" },
  optional: { icon: Circle, tone: "text-steel", label: "Opcional" },
};

interface BeforeLaunchItemProps {
  check: Check;
  onProve: () => void;
}

/** One check: its state, what the site says now, what to do, and the proof of those that a person confirms. */
export function BeforeLaunchItem({ check, onProve }: BeforeLaunchItemProps) {
  const { title, current, warning, action, state, group, link } = check;
  const { icon: Icon, tone, label } = STATES[state];
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 border-t border-line px-4 py-4 sm:px-5 md:grid-cols-[auto_minmax(0,1fr)_auto]">
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" className={`mt-0.5 ${tone}`} />
      <div className="grid min-w-0 content-start gap-1">
        <h3 className="text-[0.9375rem] leading-snug">
          {title}
          <span className="sr-only">: {label}</span>
        </h3>
        {current ? <p className="text-sm wrap-anywhere text-steel">{current}</p> : null}
        {state === "pending" && warning ? <p className="text-sm font-medium text-amber-dark">{warning}</p> : null}
        {state === "done" ? null : <p className="max-w-prose text-sm wrap-anywhere">{action}</p>}
        {link ? (
          <a href={link.href} className="justify-self-start py-1 text-sm font-semibold underline">
            {link.label}
            <span className="sr-only">: {title}</span>
          </a>
        ) : null}
        <ClaimProof check={check} />
      </div>
      {group === "fact" ? (
        <div className="self-start max-md:col-start-2">
          <ProofButtons check={check} onProve={onProve} />
        </div>
      ) : null}
    </li>
  );
}
