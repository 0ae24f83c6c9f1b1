import { expect, test } from "vitest";
import { facts, isFact } from "#support/content/facts";
import { readAnswer, withoutBegunTag } from "./read-answer";

const BLOCKS = "<h2>Sinais</h2>\n<p>O motor ronca.</p>";
const read = (answer: string, isCut = false) => readAnswer(answer, { title: "Motor que ronca", isFact, texts: facts.texts, isCut });

test("HTML comes through as it is", () => {
  expect(read(BLOCKS)).toBe(BLOCKS);
});

test("a code fence around the HTML goes, with the words around it, finished or not", () => {
  expect(read(`\`\`\`html\n${BLOCKS}\n\`\`\``)).toBe(BLOCKS);
  expect(read(`Claro! Aqui está:\n\n\`\`\`html\n${BLOCKS}\n\`\`\`\nEspero que ajude!`)).toBe(BLOCKS);
  expect(read(`\`\`\`html\n${BLOCKS}`)).toBe(BLOCKS);
});

test("thoughts, JSON around the text, and markup that is escaped as a whole are taken off", () => {
  expect(read(`<think>O usuário quer <p>um texto</p>.</think>\n${BLOCKS}`)).toBe(BLOCKS);
  expect(read(`Pensando…\n</think>${BLOCKS}`)).toBe(BLOCKS);
  expect(read("<think>O usuário quer um texto que não acaba")).toBe("");
  expect(read(JSON.stringify({ title: "Motor", html: BLOCKS }))).toBe(BLOCKS);
  expect(read(`\`\`\`json\n${JSON.stringify({ content: BLOCKS })}\n\`\`\``)).toBe(BLOCKS);
  expect(read(JSON.stringify(BLOCKS))).toBe(BLOCKS);
  expect(read(BLOCKS.replaceAll("<", "&lt;").replaceAll(">", "&gt;"))).toBe(BLOCKS);
  expect(read(`\`\`\`html${BLOCKS}\`\`\``)).toBe(BLOCKS);
});

test("what is not certain stays, for the gate to hold", () => {
  const mixed = "<p>Um.</p><p>&lt;p&gt;Dois.&lt;/p&gt;</p>";
  expect(read(mixed)).toBe(mixed);
});

test("a paragraph at either end that speaks to who asked goes", () => {
  expect(read(`<p>Claro! Aqui está o texto:</p>${BLOCKS}<p>Espero que ajude!</p>`)).toBe(BLOCKS);
  expect(read("Claro! Aqui está o texto:\n\n## Sinais\n\nO motor ronca.")).toBe(BLOCKS);
});

test("words around bare HTML go", () => {
  expect(read(`Aqui está o texto:\n${BLOCKS}\nPosso ajustar o tom.`)).toBe(BLOCKS);
});

test("Markdown becomes HTML", () => {
  expect(read("## Sinais\n\nO motor **ronca**.\n\n- Um\n- Dois")).toBe(
    "<h2>Sinais</h2>\n<p>O motor <strong>ronca</strong>.</p>\n<ul>\n<li>Um</li>\n<li>Dois</li>\n</ul>",
  );
  expect(read("```markdown\n## Sinais\n\nTexto.\n```")).toBe("<h2>Sinais</h2>\n<p>Texto.</p>");
});

test("of a whole document only the body's text is kept", () => {
  expect(read(`<!doctype html><html><head><title>Título</title><style>p{}</style></head><body>${BLOCKS}</body></html>`)).toBe(BLOCKS);
});

test("scripts, handlers, styles, frames and dangerous addresses are dropped", () => {
  const html = read(
    `<h2 onclick="alert(1)" style="color:red">A</h2><script>alert(1)</script><p>Um <img src=x onerror="alert(1)"><a href="javascript:alert(1)">dois</a></p><iframe src="https://mau.example"></iframe><svg onload=alert(1)></svg>`,
  );
  expect(html).not.toMatch(/script|onclick|onerror|onload|style|iframe|svg|alert/i);
  expect(html).toContain("<h2>A</h2>");
});

test("the title is not repeated as a heading, and levels are in order", () => {
  expect(read("<h1>Motor que ronca</h1><h3>Sinais</h3><p>Um.</p>")).toBe("<h2>Sinais</h2><p>Um.</p>");
});

test("a container of the provider's own goes", () => {
  expect(read(`<div class="prose max-w-none">${BLOCKS}</div>`)).toBe(BLOCKS);
});

test("a cut answer ends with its last whole block, in Markdown too", () => {
  expect(read(`${BLOCKS}<h2>Causas</h2><p>Primeiro, o`, true)).toBe(BLOCKS);
  expect(read("## Sinais\n\nO motor ronca.\n\n## Causas\n\nPrimeiro, o", true)).toBe("<h2>Sinais</h2>\n<p>O motor ronca.</p>");
  expect(read("<p>Só o começo", true)).toBe("");
});

test("an answer that is still being written can be shown", () => {
  expect(read("<h2>Sinais</h2><p>O mo")).toBe("<h2>Sinais</h2><p>O mo</p>");
  expect(read("<h2>Sinais</h2><p>O motor</p><p cl")).toBe("<h2>Sinais</h2><p>O motor</p>");
  expect(read("```html\n<h2>Sin")).toBe("<h2>Sin</h2>");
  expect(read("")).toBe("");
});

test("names of facts come out as the register has them, in Markdown too", () => {
  expect(read("<p>Custa R$ {{ Plano Solo Preço }}, na {{empresa}}.</p>")).toBe("<p>Custa {{plano-solo-preco}}, na {{empresa}}.</p>");
  expect(read("## Preço\n\nCusta **{{plano_solo_preco}}**.")).toBe("<h2>Preço</h2>\n<p>Custa <strong>{{plano-solo-preco}}</strong>.</p>");
});

test("a tag that has only begun is not shown while a text is written, and a sign in running text stays", () => {
  const whole = '<p>Com vão < 3 m, o <a href="/faq">motor</a> basta.</p>';
  const shown = Array.from(whole, (_, length) => withoutBegunTag(whole.slice(0, length)));
  expect(shown.filter((text) => /<\/?[a-z][^>]*$/.test(text))).toEqual([]);
  expect(withoutBegunTag("<p>Com vão < 3 m")).toBe("<p>Com vão < 3 m");
});
