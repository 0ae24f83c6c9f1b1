import { expect, test } from "vitest";
import { expectLinear } from "#support/machine/growth";
import { fillFactsHtml } from "./fill-facts-html";

const texts = { marca: "PPA", empresa: 'Casa & Cia <b> "X" {{marca}}' };
const fill = (html: string) => fillFactsHtml(html, texts);

test("facts come out as text, in attributes too, whatever signs they hold", () => {
  expect(fill('<p title="{{empresa}}">{{empresa}}</p>')).toBe(
    '<p title="Casa &amp; Cia &lt;b&gt; &quot;X&quot; &#123;&#123;marca&#125;&#125;">Casa &amp; Cia &lt;b&gt; &quot;X&quot; &#123;&#123;marca&#125;&#125;</p>',
  );
});

test("markup whose names are all there, or that has none, stays sign by sign", () => {
  expect(fill("<p>a<br />b &nbsp; <img alt='x'></p><p></p>")).toBe("<p>a<br />b &nbsp; <img alt='x'></p><p></p>");
  expect(fill("<p>{{marca}}<br />b &nbsp; <img alt='x'></p><p></p>")).toBe("<p>PPA<br />b &nbsp; <img alt='x'></p><p></p>");
});

test.each([
  // Sentences.
  ["<p>Um. Três.</p>", "<p>Um. Desde {{nada}}. Três.</p>"],
  ["<p>Um.</p>", "<p>Um. Desde {{nada}}.</p>"],
  ["<p>Um\ne dois.</p>", "<p>Um\ne dois. Desde\n{{nada}}.</p>"],
  ["<p>PPA.</p>", "<p>{{marca}}. Desde {{nada}}.</p><p>{{nada}}</p>"],
  ["<p>Um.</p>", "<p>Um.<br>Desde {{nada}}</p>"],
  ["<p>B</p>", "<p>Desde {{nada}}<br />B</p>"],
  ["<p>&#123;&#123;nada&#125;&#125; &amp; Um.</p>", "<p>&#123;&#123;nada&#125;&#125; &amp; Um. {{nada}}.</p>"],
  ["<p>“Um.” &quot;Dois.&quot; Três.</p>", "<p>“Um.” &quot;Dois.&quot; Três. {{nada}}.</p>"],
  // Inline elements.
  ["<p><strong>Um.</strong> Três.</p>", "<p><strong>Um.</strong> <em>Desde <b>{{nada}}</b></em>. Três.</p>"],
  ["<p>Um. <strong>Dois.</strong></p>", "<p>Um. <strong>Dois. Desde {{nada}}.</strong></p>"],
  ["", "<p>Um. <strong>Dois. Desde</strong> {{nada}}. Três.</p>"],
  ["", "<p>Um. Desde <strong>{{nada}}. B</strong>. Três.</p>"],
  ["", "<p><strong>CNPJ</strong>: {{nada}}</p>"],
  ["<p>Um.</p>", '<p>Um. Escreva <a href="mailto:{{nada}}">para nós</a>.</p>'],
  ["", '<p><a href="mailto:{{nada}}">Um. Dois.</a></p>'],
  ["<p>Um.</p>", '<p>Um. <img src="https://a/b.png" alt="{{nada}}" /></p>'],
  ['<p>Um. <img src="https://a/b.png" alt=""></p>', '<p>Um. Desde {{nada}}. <img src="https://a/b.png" alt="" /></p>'],
  // Lists, tables and what announces them.
  ["<ul><li>a</li><li>b</li></ul>", "<ul><li>a</li><li>{{nada}}</li><li>b</li></ul>"],
  ["<ul><li>a<ul><li>b</li></ul></li></ul>", "<ul><li>a<ul><li>b</li><li>{{nada}}</li></ul></li></ul>"],
  ["", "<ul><li>{{nada}}</li></ul>"],
  ["", "<ul><li><p>{{nada}}</p></li></ul>"],
  ["<ul><li>a</li></ul>", "<ul><li>a</li><li>São {{nada}}:<ul><li>b</li></ul></li></ul>"],
  ["<ul><li>a</li></ul>", "<ul><li>a<ul><li>{{nada}}</li></ul></li></ul>"],
  ["<p>Um.</p>\n\n<p>b</p>", "<p>Um. Traga:</p>\n<ul><li>{{nada}}</li></ul>\n<p>b</p>"],
  ["<p>B.</p>", "<p>Traga:</p><ol><li>{{nada}}</li></ol><p>B.</p>"],
  ["<table><tr><td>c</td></tr></table>", "<table><tr><td>a</td><td>{{nada}}</td></tr><tr><td>c</td></tr></table>"],
  [
    "<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>c</td></tr></tbody></table>",
    "<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>{{nada}}</td></tr><tr><td>c</td></tr></tbody></table>",
  ],
  ["", "<table><caption>T</caption><thead><tr><th>A</th></tr></thead><tbody><tr><td>{{nada}}</td></tr></tbody></table>"],
  ["", "<table><tbody><tr><th>{{nada}}</th></tr><tr><td>a</td></tr></tbody></table>"],
  ["<dl><dt>c</dt><dd>d</dd></dl>", "<dl><dt>a</dt><dd>{{nada}}</dd><dt>c</dt><dd>d</dd></dl>"],
  ["<dl><dt>c</dt><dd>d</dd></dl>", "<dl><dt>{{nada}}</dt><dd>b</dd><dt>c</dt><dd>d</dd></dl>"],
  ["", "<dl><dt>a</dt><dd>{{nada}}</dd></dl>"],
  ["", "<blockquote><p>{{nada}}</p></blockquote>"],
  ["<div><p>B</p></div>", "<div>{{nada}}<p>B</p></div>"],
  ["", '<figure><img src="https://a/b.png" alt="{{nada}}"><figcaption>a</figcaption></figure>'],
  // Headings.
  ["<h2>B</h2><p>b</p>", "<h2>A</h2><p>{{nada}}</p><h2>B</h2><p>b</p>"],
  ["<h2>B</h2>", "<h2>A</h2><h3>C</h3><p>{{nada}}</p><h3>D</h3><ul><li>{{nada}}</li></ul><h2>B</h2>"],
  ["<h2>A</h2><h3>D</h3><p>d</p>", "<h2>A</h2><h3>C</h3><p>{{nada}}</p><h3>D</h3><p>d</p>"],
  ["<h2>A</h2><p>a</p>", "<h2>A</h2><p>a</p><p>{{nada}}</p>"],
  ["<p>a</p>", "<h2>Desde {{nada}}</h2><p>a</p>"],
  ["<h2>A</h2><h2>B</h2>b", "<h2>A</h2><h2>B</h2>b<p>{{nada}}</p>"],
  ["", "<section><h2>A</h2><p>{{nada}}</p></section>"],
  // What is no text, and what is no markup.
  ["<p>a</p>", "<p>a</p>{{nada}}"],
  ["<!-- --><p>a</p>", "<!-- {{nada}}--><p>a</p><p>{{nada}}</p>"],
  ["a", "a<p>{{nada}}"],
])("%j is left of %j", (left, html) => {
  expect(fill(html)).toBe(left);
});

test("nothing absent is left of broken markup, nor is anything thrown", () => {
  for (const html of [
    "<p>{{nada}",
    "</p>{{nada}}",
    "<b>{{nada}}<p>a</b>",
    "<a href='{{nada}}",
    "<{{nada}}>",
    "<p {{nada}}>x</p>",
    "<table>{{nada}}",
    "<![CDATA[{{nada}}]]>",
  ]) {
    expect(fill(html), html).not.toContain("{{nada}}");
  }
});

test("the length alone makes it take time", async () => {
  const parts = [
    "<b>",
    "<p>",
    "<p>{{nada}}</p>",
    "<li>{{nada}}",
    "<b>a. ",
    "<h2>a</h2>",
    "<i>{{nada}}. </i>",
    "</p>",
    "<a href='{{nada}}'></a>",
    "<br>",
    "<p>a:</p><ul></ul>",
    "&quot;",
    "<td>",
  ];
  for (const part of parts) {
    const fillPage = (length: number) => fill(`<ul>${part.repeat(length / part.length)}</ul><p>{{nada}}</p>`);
    await expectLinear(fillPage, 200_000, part);
    expect(fillPage(200_000).includes("{{nada}}"), part).toBe(false);
  }
});
