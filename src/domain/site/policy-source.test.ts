import { expect, test } from "vitest";
import { policySource } from "./public-address";

test.each([
  ["https://player.exemplo.com.br/1?h=2#t", "https://player.exemplo.com.br"],
  ["http://Videos.Exemplo.com:8080/x;sandbox", "http://videos.exemplo.com:8080"],
  ["https://ana:senha@videos.exemplo.com/1", "https://videos.exemplo.com"],
  ["https://[2001:db8::1]:8443/1", "https://[2001:db8::1]:8443"],
])("%s is named %s", (address, source) => {
  expect(policySource(address)).toBe(source);
});

test.each(["https://x.exemplo;sandbox/1", "https://a.exemplo,b.exemplo/1", "https://*/1", "https://'self'/1", "data:text/html,x"])(
  "%s is no source",
  (address) => {
    expect(policySource(address)).toBeUndefined();
  },
);
