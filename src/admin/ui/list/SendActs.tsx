import { Copy, Send, Share2 } from "lucide-react";
import { copyText } from "../copy-text";
import { RowAct } from "./RowAct";

interface SendActsProps {
  /** Whose message it is, for who hears the screen. */
  of: string;
  text: string;
  /** Opens the chat with it. */
  share: string;
}

/** The ways a written message leaves. */
export function SendActs({ of, text, share }: SendActsProps) {
  return (
    <>
      <RowAct does="Abrir no WhatsApp" of={of} icon={Send} href={share} target="_blank" rel="noopener noreferrer" />
      {"share" in navigator ? (
        // Who changes his mind shares nothing, and needs no notice of it.
        <RowAct does="Compartilhar" of={of} icon={Share2} onClick={() => void navigator.share({ text }).catch(() => {})} />
      ) : null}
      <RowAct does="Copiar mensagem" of={of} icon={Copy} onClick={() => void copyText(text, "Mensagem copiada")} />
    </>
  );
}
