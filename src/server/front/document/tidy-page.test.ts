import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { createPageTidier } from "./tidy-page";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const SHEET = ".a{top:0}.b{top:1px}.c{top:2px}.d{top:3px}.e{top:4px}@layer utilities{.b\\:x{top:5px}.flex{top:6px}}";
const SCRIPTS: Record<string, string> = {
  "/x/island.js": 'import{j}from"./brought.js";j("div",{className:open?"p b":"p"})',
  "/x/brought.js": 'import"./island.js";const n=`c`',
};

const tidy = createPageTidier(async (url) => SCRIPTS[url] as string);
const policyOf = (...texts: string[]) => `script-src 'self' ${texts.map(hashOf).join(" ")}; style-src 'self' ${hashOf(SHEET)};`;
const pageWith = (body: string) => `<html><head><style>${SHEET}</style></head><body>${body}</body></html>`;

test("a page brings the style of its classes, of its own scripts and of its islands, and the hash of it", async () => {
  const own = "document.body.classList.add('d')";
  const body = `<p class="a x">&lt;</p><script>${own}</script><astro-island component-url="/x/island.js"></astro-island>`;
  const kept = ".a{top:0}.b{top:1px}.c{top:2px}.d{top:3px}";
  expect(await tidy(pageWith(body), policyOf(own, "elsewhere()"))).toEqual({
    html: pageWith(body).replace(SHEET, kept),
    policy: `script-src 'self' ${hashOf(own)}; style-src 'self' ${hashOf(kept)};`,
  });
});

test("classes that come later are named beforehand", async () => {
  const { html } = await tidy(pageWith('<nav data-classes="b e"></nav>'), policyOf());
  expect(html).toContain("<style>.b{top:1px}.e{top:4px}</style>");
});

test("classes that no script knows are called shortly; icons keep no name that nobody asks for", async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" class="lucide lucide-x flex"></svg>';
  const body = `<p class="b:x other">&lt;i class="b:x"</p><nav data-classes="flex">${svg}</nav>`;
  const { html } = await tidy(pageWith(body), policyOf());
  expect(html).toContain("<style>@layer utilities{.a{top:5px}.flex{top:6px}}</style>");
  expect(html).toContain('<p class="a other">&lt;i class="b:x"</p><nav data-classes="flex"><svg class="flex"></svg></nav>');
});

test("neither a script nor a style that was not let in is let in", async () => {
  const { policy } = await tidy(pageWith("<script>strange()</script>"), policyOf("known()"));
  expect(policy).not.toContain(hashOf("strange()"));
  const strange = { html: "<style>.a{top:9px}</style>", policy: policyOf() };
  expect(await tidy(strange.html, strange.policy)).toEqual(strange);
});

test("a script that could not be read is read again", async () => {
  let isThere = false;
  const later = createPageTidier(async () => {
    if (!isThere) throw new Error("no such file");
    return '"b"';
  });
  const page = pageWith('<astro-island component-url="/x/island.js"></astro-island>');
  await expect(later(page, policyOf())).rejects.toThrow("no such file");
  isThere = true;
  expect((await later(page, policyOf())).html).toContain("<style>.b{top:1px}</style>");
});
