import { expect, test, vi } from "vitest";
import { createFragmentCache } from "./fragment-cache";

test("a part is rendered once for a version", () => {
  const fragments = createFragmentCache();
  const render = vi.fn(() => "<p>Por R$ 800</p>");
  expect(fragments.render("precos", "1", render)).toBe("<p>Por R$ 800</p>");
  expect(fragments.render("precos", "1", render)).toBe("<p>Por R$ 800</p>");
  expect(render).toHaveBeenCalledTimes(1);
});

test("a new version is rendered anew, and the one before it is dropped", () => {
  const fragments = createFragmentCache();
  fragments.render("precos", "1", () => "<p>Por R$ 800</p>");
  expect(fragments.render("precos", "2", () => "<p>Por R$ 900</p>")).toBe("<p>Por R$ 900</p>");
  expect(fragments.render("precos", "1", () => "<p>Por R$ 800, de novo</p>")).toBe("<p>Por R$ 800, de novo</p>");
});

test("parts of other names are kept by themselves", () => {
  const fragments = createFragmentCache();
  fragments.render("menu", "1", () => "<nav></nav>");
  expect(fragments.render("rodape", "1", () => "<footer></footer>")).toBe("<footer></footer>");
  expect(fragments.render("menu", "1", () => "another")).toBe("<nav></nav>");
});

test("beyond the room there is, the part not asked for longest goes", () => {
  const fragments = createFragmentCache(1000);
  const part = "x".repeat(400);
  fragments.render("a", "1", () => part);
  fragments.render("b", "1", () => part);
  fragments.render("a", "1", () => "another");
  fragments.render("c", "1", () => part);
  expect(fragments.render("a", "1", () => "again")).toBe(part);
  expect(fragments.render("b", "1", () => "again")).toBe("again");
});

test("of a part that failed nothing is kept", () => {
  const fragments = createFragmentCache();
  const fail = () => {
    throw new Error("no facts");
  };
  expect(() => fragments.render("precos", "1", fail)).toThrow("no facts");
  expect(fragments.render("precos", "1", () => "<p>Por R$ 800</p>")).toBe("<p>Por R$ 800</p>");
});
