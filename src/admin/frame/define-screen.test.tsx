import { globSync, readFileSync } from "node:fs";
import { useQuery } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";

import { defineScreen } from "./define-screen";

// They ask how wide the window is, and here is none.
vi.mock("../ui/toast/Toasts", () => ({ Toasts: () => null }));

test("the outermost component of a screen may ask the server, and has what its page brought with it", () => {
  const Greeting = defineScreen(
    function Screen(_: { answer: string }) {
      const { data } = useQuery({ queryKey: ["greeting"], queryFn: () => "asked" });
      return <p>{data}</p>;
    },
    ({ answer }) => [[["greeting"], answer]],
  );
  expect(renderToString(<Greeting answer="brought" />)).toContain("<p>brought</p>");
});

test("every page of the panel shows a screen that is defined so", () => {
  const pages = globSync("src/pages/admin/**/*.astro").map((path) => ({ path, page: readFileSync(path, "utf8") }));
  const shown = pages.flatMap(({ path, page }) => {
    // An address that leads on to another shows nothing, and a draft stands in a frame of a screen.
    if (page.includes("return Astro.redirect(") || page.includes("<SheetDocument")) return [];
    const [, name = ""] = /<(\w+) client:only/.exec(page) ?? [];
    const [, file = ""] = new RegExp(`import \\{ ${name} \\} from "#admin/([^"]+)"`).exec(page) ?? [];
    const isDefined = new RegExp(`export const ${name} = define(Card)?Screen\\(`).test(readFileSync(`src/admin/${file}.tsx`, "utf8"));
    return { path, isDefined };
  });
  expect(shown.length).toBeGreaterThan(20);
  expect(shown.filter(({ isDefined }) => !isDefined)).toEqual([]);
});
