import { gateHeight, halfWidth, opening, tiltSide, tiltSlat, topEdge } from "./gate-geometry";
import type { GateParts } from "./gate-parts";

const slats = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const pitch = gateHeight / slats.length;
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
          {slats.map((slat) => {
            const y = topEdge + pitch * slat;
            return (
              <path
                key={slat}
                d={`M${-side} ${round(y + 2)}h${2 * side}v${round(pitch - 4)}h${-2 * side}z`}
                transform={tiltSlat(y + pitch / 2, openness)}
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

function round(value: number): number {
  return Number(value.toFixed(1));
}
