import { StillHouseFront } from "./GateDemoStage";
import { formatSeconds, type GateDemoState } from "./gate-demo-state";
import { moveFor } from "./gate-movement";

interface GateDemoComparisonProps {
  state: GateDemoState;
  modelSeconds: readonly number[];
  /** What each motor is called. */
  motors: readonly string[];
}

/** The same gate with each motor, side by side, started together. */
export function GateDemoComparison({ state, modelSeconds, motors }: GateDemoComparisonProps) {
  const elapsed = state.elapsed ?? 0;
  return (
    <ul className="m-0 grid size-full list-none auto-cols-fr grid-flow-col gap-1 bg-white p-0">
      {modelSeconds.map((seconds, index) => {
        const isOpen = elapsed >= seconds;
        const movement = isOpen ? undefined : moveFor(seconds);
        return (
          // Keyed by the run: a new comparison begins with closed gates.
          <li
            key={`${state.run}-${seconds}`}
            data-gate-state="open"
            className={`relative min-w-0 ${movement?.className ?? ""}`}
            style={movement?.style}
          >
            <StillHouseFront gate={state.gate} view="strip" className="absolute inset-0 size-full" />
            <p className="relative m-0 px-[12%] pt-[8%] leading-tight">
              <span className="block text-steel text-xs @md:text-sm">{motors[index]}</span>
              <span
                className={`block headline text-2xl [font-variant-numeric:tabular-nums] @md:text-3xl @xl:text-4xl ${isOpen ? "text-contact" : ""}`}
              >
                {formatSeconds(Math.min(elapsed, seconds))}
              </span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
