import type { AstroIntegration } from "astro";
import pLimit from "p-limit";
import { isRunnableDevEnvironment, type RunnableDevEnvironment } from "vite";
import { reloadSharedModules } from "./reload-shared-modules.ts";

const SITE_MODULE = "/dev/site.ts";

/** Modules that Astro imports once; it asks again when one of them changes, not when what they import does. */
const KEPT_BY_ASTRO = ["astro:middleware-updated", "astro:actions-updated"];

type SiteModule = typeof import("../dev/site.ts");
type Site = Awaited<ReturnType<SiteModule["startSite"]>>;

/** What `astro dev` needs besides: the services that pages ask for, in the very modules that pages import. */
export function developmentSite(): AstroIntegration {
  let site: SiteKeeper | undefined;
  const stop = async () => await site?.stop();
  return {
    name: "development-site",
    hooks: {
      "astro:config:setup": ({ command, updateConfig }) => {
        if (command !== "dev") return;
        updateConfig({
          // The development server's own scripts and styles have no hash that a policy could name.
          security: { csp: false },
          // After a change of the configuration another server takes over in the same process.
          vite: {
            plugins: [reloadSharedModules(), { name: "stop-site", buildEnd: stop }],
            server: { strictPort: true, watch: { ignored: ["**/data/**", "**/dist/**"] } },
          },
        });
      },
      "astro:server:setup": ({ server }) => {
        const pages = server.environments.ssr;
        if (!isRunnableDevEnvironment(pages)) throw new Error("Pages are not rendered in this process");
        const kept = keepSite(pages);
        site = kept;
        server.middlewares.use((request, response, next) => {
          // Visits are the built site's to count.
          if (request.url === "/contar") return void response.writeHead(204).end();
          kept.get().then(() => next(), next);
        });
      },
      "astro:server:start": async () => {
        const started = await site?.get();
        await started?.seedIfWanted();
        started?.announce();
      },
      "astro:server:done": stop,
    },
  };
}

type SiteKeeper = ReturnType<typeof keepSite>;

/** The running site, started anew when one of its modules changed. */
function keepSite({ runner, hot }: RunnableDevEnvironment) {
  let started: { module: SiteModule; site: Site } | undefined;

  async function renew(): Promise<Site> {
    const module = (await runner.import(SITE_MODULE)) as SiteModule;
    if (started?.module.startSite === module.startSite) return started.site;
    await stopStarted();
    for (const event of KEPT_BY_ASTRO) hot.send(event, {});
    const site = await module.startSite();
    started = { module, site };
    return site;
  }

  async function stopStarted(): Promise<void> {
    const stopped = started;
    started = undefined;
    await stopped?.site.stop();
  }

  // One after the other: two must never have the database open at once.
  const inTurn = pLimit(1);
  return { get: () => inTurn(renew), stop: () => inTurn(stopStarted) };
}
