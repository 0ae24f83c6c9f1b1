import { useCallback, useState, useSyncExternalStore } from "react";
import { TAB, TAB_ROW } from "../../ui/classes";

/** Where fields and page stand beside each other. */
const WIDE = "(width >= 80rem)";

/** Which of fields and page a narrow screen shows. */
export function useViewChoice() {
  const [view, setView] = useState<"fields" | "preview">("fields");
  const isWide = useSyncExternalStore(listenToWidth, () => matchMedia(WIDE).matches);
  return { isFields: view === "fields", isPreviewHidden: !isWide && view === "fields", show: useCallback(setView, []) };
}

export function ViewChoice({ view }: { view: ReturnType<typeof useViewChoice> }) {
  return (
    <fieldset className={`${TAB_ROW} xl:hidden`}>
      <legend className="sr-only">O que mostrar</legend>
      <ViewButton label="Campos" isOn={view.isFields} onPress={() => view.show("fields")} />
      <ViewButton label="Prévia" isOn={!view.isFields} onPress={() => view.show("preview")} />
    </fieldset>
  );
}

function ViewButton({ label, isOn, onPress }: { label: string; isOn: boolean; onPress: () => void }) {
  return (
    <button type="button" aria-pressed={isOn} data-active={isOn || undefined} onClick={onPress} className={`${TAB} grow`}>
      {label}
    </button>
  );
}

function listenToWidth(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}
