import { gateHeight, halfWidth, opening, pivotRail, pivotSlat, topEdge } from "./gate-geometry";
import type { GateParts } from "./gate-parts";

const slats = [0, 1, 2, 3, 4, 5, 6, 7];
const length = halfWidth - 2;
const pitch = length / slats.length;

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
        {slats.map((slat) => {
          const x = pitch * slat - halfWidth;
          return (
            <path
              key={slat}
              d={`M${round(x + 3)} ${topEdge}h${round(pitch - 6)}v${gateHeight - 4}h${-round(pitch - 6)}z`}
              transform={pivotSlat(pitch * (slat + 0.5), openness)}
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

function round(value: number): number {
  return Number(value.toFixed(1));
}
