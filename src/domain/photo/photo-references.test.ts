import { expect, test } from "vitest";
import { expectLinear } from "#support/machine/growth";
import { fillPhotos, keepOwnPhotos, listPhotoReferences, readPhotoReference } from "./photo-references";

const ONE = "aaaaaaaaaaaa";
const TWO = "bbbbbbbbbbbb";

test("only a photograph of the library is one", () => {
  expect(readPhotoReference(`/fotos/${ONE}`)).toBe(ONE);
  for (const address of [
    "",
    "/fotos/",
    `/fotos/${ONE}/..`,
    `https://x.example/fotos/${ONE}`,
    `//x.example/fotos/${ONE}`,
    `/fotos/${ONE}?a`,
  ])
    expect(readPhotoReference(address), address).toBeUndefined();
});

test("each photograph that a text names is listed once, however it is written", () => {
  const html = `<p>a</p><img src="/fotos/${ONE}"><figure><IMG alt='a b' src='/fotos/${TWO}' /></figure><img src=/fotos/${ONE}><a href="/fotos/cccccccccccc">x</a>`;
  expect(listPhotoReferences(html)).toEqual([ONE, TWO]);
  expect(listPhotoReferences("<p>/fotos/</p>")).toEqual([]);
});

test("a photograph stands in its place, one that is gone leaves with its figure, and so do pictures of others", () => {
  const render = (id: string) => (id === ONE ? "<picture>$1</picture>" : undefined);
  expect(fillPhotos(`<p>a</p><figure><img src="/fotos/${ONE}"><figcaption>b</figcaption></figure>`, render)).toBe(
    "<p>a</p><figure><picture>$1</picture><figcaption>b</figcaption></figure>",
  );
  expect(fillPhotos(`<p>a</p><figure><img src="/fotos/${TWO}"><figcaption>b</figcaption></figure><p>c</p>`, render)).toBe(
    "<p>a</p><p>c</p>",
  );
  expect(fillPhotos('<p>a <img src="https://x.example/a.png" alt="A"> b</p>', render)).toBe("<p>a  b</p>");
  expect(fillPhotos("<figure><table></table></figure>", render)).toBe("<figure><table></table></figure>");
});

test("a copied text brings no picture of another site", () => {
  expect(keepOwnPhotos(`<p>a <img src="https://x.example/a.png"> b</p><figure><img src="/fotos/${ONE}" alt="x"></figure>`)).toBe(
    `<p>a  b</p><figure><img src="/fotos/${ONE}"></figure>`,
  );
});

test("unclosed markup takes no longer than its length", async () => {
  const openEach = (times: number) => fillPhotos(`${"<figure>".repeat(times)}${"<img a='".repeat(times)}`, () => "");
  await expectLinear(openEach, 20_000);
});
