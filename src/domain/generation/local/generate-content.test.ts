import { expect, test } from "vitest";
import { facts } from "#support/content/facts";
import { generateContent } from "./generate-content";

const title = "Instalação de Motor de Portão em Santana";

function generate(creativity: number, ownTitle = title, description = "") {
  return generateContent({ title: ownTitle, description, creativity }, facts);
}

/** Sections by their h2. */
function splitSections(html: string): string[] {
  return html.split("<h2>").slice(1);
}

function countTags(html: string, tag: string): number {
  return html.split(`<${tag}>`).length - 1;
}

/** What stays of a page when its own title is taken out. */
function withoutTitle(html: string): string {
  return html.replace(/<strong>.*?<\/strong>/, "");
}

test("the same request gives the same page", () => {
  expect(generate(75)).toEqual(generate(75));
  expect(generate(75)).toMatchObject({ title, slug: "instalacao-de-motor-de-portao-em-santana" });
});

test("an empty description becomes the default one", () => {
  expect(generate(75, "Motor para Portão").description).toBe(
    "Informações sobre Motor para Portão. Atendimento especializado, produtos de qualidade e suporte técnico.",
  );
});

test("the administrator's description is kept and woven into the introduction", () => {
  const page = generate(75, title, "  atendemos\n condomínios ");
  expect(page.description).toBe("atendemos condomínios");
  expect(page.html.slice(0, page.html.indexOf("</p>"))).toContain("Atendemos condomínios.");
});

test("up to 20 nothing is left to chance: titles of the same meaning get the same text", () => {
  for (const creativity of [0, 20]) {
    expect(withoutTitle(generate(creativity, "Conserto de Portão").html)).toBe(withoutTitle(generate(0, "Reparo de Portões").html));
  }
});

test("above 20 titles of the same meaning get different texts", () => {
  const pages = ["Conserto de Portão", "Reparo de Portões", "Conserto de Portões Eletrônicos"].map((one) =>
    withoutTitle(generate(25, one).html),
  );
  expect(new Set(pages).size).toBe(3);
});

test("pages of the same kind for different places share less than half of their text on average", () => {
  const readItems = (html: string) => new Set(html.match(/(?<=<(?:p|li|h2|h3)>).+?(?=<\/(?:p|li|h2|h3)>)/g));
  const pages = ["em Santana", "no Ipiranga", "na Lapa", "em Guarulhos", "na Mooca"].map((place) =>
    readItems(generate(75, `Conserto de Portão ${place}`).html),
  );
  const shares = pages.flatMap((first, index) =>
    pages.slice(index + 1).map((second) => [...first].filter((item) => second.has(item)).length / first.size),
  );
  expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThan(0.5);
});

test("sections join above 20, 40 and 50", () => {
  const counts = [20, 25, 40, 45, 50, 55, 60, 100].map((creativity) => splitSections(generate(creativity).html).length);
  expect(counts).toEqual([6, 7, 7, 8, 8, 9, 9, 9]);
});

test("above 60 an extra paragraph joins", () => {
  const paragraphs = (creativity: number) => countTags(generate(creativity).html, "p") - countTags(generate(creativity).html, "h3");
  expect(paragraphs(65)).toBe(paragraphs(60) + 1);
});

test("the numbers of features and questions follow the level", () => {
  const features = (creativity: number) => countTags(splitSections(generate(creativity).html)[1] ?? "", "li");
  expect([0, 40, 75, 100].map(features)).toEqual([3, 4, 5, 5]);
  expect([0, 30, 75, 100].map((creativity) => countTags(generate(creativity).html, "h3"))).toEqual([2, 3, 4, 5]);
});

test("each kind of question is answered in its own way", () => {
  const asked = {
    "how-to": "Como instalar motor de portão",
    which: "Qual motor de portão comprar",
    when: "Quando instalar motor de portão",
    where: "Onde instalar motor de portão",
    why: "Por que instalar motor de portão",
    "worth-it": "Vale a pena instalar motor de portão",
    general: "Instalação de motor de portão",
  };
  const pages = Object.entries(asked).map(([type, one]) => ({ type, page: generate(0, one) }));
  for (const { type, page } of pages) expect(page.analysis.questionType).toBe(type);
  expect(new Set(pages.map(({ page }) => splitSections(page.html)[0])).size).toBe(7);
  expect(splitSections(pages[0]?.page.html ?? "")[0]).toContain("<ol>");
});

test("a price title opens with the plans, a tilt gate with its packages, a maintenance price with the services", () => {
  const table = (one: string) => splitSections(generate(0, one).html)[0];
  expect(table("Preço de motor deslizante")).toContain("<td>{{plano-solo-nome}}</td>");
  expect(table("Quanto custa motor basculante?")).toContain("<td>{{pacote-reforcado-nome}}</td>");
  expect(table("Quanto custa a manutenção do portão?")).toContain("<td>{{manutencao-custo}}</td>");
});

test("the place of the title has its own section", () => {
  expect(generate(75).html).toContain("em Santana");
  expect(generate(0, "Conserto de portão na Zona Norte").html).toContain("<h2>Atendimento na Zona Norte</h2>");
});

test("HTML in title and description is shown, not run", () => {
  const attack = '<script>alert("1")</script><img src=x onerror=alert(1)>';
  for (const creativity of [0, 75]) {
    const { html } = generate(creativity, `Motor ${attack} em Santana`, attack);
    expect(html).not.toMatch(/<script|<img|onerror="/);
    expect(html).toContain("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;");
  }
});

test("the administrator's words may quote facts, and keep them by name", () => {
  const { html, description } = generate(75, title, "custa {{plano-solo-preco}} $& $1");
  expect(html).toContain("Custa {{plano-solo-preco}} $&amp; $1.");
  expect(description).toBe("custa {{plano-solo-preco}} $& $1");
});

test("facts stay as names, words of the title do not", () => {
  const { html } = generate(75);
  expect(html).toContain("{{horario-");
  expect(html).toContain("em Santana");
  expect(html).not.toContain("{{local}}");
});

test("a question gets its mark, a statement its full stop, and neither gets two", () => {
  const start = (one: string) => /<strong>(.*?)<\/strong>/.exec(generate(0, one).html)?.[1];
  expect(start("Como cuidar do portão")).toBe("Como cuidar do portão?");
  expect(start("Como cuidar do portão?")).toBe("Como cuidar do portão?");
  expect(start("O portão não abre? Assistência")).toBe("O portão não abre? Assistência.");
  expect(start("Motor de portão:")).toBe("Motor de portão.");
});

test("titles with emoji and titles of 500 characters make pages", () => {
  expect(generate(75, "🔧 Conserto de portão 🚪").slug).toBe("conserto-de-portao");
  const long = generate(75, "Conserto de portão ".repeat(30).slice(0, 500));
  expect(long.slug.length).toBeLessThanOrEqual(80);
  expect(long.html).toContain("<h2>");
});

test("a title without letters or digits is refused with a reason", () => {
  expect(() => generate(75, "🚪🔧")).toThrow(/letras ou números/);
});

test("200 pages in a row are generated", () => {
  const slugs = Array.from({ length: 200 }, (_, index) => generate(75, `Conserto de portão ${index}`).slug);
  expect(new Set(slugs).size).toBe(200);
});
