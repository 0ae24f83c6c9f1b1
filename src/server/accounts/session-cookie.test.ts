import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { createSessionCookie } from "./session-cookie";

const NAME = "__Secure-abre-facil.session_token";
const SECRET = "um-segredo-de-teste-com-mais-de-32-letras";
const signed = (token: string, secret = SECRET) =>
  `${NAME}=${encodeURIComponent(`${token}.${createHmac("sha256", secret).update(token).digest("base64")}`)}`;
const create = () => createSessionCookie({ name: NAME, secret: SECRET });

test.each([signed("a"), `x=1; ${signed("a")}; y=2`, decodeURIComponent(signed("a")), signed("a").replace("=", '="').concat('"')])(
  "a cookie this server made may open a session: %s",
  (header) => {
    expect(create().mayOpen(header)).toBe(true);
  },
);

test.each([
  undefined,
  null,
  "",
  NAME,
  `${NAME}=`,
  `${NAME}=.`,
  `${NAME}=a`,
  `${NAME}=a.b`,
  `${NAME}=%E0%A4%A.x`,
  `${NAME}=a.${"é".repeat(44)}`,
  `${NAME}=${"a".repeat(16_000)}`,
  signed("a").replace("=a", "=b"),
  signed("a", "outro-segredo-de-teste-com-mais-de-32-letras"),
  signed("a").replace(NAME, "abre-facil.session_token"),
  signed("a").replace(NAME, `x${NAME}`),
  // The first of a name counts, as for the accounts library.
  `${NAME}=a.b; ${signed("a")}`,
])("a made-up cookie opens none: %s", (header) => {
  expect(create().mayOpen(header)).toBe(false);
});

test("a session that was looked for and is no more stays closed, others open", () => {
  const cookie = create();
  cookie.noteEnded(signed("ended"));
  expect(cookie.mayOpen(signed("ended"))).toBe(false);
  expect(cookie.mayOpen(signed("other"))).toBe(true);
});

test("made-up cookies are not kept", () => {
  const cookie = create();
  cookie.noteEnded(signed("ended"));
  for (let number = 0; number < 5000; number += 1) cookie.noteEnded(`${NAME}=made-up-${number}.x`);
  expect(cookie.mayOpen(signed("ended"))).toBe(false);
});
