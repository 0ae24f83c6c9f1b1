import { Calculator } from "lucide-react";
import { ESTIMATE_PATH } from "#domain/site/paths";

interface EstimateEntryProps {
  text: string;
  /** Filled in already where the page knows it. */
  place?: string;
}

const LOOK =
  "inline-flex min-h-13 items-center justify-center gap-2 rounded-card border border-ink bg-white px-4 font-semibold sm:px-6 text-[1.0625rem] hover:bg-paper";

/** Leads to the page that answers with a price. A place goes there by a form: search engines need no address for each. */
export function EstimateEntry({ text, place }: EstimateEntryProps) {
  const content = (
    <>
      <Calculator size={22} strokeWidth={1.75} aria-hidden="true" className="flex-none" />
      {text}
    </>
  );
  if (place === undefined) {
    return (
      <a href={ESTIMATE_PATH} className={LOOK}>
        {content}
      </a>
    );
  }
  return (
    <form action={`${ESTIMATE_PATH}#calcular`}>
      <input type="hidden" name="lugar" value={place} />
      <button type="submit" className={LOOK}>
        {content}
      </button>
    </form>
  );
}
