import { useBeforeLaunchCount } from "./use-before-launch-count";

/** How many launch checks are left; nothing when none is. */
export function BeforeLaunchBadge() {
  const count = useBeforeLaunchCount();
  if (count === 0) return null;
  return (
    <span className="rounded-full bg-amber px-2 py-0.5 text-xs font-bold text-ink tabular-nums">
      {count}
      <span className="sr-only"> {count === 1 ? "pendente" : "pendentes"}</span>
    </span>
  );
}
