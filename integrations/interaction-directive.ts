import type { ClientDirective } from "astro";

const ISLAND_TOUCHES = ["pointerenter", "pointerdown", "touchstart", "focusin"];
const SIGNS_OF_LIFE = ["pointermove", "touchstart", "scroll", "keydown"];

/**
 * Hydrates an island on the first pointer, touch or focus inside it. Its code and React are fetched, not run, once the
 * visitor shows any sign of life and the browser is idle: a page that is only read costs no script. A button pressed before the island is ready is pressed again when it is.
 */
const hydrateOnFirstTouch: ClientDirective = (load, _options, island) => {
  let pressed: HTMLElement | null = null;
  const rememberPress = ({ target }: Event) => {
    pressed = (target as Element).closest<HTMLElement>("button:not([popovertarget])");
  };

  const hydrate = async () => {
    for (const touch of ISLAND_TOUCHES) island.removeEventListener(touch, hydrate);
    island.addEventListener("click", rememberPress);
    const run = await load();
    await run();
    island.removeEventListener("click", rememberPress);
    pressed?.click();
  };
  for (const touch of ISLAND_TOUCHES) island.addEventListener(touch, hydrate, { passive: true });

  const prefetch = () => {
    for (const attribute of ["component-url", "renderer-url"]) {
      const href = island.getAttribute(attribute);
      if (href) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    }
  };
  const prefetchWhenIdle = () => {
    for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, prefetchWhenIdle);
    if ("requestIdleCallback" in window) requestIdleCallback(prefetch);
    else setTimeout(prefetch, 200);
  };
  for (const sign of SIGNS_OF_LIFE) addEventListener(sign, prefetchWhenIdle, { passive: true });
};

export default hydrateOnFirstTouch;
