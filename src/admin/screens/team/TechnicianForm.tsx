import { actions } from "astro:actions";
import { useRef, useState } from "react";
import { createEmptyValue, pickValue } from "#domain/forms/empty-value";
import type { Photo } from "#domain/photo/photo";
import type { TechnicianFields } from "#domain/team/technician";
import { call } from "../../call/call";
import { explain } from "../../call/call-error";
import { callKeyed } from "../../call/call-keyed";
import { SchemaForm } from "../../forms/SchemaForm";
import { Button } from "../../ui/Button";
import { FormProblem } from "../../ui/field/FormProblem";
import { notifySuccess } from "../../ui/toast/notify";
import { useLeaveGuard } from "../../ui/use-leave-guard";
import { PortraitField } from "./PortraitField";
import { describeUses } from "./team-texts";
import type { OpenedTechnician } from "./use-team";

interface TechnicianFormProps {
  opened: OpenedTechnician;
  onClose: () => void;
  onSaved: () => void;
}

export function TechnicianForm({ opened, onClose, onSaved }: TechnicianFormProps) {
  const { form, technician: before } = opened;
  const [fields, setFields] = useState(() => pickValue(form, before ?? (createEmptyValue(form) as TechnicianFields)));
  const [photo, setPhoto] = useState<Photo | undefined>(opened.photo);
  const [isChanged, setIsChanged] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const problemText = useRef<HTMLDivElement>(null);
  useLeaveGuard(isChanged);

  /** What was wrong may be mended by it. */
  function change(next: TechnicianFields): void {
    setFields(next);
    setIsChanged(true);
    setProblem(undefined);
  }

  async function save(): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    setProblem(undefined);
    try {
      if (before) await call(actions.team.save, { id: before.id, version: before.version, fields });
      else await callKeyed(actions.team.create, { fields });
      setIsChanged(false);
      notifySuccess("Equipe salva", fields.isShown ? "Já está na página Equipe." : "Não aparece no site.");
      onSaved();
    } catch (error) {
      setProblem(explain(error, "Não foi possível salvar. Tente novamente."));
      problemText.current?.focus();
    } finally {
      setIsBusy(false);
    }
  }

  const isHiding = before?.isShown === true && !fields.isShown;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      className="grid gap-5 px-4 py-5 sm:px-5"
    >
      <SchemaForm
        form={form}
        choices={{}}
        changes={{
          photoId: {
            drawn: (
              <div className="md:col-span-2">
                <PortraitField
                  photo={photo}
                  suggestedAlt={fields.name.trim()}
                  onChange={(chosen) => {
                    setPhoto(chosen);
                    change({ ...fields, photoId: chosen?.id });
                  }}
                />
              </div>
            ),
          },
          ...(isHiding && opened.uses && { isShown: { help: describeUses(opened.uses, before.name) } }),
        }}
        value={fields}
        onChange={(next) => change(next as TechnicianFields)}
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
