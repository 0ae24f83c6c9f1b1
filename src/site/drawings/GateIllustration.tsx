import { HouseFront, type HouseFrontProps } from "./HouseFront";

export type GateStillState = "closed" | "ajar" | "open";

/** How far open each still shows the gate; `gate.css` has the same figures. */
export const stillOpenness: Record<GateStillState, number> = { closed: 0, ajar: 0.35, open: 1 };

export interface GateIllustrationProps extends Omit<HouseFrontProps, "openness"> {
  state?: GateStillState;
}

/** A still of the house front for cards, page headers and sharing pictures: cropped to the gate unless told otherwise. */
export function GateIllustration({ state = "ajar", view = "gate", ...rest }: GateIllustrationProps) {
  return <HouseFront {...rest} view={view} openness={stillOpenness[state]} />;
}
