import { useEffect } from "react";
import { handleMenuKey } from "./menu-keys";

/**
 * What script adds to the menu beside it: arrow keys between and inside its panels, Escape, and closing when the
 * visitor goes elsewhere. The menu is its server-rendered markup; nothing is rendered again.
 */
export function MenuBehaviour({ menuId }: { menuId: string }) {
  useEffect(() => {
    const menu = document.getElementById(menuId);
    if (!menu) return;
    const onKey = (event: KeyboardEvent) => {
      if (handleMenuKey(menu, event.key)) event.preventDefault();
    };
    const onPress = (event: Event) => {
      if (!menu.contains(event.target as Node)) closeAll(menu);
    };
    // The visitor may have opened a panel and left before this code was there.
    if (!menu.matches(":hover, :focus-within")) closeAll(menu);
    menu.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onPress);
    return () => {
      menu.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onPress);
    };
  }, [menuId]);

  return null;
}

function closeAll(menu: Element): void {
  for (const open of menu.querySelectorAll("details[open]")) open.removeAttribute("open");
}
