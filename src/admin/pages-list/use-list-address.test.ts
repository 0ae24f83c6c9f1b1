import { expect, test } from "vitest";
import { readAddress, toSearch } from "./use-list-address";

test("search text and page are read from the address", () => {
  expect(readAddress("?busca=port%C3%A3o+n%C3%A3o+abre&pagina=3")).toEqual({ query: "portão não abre", order: "newest", page: 3 });
});

test("filters are read from the address and written to it", () => {
  const search = "?busca=motor&origem=ia&estado=rascunhos&periodo=7&ordem=titulo&pagina=2";
  expect(readAddress(search)).toEqual({ query: "motor", origin: "ai", status: "draft", period: 7, order: "title", page: 2 });
  expect(toSearch(readAddress(search))).toBe(search);
});

test("the list as it comes needs nothing in the address", () => {
  expect(toSearch(readAddress(""))).toBe("");
});

test("what no filter knows is left aside", () => {
  expect(readAddress("?origem=x&estado=constructor&periodo=8&ordem=y")).toEqual({ query: "", order: "newest", page: 1 });
});

test("a page that is no positive whole number is the first", () => {
  for (const page of ["", "0", "-2", "1.5", "abc", "1e999"]) expect(readAddress(`?pagina=${page}`).page).toBe(1);
});

test("a search longer than the server takes is cut", () => {
  expect(readAddress(`?busca=${"a".repeat(900)}`).query).toHaveLength(200);
});
