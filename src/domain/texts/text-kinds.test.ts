import { expect, test } from "vitest";
import { faqThemes } from "#content/faq";
import { home } from "#content/home";
import { landingPages } from "#content/landing/index";
import { replies } from "#content/replies";
import { testimonials } from "#content/testimonials";
import { wording } from "#content/wording";
import { readAuthoredFiles } from "#support/page/authored";
import { readTextPath, rulesOf, type TEXT_KINDS } from "./text-kinds";

/** Every document of the files, as the snapshot gets it; a body of Markdown stands for its HTML. */
const documents: [string, keyof typeof TEXT_KINDS, unknown][] = [
  ["home", "home", home],
  ["frases", "frases", wording],
  ["faq", "faq", { themes: faqThemes }],
  ["depoimentos", "depoimentos", { testimonials }],
  ["respostas", "respostas", { replies }],
  ...landingPages.map((landing): [string, "landing", unknown] => [`landing/${landing.slug}`, "landing", landing]),
  ...(["topicos", "cidades", "legal"] as const).flatMap((kind) =>
    readAuthoredFiles(kind).map(({ file, texts, lists, record, faq, body }): [string, typeof kind, unknown] => [
      file,
      kind,
      { ...texts, ...lists, ...record, ...(kind === "topicos" && { faq }), html: body },
    ]),
  ),
];

test("every text of the files fits the schema of its kind", () => {
  const problems = documents.flatMap(([name, kind, text]) =>
    (rulesOf(kind).schema.safeParse(text).error?.issues ?? []).map(({ path, message }) => `${name} ${path.join(".")}: ${message}`),
  );
  expect(problems).toEqual([]);
});

const testimonial = { name: "Ana", location: "Mooca", text: "Bom.", rating: 5, region: "home", state: "publicado" };
const problemsOf = (kind: keyof typeof TEXT_KINDS, text: unknown) =>
  rulesOf(kind)
    .schema.safeParse(text)
    .error?.issues.map(({ path }) => path.join(".")) ?? [];

test("a published testimonial says where it came from and who consented", () => {
  expect(problemsOf("depoimentos", { testimonials: [testimonial] })).toEqual(["testimonials.0.source", "testimonials.0.consent"]);
  expect(problemsOf("depoimentos", { testimonials: [{ ...testimonial, source: "WhatsApp", consent: "Ana, em 2/11." }] })).toEqual([]);
  expect(problemsOf("depoimentos", { testimonials: [{ ...testimonial, state: "retirado" }] })).toEqual([]);
});

test.each([
  ["Ligue {{telefone}}, {nome}.", []],
  ["Ligue (11) 98765-4321.", ["replies.0.text"]],
  ["Escreva para ana@exemplo.com.br.", ["replies.0.text"]],
  ["CEP 01310-100.", ["replies.0.text"]],
  ["Até {hora}.", ["replies.0.text"]],
])("a reply that says %j", (text, problems) => {
  expect(problemsOf("respostas", { replies: [{ name: "Oi", use: "first", gate: "todos", text }] })).toEqual(problems);
});

test.each([
  ["/foto.webp", []],
  ["https://outro.example/foto.webp", ["testimonials.0.picture"]],
  ["//outro.example/foto.webp", ["testimonials.0.picture"]],
])("a picture at %s", (picture, problems) => {
  expect(problemsOf("depoimentos", { testimonials: [{ ...testimonial, state: "exemplo", picture }] })).toEqual(problems);
});

const [landing] = landingPages;
const withLink = (path: string) => ({ ...landing, sections: [{ kind: "links", title: "Veja", links: [{ title: "Aqui", path }] }] });

test.each(["javascript:alert(1)", "http://outro.example", "//outro.example", "faq", "/a b", ""])("a link to %j is refused", (path) => {
  expect(problemsOf("landing", withLink(path))).toEqual(["sections.0.links.0.path"]);
});

test.each(["/faq", "/sitemap#topicos", "https://outro.example/pagina"])("a link to %j is taken", (path) => {
  expect(problemsOf("landing", withLink(path))).toEqual([]);
});

test("a document is named by its kind, and by its slug where there are several", () => {
  expect(readTextPath("faq")).toEqual({ kind: "faq", slug: "" });
  expect(readTextPath("cidades/santana")).toEqual({ kind: "cidades", slug: "santana" });
  for (const path of ["", "outros/x", "cidades/a/b", "toString"]) expect(readTextPath(path)).toBeUndefined();
});
