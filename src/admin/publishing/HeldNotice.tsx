import { actions } from "astro:actions";
import { ShieldAlert } from "lucide-react";
import { type ChangeEvent, type Ref, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button, NewTabLink } from "#admin/ui/Button";
import { TextArea } from "#admin/ui/field/fields";
import type { Reason } from "#domain/page/reason";
import { toVisibleText } from "#domain/panel/visible-text";
import { call } from "../call/call";
import { useAct } from "../ui/list/use-act";
import { notifySuccess } from "../ui/toast/notify";

interface HeldNoticeProps {
  ref?: Ref<HTMLElement>;
  title: string;
  explanation: string;
  reasons: readonly Reason[];
  isBusy: boolean;
  /** Publishes all the same, for a reason in the administrator's words. */
  onAllow: (reason: string) => void;
  /** Takes the marked figures for the administrator's own on this page. */
  onOwnFigures?: (figures: readonly string[]) => void;
}

/** A page that the rules hold back: why, how to mend it, and the way around them. */
export function HeldNotice({ ref, title, explanation, reasons, isBusy, onAllow, onOwnFigures }: HeldNoticeProps) {
  const [isAllowing, setIsAllowing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const reason = useReason(onAllow);
  const figures = reasons.filter(({ rule }) => rule === "facts").flatMap(({ marks = [] }) => marks);

  function giveUp(): void {
    flushSync(() => setIsAllowing(false));
    opener.current?.focus();
  }

  return (
    <section
      ref={ref}
      aria-label={title}
      className="grid gap-4 rounded-card border-l-4 border-danger bg-white px-4 py-4 shadow-card sm:px-5"
    >
      <div role="status" className="grid gap-1">
        <h2 className="flex items-center gap-2 font-semibold">
          <ShieldAlert size={20} className="shrink-0 text-danger" />
          {title}
        </h2>
        <p className="text-sm text-steel">{explanation}</p>
      </div>
      <ReasonList reasons={reasons} />
      <div className="flex flex-wrap gap-2">
        {figures.length > 0 && onOwnFigures ? (
          <Button onClick={() => onOwnFigures(figures)}>Respondo por estes números nesta página</Button>
        ) : null}
        {isAllowing ? null : (
          <Button ref={opener} look="quiet" onClick={() => setIsAllowing(true)}>
            Publicar assim mesmo…
          </Button>
        )}
      </div>
      {isAllowing ? (
        <div className="grid gap-3">
          <TextArea
            {...reason.field}
            label="Por que ela pode ir ao ar assim mesmo?"
            hint="Fica registrado na atividade, com o seu nome."
            onKeyDown={({ key }) => {
              if (key === "Escape") giveUp();
            }}
            autoFocus
          />
          <div className="flex flex-wrap gap-2">
            <Button look="danger" isBusy={isBusy} busyText="Publicando..." onClick={reason.give}>
              Publicar assim mesmo
            </Button>
            <Button onClick={giveUp}>Cancelar</Button>
          </div>
        </div>
      ) : null}
    </section>
  );
}

/** Why a page may not go public, and what to do about each reason. */
export function ReasonList({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <ul className="grid gap-3 text-sm">
      {reasons.map(({ rule, says, mend, marks = [], asks = [], pages = [] }) => (
        <li key={`${rule}: ${says}`} className="grid gap-1">
          <p className="font-semibold">{says}</p>
          <Marks marks={marks} />
          <p className="text-steel">{mend}</p>
          {asks.map((word) => (
            <WordQuestion key={word} word={word} />
          ))}
          <SiblingLinks pages={pages} />
        </li>
      ))}
    </ul>
  );
}

/** Words that a reason is about. */
export function Marks({ marks }: { marks: readonly string[] }) {
  return (
    <p className="flex flex-wrap gap-1.5 text-sm empty:hidden">
      {marks.map((mark) => (
        <mark key={mark} className="rounded bg-amber/25 px-1.5 py-0.5 break-words text-ink">
          {mark}
        </mark>
      ))}
    </p>
  );
}

/** Pages that say the same. */
export function SiblingLinks({ pages = [] }: { pages?: readonly { path: string; title: string }[] | undefined }) {
  return pages.map(({ path, title }) => (
    <NewTabLink
      key={path}
      href={path}
      className="flex min-h-11 w-fit items-center text-sm font-medium break-words underline underline-offset-2"
    >
      {toVisibleText(title)}
    </NewTabLink>
  ));
}

/** Asks whether a word of a title is of the trade; the answer holds for every title with it. */
function WordQuestion({ word }: { word: string }) {
  const tell = (isOfTrade: boolean) => `“${word}” ${isOfTrade ? "é" : "não é"} do ramo`;
  const answer = useAct({
    act: (isOfTrade: boolean | null) => call(actions.register.answerWord, { word, isOfTrade }),
    failed: "Não foi possível guardar a resposta",
    done(_, isOfTrade) {
      if (isOfTrade === null) return notifySuccess(`Resposta sobre “${word}” desfeita`);
      notifySuccess(
        tell(isOfTrade),
        isOfTrade ? "Publique a página outra vez: a palavra já conta como conhecida." : "Páginas com ela no título ficam retidas.",
        () => answer.mutate(null),
      );
    },
  });
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span>“{word}” é do ramo?</span>
      {[true, false].map((isOfTrade) => (
        <Button key={`${isOfTrade}`} isDisabled={answer.isPending} onClick={() => answer.mutate(isOfTrade)} aria-label={tell(isOfTrade)}>
          {isOfTrade ? "É do ramo" : "Não é"}
        </Button>
      ))}
    </span>
  );
}

/** As the server asks for it. */
const SHORTEST_REASON = 10;

/** Why held pages go public all the same, in the administrator's words: its field, and what hears of it once it says enough. */
export function useReason(onGiven: (reason: string) => void) {
  const [reason, setReason] = useState("");
  const [problem, setProblem] = useState<string>();
  const ref = useRef<HTMLTextAreaElement>(null);
  const onChange = ({ target }: ChangeEvent<HTMLTextAreaElement>) => setReason(target.value);
  return {
    field: { ref, rows: 2, maxLength: 500, value: reason, error: problem, onChange },
    give(): void {
      const isTooShort = reason.trim().length < SHORTEST_REASON;
      setProblem(isTooShort ? "Escreva o motivo em uma frase." : undefined);
      if (isTooShort) ref.current?.focus();
      else onGiven(reason.trim());
    },
  };
}
