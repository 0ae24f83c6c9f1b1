import { gateKinds } from "#domain/gate/gate-kind";
import type { Entry, EntryKind } from "#domain/knowledge/entry";
import { type Intent, wishes } from "#domain/knowledge/intent";
import type { Knowledge } from "#domain/knowledge/knowledge";
import type { TitleReading } from "#domain/knowledge/read-title";
import { wordSet } from "#domain/knowledge/word-set";
import { onceFor } from "#domain/memo/once-for";
import { type Aim, aims, type Circumstance } from "#domain/places/circumstance";
import type { Chooser } from "./chooser";

/** What an installation puts in, fastens to or relies on. */
const FITTED = wordSet(`
  deslizante basculante pivotante cremalheira trilho guia roldana dobradica batente contrapeso braco-do-basculante fim-de-curso
  rampa-de-desaceleracao central receptor controle fotocelula encoder trava-eletrica nobreak aterramento dps botoeira interfone sinaleira
  automatizacao visita-tecnica
`);

/** What a new motor meets on a gate that had one, and what the old one suffered from. */
const MET_BY_A_NEW_MOTOR = wordSet(`
  deslizante basculante pivotante cremalheira engrenagem roldana trilho fim-de-curso central controle fotocelula esquenta lento
  cheiro-de-queimado coroa capacitor embreagem encoder desarma-disjuntor braco-do-basculante contrapeso dobradica rolamento aterramento
  nobreak visita-tecnica
`);

const MENDED: readonly EntryKind[] = ["symptom", "component"];
const KEPT: readonly EntryKind[] = ["component", "gate"];

/** Services that look at a gate as it is. */
const ON_WHAT_IS_THERE = ["conserto", "emergencia", "pecas", "reforma", "garantia", "programacao"];

const OF_REPAIR = ["repair", "emergency", "replace"] as const satisfies readonly Intent[];

const WIDE: ReadonlySet<EntryKind> = new Set(["service", "gate", "use", "product"]);

/** Whether a page is made of narrower entries for a good part. */
export function isWide({ kind }: Entry): boolean {
  return WIDE.has(kind);
}

export function findAim({ subjects, intents }: TitleReading): Aim {
  const is = (service: string) => subjects.some(({ entry }) => entry.id === service);
  if (is("manutencao-preventiva") || is("regulagem") || intents.has("maintain")) return "maintain";
  const isOf = (kind: EntryKind) => subjects.some(({ entry }) => entry.kind === kind);
  const isOfPart = isOf("component");
  if (is("troca-de-motor") || (intents.has("replace") && !isOfPart)) return "replace";
  if (ON_WHAT_IS_THERE.some(is) || isOf("symptom") || OF_REPAIR.some((intent) => intents.has(intent))) return "repair";
  return "install";
}

/** What is settled by a control, a letter or a shelf, wherever the gate stands. */
const ANYWHERE = ["programacao", "pecas", "garantia"];
const OF_RULES: readonly EntryKind[] = ["law", "safety", "check"];

/** Whether something is to be done to a gate, which its place changes; of a part only where the title says so. */
export function isDoneToGate({ id, kind }: Entry, { intents }: TitleReading): boolean {
  if (kind === "component") return wishes.some((wish) => wish !== "buy" && intents.has(wish));
  return !OF_RULES.includes(kind) && !ANYWHERE.includes(id);
}

/** Entries that lend a page what is narrower than its subject or near to it: its other subjects first, then what is closest to it. */
export function findNarrower(
  main: Entry,
  others: readonly Entry[],
  { gates }: Circumstance,
  reading: TitleReading,
  { entries }: Knowledge,
  choose: Chooser,
): Entry[] {
  const aim = findAim(reading);
  const fitting = (listFitting(entries)(main).get(aim) ?? []).filter(
    (entry) => !others.includes(entry) && (!gates || entry.gates.some((gate) => gates.includes(gate))),
  );
  const order = choose.shuffle(fitting);
  return [...others, ...order.toSorted((a, b) => distance(a, main) - distance(b, main))];
}

/** Of any gate, by what is wanted. */
const listFitting = onceFor((entries: Knowledge["entries"]) =>
  onceFor((main: Entry): ReadonlyMap<Aim, readonly Entry[]> => {
    const isNear = (entry: Entry, aim: Aim) =>
      isWide(main) ? isNarrower(entry, main, aim) : main.related.includes(entry.id) || entry.related.includes(main.id);
    const list = (aim: Aim) => [...entries.values()].filter((one) => one !== main && sharesParts(one, main) && isNear(one, aim));
    return new Map(aims.map((aim) => [aim, list(aim)]));
  }),
);

/** A barrier or a roller door moves like none of the three kinds: it has what every gate has, and what it names itself. */
function sharesParts(entry: Entry, main: Entry): boolean {
  const isLikeNone = main.kind === "gate" && !gateKinds.some((kind) => kind === main.id);
  return !isLikeNone || entry.gates.length === gateKinds.length || main.related.includes(entry.id);
}

/** What is of that kind of gate alone is closer to it than what every gate has, and what it names itself closer still. */
function distance(entry: Entry, main: Entry): number {
  const isOfItAlone = main.kind === "gate" && entry.gates.every((gate) => main.gates.includes(gate));
  return (isOfItAlone ? 0 : 1) + (main.related.includes(entry.id) ? 0 : 1);
}

function isNarrower(entry: Entry, main: Entry, aim: Aim): boolean {
  // A page about one kind of gate is not about another.
  if (main.kind === "gate" && entry.kind === "gate") return false;
  if (aim === "install") return FITTED.has(entry.id);
  if (aim === "replace") return MET_BY_A_NEW_MOTOR.has(entry.id);
  return (aim === "maintain" ? KEPT : MENDED).includes(entry.kind);
}
