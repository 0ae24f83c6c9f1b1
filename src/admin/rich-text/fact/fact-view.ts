import type { NodeView } from "@tiptap/pm/view";
import type { FactSource } from "./fact-source";

/** A fact on the screen: its value, told apart from what was typed. */
export function createFactView(quote: string, source: FactSource): NodeView {
  const dom = document.createElement("span");
  dom.setAttribute("role", "img");
  dom.setAttribute("aria-roledescription", "dado");
  const show = () => {
    const { text, label, isUnknown } = source.describe(quote);
    dom.className = isUnknown ? "fact is-unknown" : "fact";
    dom.textContent = text;
    dom.title = label;
    dom.setAttribute("aria-label", label);
  };
  show();
  const stop = source.subscribe(show);
  return { dom, destroy: stop, ignoreMutation: () => true };
}
