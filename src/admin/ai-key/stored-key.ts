import { isPlausibleKey } from "#domain/generation/ai/key";

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
export function findStoredKey(storage: Pick<Storage, "getItem"> | undefined = openStorage()): StoredKey | undefined {
  return NAMES.map((name) => ({ name, key: readText(storage?.getItem(name) ?? "") })).find(({ key }) => isPlausibleKey(key));
}

export function removeStoredKey({ name }: StoredKey, storage: Pick<Storage, "removeItem"> | undefined = openStorage()): void {
  storage?.removeItem(name);
}

/** Some kept it as JSON. */
function readText(value: string): string {
  return value
    .trim()
    .replace(/^"(.*)"$/, "$1")
    .trim();
}

function openStorage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
