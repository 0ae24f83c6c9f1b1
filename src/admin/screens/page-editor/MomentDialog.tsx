import { type SubmitEvent, useState } from "react";
import { dayOf, nextDay, timeOf } from "#domain/calendar/owner-time";
import { Button } from "../../ui/Button";
import { DialogFrame } from "../../ui/dialog/DialogFrame";
import { ANSWERS } from "../../ui/dialog/dialog-classes";
import { TextField } from "../../ui/field/TextField";

interface MomentDialogProps {
  isOpen: boolean;
  publishAt: Date | undefined;
  isBusy: boolean;
  onClose: () => void;
  onChoose: (day: string, time: string) => void;
}

/** Asks when a draft is to go public. */
export function MomentDialog({ isOpen, onClose, ...form }: MomentDialogProps) {
  return (
    <DialogFrame
      isOpen={isOpen}
      onClose={onClose}
      title="Publicar em…"
      description="No horário de São Paulo. Até lá a página fica como rascunho; na hora, passa pelas regras de publicação."
    >
      <MomentForm {...form} onClose={onClose} />
    </DialogFrame>
  );
}

function MomentForm({ publishAt, isBusy, onClose, onChoose }: Omit<MomentDialogProps, "isOpen">) {
  const today = dayOf(new Date());
  const [day, setDay] = useState(publishAt ? dayOf(publishAt) : nextDay(today));
  const [time, setTime] = useState(publishAt ? timeOf(publishAt) : "08:00");

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (!isBusy) onChoose(day, time);
  }

  return (
    <form onSubmit={submit} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Dia" type="date" required min={today} value={day} onChange={({ target }) => setDay(target.value)} />
        <TextField label="Hora" type="time" required value={time} onChange={({ target }) => setTime(target.value)} />
      </div>
      <div className={ANSWERS}>
        <Button onClick={onClose}>Voltar</Button>
        <Button type="submit" look="primary" isBusy={isBusy} busyText="Programando...">
          Programar
        </Button>
      </div>
    </form>
  );
}
