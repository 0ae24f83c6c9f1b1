import { expect, test } from "vitest";
import { securityHeaders } from "./security-headers";

test("over TLS browsers are told to stay there, without it they are not", () => {
  expect(securityHeaders("https://site.example")["strict-transport-security"]).toMatch(/^max-age=31536000/);
  expect(securityHeaders("http://localhost:4321")).not.toHaveProperty("strict-transport-security");
});
