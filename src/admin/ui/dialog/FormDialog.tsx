import { type ReactNode, type Ref, useRef } from "react";
import type { ButtonProps } from "#admin/ui/Button";
import { Answers, DialogFrame, useLast } from "#admin/ui/dialog/dialogs";
import { explain } from "../../call/call";
import { type FormParts, type Problems, useForm } from "../field/use-form";

/** The same of all, or of each. */
type Said<About> = string | ((about: About) => string | undefined);

interface DialogFormProps<Name extends string> extends Pick<FormParts<Name>, "retyped" | "isRepeatable"> {
  ref?: Ref<HTMLFormElement>;
  onClose: () => void;
  /** Comes before that where somebody chose the way back. */
  onBack?: () => void;
  label: string;
  busyText: string;
  look?: ButtonProps["look"];
  back?: string;
  isDisabled?: boolean;
  /** Without it the browser checks what fields ask for. */
  check?: FormParts<Name>["check"];
  /** What it throws is told over the answers; `failed` where the server gives no reason. */
  send: (values: Readonly<Record<Name, string>>) => Promise<unknown>;
  failed: string;
  onRefused?: () => void;
  /** Its fields, by their names. */
  children: (problems: Problems<Name>) => ReactNode;
}

/** What stands in a dialog that asks for something: fields and two answers. */
export function DialogForm<Name extends string>({ ref, onClose, onBack, check, send, onRefused, ...rest }: DialogFormProps<Name>) {
  const { label, busyText, look, back, isDisabled, failed, retyped, isRepeatable, children } = rest;
  const { problems, isBusy, submit } = useForm<Name>({
    check: check ?? (() => ({}) as Problems<Name>),
    send,
    refuse(error) {
      onRefused?.();
      return { form: explain(error, failed) } as Problems<Name>;
    },
    retyped,
    isRepeatable,
  });
  function giveUp(): void {
    onBack?.();
    onClose();
  }

  return (
    <form ref={ref} noValidate={check !== undefined} onSubmit={submit} className="grid gap-4">
      {children(problems)}
      <Answers {...{ label, busyText, look, back, isDisabled, isBusy }} problem={problems.form} onBack={giveUp} />
    </form>
  );
}

interface FormDialogProps<About, Name extends string> extends Omit<DialogFormProps<Name>, "ref" | "send" | "children"> {
  /** What it asks about; closed without it. */
  about: About | undefined;
  title: Said<About>;
  description?: Said<About>;
  /** Loses nothing that was typed without asking. */
  hasUnsaved?: "typed";
  /** A press beside it does not close it, unless said. */
  isPersistent?: boolean;
  /** Asks for a yes more than for a text: the way back has the focus. */
  isQuestion?: boolean;
  /** The name of the field that has the focus, where it is not the first one. */
  firstField?: Name;
  send: (values: Readonly<Record<Name, string>>, about: About) => Promise<unknown>;
  children: (about: About, problems: Problems<Name>) => ReactNode;
}

/** A dialog that is a form with two answers; its first field has the focus. */
export function FormDialog<About, Name extends string>(props: FormDialogProps<About, Name>) {
  const { about, title, description, onClose, hasUnsaved, isQuestion = false, isPersistent = !isQuestion, firstField } = props;
  const shown = useLast(about);
  const form = useRef<HTMLFormElement>(null);
  const first = firstField ? `[name="${firstField}"]` : isQuestion ? "button" : "input, textarea, select";
  return (
    <DialogFrame
      isOpen={about !== undefined}
      onClose={onClose}
      title={say(title, shown) ?? ""}
      description={say(description, shown)}
      initialFocus={() => form.current?.querySelector<HTMLElement>(first) ?? true}
      isPersistent={isPersistent}
      hasUnsaved={hasUnsaved}
    >
      {shown === undefined ? null : (
        <DialogForm {...props} ref={form} send={(values) => props.send(values, shown)}>
          {(problems) => props.children(shown, problems)}
        </DialogForm>
      )}
    </DialogFrame>
  );
}

function say<About>(said: Said<About> | undefined, about: About | undefined): string | undefined {
  return typeof said === "function" ? about && said(about) : said;
}
