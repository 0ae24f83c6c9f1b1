/** How a tab of the panel looks. */
export const TAB =
  "min-h-11 border-b-3 border-transparent px-3 font-semibold text-steel hover:text-ink data-active:border-amber-dark data-active:text-ink";
