import { type RefObject, useState } from "react";
import { CodeForm } from "./CodeForm";
import { CredentialsForm } from "./CredentialsForm";

interface SignInFormProps {
  onSignedIn: () => void;
  /** For a dialog that gives it the focus. */
  emailField?: RefObject<HTMLInputElement | null>;
  /** The first step was done elsewhere. */
  startsWithCode?: boolean;
}

/** Email and password, then a code from whoever has a second factor. */
export function SignInForm({ onSignedIn, emailField, startsWithCode = false }: SignInFormProps) {
  const [asksForCode, setAsksForCode] = useState(startsWithCode);
  const [reason, setReason] = useState<string>();
  if (!asksForCode) {
    return <CredentialsForm emailField={emailField} problem={reason} onSignedIn={onSignedIn} onCodeAsked={() => setAsksForCode(true)} />;
  }
  return (
    <CodeForm
      onSignedIn={onSignedIn}
      onStartOver={(why) => {
        setReason(why);
        setAsksForCode(false);
      }}
    />
  );
}
