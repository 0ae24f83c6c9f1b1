/** The few flat colours a drawing uses. */
export interface Palette {
  ink: string;
  steel: string;
  line: string;
  paper: string;
  white: string;
  sky: string;
  amber: string;
  wood: string;
  leaf: string;
}

/** For pictures made outside a browser, where custom properties do not resolve. */
export const plainPalette: Palette = {
  ink: "#10161d",
  steel: "#5b6673",
  line: "#d9dee4",
  paper: "#f7f8f9",
  white: "#fff",
  sky: "#ebeef1",
  amber: "#ffb000",
  wood: "#8a5a00",
  leaf: "#0a7a3f",
};

/** For pages: follows the site's tokens. */
export const sitePalette: Palette = {
  ...plainPalette,
  ink: "var(--ink,#10161d)",
  steel: "var(--steel,#5b6673)",
  line: "var(--line,#d9dee4)",
  paper: "var(--paper,#f7f8f9)",
  amber: "var(--amber,#ffb000)",
};
