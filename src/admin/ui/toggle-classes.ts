/** One of a few answers, of which one holds. */
export const TOGGLE =
  "min-h-11 grow rounded-lg border border-line px-3 font-semibold text-steel hover:border-steel hover:text-ink data-pressed:border-transparent data-pressed:bg-ink data-pressed:text-white sm:grow-0";
