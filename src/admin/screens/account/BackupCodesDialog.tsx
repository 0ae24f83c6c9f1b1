import { DialogFrame } from "../../ui/dialog/DialogFrame";
import { useLast } from "../../ui/dialog/use-last";
import { BackupCodes } from "./BackupCodes";

interface BackupCodesDialogProps {
  codes: readonly string[] | undefined;
  onClose: () => void;
}

export function BackupCodesDialog({ codes, onClose }: BackupCodesDialogProps) {
  const shown = useLast(codes);
  return (
    <DialogFrame
      isOpen={codes !== undefined}
      onClose={onClose}
      title="Novos códigos reserva"
      description="Guarde-os fora do celular: cada um serve para entrar uma vez. Eles aparecem só agora."
      isPersistent
    >
      <BackupCodes codes={shown ?? []} onDone={onClose} />
    </DialogFrame>
  );
}
