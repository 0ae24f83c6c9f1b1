import { type QueryKey, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { FileClock } from "lucide-react";
import { type ComponentProps, useEffect, useMemo, useRef, useState } from "react";
import { SchemaForm } from "#admin/forms/SchemaForm";
import { Button } from "#admin/ui/Button";
import { Card, ListContent } from "#admin/ui/Card";
import { FormProblem } from "#admin/ui/field/fields";
import { pickValue } from "#domain/forms/empty-value";
import type { FormField } from "#domain/forms/form-field";
import type { FormProblem as FieldProblem } from "#domain/forms/form-problems";
import type { Photo } from "#domain/photo/photo";
import { explain, toCallError } from "../call/call";
import { tabStorage, useStoredState } from "../storage/tab-storage";
import { notifySuccess } from "../ui/toast/notify";
import { useOneAtATime } from "../ui/use-one-at-a-time";
import { useUnsaved } from "../ui/use-unsaved";
import { Notice } from "./EditingBar";

interface Draft<Fields> {
  fields: Fields;
  /** All that are named in it or were. */
  photos: readonly Photo[];
  isChanged: boolean;
}

/** What is typed of a record, and typing more. */
export interface RecordDraft<Fields> extends Draft<Fields> {
  /** With photographs that it names now. */
  change: (fields: Fields, chosen?: readonly Photo[]) => void;
}

/** How a record is written: what its form begins with, what the screen knows of its fields, how it is saved. */
interface RecordForm<Fields, State extends string> {
  form: FormField;
  /** Keeps what is typed in the tab. @example "work:new" */
  name: string;
  /** They may have more than the form has. */
  fields: Fields;
  photos?: readonly Photo[];
  draw: (draft: RecordDraft<Fields>) => Pick<ComponentProps<typeof SchemaForm>, "choices" | "changes">;
  /** Each a way to save it; the last one is the main one. */
  buttons: readonly { as: State; label: string; busyText: string }[];
  /** What Enter does, and what Ctrl+S does: what strangers do not see stays so. Nothing where only a press may do it. */
  enter?: (fields: Fields) => State;
  asIs?: State;
  /** Resolves with what to tell of it. */
  save: (fields: Fields, as: State) => Promise<[title: string, text?: string]>;
}

interface RecordEditorProps<Opened, Fields, State extends string> {
  /** What is read anew once it is saved. */
  room: QueryKey;
  /** A new one has none. */
  id: string | undefined;
  open: (id: string | undefined) => Promise<Opened>;
  label: string;
  errorTitle: string;
  onClose: () => void;
  write: (opened: Opened) => RecordForm<Fields, State>;
}

/** A record as it is written, in a card: read once, when it is opened. */
export function RecordEditor<Opened, Fields extends object, State extends string>(props: RecordEditorProps<Opened, Fields, State>) {
  const { room, id, open, label, errorTitle, onClose, write } = props;
  const client = useQueryClient();
  const opened = useQuery({ queryKey: [...room, "open", id], queryFn: () => open(id), gcTime: 0, staleTime: Infinity });
  const onSaved = () => {
    void client.invalidateQueries({ queryKey: room });
    onClose();
  };
  return (
    <Card aria-label={label}>
      <ListContent list={opened} errorTitle={errorTitle}>
        {(shown) => <WrittenRecord record={write(shown)} onClose={onClose} onSaved={onSaved} />}
      </ListContent>
    </Card>
  );
}

type WrittenRecordProps<Fields, State extends string> = { record: RecordForm<Fields, State>; onClose: () => void; onSaved: () => void };

/** What is typed outlives leaving the form until it is saved or thrown away. */
function WrittenRecord<Fields extends object, State extends string>({ record, onClose, onSaved }: WrittenRecordProps<Fields, State>) {
  const key = `abre-facil:${record.name}`;
  const saved: Draft<Fields> = { fields: pickValue(record.form, record.fields), photos: record.photos ?? [], isChanged: false };
  const [draft, setDraft] = useStoredState(key, saved);
  const [isRecovered, setIsRecovered] = useState(draft.isChanged);
  const problemText = useRef<HTMLDivElement>(null);
  const written = useRef<HTMLFormElement>(null);
  const { fields } = draft;
  const saving = useMutation({
    mutationFn: ({ fields, as }: { fields: Fields; as: State }) => record.save(fields, as),
    onSuccess(told) {
      tabStorage.remove(key);
      notifySuccess(...told);
      onSaved();
    },
  });
  const { run } = useOneAtATime();
  const { error } = saving;
  const problem = error ? explain(error, "Não foi possível salvar. Tente novamente.") : undefined;
  const problems = useMemo(() => (error ? listFieldProblems(error) : []), [error]);
  useUnsaved(draft.isChanged, () => draft.isChanged && save(record.asIs));

  function change(fields: Fields, chosen: readonly Photo[] = []): void {
    // What was wrong may be mended by it.
    if (saving.isError) saving.reset();
    setDraft(({ photos }) => ({
      fields,
      photos: [...photos.filter((known) => !chosen.some(({ id }) => id === known.id)), ...chosen],
      isChanged: true,
    }));
  }

  // Beside the first field that has one, or where it is told.
  useEffect(() => {
    if (problem === undefined) return;
    (written.current?.querySelector<HTMLElement>("[aria-invalid=true]") ?? problemText.current)?.focus();
  }, [problem]);

  function discard(): void {
    if (saving.isError) saving.reset();
    setIsRecovered(false);
    setDraft(saved);
  }

  function save(as: State | undefined): void {
    // What went wrong stands in the form.
    if (as) void run(() => saving.mutateAsync({ fields, as }).catch(() => {}));
  }

  return (
    <form
      ref={written}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save(record.enter?.(fields));
      }}
      className="grid gap-5 px-4 py-5 sm:px-5"
    >
      {isRecovered ? (
        <Notice
          icon={FileClock}
          label="Texto não salvo"
          title="O que você digitou antes e não salvou está de volta."
          answers={<Button onClick={discard}>Descartar</Button>}
        />
      ) : null}
      <SchemaForm
        form={record.form}
        {...record.draw({ ...draft, change })}
        value={fields}
        problems={problems}
        onChange={(next) => change(next as Fields)}
      />
      <div ref={problemText} tabIndex={-1} className="outline-none">
        <FormProblem>{problem}</FormProblem>
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={onClose}>
          Voltar à lista
        </Button>
        {record.buttons.map(({ as, label, busyText }, index, { length }) => (
          <Button
            key={as}
            look={index === length - 1 ? "primary" : "secondary"}
            isBusy={saving.isPending && saving.variables.as === as}
            busyText={busyText}
            onClick={() => save(as)}
          >
            {label}
          </Button>
        ))}
      </div>
    </form>
  );
}

/** The fields are a part of what is sent. */
function listFieldProblems(error: Error): FieldProblem[] {
  return toCallError(error).problems.flatMap(({ path: [part, ...path], message }) => (part === "fields" ? { path, message } : []));
}
