import { expect, test } from "vitest";
import { parseCacheControl, parseCacheTags } from "./cache-control";

test.each([
  ["max-age=60, stale-while-revalidate=600", { maxAge: 60, staleWhileRevalidate: 600 }],
  ["public,MAX-AGE=0", { maxAge: 0, staleWhileRevalidate: 0 }],
  ["s-maxage=5, max-age=60", { maxAge: 60, staleWhileRevalidate: 0 }],
])("%j lets a page be kept", (header, directives) => {
  expect(parseCacheControl(header)).toEqual(directives);
});

test.each([null, "", "no-store", "private, max-age=60", "max-age=60, no-cache", "s-maxage=60", "max-age=soon"])(
  "%j lets no page be kept",
  (header) => {
    expect(parseCacheControl(header)).toBeUndefined();
  },
);

test("tags are parted by commas", () => {
  expect(parseCacheTags("menu, page:a ,,page:b")).toEqual(["menu", "page:a", "page:b"]);
  expect(parseCacheTags(null)).toEqual([]);
});
