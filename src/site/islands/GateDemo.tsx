import { type Dispatch, useEffect, useReducer, useRef } from "react";
import type { HomeText } from "#domain/texts/home-text";
import movements from "../drawings/gate.css?url&no-inline";
import { GateDemoChoice, GateDemoRemote, readChosenGate } from "./GateDemoControls";
import { GateDemoComparison, GateDemoStage } from "./GateDemoScenes";
import {
  describeOutcome,
  type GateDemoAction,
  type GateDemoState,
  initialGateDemoState,
  isMoving,
  listSeconds,
  reduceGateDemo,
} from "./gate-demo-state";

export interface GateDemoProps {
  /** How long the shown motor takes to open or close, in seconds. */
  openingSeconds: number;
  /** The opening times of the motors to compare, in seconds, fastest first. */
  modelSeconds: readonly number[];
  texts: Omit<HomeText["demo"], "motor"> & { motors: readonly string[] };
}

// Nothing moves before this code is there, so the page need not bring how.
if (globalThis.document) document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: movements }));

/** The house front whose gate opens in the time the motor takes. Without script it is a still picture with a caption. */
export function GateDemo({ openingSeconds, modelSeconds, texts }: GateDemoProps) {
  const [state, dispatch] = useReducer(reduceGateDemo, initialGateDemoState);
  const choice = useRef<HTMLFieldSetElement>(null);
  const isComparing = state.scene === "comparison";
  const isComparisonRunning = isComparing && isMoving(state);

  useEffect(() => dispatch({ type: "became-ready", gate: readChosenGate(choice.current) ?? initialGateDemoState.gate }), []);
  useMovementClock(state, isComparing ? Math.max(...modelSeconds) : openingSeconds, dispatch);

  return (
    <div className="gate-demo">
      <figure>
        <div className="gate-stage">
          {isComparing ? (
            <GateDemoComparison state={state} modelSeconds={modelSeconds} motors={texts.motors} />
          ) : (
            <GateDemoStage state={state} openingSeconds={openingSeconds} counter={texts.counter} />
          )}
        </div>
        <figcaption>{isComparing ? texts.comparison : texts.caption}</figcaption>
      </figure>
      <div className="gate-controls">
        <GateDemoChoice ref={choice} gate={state.gate} onChoose={(gate) => dispatch({ type: "gate-chosen", gate })} />
        <div className="gate-buttons">
          <GateDemoRemote movement={isComparing ? "closed" : state.movement} onPress={() => dispatch({ type: "remote-pressed" })} />
          <button
            type="button"
            aria-disabled={isComparisonRunning}
            onClick={() => dispatch({ type: "comparison-started" })}
            className="gate-compare"
          >
            Comparar {listSeconds(modelSeconds)}
          </button>
        </div>
      </div>
      <p className="sr-only" role="status">
        {describeOutcome(state, modelSeconds)}
      </p>
    </div>
  );
}

/** Tells the reducer the time in every frame of a movement. */
function useMovementClock(state: GateDemoState, duration: number, dispatch: Dispatch<GateDemoAction>) {
  const run = isMoving(state) ? state.run : 0;
  useEffect(() => {
    if (run === 0) return;
    const startedAt = performance.now();
    let frame = requestAnimationFrame(function tick(now) {
      dispatch({ type: "time-passed", seconds: (now - startedAt) / 1000, duration });
      frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, [run, duration, dispatch]);
}
