/** One row of the table of budgets. */
export interface Figure {
  figure: string;
  reach: string;
  measured: string;
  /** Undefined where nothing was measured. */
  holds?: boolean;
}

/** Prints rows under their headings as a Markdown table. */
export function printTable(headings: readonly string[], rows: readonly (readonly (string | number)[])[]): void {
  console.log(toTable(headings, rows));
}

export function toTable(headings: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [headings, headings.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** The rows that every bench gives, as a Markdown table. */
export function toFigureTable(figures: readonly Figure[]): string {
  return toTable(
    ["figure", "reach", "measured", "holds"],
    figures.map(({ figure, reach, measured, holds }) => [figure, reach, measured, holds === undefined ? "–" : holds ? "yes" : "**no**"]),
  );
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  const high = sorted[Math.floor(middle)] ?? Number.NaN;
  return (low + high) / 2;
}
