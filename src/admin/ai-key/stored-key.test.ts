import { expect, test } from "vitest";
import { findStoredKey, removeStoredKey } from "./stored-key";

const KEY = "sk-deixada-no-navegador-1234";
const storageOf = (entries: Record<string, string>) => {
  const kept = new Map(Object.entries(entries));
  return { kept, getItem: (name: string) => kept.get(name) ?? null, removeItem: (name: string) => void kept.delete(name) };
};

test("a key under any of the earlier names is found, plain or as JSON", () => {
  expect(findStoredKey(storageOf({ openai_api_key: ` ${KEY} ` }))).toEqual({ name: "openai_api_key", key: KEY });
  expect(findStoredKey(storageOf({ openaiApiKey: `"${KEY}"` }))).toEqual({ name: "openaiApiKey", key: KEY });
});

test("what cannot be a key is left alone", () => {
  expect(findStoredKey(storageOf({ apiKey: "outra-coisa-qualquer-123456", OPENAI_API_KEY: "sk-curta" }))).toBeUndefined();
  expect(findStoredKey(storageOf({}))).toBeUndefined();
});

test("only the key that was found is removed", () => {
  const storage = storageOf({ openai_api_key: KEY, generatedPages: "[]" });
  removeStoredKey({ name: "openai_api_key", key: KEY }, storage);
  expect([...storage.kept.keys()]).toEqual(["generatedPages"]);
});
