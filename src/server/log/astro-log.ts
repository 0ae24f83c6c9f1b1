const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, "g");

type AstroEvent = { level: string; message: string };

/** Where Astro's warnings and errors go: to the console, which in the running site is the log. `astro.config.ts` names this file. */
export default function createAstroLog() {
  return {
    write({ level, message }: AstroEvent): void {
      if (level === "error" || level === "warn") console[level](message.replace(COLOURS, ""));
    },
  };
}
