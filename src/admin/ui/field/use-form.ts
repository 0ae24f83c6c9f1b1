import { type SubmitEvent, useState } from "react";

/** What is wrong, by the names of the fields; under `form` what is about none of them. */
export type Problems<Name extends string> = { readonly [name in Name | "form"]?: string };

type FindField<Name extends string> = (name: Name) => HTMLInputElement | null;

export interface FormParts<Name extends string> {
  /** What it says before anything was sent. */
  problem?: string;
  /** What keeps it from being sent; the first field named has the focus. */
  check: (values: Readonly<Record<Name, string>>, findField: FindField<Name>) => Problems<Name>;
  send: (values: Readonly<Record<Name, string>>, form: HTMLFormElement) => Promise<unknown>;
  /** What to say of what `send` threw. */
  refuse: (error: unknown) => Problems<Name>;
  /** Typed anew after a refusal that is about no field. */
  retyped?: Name;
  /** Takes another press after it was sent; others stay busy, for one goes on elsewhere. */
  isRepeatable?: boolean;
}

/** A form whose fields keep their own text: checks it, sends it, and says what is wrong. */
export function useForm<Name extends string>({ problem, check, send, refuse, retyped, isRepeatable = false }: FormParts<Name>) {
  const [problems, setProblems] = useState<Problems<Name>>({ form: problem } as Problems<Name>);
  const [isBusy, setIsBusy] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const findField: FindField<Name> = (name) => form.elements.namedItem(name) as HTMLInputElement | null;
    const values = Object.fromEntries(new FormData(form)) as Record<Name, string>;

    const found = check(values, findField);
    setProblems(found);
    const wrong = findWrong(found);
    if (wrong) return findField(wrong)?.focus();
    setIsBusy(true);
    try {
      await send(values, form);
      if (isRepeatable) setIsBusy(false);
    } catch (error) {
      setIsBusy(false);
      const refusal = refuse(error);
      setProblems(refusal);
      const refused = findWrong(refusal);
      if (refused) return findField(refused)?.focus();
      const field = retyped && findField(retyped);
      field?.focus();
      field?.select();
    }
  }

  return { problems, isBusy, submit, clear: () => setProblems({} as Problems<Name>) };
}

function findWrong<Name extends string>({ form: _, ...fields }: Problems<Name>): Name | undefined {
  return (Object.keys(fields) as Name[]).find((name) => (fields as Problems<Name>)[name] !== undefined);
}

/** Why it is not an address to write to; undefined when it is one. */
export function checkEmail(field: HTMLInputElement | null): string | undefined {
  if (!field?.value.trim()) return "Informe o email.";
  return field.validity.typeMismatch ? "Informe um email válido, como nome@empresa.com.br." : undefined;
}
