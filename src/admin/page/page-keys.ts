// What the query cache keeps of pages, and of what is told of them.

/** All that is read of the pages: the lists, and how many are held. */
export const PAGES_KEY = ["pages"] as const;
/** Every list of them, whatever the search. */
export const PAGE_LISTS_KEY = [...PAGES_KEY, "list"] as const;
export const TRASH_KEY = ["trash"] as const;
export const AUDIT_KEY = ["audit"] as const;
export const RESULTS_KEY = ["results"] as const;
export const PRUNING_KEY = [...RESULTS_KEY, "prune"] as const;

/** Of the launch checks, which what pages and the register say answers. */
export const BEFORE_LAUNCH_KEY = ["before-launch"] as const;
export const BEFORE_LAUNCH_COUNT_KEY = [...BEFORE_LAUNCH_KEY, "count"] as const;
