import { expect, test } from "vitest";
import { GAP, renderOnce } from "./still-parts";

test("a part is rendered when it is first asked for, and by its name alone from then on", async () => {
  expect(await renderOnce("/faq", async () => "<p>Dúvidas</p>")).toEqual(["<p>Dúvidas</p>"]);
  expect(await renderOnce("/faq", async () => "<p>Outra</p>")).toEqual(["<p>Dúvidas</p>"]);
  expect(await renderOnce("/garantia", async () => "<p>Garantia</p>")).toEqual(["<p>Garantia</p>"]);
});

test("a gap parts it in two", async () => {
  expect(await renderOnce("/", async () => `<main>${GAP}</main>`)).toEqual(["<main>", "</main>"]);
  await expect(renderOnce("/duas", async () => `${GAP}<hr>${GAP}`)).rejects.toThrow("more than one gap");
});

test("of a part that failed nothing is kept", async () => {
  const failing = renderOnce("/termos", async () => {
    throw new Error("no facts");
  });
  await expect(failing).rejects.toThrow("no facts");
  expect(await renderOnce("/termos", async () => "<p>Termos</p>")).toEqual(["<p>Termos</p>"]);
});
