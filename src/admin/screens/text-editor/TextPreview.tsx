import { Sparkles } from "lucide-react";
import { Fragment, useEffect, useId, useRef, useState } from "react";
import { Notice } from "#admin/editing/EditingBar";
import { Button } from "#admin/ui/Button";
import { ANSWERS, DialogFrame } from "#admin/ui/dialog/dialogs";
import { previewTextPath } from "#domain/site/paths";
import type { TextEditorState } from "./use-text-editor";

export function SideBySide({ path, sides }: { path: string; sides: readonly { title: string; value: unknown }[] }) {
  return (
    <div className={`grid gap-4 ${sides.length > 1 ? "md:grid-cols-2" : ""}`}>
      {sides.map(({ title, value }) => (
        <section key={title} aria-label={title} className="min-w-0">
          <h3 className="mb-2 text-base">{title}</h3>
          <TextPreview path={path} value={value} title={title} className="h-[40dvh] rounded-lg border border-line md:h-[50dvh]" />
        </section>
      ))}
    </div>
  );
}

interface TextPreviewProps {
  path: string;
  value: unknown;
  /** Nobody sees it. */
  isPaused?: boolean;
  title?: string;
  className: string;
}

/** Rests this long after the last key. */
const WAIT_MS = 600;

type Shot = { number: number; json: string };

/**
 * The page itself with what is typed, rendered by the server. A sandbox without `allow-scripts` runs nothing;
 * `allow-same-origin` lets it load the site's fonts and lets it stay where it was scrolled to. Each text gets a frame of
 * its own, so that no step is added to the browser's history, and the one before stays until it is there.
 */
export function TextPreview({ path, value, isPaused = false, title = "Prévia da página", className }: TextPreviewProps) {
  const id = useId();
  const json = JSON.stringify(value);
  const [shots, setShots] = useState<readonly Shot[]>([]);
  const [isBroken, setIsBroken] = useState(false);
  const frames = useRef<HTMLDivElement>(null);
  const taken = shots.at(-1);

  useEffect(() => {
    if (isPaused || taken?.json === json) return;
    const take = () => setShots((before) => [...before.slice(-1), { number: (before.at(-1)?.number ?? 0) + 1, json }]);
    const timer = setTimeout(take, taken ? WAIT_MS : 0);
    return () => clearTimeout(timer);
  }, [json, isPaused, taken]);

  function show(shown: number, frame: HTMLIFrameElement): void {
    const document = frame.contentDocument;
    // Every frame begins as an empty one.
    if (document?.URL === "about:blank") return;
    setIsBroken(document === null);
    const before = frames.current?.querySelector("iframe");
    if (before && before !== frame) frame.contentWindow?.scrollTo(0, before.contentWindow?.scrollY ?? 0);
    setShots((all) => all.filter(({ number }) => number >= shown));
  }

  return (
    <div ref={frames} className={`relative bg-white ${className}`}>
      {isBroken ? (
        <p role="alert" className="absolute inset-x-0 top-0 z-10 bg-amber/20 p-4">
          A prévia não veio. Ela volta na próxima mudança; se não voltar, recarregue a tela.
        </p>
      ) : null}
      {shots.map((shot, index) => {
        const isBehind = index > 0;
        const name = `${id}-${shot.number}`;
        return (
          <Fragment key={shot.number}>
            <iframe
              name={name}
              title={title}
              aria-hidden={isBehind || undefined}
              tabIndex={isBehind ? -1 : undefined}
              sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
              onLoad={({ currentTarget }) => show(shot.number, currentTarget)}
              className={`absolute inset-0 block size-full bg-white ${isBehind ? "-z-10 opacity-0" : ""}`}
            />
            <form ref={send} hidden method="post" action={previewTextPath(path)} target={name} encType="multipart/form-data">
              <input type="hidden" name="valor" value={shot.json} readOnly />
            </form>
          </Fragment>
        );
      })}
    </div>
  );
}

/** Once, as soon as it and its frame are there. */
const send = (form: HTMLFormElement | null) => form?.submit();

/** A release brought another text than the one the owner changed: both are shown, and the owner chooses. */
export function NewVersionNotice({ editor }: { editor: TextEditorState }) {
  const [isOpen, setIsOpen] = useState(false);
  const { saved } = editor;
  const close = () => setIsOpen(false);
  const choose = (act: () => unknown) => () => {
    close();
    act();
  };
  if (!saved) return null;
  return (
    <>
      {saved.state === "newer" ? (
        <Notice
          icon={Sparkles}
          label="Nova versão disponível"
          title="Há um texto de fábrica novo"
          answers={<Button onClick={() => setIsOpen(true)}>Comparar e escolher</Button>}
        >
          O site foi atualizado com outro texto aqui. O seu continua no ar até você escolher.
        </Notice>
      ) : null}
      <DialogFrame
        isOpen={isOpen}
        onClose={close}
        title="Dois textos para a mesma página"
        description="Qualquer que seja a escolha, o outro não se perde: o seu fica no histórico, e o de fábrica volta quando você quiser."
        isWide
      >
        <SideBySide
          path={saved.path}
          sides={[
            { title: "O seu texto", value: saved.value },
            { title: "O novo, de fábrica", value: saved.written },
          ]}
        />
        <div className={ANSWERS}>
          <Button onClick={choose(editor.beginFromNew)}>Editar a partir do novo</Button>
          <Button onClick={choose(editor.reset)}>Usar o novo</Button>
          <Button look="primary" onClick={choose(editor.keep)}>
            Manter o meu
          </Button>
        </div>
      </DialogFrame>
    </>
  );
}
