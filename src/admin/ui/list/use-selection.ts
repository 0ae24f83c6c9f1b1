import { useState } from "react";

/**
 * Which rows are chosen, those on other pages of the list too.
 * @param scope What the list shows: another search or filter starts with nothing chosen.
 */
export function useSelection(shownIds: readonly string[], scope: string) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [knownScope, setKnownScope] = useState(scope);
  if (scope !== knownScope) {
    setKnownScope(scope);
    setChosen(new Set());
  }

  const chosenShown = shownIds.filter((id) => chosen.has(id));
  const add = (ids: readonly string[]) => setChosen((before) => new Set([...before, ...ids]));
  const drop = (ids: readonly string[]) => {
    const dropped = new Set(ids);
    setChosen((before) => new Set([...before].filter((id) => !dropped.has(id))));
  };
  return {
    ids: [...chosen],
    has: (id: string) => chosen.has(id),
    isAll: shownIds.length > 0 && chosenShown.length === shownIds.length,
    isSome: chosenShown.length > 0 && chosenShown.length < shownIds.length,
    add,
    drop,
    toggle: (id: string) => (chosen.has(id) ? drop([id]) : add([id])),
    toggleAll: () => (chosenShown.length === shownIds.length ? drop(shownIds) : add(shownIds)),
    clear: () => setChosen(new Set()),
  };
}

export type Selection = ReturnType<typeof useSelection>;
