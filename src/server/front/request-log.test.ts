import { expect, test } from "vitest";
import { pathOf } from "./request-log";

test.each([
  ["/agenda/0a1b.ics?x=1", "/agenda/…"],
  ["/documento/0a1b", "/documento/…"],
  ["/depoimento/0a1b/foto", "/depoimento/…"],
  ["/agendar-instalacao?vaga=x", "/agendar-instalacao"],
])("%s is written down as %s", (url, path) => {
  expect(pathOf(url)).toBe(path);
});
