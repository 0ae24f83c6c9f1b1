import { placeGroups } from "#content/places";
import { listPlaces } from "#domain/places/place";

const WORKS = [
  "Conserto",
  "Instalação",
  "Manutenção",
  "Troca",
  "Regulagem",
  "Revisão",
  "Orçamento",
  "Assistência técnica",
  "Manutenção preventiva",
  "Reparo urgente",
  "Venda e instalação",
  "Reforma",
  "Preço",
  "Garantia",
  "Diagnóstico",
  "Atendimento 24 horas",
  "Peças",
  "Limpeza e lubrificação",
  "Programação",
  "Avaliação gratuita",
  "Contrato de manutenção",
  "Dúvidas sobre conserto",
  "Técnico especializado",
  "Visita técnica",
  "Modernização",
];

const OBJECTS = [
  "motor de portão",
  "motor deslizante",
  "motor basculante",
  "motor pivotante",
  "motor PPA",
  "motor de correr",
  "motor articulado",
  "motor rápido",
  "motor de condomínio",
  "portão automático",
  "portão eletrônico",
  "portão deslizante",
  "portão basculante",
  "portão pivotante",
  "portão de correr",
  "portão de abrir",
  "portão de garagem",
  "portão residencial",
  "portão de condomínio",
  "portão comercial",
  "portão de alumínio",
  "portão de ferro",
  "portão de madeira",
  "controle remoto",
  "central de comando",
  "placa de comando",
  "fotocélula",
  "cremalheira",
  "engrenagem",
  "fim de curso",
  "trava elétrica",
  "botoeira",
  "sensor de barreira",
  "capacitor de motor",
  "embreagem de motor",
  "braço articulado",
  "roldanas de portão",
  "trilho de portão",
  "cabo de aço de portão",
  "mola de portão",
];

/** How many different titles there are. */
export const MAX_SEED_TITLES = WORKS.length * OBJECTS.length * listPlaces(placeGroups).length;

/** Titles as sellers write them, each another one: work, object and place, neighbours in the list differing in all three. */
export function* makeSeedTitles(count: number): Generator<string> {
  const places = listPlaces(placeGroups);
  for (let index = 0; index < count; index += 1) {
    const round = Math.floor(index / places.length);
    const place = places[index % places.length];
    // Each round of the places has a pair of its own; along a round the pair moves on with the place.
    const pair = (round + (index % places.length) * 7) % (WORKS.length * OBJECTS.length);
    const work = WORKS[pair % WORKS.length];
    const object = OBJECTS[Math.floor(pair / WORKS.length)];
    const where = place?.isCity || place?.city === "São Paulo" ? place?.name : `${place?.name}, ${place?.city}`;
    yield `${work} de ${object} em ${where}`;
  }
}
