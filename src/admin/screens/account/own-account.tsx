import type { actions } from "astro:actions";
import type { ComponentProps, RefObject } from "react";
import { DialogForm } from "#admin/ui/dialog/FormDialog";
import { PasswordField } from "#admin/ui/field/fields";
import type { DataOf } from "../../call/call";

export type OwnAccount = DataOf<typeof actions.account.read>;

/** Of the query cache; those of the account begin with it. */
export const ACCOUNT_KEY = ["account"] as const;
export const SESSIONS_KEY = [...ACCOUNT_KEY, "sessions"] as const;

interface PasswordQuestionProps extends Pick<ComponentProps<typeof DialogForm>, "label" | "busyText" | "look" | "onClose"> {
  field: RefObject<HTMLInputElement | null>;
  /** An account that signs in by Google alone has none to give. */
  hasPassword: boolean;
  /** What it throws is shown, and the question stays. */
  onSubmit: (password: string | undefined) => Promise<void>;
}

export function PasswordQuestion({ field, hasPassword, onSubmit, ...form }: PasswordQuestionProps) {
  return (
    <DialogForm
      {...form}
      check={({ password }) => ({ password: hasPassword && password === "" ? "Informe a senha." : undefined })}
      send={({ password }) => onSubmit(hasPassword ? password : undefined)}
      failed="Não foi possível continuar. Tente novamente."
      retyped="password"
      isRepeatable
    >
      {({ password: error }) =>
        hasPassword ? (
          <PasswordField ref={field} label="Sua senha" name="password" autoComplete="current-password" required error={error} />
        ) : null
      }
    </DialogForm>
  );
}
