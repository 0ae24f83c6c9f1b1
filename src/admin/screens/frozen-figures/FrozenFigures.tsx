import { useRef, useState } from "react";
import { formatCount } from "../../run/run-texts";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog";
import { useLast } from "../../ui/dialog/use-last";
import { FigureCard } from "./FigureCard";
import { ReadingCard } from "./ReadingCard";
import { useFrozenFigures } from "./use-frozen-figures";
import { type NameAllChoice, useNameFigures } from "./use-name-figures";

/** Every figure of the register that pages state by hand, and what turns them into facts. */
export function FrozenFigures() {
  const reading = useFrozenFigures();
  const naming = useNameFigures({ onNamed: reading.drop, onUndone: reading.start });
  const [asked, setAsked] = useState<NameAllChoice>();
  const question = useLast(asked);
  const heading = useRef<HTMLHeadingElement>(null);
  const { figures, isReading } = reading;

  return (
    <>
      <ReadingCard reading={reading} heading={heading} isBusy={naming.nameAllWork !== undefined} />
      {figures.figures.map((group) => (
        <FigureCard
          key={group.figure}
          group={group}
          isReading={isReading}
          naming={naming}
          onNameAll={setAsked}
          onEmptied={() => heading.current?.focus()}
        />
      ))}
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={question ? nameQuestion(question) : ""}
        description={question ? describeQuestion(question) : ""}
        confirmLabel={question ? `Trocar ${formatCount(countAsked(question))}` : ""}
        look="primary"
        focusAfterConfirm={heading}
        onClose={() => setAsked(undefined)}
        onConfirm={() => asked && void naming.nameAll(asked)}
      />
    </>
  );
}

function countAsked({ group, fact, isSuggestedAlone }: NameAllChoice): number {
  return isSuggestedAlone ? fact.suggested : group.count;
}

function nameQuestion({ group, fact, isSuggestedAlone }: NameAllChoice): string {
  return `Trocar ${isSuggestedAlone ? "os" : "todos os"} de ${group.figure} por “${fact.label}”?`;
}

function describeQuestion(choice: NameAllChoice): string {
  const { group, fact, isSuggestedAlone } = choice;
  const what = isSuggestedAlone
    ? `Só onde as palavras ao redor falam deste dado: ${formatCount(fact.suggested)} de ${formatCount(group.count)} números.`
    : `São ${formatCount(group.count)} ${group.count === 1 ? "número" : "números"} em ${formatCount(group.pages)} ${group.pages === 1 ? "página" : "páginas"}.`;
  return `${what} ${describeThen(fact)} Cada página guarda a versão anterior no histórico.`;
}

function describeThen({ isHidden, today }: NameAllChoice["fact"]): string {
  if (isHidden) return "As frases ficam fora do site até o dado ter prova.";
  const now = today === undefined ? "O texto continua dizendo o mesmo hoje" : `O texto passa a dizer ${today}, o valor de hoje,`;
  return `${now} e passa a mudar com o cadastro.`;
}
