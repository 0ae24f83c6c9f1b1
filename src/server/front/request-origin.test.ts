import { expect, test } from "vitest";
import { isCrossOriginWrite } from "./request-origin";

const SITE = "https://site.example";

test.each([
  ["GET", { origin: "https://evil.example" }],
  ["HEAD", { origin: "https://evil.example" }],
  ["POST", { origin: "https://site.example" }],
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
  ["POST", { origin: "http://site.example", host: "site.example" }],
  ["POST", { origin: "https://site.example:8443", host: "site.example:8443" }],
  ["POST", { origin: "http://10.0.0.5:4321", host: "10.0.0.5:4321" }],
  ["POST", { origin: "http://localhost:4321", host: "localhost:4321" }],
  ["POST", { origin: "null", host: "site.example" }],
  ["POST", { origin: "", host: "site.example" }],
  ["POST", { "sec-fetch-site": "cross-site" }],
  ["POST", { "sec-fetch-site": "same-site" }],
  ["PUT", { origin: "https://evil.example", host: "site.example" }],
  ["DELETE", { "sec-fetch-site": "cross-site" }],
])("%s with %j comes from elsewhere", (method, headers) => {
  expect(isCrossOriginWrite(method, headers, SITE)).toBe(true);
});

const HERE = "http://localhost:4321";

test.each(["http://localhost:4321", "http://127.0.0.1:4321", "http://[::1]:4321"])(
  "a site of this machine is written to from %s, which is itself",
  (origin) => {
    expect(isCrossOriginWrite("POST", { origin }, HERE)).toBe(false);
  },
);

test.each(["http://127.0.0.1:4322", "https://127.0.0.1:4321", "http://192.168.0.5:4321", "http://localhost.evil.example:4321"])(
  "a site of this machine is not written to from %s",
  (origin) => {
    expect(isCrossOriginWrite("POST", { origin, host: origin.split("/")[2] }, HERE)).toBe(true);
  },
);
