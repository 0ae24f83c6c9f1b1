import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

/** Our own server starts the services before it listens; here the first page that is loaded does. */
export function startServicesWithPages(): AstroIntegration {
  const services = fileURLToPath(new URL("services.ts", import.meta.url));
  return {
    name: "start-services-with-pages",
    hooks: {
      "astro:config:setup": ({ addMiddleware }) => addMiddleware({ order: "pre", entrypoint: services }),
    },
  };
}
