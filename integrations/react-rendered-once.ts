import react from "@astrojs/react";
import type { AstroIntegration } from "astro";

/**
 * React with a renderer of our own around Astro's (`react-renderer.ts`). Pages are rendered whole, and a stream would
 * only be gathered again; so islands use no `useId`.
 */
export function reactRenderedOnce(): AstroIntegration {
  const integration = react({ experimentalDisableStreaming: true });
  const setUp = integration.hooks["astro:config:setup"];
  return {
    ...integration,
    hooks: {
      ...integration.hooks,
      "astro:config:setup": (options) =>
        setUp?.({
          ...options,
          addRenderer: (renderer) =>
            options.addRenderer({ ...renderer, serverEntrypoint: new URL("./react-renderer.ts", import.meta.url) }),
        }),
    },
  };
}
