import { expect, test } from "vitest";
import { isFact } from "#support/content/facts";
import { checkQuotes } from "./fact-quotes";
import { checkField } from "./page-fields";

const check = (text: string) => checkField("content", `<p>${text}</p>`, isFact);

test("a text may quote what is in the register, and hold braces that quote nothing", () => {
  for (const text of ["{{marca}}", "{{ marca }} e {{plano-solo-preco}}", "{marca} {{}} }} {{", "sem nada"])
    expect(check(text), text).toBeUndefined();
});

test("a name that nobody knows is named in a sentence that says how to mend it", () => {
  expect(check("Por {{plano-lua-preco}}.")).toBe("O dado “{{plano-lua-preco}}” não existe. Escolha outro ou tire-o do conteúdo.");
  expect(checkField("description", "Por {{constructor}}.", isFact)).toBe(
    "O dado “{{constructor}}” não existe. Escolha outro ou tire-o da descrição.",
  );
});

test.each(["Plano Solo Preço", "PLANO-SOLO-PRECO", "plano-<strong>solo</strong>-preco", "\nplano-solo-preco"])(
  "for %j the name that is meant is told",
  (written) => {
    expect(check(`{{${written}}}`)).toMatch(/ Escreva “\{\{plano-solo-preco\}\}” ou tire-o do conteúdo\.$/);
  },
);

test("a name as long as a page is told by its beginning, without marks", () => {
  expect(check(`{{<b>${"a".repeat(50_000)}</b>}}`)).toMatch(/“\{\{a{60}…\}\}” não existe/);
});

test.each(["title", "slug", "keywords"] as const)("a page's %s quotes nothing", (name) => {
  expect(checkField(name, "{{marca}}", isFact)).toMatch(/não pode ter “\{\{”.*Tire as chaves\.$/);
  expect(checkField(name, "{{")).toMatch(/não pode ter “\{\{”/);
});

test("without a register every name passes: the server asks again with one", () => {
  const content = { subject: "O conteúdo", quotesFacts: true } as const;
  for (const text of ["{{plano-lua-preco}}", "{{ Plano Lua }}"]) expect(checkQuotes(content, text)).toBeUndefined();
});
