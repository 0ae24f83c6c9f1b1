import { mapFormLeaves } from "#domain/forms/form-leaves";
import type { FormProblem } from "#domain/forms/form-problems";
import type { TextKind } from "#domain/texts/text";
import { PageProblem } from "../pages/page-problem";
import { sanitiseHtml } from "../pages/sanitise-html";
import { formOf } from "./text-form";

/** A document whose markup is safe to show, and why some of it cannot be. */
export function cleanText(kind: TextKind, value: unknown): { value: unknown; problems: FormProblem[] } {
  const problems: FormProblem[] = [];
  const cleaned = mapFormLeaves(formOf(kind), value, ({ field, path, value: leaf }) => {
    if (field.kind !== "text" || field.control !== "html" || typeof leaf !== "string") return leaf;
    try {
      return sanitiseHtml(leaf);
    } catch (error) {
      if (!(error instanceof PageProblem)) throw error;
      problems.push({ path, message: error.message });
      return "";
    }
  });
  return { value: cleaned, problems };
}
