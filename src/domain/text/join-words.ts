const LIST = new Intl.ListFormat("pt-BR", { type: "conjunction" });

/** @example joinWords([4, 8, 16]) // "4, 8 e 16" */
export function joinWords(words: readonly (string | number)[]): string {
  return LIST.format(words.map(String));
}
