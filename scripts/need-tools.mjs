// Before a command that is written in TypeScript: one line where only the packages that running needs are installed.
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

if (!existsSync(fileURLToPath(new URL("../node_modules/tsx", import.meta.url)))) {
  console.error("This command needs the development packages, which are not installed: npm ci");
  process.exit(1);
}
