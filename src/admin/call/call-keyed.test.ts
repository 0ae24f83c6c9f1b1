import { expect, test } from "vitest";
import { withKey } from "./call-keyed";

const lose = (): Promise<never> => Promise.reject(new TypeError("Failed to fetch"));

test("what was not answered is sent again under its key, and under another once it was", async () => {
  const keys: string[] = [];
  const send = (outcome: () => Promise<unknown>) => (key: string) => {
    keys.push(key);
    return outcome();
  };
  await expect(withKey("salvar", send(lose))).rejects.toThrow();
  await expect(withKey("salvar", send(lose))).rejects.toThrow();
  await withKey(
    "salvar",
    send(async () => {}),
  );
  await withKey(
    "salvar",
    send(async () => {}),
  );
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).toBe(keys[0]);
  expect(keys[3]).not.toBe(keys[0]);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
});

test("something else that is sent meanwhile has a key of its own", async () => {
  const seen: string[] = [];
  await expect(withKey("uma", (key) => lose().finally(() => seen.push(key)))).rejects.toThrow();
  await withKey("outra", async (key) => seen.push(key));
  expect(new Set(seen).size).toBe(2);
});
