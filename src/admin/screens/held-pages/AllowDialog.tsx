import { useRef, useState } from "react";
import { formatCount } from "#domain/text/format";
import { type ChosenPages, listPages } from "../../mend/use-chosen-pages";
import { SHORTEST_REASON } from "../../publishing/shortest-reason";
import { Answers } from "../../ui/dialog/Answers";
import { DialogFrame } from "../../ui/dialog/DialogFrame";
import { Choice } from "../../ui/field/Choice";
import { TextArea } from "../../ui/field/TextArea";

/** Asks why the chosen pages may go public in spite of what they resemble. */
export function AllowDialog({ chosen: { asked, dismiss, act } }: { chosen: ChosenPages }) {
  const pages = asked?.mend === "allow" ? listPages("remove", asked.of) : undefined;
  const field = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState("");
  const [isListed, setIsListed] = useState(true);
  const [problem, setProblem] = useState<string>();

  function allow(): void {
    const isTooShort = reason.trim().length < SHORTEST_REASON;
    setProblem(isTooShort ? "Escreva o motivo em uma frase." : undefined);
    if (isTooShort) field.current?.focus();
    else void act(isListed ? "allow" : "allow-unlisted", pages ?? new Map(), { reason: reason.trim() });
  }

  return (
    <DialogFrame
      isOpen={pages !== undefined}
      onClose={dismiss}
      title={`Publicar ${formatCount(pages?.size ?? 0, "página", "páginas")} assim mesmo?`}
      description="Vale só para “Já existe” e “Pouco texto próprio”. Uma página com outro motivo continua retida: o que é verdade, seguro e da área atendida se corrige no texto."
      initialFocus={field}
      hasUnsaved="typed"
    >
      <TextArea
        ref={field}
        label="Por que podem ir ao ar?"
        hint="Fica registrado na atividade de cada página, com o seu nome."
        rows={2}
        maxLength={500}
        value={reason}
        error={problem}
        onChange={({ target }) => setReason(target.value)}
      />
      <Choice
        type="checkbox"
        label="Deixar fora dos buscadores"
        note="Quem tem o endereço lê; os buscadores são avisados para não a mostrar."
        checked={!isListed}
        onChange={({ target }) => setIsListed(!target.checked)}
      />
      <Answers onBack={dismiss} label="Publicar assim mesmo" onAct={allow} />
    </DialogFrame>
  );
}
