import { expect, test } from "vitest";
import { isCrossOriginWrite } from "./request-origin";

const SITE = "https://site.example";

test.each([
  ["GET", { origin: "https://evil.example" }],
  ["HEAD", { origin: "https://evil.example" }],
  ["POST", { origin: "https://site.example" }],
  ["POST", { origin: "http://10.0.0.5:4321", host: "10.0.0.5:4321" }],
  ["POST", { "sec-fetch-site": "same-origin" }],
  ["POST", { "sec-fetch-site": "none" }],
  ["POST", {}],
])("%s with %j is let in", (method, headers) => {
  expect(isCrossOriginWrite(method, headers, SITE)).toBe(false);
});

test.each([
  ["POST", { origin: "https://evil.example", host: "site.example" }],
  ["POST", { origin: "https://site.example.evil.example", host: "site.example" }],
  ["POST", { origin: "https://evil.example", "sec-fetch-site": "same-origin", host: "site.example" }],
  ["POST", { origin: "null", host: "site.example" }],
  ["POST", { origin: "", host: "site.example" }],
  ["POST", { "sec-fetch-site": "cross-site" }],
  ["POST", { "sec-fetch-site": "same-site" }],
  ["PUT", { origin: "https://evil.example", host: "site.example" }],
  ["DELETE", { "sec-fetch-site": "cross-site" }],
])("%s with %j comes from elsewhere", (method, headers) => {
  expect(isCrossOriginWrite(method, headers, SITE)).toBe(true);
});
