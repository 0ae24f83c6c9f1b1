/** The tests' own register with its texts and some places, as `content/facts.ts` has the site's. */

import { entries } from "#content/conhecimento/entries";
import { describeFacts } from "#domain/facts/published-business";
import { buildKnowledge } from "#domain/knowledge/knowledge";
import { listPlaces, type PlaceGroup } from "#domain/places/place";
import { register } from "./register";

export const placeGroups: readonly PlaceGroup[] = [
  { id: "capital", name: "São Paulo (Capital)", cities: ["São Paulo"] },
  { id: "centro", name: "Centro", city: "São Paulo", neighbourhoods: ["Sé", "Bela Vista"] },
  {
    id: "zona-norte",
    name: "Zona Norte",
    city: "São Paulo",
    neighbourhoods: ["Santana", "Freguesia do Ó"],
  },
  { id: "zona-sul", name: "Zona Sul", city: "São Paulo", neighbourhoods: ["Moema", "Ipiranga", "Saúde", "Vila Mariana"] },
  { id: "zona-leste", name: "Zona Leste", city: "São Paulo", neighbourhoods: ["Mooca", "Penha", "Vila Prudente"] },
  { id: "zona-oeste", name: "Zona Oeste", city: "São Paulo", neighbourhoods: ["Lapa", "Pinheiros", "Alto de Pinheiros"] },
  { id: "abcd", name: "ABCD", cities: ["Santo André", "Diadema"] },
  { id: "grandes-cidades", name: "Guarulhos e Osasco", cities: ["Guarulhos", "Osasco"] },
  { id: "guarulhos", name: "Bairros de Guarulhos", city: "Guarulhos", neighbourhoods: ["Centro", "Taboão"] },
  { id: "osasco", name: "Bairros de Osasco", city: "Osasco", neighbourhoods: ["Centro", "Vila Yara"] },
  { id: "outras-cidades", name: "Outras Cidades", cities: ["Campinas", "Taboão da Serra"] },
];

export const facts = {
  business: register,
  texts: describeFacts(register),
  places: listPlaces(placeGroups),
  knowledge: buildKnowledge(entries),
};

export const isFact = (name: string): boolean => Object.hasOwn(facts.texts, name);
