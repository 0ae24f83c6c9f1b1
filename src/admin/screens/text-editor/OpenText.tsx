import { actions } from "astro:actions";
import { useQuery } from "@tanstack/react-query";
import { createEmptyValue } from "#domain/forms/empty-value";
import { PATHS } from "#domain/site/paths";
import { call } from "../../call/call";
import { CallError } from "../../call/call-error";
import { ScreenHeader } from "../../frame/ScreenHeader";
import { Button, ButtonLink } from "../../ui/Button";
import { Card, CardMessage } from "../../ui/Card";
import { TextEditor, type TextEditorProps } from "./TextEditor";
import type { TextValue } from "./use-text-editor";

/** Fetches the text once: what is typed over it must not change under the hands. */
export function OpenText({ path }: { path?: string }) {
  const opened = useQuery({
    queryKey: ["text", path ?? "new"],
    queryFn: () => (path === undefined ? openNew() : openExisting(path)),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (opened.data) return <TextEditor {...opened.data} />;
  return (
    <>
      <ScreenHeader title={path === undefined ? "Nova página de serviço" : "Editar texto"} hasWayBack />
      <Card>
        {opened.isError ? (
          <OpenProblem error={opened.error} onRetry={() => opened.refetch()} />
        ) : (
          <CardMessage role="status">
            <p>Carregando...</p>
          </CardMessage>
        )}
      </Card>
    </>
  );
}

function OpenProblem({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isMissing = error instanceof CallError && error.code === "NOT_FOUND";
  return (
    <CardMessage
      role="alert"
      action={isMissing ? <ButtonLink href={PATHS.texts}>Ver os textos</ButtonLink> : <Button onClick={onRetry}>Tentar novamente</Button>}
    >
      <p className="font-semibold text-ink">{isMissing ? "Texto não encontrado" : "Erro ao abrir o texto"}</p>
      <p>{error.message}</p>
    </CardMessage>
  );
}

async function openNew(): Promise<TextEditorProps> {
  const { form, ...rest } = await call(actions.texts.openNew);
  return { ...rest, form, text: undefined, blank: createEmptyValue(form) as TextValue };
}

async function openExisting(path: string): Promise<TextEditorProps> {
  const { autosave, ...rest } = await call(actions.texts.open, { path });
  const isUnsaved = autosave && JSON.stringify(autosave.value) !== JSON.stringify(rest.text.value);
  return { ...rest, autosave: isUnsaved ? autosave : undefined, blank: {} };
}
