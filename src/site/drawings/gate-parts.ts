import type { Palette } from "./palette";

/** What every gate is drawn from: its colours, and how far it stands open, from 0 to 1. */
export interface GateParts {
  palette: Palette;
  openness: number;
}
