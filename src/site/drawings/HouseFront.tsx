import type { ReactNode } from "react";
import type { GateKind } from "#domain/gate/gate-kind";
import type { Building } from "#domain/gate/scene";
import { type GateParts, PivotingGate, SlidingGate, TiltingGate } from "./gates";
import { Premises, Street } from "./Premises";
import { type Palette, plainPalette } from "./palette";

const gates: Record<GateKind, (parts: GateParts) => ReactNode> = {
  deslizante: SlidingGate,
  basculante: TiltingGate,
  pivotante: PivotingGate,
};

/** The whole drawing, the part of it around the opening, and the upright strip that holds the gate, as SVG view boxes. */
export const views = { scene: "0 0 640 400", gate: "206 114 372 248", strip: "216 0 352 400" } as const;

interface HouseFrontProps {
  gate: GateKind;
  /** From 0, closed, to 1, open. Leave it out where `gate.css` moves the gate. */
  openness?: number;
  view?: keyof typeof views;
  building?: Building;
  /** Makes the drawing an image with this name; without it the drawing is decoration. */
  label?: string;
  palette?: Palette;
  /** In pixels, for pictures made outside a page; on a page the layout decides. */
  width?: number;
  height?: number;
  className?: string;
}

/** A house in São Paulo seen from the street, or another building, with the gate of your choice. */
export function HouseFront({
  gate,
  openness = 0,
  view = "scene",
  building = "casa",
  label,
  palette = plainPalette,
  ...size
}: HouseFrontProps) {
  const Gate = gates[gate];
  const parts = { palette, openness };
  // A tilting gate comes out over the pavement, in front of the pillars; the others stay behind them.
  const isInFront = gate === "basculante";
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={views[view]}
      preserveAspectRatio="xMidYMax"
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      {...size}
    >
      {/* More sky than the view shows: the drawing stands on the lower edge of whatever box it is given. */}
      <path fill={palette.sky} d="M0-400h640v736H0z" />
      <Premises building={building} palette={palette} />
      {!isInFront && <Gate {...parts} />}
      <Street palette={palette} />
      {isInFront && <Gate {...parts} />}
    </svg>
  );
}

/** How far a still shows a gate open; `gate.css` has the same figure. */
export const AJAR = 0.35;
