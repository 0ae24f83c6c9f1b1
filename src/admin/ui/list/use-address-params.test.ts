import { expect, test } from "vitest";
import { changeParams } from "./use-address-params";

test("a change keeps the other parameters and leaves out what is empty", () => {
  expect(changeParams("?a=1&pagina=3", { a: "dois", pagina: undefined })).toBe("?a=dois");
  expect(changeParams("?a=1", { a: "" })).toBe("");
  expect(changeParams("", { busca: "portão não" })).toBe("?busca=port%C3%A3o+n%C3%A3o");
});
