import { expect, test } from "vitest";
import { createAstroRenderer, type VisitorRequest } from "./astro-renderer";

const SITE_URL = "https://abrefacil.exemplo";

/** A renderer that is held, and knows how many of its renders are under way. */
function heldRenderer() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const state = { underWay: 0 };
  const render = async () => {
    state.underWay += 1;
    await promise;
    return new Response("");
  };
  return {
    state,
    release: resolve,
    limited: createAstroRenderer({ render } as unknown as Parameters<typeof createAstroRenderer>[0], SITE_URL, async () => ""),
  };
}

const visit = (url: string) => ({ raw: { url, method: "GET", headers: {} } }) as VisitorRequest;
const turns = async () => await new Promise((resolve) => setImmediate(resolve));

test("only so many pages are under way at the same time, whoever asks, and all are rendered in the end", async () => {
  const { state, release, limited } = heldRenderer();
  const asked = Array.from({ length: 20 }, (_, number) =>
    number % 2 ? limited.renderForEveryone(`/${number}`) : limited.renderForVisitor(visit(`/${number}`)),
  );
  await turns();
  expect(state.underWay).toBe(8);
  release();
  await Promise.all(asked);
  expect(state.underWay).toBe(20);
});

test.each(["/admin/execucoes/x", "/_actions/ai.testKey", "/api/auth/callback/google?code=x", "/admin"])(
  "%s, which may wait for others, takes nobody's place",
  async (url) => {
    const { state, release, limited } = heldRenderer();
    const asked = Array.from({ length: 20 }, () => limited.renderForVisitor(visit(url)));
    await turns();
    expect(state.underWay).toBe(20);
    release();
    await Promise.all(asked);
  },
);
