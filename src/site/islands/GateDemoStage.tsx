import { memo } from "react";
import { stillOpenness } from "../drawings/GateIllustration";
import { HouseFront } from "../drawings/HouseFront";
import { formatSeconds, type GateDemoState, type GateMovement, isMoving } from "./gate-demo-state";
import { moveFor } from "./gate-movement";

/** The drawing is the same through a whole movement; only its wrapper and the counter change. */
export const StillHouseFront = memo(HouseFront);

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
      <StillHouseFront gate={state.gate} openness={stillOpenness.ajar} label={`Casa com portão ${state.gate} ${description}`} />
      <p className="gate-counter">
        <span>{counter[isUntouched ? "ajar" : state.movement]}</span>
        <span className="headline">{formatSeconds(state.elapsed ?? openingSeconds)}</span>
      </p>
    </div>
  );
}
