import { Copy } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "../../ui/Button";
import { copyText } from "../../ui/copy-text";
import { ANSWERS } from "../../ui/dialog/dialog-classes";

interface BackupCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** The codes for the loss of the app, shown this once. */
export function BackupCodes({ codes, onDone }: BackupCodesProps) {
  const copyButton = useRef<HTMLButtonElement>(null);
  useEffect(() => copyButton.current?.focus(), []);
  return (
    <>
      <ul
        aria-label="Códigos reserva"
        className="grid grid-cols-2 gap-x-4 gap-y-1 rounded-lg border border-line bg-paper p-4 text-center font-mono"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={ANSWERS}>
        <Button ref={copyButton} icon={Copy} onClick={() => copyText(codes.join("\n"), "Códigos copiados")}>
          Copiar códigos
        </Button>
        <Button look="primary" onClick={onDone}>
          Já guardei
        </Button>
      </div>
    </>
  );
}
