import { expect, test } from "vitest";
import { listPageFigures } from "#domain/audit/page-figures";
import { describeFacts } from "#domain/facts/published-business";
import { listFigures as listKnown } from "#domain/frozen-figures/known-figures";
import { register } from "#support/content/register";
import type { SiteContent } from "../content/site-content";
import { listFigures } from "./list-figures";

test("figures are told with the facts they may be: what each reads by now, and that one waits for its proof", () => {
  const { clientes: _, ...published } = describeFacts(register);
  const known = listKnown(describeFacts(register), [{ name: "plano-rio-preco", text: "R$ 777" }]);
  const page = {
    title: "Plano Solo",
    description: "Por R$ 800.",
    content: "<p>Mais de 10.000 clientes pagam R$&nbsp;800 ou R$ 777 no plano Rio.</p>",
  };
  const content = { business: register, facts: { texts: published } } as unknown as SiteContent;
  const listed = listFigures(listPageFigures(page, known), content);
  expect(listed.map(({ text, count }) => [text, count])).toEqual([
    ["Mais de 10.000 clientes", 1],
    ["R$ 800", 2],
    ["R$ 777", 1],
  ]);
  expect(listed.map(({ facts }) => facts.find(({ name }) => /^(?:clientes|plano-solo-preco|plano-rio-preco)$/.test(name)))).toMatchObject([
    { name: "clientes", isHidden: true },
    { label: "Plano Solo: preço", isHidden: false },
    { label: "Plano Rio: preço", today: "R$ 950", isHidden: false },
  ]);
  expect(listed[1]?.facts.length).toBeGreaterThan(1);
});
