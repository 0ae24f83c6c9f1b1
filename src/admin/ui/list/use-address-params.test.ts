import { expect, test } from "vitest";
import { changeParams, readParams } from "./use-address-params";

test("a change keeps the other parameters and leaves out what is empty", () => {
  expect(changeParams("?a=1&pagina=3", { a: "dois", pagina: undefined })).toBe("?a=dois");
  expect(changeParams("?a=1", { a: "" })).toBe("");
  expect(changeParams("", { busca: "portão não" })).toBe("?busca=port%C3%A3o+n%C3%A3o");
});

test("search text and page are read from the address", () => {
  expect(readParams("?busca=port%C3%A3o+n%C3%A3o+abre&pagina=3")).toMatchObject({ query: "portão não abre", page: 3 });
});

test("a page that is no positive whole number is the first", () => {
  for (const page of ["", "0", "-2", "1.5", "abc", "1e999"]) expect(readParams(`?pagina=${page}`).page).toBe(1);
});

test("a search longer than the server takes is cut", () => {
  expect(readParams(`?busca=${"a".repeat(900)}`).query).toHaveLength(200);
});
