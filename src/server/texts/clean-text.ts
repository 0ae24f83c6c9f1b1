import { type FormLeaf, listFormLeaves, mapFormLeaves } from "#domain/forms/form-leaves";
import type { FormProblem } from "#domain/forms/form-problems";
import type { TextKind } from "#domain/texts/text";
import { PageProblem } from "../pages/page-problem";
import { sanitiseHtml } from "../pages/sanitise-html";
import { formOf } from "./text-form";

/**
 * A document whose markup is safe to show, and why some of it cannot be. Markup that says what `before` says stays as it
 * is there: a file's has names of headings, which no save would keep.
 */
export function cleanText(kind: TextKind, value: unknown, before: unknown): { value: unknown; problems: FormProblem[] } {
  const problems: FormProblem[] = [];
  const known = new Map(listFormLeaves(formOf(kind), before).map(({ path, value: leaf }) => [path.join("."), leaf]));
  const cleaned = mapFormLeaves(formOf(kind), value, (place) => {
    const { path, value: leaf } = place;
    if (!isMarkup(place) || typeof leaf !== "string") return leaf;
    try {
      const safe = sanitiseHtml(leaf);
      const earlier = known.get(path.join("."));
      return typeof earlier === "string" && sanitiseHtml(earlier) === safe ? earlier : safe;
    } catch (error) {
      if (!(error instanceof PageProblem)) throw error;
      problems.push({ path, message: error.message });
      return "";
    }
  });
  return { value: cleaned, problems };
}

function isMarkup({ field }: FormLeaf): boolean {
  return field.kind === "text" && field.control === "html";
}
