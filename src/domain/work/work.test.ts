import { expect, test } from "vitest";
import { listPlaces } from "#domain/places/place";
import { chooseWorks, filterWorks, isOfPage, placeOfLanding, wishOfTitle } from "./choose-works";
import { altOfWork, summaryOfWork, tellWhere, titleOfWork } from "./describe-work";
import { findWorkProblem, type Work } from "./work";
import { serviceOfTitle } from "./work-service";

const places = listPlaces([
  { id: "zona-leste", name: "Zona Leste", city: "São Paulo", neighbourhoods: ["Mooca", "Penha"] },
  { id: "outras", name: "Outras", cities: ["Osasco"] },
]);

function makeWork(id: string, changes: Partial<Work> = {}): Work {
  return {
    id,
    slug: id,
    state: "public",
    version: 1,
    day: "2026-11-20",
    place: "mooca",
    gate: "deslizante",
    service: "conserto",
    motor: "",
    problem: "O motor girava. A folha não saía do lugar.",
    done: "Trocamos a engrenagem de nylon. Regulamos o fim de curso.",
    hours: 2,
    title: "",
    summary: "",
    photos: { before: [], after: [] },
    technicianId: undefined,
    hasConsent: true,
    createdAt: new Date(),
    updatedAt: new Date(),
    firstPublicAt: undefined,
    textChangedAt: undefined,
    ...changes,
  };
}

test("title, summary and what photographs show are made of the fields, and the owner's own words go before", () => {
  const where = tellWhere("mooca", places);
  expect(where).toBe("em Mooca");
  expect(titleOfWork(makeWork("a"), where)).toBe("Conserto de portão deslizante em Mooca");
  expect(titleOfWork(makeWork("a", { service: "troca", gate: "basculante" }), "na Penha")).toBe(
    "Troca de motor em portão basculante na Penha",
  );
  expect(titleOfWork(makeWork("a", { title: "A corrente que pulava" }), where)).toBe("A corrente que pulava");
  expect(summaryOfWork(makeWork("a"))).toBe("O motor girava. Trocamos a engrenagem de nylon.");
  expect(altOfWork(makeWork("a"), "before", "na Mooca")).toBe("Portão deslizante na Mooca, antes do conserto");
  expect(altOfWork(makeWork("a", { service: "instalacao" }), "after", "na Mooca")).toBe(
    "Portão deslizante na Mooca, depois da instalação de motor",
  );
});

test("a work is shown only with consent, told whole, and with nobody's number in it", () => {
  expect(findWorkProblem(makeWork("a"))).toBeUndefined();
  expect(findWorkProblem(makeWork("a", { hasConsent: false }))?.message).toMatch(/autorizou/);
  expect(findWorkProblem(makeWork("a", { done: "" }))).toMatchObject({ path: ["done"] });
  expect(findWorkProblem(makeWork("a", { problem: "Ligar para 11 98765-4321 antes." }))?.message).toMatch(/telefone/);
});

test("a page shows works of its neighbourhood first, then of its city, then of its service", () => {
  const works = [
    makeWork("osasco", { place: "osasco", service: "troca" }),
    makeWork("penha", { place: "penha" }),
    makeWork("mooca"),
    makeWork("troca", { place: "osasco", service: "troca", gate: "basculante" }),
  ];
  const idsOf = (wish: Parameters<typeof chooseWorks>[1]) => chooseWorks(works, wish, places).map(({ id }) => id);
  expect(idsOf({ place: { slug: "mooca", city: "São Paulo" } })).toEqual(["mooca", "penha"]);
  expect(idsOf({ service: "troca", gate: "basculante" })).toEqual(["troca", "osasco"]);
  expect(idsOf({})).toEqual([]);
  expect(idsOf({ place: { slug: "belem", city: "São Paulo" }, gate: "basculante" })).toEqual(["penha", "mooca", "troca"]);
  expect(filterWorks(works, { city: "São Paulo", gate: "deslizante" }, places).map(({ id }) => id)).toEqual(["penha", "mooca"]);
});

test("a zone's page shows the works of its neighbourhoods before those of the rest of the city", () => {
  const wider = listPlaces([
    { id: "zona-norte", name: "Zona Norte", city: "São Paulo", neighbourhoods: ["Santana"] },
    { id: "zona-leste", name: "Zona Leste", city: "São Paulo", neighbourhoods: ["Mooca", "Penha"] },
  ]);
  const works = [makeWork("santana", { place: "santana", service: "troca", gate: "basculante" }), makeWork("penha", { place: "penha" })];
  const wish = { place: placeOfLanding("zona-leste-portoes", wider), service: "troca", gate: "basculante" } as const;
  expect(wish.place).toEqual({ slug: "zona-leste", city: "São Paulo" });
  expect(chooseWorks(works, wish, wider).map(({ id }) => id)).toEqual(["penha", "santana"]);
  expect(placeOfLanding("orcamento", wider)).toBeUndefined();
});

test("of the works of a neighbourhood the ones of the page's service and gate come first, and are the page's own", () => {
  const works = [
    makeWork("novo", { service: "manutencao" }),
    makeWork("outro-portao", { gate: "basculante" }),
    makeWork("o-caso"),
    makeWork("longe", { place: "penha" }),
  ];
  const wish = { place: { slug: "mooca", city: "São Paulo" }, service: "conserto", gate: "deslizante" } as const;
  expect(chooseWorks(works, wish, places).map(({ id }) => id)).toEqual(["o-caso", "outro-portao", "novo"]);
  const ownOf = (about: typeof wish | { place: { slug: string; city: string } }) =>
    works.filter((work) => isOfPage(work, about)).map(({ id }) => id);
  expect(ownOf(wish)).toEqual(["o-caso"]);
  expect(ownOf({ ...wish, gate: undefined } as never)).toEqual(["outro-portao", "o-caso"]);
  expect(ownOf({ place: wish.place })).toEqual([]);
  const read = wishOfTitle({ title: "Conserto de portão deslizante na Mooca", own: { gates: ["deslizante"] }, place: undefined });
  expect(read).toEqual({ place: undefined, service: "conserto", gate: "deslizante" });
});

test.each([
  ["Troca de motor de portão", "troca"],
  ["Troca de roldana", "conserto"],
  ["Instalação de motor em portão de condomínio", "instalacao"],
  ["Manutenção preventiva", "manutencao"],
  ["Portão automático não abre", "conserto"],
  ["Motor PPA Solo", undefined],
])("“%s” is about %s", (title, service) => {
  expect(serviceOfTitle(title)).toBe(service);
});
