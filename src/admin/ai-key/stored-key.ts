import { isPlausibleKey } from "#domain/generation/ai/key";
import { browserStorage } from "../storage/tab-storage";

/** Where the earlier application, or its kin, kept the key in the browser. */
const NAMES = [
  "openai_api_key",
  "openaiApiKey",
  "OPENAI_API_KEY",
  "openai-api-key",
  "openai_key",
  "openaiKey",
  "apiKey",
  "api_key",
  "OPENAI_KEY",
];

/** By the name that the browser's storage has it under. */
type StoredKey = { name: string; key: string };

/** A key of the AI provider left in this browser; it goes nowhere unless the administrator says so. */
export function findStoredKey(): StoredKey | undefined {
  return NAMES.map((name) => ({ name, key: readText(browserStorage.read(name) ?? "") })).find(({ key }) => isPlausibleKey(key));
}

/** Some kept it as JSON. */
function readText(value: string): string {
  return value
    .trim()
    .replace(/^"(.*)"$/, "$1")
    .trim();
}
