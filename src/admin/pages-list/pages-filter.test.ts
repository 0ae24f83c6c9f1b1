import { expect, test } from "vitest";
import { readParams } from "../ui/list/use-address-params";
import { readPagesFilter } from "./pages-filter";

const readAddress = (search: string) => readPagesFilter(readParams(search));

test("filters are read from the address", () => {
  const search = "?busca=motor&origem=ia&estado=rascunhos&periodo=7&ordem=titulo&pagina=2";
  expect(readAddress(search)).toEqual({ query: "motor", origin: "ai", status: "draft", period: 7, order: "title" });
});

test("what no filter knows is left aside", () => {
  expect(readAddress("?origem=x&estado=constructor&periodo=8&ordem=y")).toEqual({ query: "", order: "newest" });
});
