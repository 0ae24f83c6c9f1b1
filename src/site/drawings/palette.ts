import type { Hour } from "#domain/gate/scene";

/** The design's own. */
export const plainPalette = {
  ink: "#10161d",
  steel: "#5b6673",
  line: "#d9dee4",
  paper: "#f7f8f9",
  white: "#fff",
  sky: "#ebeef1",
  amber: "#ffb000",
  wood: "#8a5a00",
  leaf: "#0a7a3f",
  /** Of windows, and how much of it is seen. */
  glass: "#5b6673",
  glassOpacity: 0.5,
};

/** The few flat colours a drawing uses. */
export type Palette = typeof plainPalette;

export const palettes: Record<Hour, Palette> = {
  dia: plainPalette,
  tarde: { ...plainPalette, sky: "#fbe2c0", line: "#e6d6c2", paper: "#faf3ea", glass: "#ffb000", glassOpacity: 0.45 },
  noite: {
    ...plainPalette,
    ink: "#0b1016",
    steel: "#7d8894",
    line: "#5b6673",
    paper: "#3a4552",
    white: "#8e99a5",
    sky: "#1b2634",
    glass: "#ffcc58",
    glassOpacity: 0.9,
    leaf: "#0d5a35",
    wood: "#6b4704",
  },
};
