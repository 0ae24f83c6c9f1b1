import type { Plugin } from "vite";

const STYLE = /\.css($|\?)/;

/**
 * Reloads the browser when a module changes that both the server and the browser run. Left alone, only the browser's
 * copy would be exchanged, and only where it is loaded: a page rendered on the server would go on showing the old one.
 */
export function reloadSharedModules(): Plugin {
  return {
    name: "reload-shared-modules",
    apply: "serve",
    hotUpdate({ modules, server }) {
      if (this.environment.name !== "ssr") return;
      const { client } = server.environments;
      const isShared = modules.some(({ id }) => id && !STYLE.test(id) && client.moduleGraph.getModuleById(id));
      if (isShared) client.hot.send({ type: "full-reload" });
    },
  };
}
