import react from "@astrojs/react";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, passthroughImageService } from "astro/config";
import { developmentSite } from "./integrations/development-site.ts";
import { frontServer } from "./integrations/front-server.ts";
import { hydrateOnInteraction } from "./integrations/hydrate-on-interaction.ts";
import { minifyFiles } from "./integrations/minify-files.ts";
import { readDataAtBuild } from "./integrations/read-data-at-build.ts";
import { ANSWERS_NOW_HASH, BEFORE_PAINT_HASH, PREFETCH_RULES_HASH } from "./src/site/layout/inline-scripts.ts";

export default defineConfig({
  output: "server",
  trailingSlash: "never",
  adapter: frontServer(),
  // Pages are rendered whole, and a stream would only be gathered again; so islands use no `useId`.
  integrations: [react({ experimentalDisableStreaming: true }), hydrateOnInteraction(), readDataAtBuild(), developmentSite()],
  image: { service: passthroughImageService() },
  cache: { provider: { name: "page-cache", entrypoint: new URL("./src/server/page-cache/cache-provider.ts", import.meta.url) } },
  session: false,
  logger: { entrypoint: new URL("./src/server/log/astro-log.ts", import.meta.url) },
  markdown: { syntaxHighlight: false },
  build: { inlineStylesheets: "always" },
  security: {
    // The front server checks the origin of every write, whatever its content type.
    checkOrigin: false,
    actionBodySizeLimit: 1024 * 1024,
    csp: {
      algorithm: "SHA-256",
      scriptDirective: { hashes: [BEFORE_PAINT_HASH, ANSWERS_NOW_HASH, PREFETCH_RULES_HASH] },
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ],
    },
  },
  devToolbar: { enabled: false },
  vite: { plugins: [tailwindcss(), minifyFiles()], build: { sourcemap: false } },
});
