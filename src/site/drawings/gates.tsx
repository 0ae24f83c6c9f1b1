import { gateHeight, halfWidth, opening, pivotRail, pivotSlat, tiltSide, tiltSlat, topEdge, travel } from "./gate-geometry";
import type { Palette } from "./palette";

/** What every gate is drawn from: its colours, and how far it stands open, from 0 to 1. */
export interface GateParts {
  palette: Palette;
  openness: number;
}

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

const tiltSlats = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const tiltPitch = gateHeight / tiltSlats.length;
const side = halfWidth - 3;

/** Swings out and up under the lintel; the motor sits above it. */
export function TiltingGate({ palette, openness }: GateParts) {
  return (
    <>
      <path fill={palette.steel} d="M228 156h328v12H228z" />
      <path fill={palette.amber} d="M366 150v-12q0-6 6-6h40q6 0 6 6v12z" />
      <path fill={palette.ink} d="M362 150h60v6h-60zM378 138h28v3h-28z" />
      <g className="g-tilt" fill={palette.ink} transform={`translate(${opening.eyeX} ${opening.eyeY})`}>
        <g className="g-slats">
          {tiltSlats.map((slat) => {
            const y = topEdge + tiltPitch * slat;
            return (
              <path
                key={slat}
                d={`M${-side} ${round(y + 2)}h${2 * side}v${round(tiltPitch - 4)}h${-2 * side}z`}
                transform={tiltSlat(y + tiltPitch / 2, openness)}
              />
            );
          })}
        </g>
        {[-side, side].map((x) => (
          <path key={x} d={`M${x - 3} ${topEdge}h6v${gateHeight}h-6z`} transform={tiltSide(x, openness)} />
        ))}
      </g>
    </>
  );
}

const pivotSlats = [0, 1, 2, 3, 4, 5, 6, 7];
const length = halfWidth - 2;
const pivotPitch = length / pivotSlats.length;

/** Two leaves that swing inwards, each pushed by an arm between its pillar and its inner face. */
export function PivotingGate({ palette, openness }: GateParts) {
  const leaf = (
    <g className="g-leaf">
      {[-40, 92].map((y) => (
        <path
          key={y}
          fill={palette.steel}
          d={`M${-halfWidth} ${y - 4}h${length}v8h${-length}z`}
          transform={pivotRail(y, length, openness)}
        />
      ))}
      <path fill={palette.amber} d={`M${6 - halfWidth} 52h52v14h-52z`} transform={pivotRail(59, length, openness)} />
      <g className="g-slats">
        {pivotSlats.map((slat) => {
          const x = pivotPitch * slat - halfWidth;
          return (
            <path
              key={slat}
              d={`M${round(x + 3)} ${topEdge}h${round(pivotPitch - 6)}v${gateHeight - 4}h${-round(pivotPitch - 6)}z`}
              transform={pivotSlat(pivotPitch * (slat + 0.5), openness)}
            />
          );
        })}
      </g>
    </g>
  );
  return (
    <g fill={palette.ink} transform={`translate(${opening.eyeX} ${opening.eyeY})`}>
      {leaf}
      <g transform="scale(-1 1)">{leaf}</g>
    </g>
  );
}

const round = (value: number) => Number(value.toFixed(1));
