import { expect, test } from "vitest";
import { findTexts } from "./find-texts";

const FACTS = { "plano-solo-preco": "R$ 800" };
const HOME = { title: "Página inicial", address: "/", value: { hero: { title: "Seu portão abre em 4 segundos" } } };
const SOLO = {
  title: "Motor Solo",
  address: "/topicos/motor-ppa-solo",
  value: {
    html: `<h2>Preço</h2><p>Um <b>parágrafo</b>.</p><p>${"Antes disso vem muita coisa. ".repeat(4)}O motor custa {{plano-solo-preco}}, com a instalação. ${"E depois. ".repeat(20)}</p>`,
    items: ["Dois controles", "Um ano"],
  },
};

async function find(query: string) {
  return (await findTexts([HOME, SOLO], query, FACTS)).map(({ title, says }) => [title, says]);
}

test("a text is found by its title or address, and says nothing more then", async () => {
  expect(await find("pagina INICIAL")).toEqual([["Página inicial", undefined]]);
  expect(await find("topicos")).toEqual([["Motor Solo", undefined]]);
  expect(await find("")).toHaveLength(2);
});

test("a text is found by what visitors read, facts by what they say, and shows it within the words around", async () => {
  expect(await find("segundos")).toEqual([["Página inicial", "Seu portão abre em 4 segundos"]]);
  const [[, says = ""] = []] = await find("custa 800");
  expect(says).toMatch(/^….*O motor custa R\$ 800, com a instalação\..*…$/);
  expect(says.length).toBeLessThan(130);
});

test("words count together where they stand together, or in the title, and from their first letter on", async () => {
  expect(await find("ontroles")).toEqual([]);
  expect(await find("dois controles")).toEqual([["Motor Solo", "Dois controles"]]);
  expect(await find("solo controles")).toEqual([["Motor Solo", "Dois controles"]]);
  expect(await find("controles ano")).toEqual([]);
  expect(await find("paragrafo custa")).toEqual([]);
  expect(await find("um paragrafo")).toEqual([["Motor Solo", "Um parágrafo."]]);
});
