import { type GateKind, gateKinds } from "#domain/gate/gate-kind";
import type { Circumstance, Ground, Use } from "#domain/places/circumstance";
import type { PlaceTraits } from "#domain/places/place";
import { buildLexicon, findMatches, splitWords, type TitleWord } from "#domain/text/words";
import type { Entry } from "../entry";
import type { EntryMatch } from "../entry-lexicon";
import { namesOf } from "../word-set";

const GATE_NAMES: readonly (readonly [GateKind, string])[] = [
  ["deslizante", "deslizante|deslizantes|de correr|corrediço|corrediça"],
  ["basculante", "basculante|basculantes|tombante"],
  ["pivotante", "pivotante|pivotantes|pivô|portão de abrir|portões de abrir|motor de abrir|duas folhas|folha dupla"],
  ["pivotante", "articulado|articulados|articulada|braço articulado"],
];

const gates = buildLexicon(GATE_NAMES);
const gatesAndRacks = buildLexicon<GateKind>([...GATE_NAMES, ["deslizante", "cremalheira|cremalheiras"]]);

const uses = buildLexicon(
  namesOf<Use>({
    casa: "casa|casas|residência|residências|residencial|residenciais|doméstico",
    sobrado: "sobrado|sobrados",
    vila: "vila de casas|casa de vila|casas de vila",
    predio: "prédio|prédios|edifício|edifícios|apartamentos",
    condominio: "condomínio|condomínios|síndico|síndicos|portaria",
    comercio:
      "comércio|comércios|comercial|comerciais|de loja|para loja|lojas|de empresas|para empresa|para empresas|na empresa|empresarial|escola|estacionamento|escritório",
    galpao: "galpão|galpões|indústria|indústrias|industrial|industriais|fábrica|fábricas|depósito|doca",
    sitio: "sítio|sítios|chácara|chácaras|fazenda|rural",
  }),
);

const grounds = buildLexicon(
  namesOf<Ground>({
    ladeira: "ladeira|ladeiras|rua inclinada|rua íngreme|morro|terreno inclinado",
    rampa: "rampa|rampas|entrada inclinada|garagem inclinada|subsolo|declive|aclive",
    baixada: "baixada|várzea|enchente|enchentes|alagamento|alagamentos|alaga",
    arvores: "árvore|árvores|folhas secas",
    poeira: "poeira|rua de terra|estrada de terra|em obra|em obras|perto de obra|da obra|pó",
    "calcada-cheia": "calçada|calçadas|pedestre|pedestres",
  }),
);

/** What the title says of gate, use and ground; on the first two a place has its say where the title is silent. */
export function findCircumstance(
  words: readonly TitleWord[],
  subjects: readonly EntryMatch[],
  place: Pick<PlaceTraits, "gates" | "uses" | "grounds"> | undefined,
): Circumstance {
  const named = subjects.map(({ entry }) => gateKinds.find((kind) => kind === entry.id)).filter((kind) => kind !== undefined);
  const [main] = subjects;
  const own = unique([...named, ...listValues(words, gates)]);
  const possible = own.length > 0 ? own : findPossible(main?.entry, place?.gates ?? []);
  const ownUses = unique(listValues(words, uses));
  const found = {
    gates: possible,
    uses: ownUses.length > 0 ? ownUses : [...(place?.uses ?? [])],
    grounds: unique([...listValues(words, grounds), ...(place?.grounds ?? [])]),
    variants: unique(subjects.flatMap(({ variant }) => variant ?? [])),
  };
  // What is not known is absent: an empty list would be met by nothing.
  return Object.fromEntries(Object.entries(found).filter(([, values]) => values.length > 0));
}

/** A part of one kind of gate alone tells the kind; else the place does, as far as the part is found there. */
function findPossible(main: Entry | undefined, there: readonly GateKind[]): GateKind[] {
  if (main?.kind === "component" && main.gates.length === 1) return main.gates;
  return there.filter((kind) => !main || main.gates.includes(kind));
}

/** The kinds of gate that words name, in their order; a rack is of one that slides. */
export function listNamedGates(words: readonly TitleWord[]): GateKind[] {
  return listValues(words, gatesAndRacks);
}

function listValues<T>(words: readonly TitleWord[], lexicon: Parameters<typeof findMatches<T>>[1]): T[] {
  return findMatches(words, lexicon).map(({ value }) => value);
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}

/**
 * The gate a title is about, if it names one.
 * @example findGate("Motor para portão de correr") // "deslizante"
 */
export function findGate(title: string): GateKind | undefined {
  return listNamedGates(splitWords(title))[0];
}
