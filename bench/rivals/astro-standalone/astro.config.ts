import node from "@astrojs/node";
import { memoryCache } from "astro/config";
import site from "../../../astro.config";
import { startServicesWithPages } from "./start-services";

/** The same site on Astro's own standalone server and memory cache; only for `npm run bench servers`. */
export default {
  ...site,
  adapter: node({ mode: "standalone" }),
  cache: { provider: memoryCache() },
  outDir: "./node_modules/.cache/astro-standalone/",
  integrations: [...(site.integrations ?? []), startServicesWithPages()],
};
