import { actions } from "astro:actions";
import { Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { NOTICE_KEY, writeNotice } from "#domain/panel/notice";
import { PATHS } from "#domain/site/paths";

const HEADING_ID = "excluir-pagina";

const BUTTON = "inline-flex min-h-11 items-center justify-center gap-2 rounded-card px-4 font-semibold";

/** For the administrator, on the public page itself: deletes it after asking and goes to the panel. */
export function DeletePageButton({ id, title }: { id: string; title: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function remove(): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    setProblem(undefined);
    const failure = await tryToRemove(id);
    if (failure === undefined) return location.assign(PATHS.panel);
    setProblem(failure);
    setIsBusy(false);
  }

  return (
    <>
      <button
        type="button"
        onClick={() => dialog.current?.showModal()}
        className={`${BUTTON} mt-3 border border-danger text-danger hover:bg-danger/8`}
      >
        <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
        Excluir página
      </button>
      <dialog
        ref={dialog}
        aria-labelledby={HEADING_ID}
        onClose={() => setProblem(undefined)}
        className="m-auto w-[calc(100%-2rem)] max-w-md rounded-card bg-white p-6 text-ink raised backdrop:bg-ink/55"
      >
        <h2 id={HEADING_ID} className="text-lg">
          Excluir página?
        </h2>
        <p className="mt-3 break-words">{`A página "${title}" sai do ar imediatamente e vai para a lixeira.`}</p>
        <div role="alert">
          {problem ? (
            <p className="mt-3 border-l-4 border-danger bg-danger/6 px-3 py-2">
              <strong className="block text-danger">Erro ao excluir</strong>
              {problem}
            </p>
          ) : null}
        </div>
        <div className="mt-5 flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          {/* The safe answer comes first, so it has the focus when the dialog opens. */}
          <button type="button" onClick={() => dialog.current?.close()} className={`${BUTTON} border border-line hover:border-steel`}>
            Cancelar
          </button>
          <button
            type="button"
            aria-disabled={isBusy || undefined}
            onClick={remove}
            className={`${BUTTON} bg-danger text-white hover:[filter:brightness(0.9)] ${isBusy ? "opacity-60" : ""}`}
          >
            {isBusy ? "Excluindo..." : "Excluir página"}
          </button>
        </div>
      </dialog>
    </>
  );
}

/** What went wrong, or undefined once the page is deleted. */
async function tryToRemove(id: string): Promise<string | undefined> {
  try {
    const { data, error } = await actions.pages.remove({ id });
    if (error?.code === "UNAUTHORIZED") return "Sua sessão terminou. Entre de novo no painel para excluir a página.";
    if (error) return "Ocorreu um erro ao excluir a página";
    if (!data.removed) return "Não foi possível excluir a página";
  } catch {
    return "Ocorreu um erro ao excluir a página";
  }
  leaveNotice(id);
  return undefined;
}

function leaveNotice(pageId: string): void {
  try {
    sessionStorage.setItem(NOTICE_KEY, writeNotice({ notice: "page-deleted", pageId }));
  } catch {
    // A browser that keeps nothing: the panel opens without the notice.
  }
}
