/**
 * How far each part of a gate has moved, as SVG matrices in drawing units (1 m is about 70).
 * `openness` runs from 0 (closed) to 1 (open). Tilting and pivoting gates are drawn around the eye,
 * the point on the horizon straight ahead of the opening, so that perspective is a division.
 * `src/site/drawings/gate.css` moves the same parts with the same formulas and numbers: change both.
 */

/** The opening between the pillars, the eye inside it, and the eye's distance from the gate. */
export const opening = { left: 252, right: 532, top: 168, bottom: 336, eyeX: 392, eyeY: 226, eyeDistance: 620 };

/** The way of a sliding gate, and the turns of a tilting gate and of each pivoting leaf in degrees. */
export const travel = { slide: 266, tilt: 80, pivot: 78 };

export const gateHeight = opening.bottom - opening.top;
export const halfWidth = (opening.right - opening.left) / 2;
export const topEdge = opening.top - opening.eyeY;

/** Moves the slat of a tilting gate whose middle is drawn at `y`. */
export function tiltSlat(y: number, openness: number): string | undefined {
  const { scale, height, steepness } = tiltPoint(y, openness);
  return matrix(scale, 0, 0, steepness, 0, height - y * steepness);
}

/** Moves the upright side of a tilting gate, drawn at `x` over its whole height. */
export function tiltSide(x: number, openness: number): string | undefined {
  const top = tiltPoint(topEdge, openness);
  const bottom = tiltPoint(topEdge + gateHeight, openness);
  const lean = (x * (bottom.scale - top.scale)) / gateHeight;
  const steepness = (bottom.height - top.height) / gateHeight;
  return matrix(1, 0, lean, steepness, x * (top.scale - 1) - lean * topEdge, top.height - topEdge * steepness);
}

/** The upper edge runs back under the ceiling while the lower one swings out and up. */
function tiltPoint(y: number, openness: number) {
  const turn = toRadians(travel.tilt * openness);
  const fromTop = y - topEdge;
  const scale = opening.eyeDistance / (opening.eyeDistance + (gateHeight / 2 - fromTop) * Math.sin(turn));
  const height = (topEdge + fromTop * Math.cos(turn)) * scale;
  return { scale, height, steepness: (Math.cos(turn) + (height * Math.sin(turn)) / opening.eyeDistance) * scale };
}

/** Moves the slat of a left leaf whose middle is `fromHinge` from its hinge; the right leaf is a mirror image. */
export function pivotSlat(fromHinge: number, openness: number): string | undefined {
  const { scale, cosine } = pivotPoint(fromHinge, openness);
  return matrix(cosine * scale, 0, 0, scale, halfWidth * scale * (cosine - 1), 0);
}

/** Moves the level rail of a left leaf, drawn at `y` from the hinge to `length`. */
export function pivotRail(y: number, length: number, openness: number): string | undefined {
  const { scale, cosine } = pivotPoint(length, openness);
  const shrink = (length * cosine * scale + halfWidth * (1 - scale)) / length;
  const slope = (y * (scale - 1)) / length;
  return matrix(shrink, slope, 0, 1, halfWidth * (shrink - 1), halfWidth * slope);
}

function pivotPoint(fromHinge: number, openness: number) {
  const turn = toRadians(travel.pivot * openness);
  return { cosine: Math.cos(turn), scale: opening.eyeDistance / (opening.eyeDistance + fromHinge * Math.sin(turn)) };
}

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** Nothing for the identity, so that a closed gate carries no transforms. */
function matrix(...numbers: number[]): string | undefined {
  const rounded = numbers.map((number) => Number(number.toFixed(3)) + 0).join(" ");
  return rounded === "1 0 0 1 0 0" ? undefined : `matrix(${rounded})`;
}
