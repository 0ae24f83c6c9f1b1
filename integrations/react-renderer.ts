import react from "@astrojs/react/server.js";
import type { NamedSSRLoadedRendererValue } from "astro";

type RenderToStaticMarkup = NamedSSRLoadedRendererValue["renderToStaticMarkup"];

/** HTML of islands of the public site, by component and properties. */
const known = new Map<unknown, Map<string, string>>();

/**
 * Whoever looks at it, an island starts as its properties say, so it is rendered once for each. Without Astro's own
 * context React numbers nothing: the same component is the same HTML, whatever was rendered before it.
 */
const renderToStaticMarkup: RenderToStaticMarkup = async (Component, properties, slots, metadata) => {
  const render = async () => (await react.renderToStaticMarkup.call(undefined as never, Component, properties, slots, metadata)).html;
  const isPublicIsland = (metadata?.hydrate as string | undefined) === "interaction" && Object.keys(slots).length === 0;
  if (!isPublicIsland) return { html: await render(), attrs: {} };
  const ofComponent = known.get(Component) ?? new Map<string, string>();
  known.set(Component, ofComponent);
  const key = JSON.stringify(properties);
  const html = ofComponent.get(key) ?? Buffer.from(await render()).toString();
  ofComponent.set(key, html);
  return { html, attrs: {} };
};

/** Whatever is no Astro component here and no tag is React's; asking would render it once more. */
const check: NamedSSRLoadedRendererValue["check"] = async (Component) => typeof Component !== "string";

export default { ...react, check, renderToStaticMarkup };
