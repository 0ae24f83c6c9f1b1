import { expect, test } from "vitest";
import { listPlaces } from "#domain/places/place";
import { listTopics } from "#domain/topics/topic";
import { findAuthoredPage, listAuthoredPages, type PageContent, pagesOfKind, toSitemapEntry } from "./authored-pages";

const content: PageContent = {
  landingPages: [
    {
      slug: "portao-na-praia",
      title: "Portões na praia",
      linkText: "Na praia",
      headTitle: "",
      description: "",
      keywords: [],
      summary: "",
      gate: "deslizante",
      message: "",
      button: "",
      sections: [],
    },
  ],
  topics: listTopics([{ name: "Reparo", titles: ["Conserto de Portão"] }]),
  places: listPlaces([
    { id: "litoral", name: "Litoral", cities: ["Santos"] },
    { id: "bairros", name: "Bairros", city: "Santos", neighbourhoods: ["Gonzaga"] },
  ]),
  works: [{ slug: "troca-na-mooca", title: "Troca na Mooca" }],
  hasTeam: true,
  names: {
    home: "Página inicial",
    faq: "Dúvidas frequentes",
    siteMap: "Mapa do site",
    warranty: "Garantia",
    terms: "Termos de uso",
    privacy: "Privacidade",
    accessibility: "Acessibilidade",
    works: "Obras",
    team: "Equipe",
  },
};

test("every item of the content has its page, after those that every site has", () => {
  expect(listAuthoredPages(content).map(({ kind, path, title }) => [kind, path, title])).toEqual([
    ["home", "/", "Página inicial"],
    ["faq", "/faq", "Dúvidas frequentes"],
    ["sitemap", "/sitemap", "Mapa do site"],
    ["landing", "/portao-na-praia", "Portões na praia"],
    ["legal", "/garantia", "Garantia"],
    ["legal", "/termos", "Termos de uso"],
    ["legal", "/privacidade", "Privacidade"],
    ["legal", "/acessibilidade", "Acessibilidade"],
    ["topic", "/topicos/conserto-de-portao", "Conserto de Portão"],
    ["place", "/cidades/santos", "Santos"],
    ["place", "/cidades/gonzaga-santos", "Gonzaga - Santos"],
    ["works", "/obras", "Obras"],
    ["team", "/equipe", "Equipe"],
    ["work", "/obras/troca-na-mooca", "Troca na Mooca"],
  ]);
  const empty = listAuthoredPages({ ...content, works: [], hasTeam: false });
  expect(empty.some(({ kind }) => kind === "works" || kind === "team")).toBe(false);
});

test("other content has a list of its own, the same content the same", () => {
  const less = { ...content, landingPages: [] };
  expect(findAuthoredPage(less, "/portao-na-praia")).toBeUndefined();
  expect(findAuthoredPage(content, "/portao-na-praia")?.kind).toBe("landing");
  expect(listAuthoredPages(content)).toBe(listAuthoredPages(content));
});

test("a page brings along what it is listed from", () => {
  expect(
    pagesOfKind(listAuthoredPages(content), "place", "topic").map((page) =>
      page.kind === "place" ? page.place.groupId : page.topic.category,
    ),
  ).toEqual(["Reparo", "litoral", "bairros"]);
});

test("search engines are told how often a kind of page changes, and no date", () => {
  const [home] = listAuthoredPages(content);
  expect(home && toSitemapEntry(home)).toEqual({ path: "/", changeFrequency: "weekly", priority: 1 });
});
