import { type Dispatch, useEffect, useReducer, useRef } from "react";
import type { HomeText } from "#domain/texts/home-text";
import movements from "../drawings/gate.css?url&no-inline";
import { GateDemoChoice, readChosenGate } from "./GateDemoChoice";
import { GateDemoComparison } from "./GateDemoComparison";
import { GateDemoRemote } from "./GateDemoRemote";
import { GateDemoStage } from "./GateDemoStage";
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
    <div className="@container overflow-hidden rounded-card border border-line bg-white text-ink">
      <figure className="m-0">
        <div className="relative aspect-8/5 bg-paper">
          {isComparing ? (
            <GateDemoComparison state={state} modelSeconds={modelSeconds} motors={texts.motors} />
          ) : (
            <GateDemoStage state={state} openingSeconds={openingSeconds} counter={texts.counter} />
          )}
        </div>
        <figcaption className="border-line border-t px-4 pt-3 text-sm text-steel @md:px-6">
          {isComparing ? texts.comparison : texts.caption}
        </figcaption>
      </figure>
      <div className="grid grid-cols-1 gap-3 p-4 pt-3 @md:gap-4 @md:px-6 @md:pb-6">
        <GateDemoChoice ref={choice} gate={state.gate} onChoose={(gate) => dispatch({ type: "gate-chosen", gate })} />
        <div className="grid grid-cols-1 items-center gap-3 @lg:grid-cols-[3fr_2fr]">
          <GateDemoRemote movement={isComparing ? "closed" : state.movement} onPress={() => dispatch({ type: "remote-pressed" })} />
          <button
            type="button"
            aria-disabled={isComparisonRunning}
            onClick={() => dispatch({ type: "comparison-started" })}
            className="min-h-12 cursor-pointer rounded-card border border-line px-4 font-semibold text-sm leading-snug hover:border-ink focus-visible:outline-3 focus-visible:outline-ink focus-visible:outline-offset-2 aria-disabled:cursor-default aria-disabled:text-steel aria-disabled:hover:border-line"
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
