import { useEffectEvent, useLayoutEffect } from "react";

/** Hears an event of the window, or of its document, as long as the part of the screen stands. */
export function useWindowEvent<Name extends keyof Heard>(name: Name, hear: (event: Heard[Name]) => unknown): void {
  const latest = useEffectEvent(hear);

  // Before the screen is painted: who sees it is heard.
  useLayoutEffect(() => {
    const listener = (event: Event) => void latest(event as Heard[Name]);
    addEventListener(name, listener);
    return () => removeEventListener(name, listener);
  }, [name]);
}

type Heard = WindowEventMap & Pick<DocumentEventMap, "visibilitychange">;
