import { expect, test } from "vitest";
import { isProbe } from "./lost-address";

test.each([
  "/wp-login.php",
  "/blog/xmlrpc.php",
  "/.env",
  "/api/.git/config",
  "/backup.zip",
  "/index.php/admin",
  "/cgi-bin/luci",
  "/dump.sql~",
  "/WP-Content/x.css",
])("%s is what robots try everywhere", (path) => {
  expect(isProbe(path)).toBe(true);
});

test.each([
  "/",
  "/antiga-promocao",
  "/links-uteis/motor-deslizante",
  "/produtos.html",
  "/contato/index.htm",
  "/.well-known/security.txt",
  "/motor-php-200",
  "/a.phpx",
  "/logo.png",
])("%s may be what somebody looked for", (path) => {
  expect(isProbe(path)).toBe(false);
});
