import { useRef } from "react";
import { DialogFrame } from "../../ui/dialog/DialogFrame";
import type { OwnAccount } from "./own-account";
import { PasswordQuestion, type PasswordQuestionProps } from "./PasswordQuestion";

interface PasswordDialogProps extends Omit<PasswordQuestionProps, "field" | "hasPassword" | "onCancel"> {
  isOpen: boolean;
  account: OwnAccount;
  title: string;
  description: string;
  onClose: () => void;
}

/** Asks for the password before something that guards the account changes. */
export function PasswordDialog({ isOpen, account, title, description, onClose, ...question }: PasswordDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <DialogFrame isOpen={isOpen} onClose={onClose} title={title} description={description} initialFocus={field}>
      <PasswordQuestion {...question} field={field} hasPassword={account.hasPassword} onCancel={onClose} />
    </DialogFrame>
  );
}
