import { expect, test } from "vitest";
import { foldLetters } from "./fold";
import { readPageText } from "./read-page-text";

test("a page is read in blocks, as visitors see it: tags like b part no word, entities are signs, facts keep their names", () => {
  const { blocks } = readPageText(
    "<h2>Preço</h2><p>R$ <b>80</b>0&nbsp;e&#32;mais<br>{{marca}}</p><ul><li>Um</li></ul><table><tr><td>A&lt;B</td></tr></table>Solto",
  );
  expect(blocks.map(({ tag, text }) => [tag, text])).toEqual([
    ["h2", "Preço"],
    ["p", "R$ 800 e mais"],
    ["p", "{{marca}}"],
    ["li", "Um"],
    ["td", "A<B"],
    ["", "Solto"],
  ]);
});

test("addresses of links and pictures are told, unseen signs are none", () => {
  const read = readPageText('<p><a href="/faq?a=1&amp;b=2">V\u200beja</a> <img alt="" src="https://a.example/x.png"></p>');
  expect(read).toMatchObject({ links: ["/faq?a=1&b=2"], pictures: ["https://a.example/x.png"], blocks: [{ text: "Veja" }] });
});

test("a folded text stands sign for sign under the text", () => {
  const text = "ÀÉÎÕÜ çñ “x” 1º İ ẞ ﬁ";
  expect(foldLetters(text)).toHaveLength(text.length);
  expect(foldLetters("São João, Avó")).toBe("sao joao, avo");
});
