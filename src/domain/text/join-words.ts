const LIST = new Intl.ListFormat("pt-BR", { type: "conjunction" });

/** @example joinWords([4, 8, 16]) // "4, 8 e 16" */
export const joinWords = (words: readonly (string | number)[]) => LIST.format(words.map(String));
