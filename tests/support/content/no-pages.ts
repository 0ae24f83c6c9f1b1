import type { PageContent } from "#domain/site/authored-pages";

/** A site of which only the pages stand that every site has. */
export const noPages: PageContent = {
  landingPages: [],
  topics: [],
  places: [],
  works: [],
  hasTeam: false,
  names: {
    home: "Início",
    faq: "Perguntas",
    siteMap: "Mapa",
    warranty: "Garantia",
    terms: "Termos",
    privacy: "Privacidade",
    accessibility: "Acessibilidade",
    works: "Obras",
    team: "Equipe",
  },
};
