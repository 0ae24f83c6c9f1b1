import { TestRunner } from "vitest";

/** Tells a figure that a test measured, on the terminal and in the table that the run ends with. */
export function noteFigure(text: string): void {
  console.log(text);
  const meta = TestRunner.getCurrentTest()?.meta as { figures?: string[] } | undefined;
  if (meta) meta.figures = [...(meta.figures ?? []), text];
}
