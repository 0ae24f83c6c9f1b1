import { type SubmitEvent, useState } from "react";
import { dayOf } from "#domain/calendar/owner-time";
import { toVisibleText } from "#domain/panel/visible-text";
import { Button } from "../../../ui/Button";
import { DialogFrame } from "../../../ui/dialog/DialogFrame";
import { ANSWERS } from "../../../ui/dialog/dialog-classes";
import { SelectField } from "../../../ui/field/SelectField";
import { TextField } from "../../../ui/field/TextField";

export interface Reviewer {
  id: string;
  name: string;
  isShown: boolean;
}

interface ReviewDialogProps {
  isOpen: boolean;
  team: readonly Reviewer[];
  /** Who reviewed it before. */
  known: string | undefined;
  isBusy: boolean;
  onClose: () => void;
  onChoose: (technicianId: string, on: string) => void;
}

/** Asks who of the team read the text, and when. */
export function ReviewDialog({ isOpen, onClose, ...form }: ReviewDialogProps) {
  return (
    <DialogFrame
      isOpen={isOpen}
      onClose={onClose}
      title="Quem revisou?"
      description="Só quem leu o texto como ele está salvo agora. O nome e o dia aparecem na página, para o visitante e para os buscadores."
    >
      <ReviewForm {...form} onClose={onClose} />
    </DialogFrame>
  );
}

function ReviewForm({ team, known, isBusy, onClose, onChoose }: Omit<ReviewDialogProps, "isOpen">) {
  const today = dayOf(new Date());
  const [technicianId, setTechnicianId] = useState(team.some(({ id }) => id === known) ? (known ?? "") : "");
  const [on, setOn] = useState(today);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (!isBusy) onChoose(technicianId, on);
  }

  return (
    <form onSubmit={submit} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Pessoa da equipe"
          required
          value={technicianId}
          options={[{ value: "", label: "Escolha…" }, ...team.map(({ id, name }) => ({ value: id, label: toVisibleText(name) }))]}
          onChoose={setTechnicianId}
        />
        <TextField label="Dia" type="date" required max={today} value={on} onChange={({ target }) => setOn(target.value)} />
      </div>
      <div className={ANSWERS}>
        <Button onClick={onClose}>Voltar</Button>
        <Button type="submit" look="primary" isBusy={isBusy} busyText="Anotando...">
          Anotar a revisão
        </Button>
      </div>
    </form>
  );
}
