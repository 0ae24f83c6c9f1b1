import { useLayoutEffect, useRef } from "react";

/** Hears "/" where nobody types, and Ctrl+K or ⌘K anywhere, unless a dialog is open. */
export function useJumpKeys(onJump: () => void): void {
  const heard = useRef(onJump);
  heard.current = onJump;

  // Before the screen is painted: who sees it is heard.
  useLayoutEffect(() => {
    function hear(event: KeyboardEvent): void {
      const isCombined = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k";
      const isSlash = event.key === "/" && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target);
      if (!(isCombined || isSlash) || event.defaultPrevented || document.querySelector("[role=dialog], [role=alertdialog]")) return;
      event.preventDefault();
      heard.current();
    }
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
}
