import { type CSSProperties, memo } from "react";
import { AJAR, HouseFront } from "../drawings/HouseFront";
import { formatSeconds, type GateDemoState, type GateMovement, isMoving } from "./gate-demo-state";

/**
 * What lets the drawn gate inside move, see gate.css. The style is only ever set by script: the content security policy
 * has no room for it in the page's own HTML.
 */
function moveFor(seconds: number): { className: string; style: CSSProperties } {
  return { className: "gate-moves", style: { "--gate-seconds": `${seconds}s` } as CSSProperties };
}

/** The drawing is the same through a whole movement; only its wrapper and the counter change. */
const StillHouseFront = memo(HouseFront);

const pictures: Record<GateMovement, { position: "ajar" | "closed" | "open"; description: string }> = {
  ajar: { position: "ajar", description: "entreaberto" },
  closed: { position: "closed", description: "fechado" },
  opening: { position: "open", description: "abrindo" },
  open: { position: "open", description: "aberto" },
  closing: { position: "closed", description: "fechando" },
};

interface GateDemoStageProps {
  state: GateDemoState;
  openingSeconds: number;
  /** What stands above the counter. */
  counter: Readonly<Record<GateMovement, string>>;
}

/** One house front with its counter in the sky. */
export function GateDemoStage({ state, openingSeconds, counter }: GateDemoStageProps) {
  const { position, description } = pictures[state.movement];
  const isUntouched = state.elapsed === undefined;
  return (
    <div data-gate-state={position} {...(isMoving(state) && moveFor(openingSeconds))}>
      <StillHouseFront gate={state.gate} openness={AJAR} label={`Casa com portão ${state.gate} ${description}`} />
      <p className="gate-counter">
        <span>{counter[isUntouched ? "ajar" : state.movement]}</span>
        <span className="headline">{formatSeconds(state.elapsed ?? openingSeconds)}</span>
      </p>
    </div>
  );
}

interface GateDemoComparisonProps {
  state: GateDemoState;
  modelSeconds: readonly number[];
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
