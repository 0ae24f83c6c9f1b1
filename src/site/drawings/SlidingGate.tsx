import { travel } from "./gate-geometry";
import type { GateParts } from "./gate-parts";

/** Runs sideways behind the wall: a railing on a rack that the motor's pinion drives. */
export function SlidingGate({ palette, openness }: GateParts) {
  return (
    <>
      <path fill={palette.ink} d="M256 330v-5h34v5z" />
      <path fill={palette.amber} d="M258 325v-30q0-7 7-7h16q7 0 7 7v30z" />
      <path fill={palette.ink} d="M265 296h16v3h-16z" />
      <g className="g-slide" transform={openness ? `translate(${-travel.slide * openness})` : undefined}>
        <g fill="none" stroke={palette.ink}>
          <path strokeWidth="150" strokeDasharray="6 8" d="M257 250h272" />
          <path strokeWidth="6" d="M254 171h277M254 329h277" />
          <path strokeWidth="160" strokeDasharray="6 265" d="M252 249h280" />
        </g>
        <path fill="none" stroke={palette.steel} strokeWidth="4" strokeDasharray="3 3" d="M252 324h280" />
        <path fill={palette.steel} d="M266 332h10v4h-10zm240 0h10v4h-10z" />
      </g>
    </>
  );
}
