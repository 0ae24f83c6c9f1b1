import { useEffect, useRef, useState } from "react";

export type ListedItems = ReturnType<typeof useListItems>;

/** Items of a list with what tells each from the others while it moves: keys of its own, and whether it is open. */
export function useListItems(items: readonly unknown[], onChange: (items: unknown[]) => void) {
  const nextKey = useRef(0);
  const makeKeys = (count: number) => Array.from({ length: count }, () => nextKey.current++);
  const [keys, setKeys] = useState(() => makeKeys(items.length));
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const list = useRef<HTMLOListElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  /** What takes the focus once the list is drawn anew: a control inside an item. */
  const focusNext = useRef<{ key: number; control: string }>(undefined);

  // Another list than these presses made: recovered, restored, or the other version.
  const current = keys.length === items.length ? keys : makeKeys(items.length);
  if (current !== keys) setKeys(current);

  useEffect(() => {
    const wanted = focusNext.current;
    if (!wanted) return;
    focusNext.current = undefined;
    // Items of the lists around have such keys too.
    list.current?.querySelector<HTMLElement>(`:scope > [data-item="${wanted.key}"] ${wanted.control}`)?.focus();
  });

  function put(nextItems: unknown[], nextKeys: number[]): void {
    setKeys(nextKeys);
    onChange(nextItems);
  }

  return {
    keys: current,
    keyOf: (index: number) => current[index] ?? index,
    count: items.length,
    list,
    /** Takes the focus from one that is removed. */
    adding,
    isOpen: (key: number) => open.has(key),
    toggle: (key: number) =>
      setOpen((before) => (before.has(key) ? new Set([...before].filter((one) => one !== key)) : new Set([...before, key]))),
    openAll: (more: readonly number[]) => setOpen((before) => new Set([...before, ...more])),
    add(item: unknown): void {
      const [key = 0] = makeKeys(1);
      setOpen((before) => new Set([...before, key]));
      focusNext.current = { key, control: ":is(input, textarea, select, [contenteditable])" };
      put([...items, item], [...current, key]);
    },
    remove(index: number): void {
      put(items.toSpliced(index, 1), current.toSpliced(index, 1));
      adding.current?.focus();
    },
    /** One place up or down. */
    move(index: number, step: 1 | -1): void {
      const to = index + step;
      const [item, key] = [items[index], current[index] ?? 0];
      focusNext.current = { key, control: `[data-move="${step}"]` };
      put(items.toSpliced(index, 1).toSpliced(to, 0, item), current.toSpliced(index, 1).toSpliced(to, 0, key));
    },
  };
}
