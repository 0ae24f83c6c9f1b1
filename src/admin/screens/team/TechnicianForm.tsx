import { actions } from "astro:actions";
import { useRef, useState } from "react";
import type { Photo } from "#domain/photo/photo";
import { TECHNICIAN_LIMITS } from "#domain/team/technician";
import { call } from "../../call/call";
import { explain } from "../../call/call-error";
import { callKeyed } from "../../call/call-keyed";
import { Button } from "../../ui/Button";
import { Choice } from "../../ui/field/Choice";
import { FormProblem } from "../../ui/field/FormProblem";
import { TextArea } from "../../ui/field/TextArea";
import { TextField } from "../../ui/field/TextField";
import { notifySuccess } from "../../ui/toast/notify";
import { useLeaveGuard } from "../../ui/use-leave-guard";
import { PortraitField } from "./PortraitField";
import { describeUses } from "./team-texts";
import type { OpenedTechnician } from "./use-team";

interface TechnicianFormProps {
  /** Absent for a new one. */
  opened?: OpenedTechnician;
  onClose: () => void;
  onSaved: () => void;
}

/** As the controls hold it. */
interface Typed {
  name: string;
  since: string;
  courses: string;
  about: string;
  isShown: boolean;
}

const NEW: Typed = { name: "", since: "", courses: "", about: "", isShown: true };

export function TechnicianForm({ opened, onClose, onSaved }: TechnicianFormProps) {
  const before = opened?.technician;
  const [typed, setTyped] = useState<Typed>(() => (before ? toTyped(before) : NEW));
  const [photo, setPhoto] = useState<Photo | undefined>(opened?.photo);
  const [isChanged, setIsChanged] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const problemText = useRef<HTMLDivElement>(null);
  useLeaveGuard(isChanged);

  function change(changes: Partial<Typed>): void {
    setTyped((known) => ({ ...known, ...changes }));
    touch();
  }

  /** What was wrong may be mended by it. */
  function touch(): void {
    setIsChanged(true);
    setProblem(undefined);
  }

  async function save(): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    setProblem(undefined);
    try {
      const fields = { ...toSent(typed), photoId: photo?.id };
      if (before) await call(actions.team.save, { id: before.id, version: before.version, fields });
      else await callKeyed(actions.team.create, { fields });
      setIsChanged(false);
      notifySuccess("Equipe salva", typed.isShown ? "Já está na página Equipe." : "Não aparece no site.");
      onSaved();
    } catch (error) {
      setProblem(explain(error, "Não foi possível salvar. Tente novamente."));
      problemText.current?.focus();
    } finally {
      setIsBusy(false);
    }
  }

  const isHiding = before?.isShown === true && !typed.isShown;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      className="grid gap-5 px-4 py-5 sm:px-5"
    >
      <PortraitField
        photo={photo}
        suggestedAlt={typed.name.trim()}
        onChange={(chosen) => {
          setPhoto(chosen);
          touch();
        }}
      />
      <div className="grid gap-5 md:grid-cols-2">
        <TextField
          label="Nome"
          hint="Como a pessoa quer ser chamada; o primeiro nome basta."
          value={typed.name}
          maxLength={TECHNICIAN_LIMITS.name}
          autoComplete="off"
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <TextField
          label="Trabalha com portões desde"
          hint="O ano em que começou. Vazio: não se diz."
          inputMode="numeric"
          placeholder="Ano"
          value={typed.since}
          maxLength={4}
          autoComplete="off"
          onChange={(event) => change({ since: event.currentTarget.value })}
        />
        <TextArea
          label="Cursos"
          hint="Um por linha, como estão no certificado. Vazio: não se fala de cursos."
          value={typed.courses}
          onChange={(event) => change({ courses: event.currentTarget.value })}
        />
        <TextArea
          label="Sobre a pessoa"
          hint="Duas ou três frases, se quiser."
          value={typed.about}
          maxLength={TECHNICIAN_LIMITS.about}
          onChange={(event) => change({ about: event.currentTarget.value })}
        />
      </div>
      <Choice
        type="checkbox"
        label="Aparece no site"
        note={
          isHiding && before ? describeUses(opened.uses, before.name) : "A pessoa concordou em aparecer com este nome e esta fotografia."
        }
        checked={typed.isShown}
        onChange={(event) => change({ isShown: event.currentTarget.checked })}
      />
      <div ref={problemText} tabIndex={-1} className="outline-none">
        <FormProblem>{problem}</FormProblem>
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={onClose}>
          Voltar à lista
        </Button>
        <Button type="submit" look="primary" isBusy={isBusy} busyText="Salvando...">
          Salvar
        </Button>
      </div>
    </form>
  );
}

function toTyped({ name, since, courses, about, isShown }: OpenedTechnician["technician"]): Typed {
  return { name, since: since === undefined ? "" : String(since), courses: courses.join("\n"), about, isShown };
}

function toSent({ name, since, courses, about, isShown }: Typed) {
  const lines = courses.split("\n").map((course) => course.trim());
  // What is no number is refused there, with the sentence.
  return { name, since: since.trim() === "" ? undefined : Number(since), courses: lines.filter(Boolean), about, isShown };
}
