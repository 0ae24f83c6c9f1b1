import { LRUCache } from "lru-cache";

/** A function that is asked of the same texts again and again: what came of those it was asked of last, so many, is kept. */
export function onceForText<Value extends object>(most: number, make: (text: string) => Value): (text: string) => Value {
  const known = new LRUCache<string, Value>({ max: most, memoMethod: make });
  return (text) => known.memo(text);
}
