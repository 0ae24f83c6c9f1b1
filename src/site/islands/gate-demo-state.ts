import type { GateKind } from "#domain/gate/gate-kind";
import { joinWords } from "#domain/text/join-words";

/** Where the gate is. "ajar" is the still picture of a page whose script has not run yet. */
export type GateMovement = "ajar" | "closed" | "opening" | "open" | "closing";

export interface GateDemoState {
  gate: GateKind;
  scene: "single" | "comparison";
  movement: GateMovement;
  /** Seconds since the last movement began, in whole tenths; undefined before the first one. */
  elapsed: number | undefined;
  /** Counts the movements, so that each starts a clock of its own. */
  run: number;
}

export type GateDemoAction =
  /** The script is ready; the visitor may have picked another gate before. */
  | { type: "became-ready"; gate: GateKind }
  | { type: "gate-chosen"; gate: GateKind }
  | { type: "remote-pressed" }
  | { type: "comparison-started" }
  /** `seconds` since the movement began, of the `duration` it takes. */
  | { type: "time-passed"; seconds: number; duration: number };

export const initialGateDemoState: GateDemoState = { gate: "deslizante", scene: "single", movement: "ajar", elapsed: undefined, run: 0 };

/**
 * Presses while something moves are ignored, as the button says by its label. Two exceptions let a visitor
 * out of a long comparison: another gate, or the remote control, which always works the single gate.
 */
export function reduceGateDemo(state: GateDemoState, action: GateDemoAction): GateDemoState {
  switch (action.type) {
    case "became-ready":
      // A remote that was pressed meanwhile has already set the gate in motion.
      return { ...state, gate: action.gate, movement: state.movement === "ajar" ? "closed" : state.movement };
    case "gate-chosen":
      return { ...state, gate: action.gate, scene: "single", movement: "closed", elapsed: undefined };
    case "remote-pressed":
      if (state.scene === "comparison") return startMovement(state, "single", "opening");
      if (isMoving(state)) return state;
      return startMovement(state, "single", state.movement === "open" ? "closing" : "opening");
    case "comparison-started":
      if (state.scene === "comparison" && isMoving(state)) return state;
      return startMovement(state, "comparison", "opening");
    case "time-passed":
      return isMoving(state) ? passTime(state, action) : state;
  }
}

function startMovement(state: GateDemoState, scene: GateDemoState["scene"], movement: GateMovement): GateDemoState {
  return { ...state, scene, movement, elapsed: 0, run: state.run + 1 };
}

function passTime(state: GateDemoState, { seconds, duration }: { seconds: number; duration: number }): GateDemoState {
  if (seconds >= duration) return { ...state, movement: state.movement === "closing" ? "closed" : "open", elapsed: duration };
  const elapsed = Math.max(0, Math.floor(seconds * 10) / 10);
  return elapsed === state.elapsed ? state : { ...state, elapsed };
}

export const isMoving = ({ movement }: GateDemoState) => movement === "opening" || movement === "closing";
/** @example formatSeconds(4) // "4,0 s" */
export const formatSeconds = (seconds: number) => `${seconds.toFixed(1).replace(".", ",")} s`;

/** @example listSeconds([4, 8, 16]) // "4, 8 e 16 segundos" */
export const listSeconds = (seconds: readonly number[]): string =>
  `${joinWords(seconds.map((value) => String(value).replace(".", ",")))} ${seconds.at(-1) === 1 ? "segundo" : "segundos"}`;

/** What a screen reader says once a movement has ended; nothing before. */
export function describeOutcome({ scene, movement, elapsed }: GateDemoState, modelSeconds: readonly number[]): string {
  if (elapsed === undefined || (movement !== "open" && movement !== "closed")) return "";
  if (scene === "comparison") return `Portões abertos em ${joinWords(modelSeconds.map(formatSeconds))}`;
  return `Portão ${movement === "open" ? "aberto" : "fechado"} em ${formatSeconds(elapsed)}`;
}
