import { randomUUID } from "node:crypto";
import { createPostgresDatabase, dropPostgresDatabase, TEMPLATE } from "#support/database/postgres";
import { onOwnPort } from "#support/machine/own-port";
import { type SiteProxy, startProxy } from "./proxy";
import { type Site, startSite } from "./site";

export interface Processes {
  /** Each by itself. */
  sites: Site[];
  /** All of them behind a proxy, whose address is the site's. */
  proxy: SiteProxy;
  databaseUrl: string;
  stop(): Promise<void>;
}

export interface ProcessesOptions {
  count: number;
  env?: Record<string, string>;
  /** Another than the migrated one to copy the database from. */
  template?: string;
}

/** Several processes on one PostgreSQL database, started at once, behind a proxy. */
export async function startProcesses({ count, env = {}, template = TEMPLATE }: ProcessesOptions): Promise<Processes> {
  const name = `test-${randomUUID()}`;
  const databaseUrl = await createPostgresDatabase(name, template);
  const { sites, proxy } = await onOwnPort(async (proxyPort) => {
    const common = {
      DATABASE_URL: databaseUrl,
      SECRET_KEY: "a-secret-that-all-processes-of-the-site-have",
      SITE_URL: `http://localhost:${proxyPort}`,
      ...env,
    };
    const starts = await Promise.allSettled(Array.from({ length: count }, () => startSite({ env: common })));
    const sites = starts.flatMap((start) => (start.status === "fulfilled" ? start.value : []));
    try {
      const failed = starts.find((start) => start.status === "rejected");
      if (failed) throw failed.reason;
      return { sites, proxy: await startProxy(proxyPort, sites) };
    } catch (error) {
      await Promise.all(sites.map((site) => site.stop("SIGKILL")));
      throw error;
    }
  });
  return {
    sites,
    proxy,
    databaseUrl,
    async stop() {
      await Promise.all([proxy.stop(), ...sites.map((site) => site.stop())]);
      await dropPostgresDatabase(name);
    },
  };
}
