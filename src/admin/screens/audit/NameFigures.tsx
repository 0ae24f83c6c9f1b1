import { useRef, useState } from "react";
import { Answers, DialogFrame, useLast } from "#admin/ui/dialog/dialogs";
import { type Option, SelectField } from "#admin/ui/field/fields";
import { toVisibleText } from "#domain/panel/visible-text";
import { formatCount } from "#domain/text/format";
import { type ChosenPages, type FoundFigure, listPages, type Mendable } from "../../mend/use-chosen-pages";

/** A figure in its sentence, and the fact it becomes. */
export function FigureItem({ figure: { text, sentence, count, facts, suggested } }: { figure: FoundFigure }) {
  const likely = facts.filter(({ name }) => suggested.includes(name));
  const names = OR.format((likely.length > 0 ? likely : facts).map(nameOfFact));
  return (
    <li>
      <p className="break-words">
        {toVisibleText(sentence.before)}
        <mark className="rounded-sm bg-amber/40 px-0.5 font-semibold text-ink">{toVisibleText(text)}</mark>
        {toVisibleText(sentence.after)}
        {count > 1 ? <span className="text-steel"> (e mais {formatCount(count - 1, "vez", "vezes")})</span> : null}
      </p>
      <p className="break-words text-steel">{likely.length > 0 ? names : `Pode ser ${names}: escolha ao dar o nome.`}</p>
    </li>
  );
}

const OR = new Intl.ListFormat("pt-BR", { type: "disjunction" });

/** A figure goes by the words around it, or stays as it is; else it becomes the fact of that name. */
const AROUND = "#around";
const LEAVE = "";

/** Asks which fact each figure of some pages is to be: what the words around speak for is chosen already. */
export function NameFiguresDialog({ chosen: { asked, dismiss, act } }: { chosen: ChosenPages }) {
  const naming = asked?.mend === "name" ? asked.of : undefined;
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const shown = useLast(naming, () => setChosen({})) ?? [];
  const pages = listPages("name", shown);
  const confirm = useRef<HTMLButtonElement>(null);
  const figures = joinFigures(shown);
  const read = (one: FoundFigure) => chosen[one.figure] ?? choiceOf(one);
  const named = figures.flatMap((one) => {
    const choice = read(one);
    return choice === LEAVE ? [] : [{ figure: one.figure, ...(choice !== AROUND && { name: choice }) }];
  });
  return (
    <DialogFrame
      isOpen={naming !== undefined}
      onClose={dismiss}
      title={`Dar o nome do cadastro em ${formatCount(pages.size, "página", "páginas")}?`}
      description="O número passa a mudar com o cadastro; se o dado já mudou, o texto passa a dizer o valor de hoje. Cada página guarda a versão anterior no histórico."
      initialFocus={confirm}
    >
      {figures.map((one) => (
        <SelectField
          key={one.figure}
          label={one.figure}
          hint={one.facts.some(({ isHidden }) => isHidden) ? UNPROVEN : undefined}
          value={read(one)}
          options={listChoices(one)}
          onChoose={(choice) => setChosen({ ...chosen, [one.figure]: choice })}
        />
      ))}
      <Answers
        onBack={dismiss}
        label="Dar o nome"
        onAct={() => void act("name", pages, { figures: named })}
        ref={confirm}
        isDisabled={named.length === 0}
      />
    </DialogFrame>
  );
}

const UNPROVEN = "A frase que cita um dado sem prova fica fora do site até ele ser confirmado em “Antes de publicar”.";

/** What is chosen already. */
function choiceOf({ facts, suggested }: FoundFigure): string {
  if (suggested.length === 0) return LEAVE;
  return facts.length > 1 ? AROUND : (facts[0]?.name ?? LEAVE);
}

/** What a figure may become. */
function listChoices({ facts, suggested }: FoundFigure): Option[] {
  const around = facts.length > 1 && suggested.length > 0 ? [{ value: AROUND, label: "O que as palavras ao redor dizem" }] : [];
  const named = facts.map((fact) => ({ value: fact.name, label: nameOfFact(fact) }));
  return [...around, ...named, { value: LEAVE, label: "Deixar como está" }];
}

/** The figures of all pages, each once, with what is suggested on any of them. */
function joinFigures(rows: readonly Mendable[]): FoundFigure[] {
  const joined = new Map<string, FoundFigure>();
  for (const one of rows.flatMap(({ frozen = [] }) => frozen)) {
    const known = joined.get(one.figure);
    joined.set(one.figure, known ? { ...known, suggested: [...known.suggested, ...one.suggested] } : one);
  }
  return [...joined.values()];
}

/** A fact's label, with what it reads today where the figure is what it read before, and that it waits for its proof. */
function nameOfFact({ label, today, isHidden }: FoundFigure["facts"][number]): string {
  const now = today === undefined ? "" : `, hoje ${today}`;
  return `${label}${now}${isHidden ? " (ainda sem prova)" : ""}`;
}
