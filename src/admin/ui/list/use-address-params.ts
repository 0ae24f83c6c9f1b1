import { useState } from "react";
import { useWindowEvent } from "../use-window-event";

/** What a list is narrowed to and the page it is on, by name; a name without text is left out of the address. */
export type AddressChange = Readonly<Record<string, string | undefined>>;

/** The address's parameters as the screen's state, so that reloading and going back keep it. */
export function useAddressParams() {
  const [search, setSearch] = useState(location.search);

  useWindowEvent("popstate", () => setSearch(location.search));

  function change(changes: AddressChange, isNewStep: boolean): void {
    const next = changeParams(location.search, changes);
    history[isNewStep ? "pushState" : "replaceState"](null, "", next || location.pathname);
    setSearch(next);
  }

  return {
    ...readParams(search),
    /** Another choice starts at the first page. */
    narrow: (changes: AddressChange) => change({ ...changes, pagina: undefined }, false),
    /** What takes the list's place until the browser goes back. */
    open: (changes: AddressChange) => change(changes, true),
    goToPage: (page: number) => change({ pagina: page > 1 ? String(page) : undefined }, true),
    /** For an address that named a page the list does not have. */
    correctPage: (page: number) => change({ pagina: page > 1 ? String(page) : undefined }, false),
  };
}

export type ListAddress = ReturnType<typeof useAddressParams>;

/** @example changeParams("?a=1&pagina=3", { a: "2", pagina: undefined }) // "?a=2" */
export function changeParams(search: string, changes: AddressChange): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
  const text = params.toString();
  return text ? `?${text}` : "";
}

/** What the address says of the list. */
export function readParams(search: string) {
  const params = new URLSearchParams(search);
  const read = (name: string) => params.get(name)?.slice(0, 200) || undefined;
  const page = Number(params.get("pagina"));
  return {
    read,
    query: read("busca") ?? "",
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    /** One of the words that a parameter knows; another one counts for nothing. */
    readOneOf: <T extends string>(name: string, words: readonly T[]): T | undefined => words.find((word) => word === read(name)),
    /** What a word of the address stands for. */
    readAs<T>(name: string, words: Readonly<Record<string, T>>): T | undefined {
      const word = read(name) ?? "";
      return Object.hasOwn(words, word) ? words[word] : undefined;
    },
  };
}
