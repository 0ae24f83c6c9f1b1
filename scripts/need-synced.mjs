// Before a check by itself that reads the types Astro writes.
import { ensureInstalled, ensureSynced } from "./prepare.mjs";

ensureInstalled("all");
ensureSynced();
