import { fileURLToPath } from "node:url";
import { dev } from "astro";
import { logHandlers } from "astro/config";

const DEFAULT_PORT = 4321;

/** Serves the sources through Astro's own development server until it is told to stop. `scripts/dev.mjs` runs this file. */
async function serve(): Promise<void> {
  const server = await dev({
    root: fileURLToPath(new URL("../", import.meta.url)),
    server: { host: process.env["HOST"] || "localhost", port: Number(process.env["PORT"]) || DEFAULT_PORT },
    // On another port than the one it was told, nobody could sign in.
    vite: { server: { strictPort: true } },
    logger: logHandlers.console({ level: "warn" }),
    logLevel: "warn",
  });
  // What it was to fill is filled; the built site goes on with it.
  if (process.argv.includes("--year")) return void server.stop().finally(() => process.exit(0));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void server.stop().finally(() => process.exit(0)));
}

serve().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
