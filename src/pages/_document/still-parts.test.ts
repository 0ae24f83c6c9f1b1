import { expect, test } from "vitest";
import { renderOnce } from "./still-parts";

test("a part is rendered when it is first asked for, and by its name alone from then on", async () => {
  expect(await renderOnce("/faq", async () => "<p>Dúvidas</p>")).toBe("<p>Dúvidas</p>");
  expect(await renderOnce("/faq", async () => "<p>Outra</p>")).toBe("<p>Dúvidas</p>");
  expect(await renderOnce("/garantia", async () => "<p>Garantia</p>")).toBe("<p>Garantia</p>");
});

test("of a part that failed nothing is kept", async () => {
  const failing = renderOnce("/termos", async () => {
    throw new Error("no facts");
  });
  await expect(failing).rejects.toThrow("no facts");
  expect(await renderOnce("/termos", async () => "<p>Termos</p>")).toBe("<p>Termos</p>");
});
