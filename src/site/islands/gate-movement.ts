import type { CSSProperties } from "react";

/**
 * What lets the drawn gate inside move, see gate.css. The style is only ever set by script: the content security policy
 * has no room for it in the page's own HTML.
 */
export function moveFor(seconds: number): { className: string; style: CSSProperties } {
  return { className: "gate-moves", style: { "--gate-seconds": `${seconds}s` } as CSSProperties };
}
