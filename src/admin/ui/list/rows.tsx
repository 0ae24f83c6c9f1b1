import { Copy, Send, Share2 } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Button, ButtonLink, type ButtonProps } from "#admin/ui/Button";
import { copyText } from "../copy-text";

interface ListRowProps extends Omit<ComponentProps<"li">, "title" | "about"> {
  picture?: ReactNode;
  title: ReactNode;
  /** Under its title, a line each. */
  about: ReactNode;
  children?: ReactNode;
}

/** A row of a list: what it is, what there is to know of it, and its buttons. */
export function ListRow({ picture, title, about, children, ...rest }: ListRowProps) {
  return (
    <li {...rest} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line px-4 py-3.5 sm:px-5">
      <div className="flex min-w-0 flex-1 basis-64 items-center gap-3">
        {picture}
        <div className="grid min-w-0 grid-cols-1 gap-0.5 text-sm text-steel">
          <div className="text-base leading-snug font-semibold break-words text-ink">{title}</div>
          {about}
        </div>
      </div>
      <div className="flex flex-wrap gap-2 empty:hidden">{children}</div>
    </li>
  );
}

interface Words {
  /** In sight. @example "Editar" */
  does: string;
  /** What it is done to, for who hears the screen. */
  of: string;
}

type ToPress = Omit<ButtonProps, "children"> & { href?: undefined };
type ToFollow = Omit<ComponentProps<typeof ButtonLink>, "children"> & { href: string };

/** What can be done with one row of a list. */
export function RowAct({ does, of, ...rest }: Words & (ToPress | ToFollow)) {
  const said = { "aria-label": `${does} ${of}`, children: does };
  return rest.href === undefined ? <Button {...said} {...rest} /> : <ButtonLink {...said} {...rest} />;
}

/** The ways a written message leaves. @param of whose it is @param share opens the chat with it */
export function SendActs({ of, text, share }: { of: string; text: string; share: string }) {
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
