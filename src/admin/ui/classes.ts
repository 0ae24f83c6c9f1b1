/** How a row of tabs looks: in two rows where large letters leave no room for one. */
export const TAB_ROW = "flex flex-wrap border-b border-line";

export const TAB =
  "min-h-11 border-b-3 border-transparent px-3 font-semibold text-steel hover:text-ink data-active:border-amber-dark data-active:text-ink";
