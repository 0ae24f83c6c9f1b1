import { expect, onTestFinished, test, vi } from "vitest";
import { withKey } from "./call";

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

test("a screen that is loaded anew knows the key of what was not answered, and of nothing else", async () => {
  const stored = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const load = async () => {
    vi.resetModules();
    return (await import("./call")).withKey;
  };
  const seen: string[] = [];
  await expect((await load())("salvar", (key) => lose().finally(() => seen.push(key)))).rejects.toThrow();
  await (await load())("salvar", async (key) => seen.push(key));
  await (await load())("salvar", async (key) => seen.push(key));
  expect(seen[1]).toBe(seen[0]);
  expect(seen[2]).not.toBe(seen[0]);
  expect([...stored.values()]).toEqual(["[]"]);
});
