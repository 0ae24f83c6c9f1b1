import { expect, test } from "vitest";
import { findLostElements, toPageHtml } from "./to-page-html";

test.each([
  ["<ul><li><p>Um</p></li><li><p>Dois <strong>fim</strong></p></li></ul>", "<ul><li>Um</li><li>Dois <strong>fim</strong></li></ul>"],
  ["<ul><li><p>Um</p><ul><li><p>Dentro</p></li></ul></li></ul>", "<ul><li>Um<ul><li>Dentro</li></ul></li></ul>"],
  ["<ul><li><p>Um</p><p>Dois</p></li></ul>", "<ul><li><p>Um</p><p>Dois</p></li></ul>"],
  [
    '<table><tbody><tr><th colspan="1" rowspan="1"><p>A</p></th></tr><tr><td colspan="2" rowspan="1"><p>1</p></td></tr></tbody></table>',
    '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
  ],
  [
    '<ul><li><p>Por <strong><span data-fact="">{{ preço &amp; "x" }}</span></strong></p></li></ul>',
    '<ul><li>Por <strong>{{ preço &amp; "x" }}</strong></li></ul>',
  ],
  [
    '<figure><img src="/fotos/aaaaaaaaaaaa" alt=""><figcaption></figcaption></figure>',
    '<figure><img src="/fotos/aaaaaaaaaaaa" /></figure>',
  ],
  ["<p></p>", ""],
  ["<p>Um</p><p></p>", "<p>Um</p><p></p>"],
])("%s is written as %s", (html, written) => {
  expect(toPageHtml(html)).toBe(written);
});

test("what the visual editor would drop is named", () => {
  expect(findLostElements("<p>Um</p><ul><li>Dois</li></ul><table><tr><td>3</td></tr></table>")).toEqual([]);
  expect(findLostElements('<figure><img src="/fotos/aaaaaaaaaaaa" /><figcaption>a</figcaption></figure>')).toEqual([]);
  expect(findLostElements("<figure><table></table></figure>")).toEqual(["figure"]);
  expect(findLostElements('<div class="x"><p>Um <span>dois</span></p></div>')).toEqual(["div", "span"]);
});
