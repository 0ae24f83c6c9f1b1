import { expect, test } from "vitest";
import { toRedirectPath } from "./redirect";

test.each([
  ["/links-uteis/motor", "/links-uteis/motor"],
  [" /Links-Uteis/Motor/?utm=1#fim ", "/links-uteis/motor"],
  ["/antiga//pagina.html", "/antiga/pagina.html"],
  ["/S%C3%A3o", "/s%C3%A3o"],
  ["/são", "/s%C3%A3o"],
  ["/", "/"],
])("%s is named %s", (address, path) => {
  expect(toRedirectPath(address)).toBe(path);
});

test.each([
  "",
  "motor",
  "//evil.example",
  "/\\evil.example",
  "https://evil.example/",
  "javascript:alert(1)",
  "/admin",
  "/Admin/painel",
  "/_actions/pages.list",
  "/a/../admin/painel",
  `/${"a".repeat(400)}`,
])("%j is no public path of the site", (address) => {
  expect(toRedirectPath(address)).toBeUndefined();
});
