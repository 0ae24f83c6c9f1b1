import { expect, test } from "vitest";
import type { GeneratedPage } from "#domain/page/generated-page";
import type { SiteContent } from "#server/content/site-content";
import { facts } from "#support/content/facts";
import { makeTexts } from "#support/page/page-texts";
import { readGeneratedPage } from "./generated";

const stored: GeneratedPage = {
  ...makeTexts({
    slug: "motor",
    title: "Motor",
    description: "Por {{plano-solo-preco}}. São {{clientes}}.",
    content: '<p>Por <a href="/faq">{{plano-solo-preco}}</a>. São {{clientes}}.</p><h2>Nada</h2><p>{{plano-lua-preco}}</p>',
  }),
  id: "1",
  origin: "manual",
  status: "public",
  version: 1,
  createdAt: new Date(0),
  updatedAt: new Date(0),
};

const wording = {
  general: { home: "Início", keywords: [] },
  generated: { crumb: "Links", message: "Olá", call: { title: "Ajuda", text: "Conte.", button: "Falar" } },
};
const read = (page: GeneratedPage, texts: Record<string, string>) =>
  readGeneratedPage(page, { facts: { texts }, wording, team: [] } as unknown as SiteContent);

test("what a page stores by name reads what the register says, on the page and in its head", () => {
  const { page, reading } = read(stored, { ...facts.texts, "plano-solo-preco": "R$ 807 & <b>" });
  expect(page.description).toBe("Por R$ 807 & <b>. São mais de 10.000 clientes.");
  expect(reading.summary, "its text opens with it").toBeUndefined();
  expect(reading.html).toBe('<p>Por <a href="/faq">R$ 807 &amp; &lt;b&gt;</a>. São mais de 10.000 clientes.</p>');
});

test("what is absent is left out, and a description that has become empty is the default one", () => {
  const { clientes, ...texts } = facts.texts;
  expect(read(stored, texts).page.description).toBe("Por R$ 800.");
  const { page, reading } = read({ ...stored, description: "São {{clientes}}." }, texts);
  expect(page.description).toMatch(/^Informações sobre Motor\./);
  expect(reading.summary).toBe(page.description);
  expect(reading.html).toBe('<p>Por <a href="/faq">R$ 800</a>.</p>');
  expect(JSON.stringify([page, reading])).not.toContain(clientes);
});
