import { Circle, CircleAlert, CircleCheck, type LucideIcon } from "lucide-react";
import { useId } from "react";
import { formatExact, formatRelative } from "../../ui/relative-time";
import type { BeforeLaunchChecks } from "./use-before-launch-checks";

type Check = BeforeLaunchChecks["checks"][number];

const STATES: Record<Check["state"], { icon: LucideIcon; tone: string; label: string }> = {
  pending: { icon: CircleAlert, tone: "text-amber-dark", label: "Pendente" },
  done: { icon: CircleCheck, tone: "text-contact", label: "Pronto" },
  optional: { icon: Circle, tone: "text-steel", label: "Opcional" },
};

interface BeforeLaunchItemProps {
  check: Check;
  onTick: (isDone: boolean) => void;
}

/** One check: its state, what the site says now, what to do, and the tick of those that a person confirms. */
export function BeforeLaunchItem({ check, onTick }: BeforeLaunchItemProps) {
  const { title, current, warning, action, state, isConfirmable, confirmation } = check;
  const { icon: Icon, tone, label } = STATES[state];
  const id = useId();
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 border-t border-line px-4 py-4 sm:px-5 md:grid-cols-[auto_minmax(0,1fr)_auto]">
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" className={`mt-0.5 ${tone}`} />
      <div className="grid min-w-0 content-start gap-1">
        <h3 id={id} className="text-[0.9375rem] leading-snug">
          {title}
          <span className="sr-only">: {label}</span>
        </h3>
        {current ? <p className="text-sm break-words text-steel">{current}</p> : null}
        {state === "pending" && warning ? <p className="text-sm font-medium text-amber-dark">{warning}</p> : null}
        {state === "done" ? null : <p className="max-w-prose text-sm break-words">{action}</p>}
        {confirmation ? (
          <p className="text-sm break-words text-steel">
            Confirmado por {confirmation.by}{" "}
            <time dateTime={confirmation.at.toISOString()} title={formatExact(confirmation.at)}>
              {formatRelative(confirmation.at)}
            </time>
          </p>
        ) : null}
      </div>
      {isConfirmable ? (
        <label className="flex min-h-11 cursor-pointer items-center gap-2.5 self-start rounded-lg border border-line px-3 font-semibold hover:border-steel max-md:col-start-2 max-md:justify-self-start">
          <input
            type="checkbox"
            aria-describedby={id}
            checked={state === "done"}
            onChange={(event) => onTick(event.target.checked)}
            className="size-5 shrink-0"
          />
          Confirmado
        </label>
      ) : null}
    </li>
  );
}
