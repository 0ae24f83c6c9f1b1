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
    <ul className="gate-strips">
      {modelSeconds.map((seconds, index) => {
        const isOpen = elapsed >= seconds;
        const movement = isOpen ? undefined : moveFor(seconds);
        return (
          // Keyed by the run: a new comparison begins with closed gates.
          <li
            key={`${state.run}-${seconds}`}
            data-gate-state="open"
            className={`gate-strip ${movement?.className ?? ""}`}
            style={movement?.style}
          >
            <StillHouseFront gate={state.gate} view="strip" />
            <p className="gate-counter">
              <span>{motors[index]}</span>
              <span className={isOpen ? "headline is-open" : "headline"}>{formatSeconds(Math.min(elapsed, seconds))}</span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
