import { actions } from "astro:actions";
import { useEffect, useRef, useState } from "react";
import { Button } from "#admin/ui/Button";
import { Card, CardTitle } from "#admin/ui/Card";
import { TextField } from "#admin/ui/field/fields";
import { ToggleChoice } from "#admin/ui/ToggleChoice";
import { describeDate } from "#domain/calendar/days";
import { laterDay, nameFirst } from "#domain/calendar/owner-time";
import { factPath } from "#domain/site/paths";
import { formatHour } from "#domain/text/format";
import { call } from "../../../call/call";
import { useAct } from "../../../ui/list/use-act";
import { notifySuccess } from "../../../ui/toast/notify";
import { OPENING_KEY, type Opening, useOpening } from "./use-opening";

type Answering = Opening["answering"];

/** The last closed day, empty where it is open as ever, and why. */
type Closed = Parameters<typeof actions.panel.setClosed>[0];

const OPEN: Closed = { until: "", note: "" };

const CHOICES = { open: "Atendendo", today: "Fechado hoje", until: "Até…" } as const;
type Choice = keyof typeof CHOICES;

/** Whether the site says that somebody answers, changed by one press, and why not. */
export function AnsweringCard() {
  const { data } = useOpening();
  return (
    <Card aria-labelledby="atendimento" className="grid content-start gap-3 p-4 sm:p-5">
      <CardTitle id="atendimento">Atendimento</CardTitle>
      {data ? <AnsweringSwitch answering={data.answering} /> : null}
    </Card>
  );
}

function AnsweringSwitch({ answering }: { answering: Answering }) {
  const { today, closedUntil, closedNote } = answering;
  const isClosed = closedUntil >= today;
  const now: Closed = isClosed ? { until: closedUntil, note: closedNote } : OPEN;
  const state: Choice = !isClosed ? "open" : closedUntil === today ? "today" : "until";
  const [isAsking, setIsAsking] = useState(false);
  const [typed, setTyped] = useState<Partial<Closed>>({});
  /** Has the site say it, with the way back to what it says now. */
  const save = useAct({
    key: OPENING_KEY,
    failed: "Não foi possível mudar o atendimento",
    act: (closed: Closed) => call(actions.panel.setClosed, closed),
    done(_, { until }) {
      const told = until === "" ? "Atendendo" : nameClosed(until, today);
      notifySuccess(told, "Todas as páginas já dizem isso.", () => save.mutate(now));
    },
  });
  const asked: Closed = { until: isClosed ? closedUntil : laterDay(today, 1), note: now.note, ...typed };
  const dayField = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (isAsking) dayField.current?.focus();
  }, [isAsking]);

  function close(closed: Closed): void {
    const onSuccess = () => {
      setIsAsking(false);
      setTyped({});
    };
    save.mutate(closed, { onSuccess });
  }

  function choose(choice: Choice): void {
    if (choice === "until") setIsAsking(true);
    else if (choice === state) setIsAsking(false);
    else close(choice === "open" ? OPEN : { ...now, until: today });
  }

  return (
    <>
      <p>{describeToday(answering)}</p>
      <ToggleChoice label="Atendimento hoje" options={CHOICES} chosen={isAsking ? "until" : state} onChoose={choose} />
      {isClosed || isAsking ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            close({ until: asked.until || today, note: asked.note.trim() });
          }}
          className="grid gap-3 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:items-end"
        >
          <TextField
            ref={dayField}
            type="date"
            label="Fechado até"
            min={today}
            value={asked.until}
            onChange={({ target }) => setTyped({ ...typed, until: target.value })}
          />
          <TextField
            label="Motivo, se quiser"
            maxLength={80}
            placeholder="Em férias até 10 de janeiro"
            value={asked.note}
            onChange={({ target }) => setTyped({ ...typed, note: target.value })}
          />
          <Button type="submit" look="primary" isBusy={save.isPending}>
            Salvar
          </Button>
        </form>
      ) : null}
      <a
        href={factPath("hours.specialDays")}
        className="-my-2 flex min-h-11 items-center justify-self-start text-sm font-semibold text-ink"
      >
        Feriados e horários
      </a>
    </>
  );
}

function describeToday({ today, chat, reason, closedUntil }: Answering): string {
  const why = reason ? `: ${reason}` : "";
  if (closedUntil >= today) return `${nameClosed(closedUntil, today)}${why}.`;
  if (!chat) return `Fechado hoje${why}, como está no cadastro.`;
  return `Hoje o WhatsApp atende das ${formatHour(chat.opens)} às ${formatHour(chat.closes)}${why}.`;
}

function nameClosed(until: string, today: string): string {
  return until === today ? "Fechado hoje" : `Fechado até ${nameFirst(describeDate(until))}`;
}
