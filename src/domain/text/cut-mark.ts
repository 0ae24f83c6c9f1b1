/** Where a provider stopped before the end, as its owner reads it: no page goes public with it. */
export const CUT_WORDS = "(O texto parou aqui: complete-o e apague esta linha.)";

/** The text of an answer that was cut for good, with its end marked. */
export const markCut = (html: string) => `${html}\n<p>${CUT_WORDS}</p>`;
