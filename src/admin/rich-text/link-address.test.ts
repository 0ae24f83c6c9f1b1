import { expect, test } from "vitest";
import { checkLink, tidyLink } from "./link-address";

test.each([
  ["exemplo.com.br/a", "https://exemplo.com.br/a"],
  [" https://exemplo.com.br ", "https://exemplo.com.br"],
  ["ana@exemplo.com.br", "mailto:ana@exemplo.com.br"],
  ["/faq", "/faq"],
  ["tel:+5511900000000", "tel:+5511900000000"],
  ["#fim", "#fim"],
])("%s leads to %s", (typed, href) => {
  expect(tidyLink(typed)).toBe(href);
  expect(checkLink(href)).toBeUndefined();
});

test.each(["", "javascript:alert(1)", "//evil.example", "data:text/html,x", "um texto", "https://"])("%j is refused", (typed) => {
  expect(checkLink(tidyLink(typed))).toBeDefined();
});
