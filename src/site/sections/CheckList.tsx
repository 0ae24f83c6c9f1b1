import { Check } from "lucide-react";
import { InlineText } from "./InlineText";

/** Short statements, each with a mark. */
export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <Check className="mt-1 flex-none text-contact" size={20} strokeWidth={2.25} aria-hidden="true" />
          <span>
            <InlineText text={item} />
          </span>
        </li>
      ))}
    </ul>
  );
}
