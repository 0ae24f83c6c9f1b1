/** How a series is drawn: told apart without colour, by its pattern. */
export type SeriesLook = "solid" | "striped" | "dotted" | "line" | "dashed";

/** One of the things a chart draws. */
export interface Series<Row> {
  name: string;
  look: SeriesLook;
  read: (row: Row) => number;
}

/** The fills that bars have, once for each chart that has bars. */
export function Patterns({ prefix }: { prefix: string }) {
  return (
    <defs>
      <pattern id={`${prefix}-striped`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="6" height="6" fill="var(--color-amber)" />
        <rect width="2.5" height="6" fill="var(--color-ink)" />
      </pattern>
      <pattern id={`${prefix}-dotted`} width="6" height="6" patternUnits="userSpaceOnUse">
        <rect width="6" height="6" fill="var(--color-white)" />
        <circle cx="3" cy="3" r="1.7" fill="var(--color-steel)" />
      </pattern>
    </defs>
  );
}

export function fillOf(prefix: string, look: SeriesLook): string {
  return look === "striped" || look === "dotted" ? `url(#${prefix}-${look})` : "var(--color-ink)";
}

/** A piece of a series beside its name. */
export function Swatch({ prefix, look }: { prefix: string; look: SeriesLook }) {
  const isLine = look === "line" || look === "dashed";
  return (
    <svg width="22" height="14" aria-hidden="true" className="shrink-0">
      {isLine ? (
        <line
          x1="0"
          y1="7"
          x2="22"
          y2="7"
          stroke={look === "line" ? "var(--color-ink)" : "var(--color-steel)"}
          strokeWidth={look === "line" ? 3 : 2}
          strokeDasharray={look === "dashed" ? "5 4" : undefined}
        />
      ) : (
        <>
          <Patterns prefix={`${prefix}-key`} />
          <rect x="0.5" y="0.5" width="21" height="13" fill={fillOf(`${prefix}-key`, look)} stroke="var(--color-ink)" />
        </>
      )}
    </svg>
  );
}
