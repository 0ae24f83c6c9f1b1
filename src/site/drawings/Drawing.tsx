import type { GateKind } from "#domain/gate/gate-kind";
import { sceneOf } from "#domain/gate/scene";
import { drawingPath } from "#domain/site/paths";

interface DrawingProps {
  gate: GateKind;
  /** What it stands beside, by name or address: it decides on the scene. The gate by itself where absent. */
  of?: string;
  className: string;
}

/** A gate as a file, which a page fetches as it comes near the screen, and not at all where it is not shown. */
export function Drawing({ gate, of = gate, className }: DrawingProps) {
  return <img src={drawingPath(gate, sceneOf(of))} alt="" width="372" height="248" loading="lazy" className={className} />;
}
