import { afterEach, expect, test, vi } from "vitest";
import { findStoredKey } from "./stored-key";

const KEY = "sk-deixada-no-navegador-1234";

afterEach(() => vi.unstubAllGlobals());

function findIn(entries: Record<string, string>) {
  vi.stubGlobal("localStorage", { getItem: (name: string) => entries[name] ?? null });
  return findStoredKey();
}

test("a key under any of the earlier names is found, plain or as JSON", () => {
  expect(findIn({ openai_api_key: ` ${KEY} ` })).toEqual({ name: "openai_api_key", key: KEY });
  expect(findIn({ openaiApiKey: `"${KEY}"` })).toEqual({ name: "openaiApiKey", key: KEY });
});

test("what cannot be a key is left alone", () => {
  expect(findIn({ apiKey: "outra-coisa-qualquer-123456", OPENAI_API_KEY: "sk-curta" })).toBeUndefined();
  expect(findIn({})).toBeUndefined();
});

test("a storage that is forbidden has none", () => {
  vi.stubGlobal("localStorage", {
    getItem() {
      throw new Error("SecurityError");
    },
  });
  expect(findStoredKey()).toBeUndefined();
});
