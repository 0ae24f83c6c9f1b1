import type { Entry, Item, Listing } from "#domain/knowledge/entry";
import { onceFor } from "#domain/memo/once-for";
import type { Aim } from "#domain/places/circumstance";
import { escapeQuotingText } from "#domain/text/escape-html";
import { foldText } from "#domain/text/fold";
import type { Conditioned } from "../chooser";
import { bulletList, heading, lowerFirst, paragraph, toHtml, upperFirst } from "../markup";
import { findAim } from "../narrower";
import { type FieldName, findField, isAnswered, type Section, type SectionContext, writePoint } from "./section";

/** What distinguishes this case: what follows from the title's gate, use and ground. */
export const writeCases: Section = (context) => {
  const { main, choose, headline } = context;
  const least = isAnswered(context) ? LEAST_OF_CASE : 0;
  const chosen = choose.cases<Item>(
    main.cases.items.filter((item) => choose.bears(item) >= least),
    2,
  );
  const texts = chosen.flatMap(({ says }) => choose.way(says) ?? []);
  if (texts.length === 0) return [];
  return [heading(`${escapeQuotingText(headline)}: ${choose.shuffle(TAILS)[0]}`), ...texts.map((text) => paragraph(toHtml(text)))];
};

/** What bears less than so much on the question that was answered is another matter of the same case. */
const LEAST_OF_CASE = 0.5;

const TAILS = ["o que muda neste caso", "o que este caso pede"];

/** What is said of one variant alone is for pages about that variant. */
export function isOfAnyVariant({ when }: Conditioned): boolean {
  return when?.variants === undefined;
}

/** A text of another entry, with the entry's name before it unless it says it itself. */
export function writeNamed(entry: Entry, text: string): string {
  return namesItself(entry, text) ? toHtml(text) : (writePoint(upperFirst(entry.name.one), lowerFirst(text))[0] ?? "");
}

/** Whether the first sentence of a text has one of the entry's names. */
export function namesItself(entry: Entry, text: string): boolean {
  const [sentence = ""] = text.split(/(?<=[.:;])\s/);
  const words = ` ${foldText(sentence).replace(/[^\p{L}\p{N}]+/gu, " ")} `;
  return foldNames(entry).some((name) => words.includes(name));
}

const foldNames = onceFor(({ name, aliases }: Entry) => [name.one, name.many, ...aliases].map((one) => ` ${foldText(one)} `));

/** What narrower entries are asked for, and under which headings. */
interface Concern {
  field: FieldName | "brief";
  headings: readonly string[];
  /** Where only parts belong under them. */
  isOfParts?: true;
}

const concerns: Record<Aim, readonly Concern[]> = {
  repair: [
    { field: "faults", headings: ["Defeitos e o que eles mostram", "Do sinal à peça", "O que se vê e de onde vem"] },
    { field: "neighbours", headings: ["Para não trocar a peça errada", "O que parece e não é", "Como se separam os suspeitos"] },
    {
      field: "brief",
      headings: ["O que costuma estar por trás", "Suspeitos que o exame percorre", "Peças que falham assim"],
      isOfParts: true,
    },
    { field: "stop", headings: ["Quando parar de usar", "Sinais de desligar o disjuntor"] },
  ],
  maintain: [
    { field: "care", headings: ["Peça por peça, o cuidado", "O que cada parte pede", "Cuidados que a revisão confirma"], isOfParts: true },
    { field: "faults", headings: ["O que a revisão procura", "Desgastes que se acham a tempo", "Sinais que antecedem a parada"] },
    {
      field: "brief",
      headings: ["Peças que a visita percorre", "O que se olha de ponta a ponta", "Por onde a revisão passa"],
      isOfParts: true,
    },
  ],
  replace: [
    { field: "brief", headings: ["O que se confere antes da máquina nova", "O que fica e o que sai", "O que a máquina nova encontra"] },
    { field: "effort", headings: ["O que a troca pode pedir além do motor", "Serviços que vêm junto"] },
    { field: "definition", headings: ["O que trabalha ao lado do motor", "As peças que recebem o motor novo"], isOfParts: true },
  ],
  install: [
    {
      field: "definition",
      headings: ["O que entra na montagem", "As peças que trabalham juntas", "O que acompanha o motor"],
      isOfParts: true,
    },
    {
      field: "brief",
      headings: ["O que precisa estar em ordem", "O que se confere na folha e no comando", "O que decide o resultado"],
      isOfParts: true,
    },
    { field: "care", headings: ["Para durar desde o primeiro dia", "Cuidados com o que é novo"], isOfParts: true },
  ],
};

/** What a page about something wide says of narrower entries, by what its title wants done: in so many sections. */
export function writeConcerns(context: SectionContext, count: number, sections: number): string[] {
  const { choose, reading, others } = context;
  // What the title, or the administrator, names besides has something to say there.
  const serves = ({ field, isOfParts }: Concern) =>
    others.some((entry) => (field === "brief" || findField(entry, field)) && (!isOfParts || entry.kind === "component"));
  return choose
    .shuffle(concerns[findAim(reading)])
    .toSorted((one, other) => Number(serves(other)) - Number(serves(one)))
    .slice(0, sections)
    .flatMap((concern) => writeConcern(context, concern, count));
}

function writeConcern(context: SectionContext, concern: Concern, count: number): string[] {
  const { narrower, choose } = context;
  // One after the other, as what is chosen for one is chosen for no other.
  const points = narrower
    .values()
    .filter(({ kind }) => !concern.isOfParts || kind === "component")
    .map((entry) => writePointOf(context, entry, concern.field))
    .filter((point): point is string => Boolean(point))
    .take(count)
    .toArray();
  return points.length < 2 ? [] : [heading(choose.shuffle(concern.headings)[0] ?? ""), bulletList(points)];
}

/** The entry's brief, or an item of its field under its name. */
export function writePointOf({ choose }: SectionContext, entry: Entry, name: Concern["field"]): string | undefined {
  if (name === "brief") {
    if (!choose.isFresh({ says: entry.brief })) return undefined;
    const text = choose.way(entry.brief);
    return text && writeNamed(entry, text);
  }
  const field = findField(entry, name);
  if (!field || !("items" in field)) return undefined;
  const [one] = choose.items(
    (field.items as Listing["items"]).filter((item) => isOfAnyVariant(item) && choose.isFresh(item)),
    1,
  );
  const text = one && choose.way(one.says);
  if (!one || !text) return undefined;
  const joint = name === "neighbours" ? " ou" : ",";
  return one.label ? writePoint(`${upperFirst(entry.name.one)}${joint} ${lowerFirst(one.label)}`, text)[0] : writeNamed(entry, text);
}
