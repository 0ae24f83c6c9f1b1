import { actions } from "astro:actions";
import { useQuery } from "@tanstack/react-query";
import { PATHS } from "#domain/site/paths";
import { call } from "../../call/call";
import { CallError } from "../../call/call-error";
import { ScreenHeader } from "../../frame/ScreenHeader";
import { Button, ButtonLink } from "../../ui/Button";
import { Card, CardMessage } from "../../ui/Card";
import { areSame, EMPTY_FIELDS, pickFields } from "./fields";
import { PageEditor } from "./PageEditor";
import type { KeptAutosave } from "./use-page-autosave";
import type { SavedPage } from "./use-page-editor";

interface Opened {
  page: SavedPage;
  autosave?: KeptAutosave;
}

/** Fetches the page once: what is typed over it must not change under the hands. */
export function OpenPage({ pageId }: { pageId?: string }) {
  const opened = useQuery({
    queryKey: ["editor", pageId ?? "new"],
    queryFn: () => (pageId === undefined ? openNew() : openExisting(pageId)),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const title = pageId === undefined ? "Nova página" : "Editar página";
  if (opened.data) return <PageEditor opened={opened.data.page} autosave={opened.data.autosave} />;
  return (
    <>
      <ScreenHeader title={title} hasWayBack />
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
      action={isMissing ? <ButtonLink href={PATHS.trash}>Ver a lixeira</ButtonLink> : <Button onClick={onRetry}>Tentar novamente</Button>}
    >
      <p className="font-semibold text-ink">{isMissing ? "Página não encontrada" : "Erro ao abrir a página"}</p>
      <p>{error.message}</p>
    </CardMessage>
  );
}

async function openNew(): Promise<Opened> {
  const { autosave } = await call(actions.editor.openNew);
  return {
    page: { status: "draft", fields: EMPTY_FIELDS },
    autosave: autosave && !areSame(autosave.fields, EMPTY_FIELDS) ? autosave : undefined,
  };
}

async function openExisting(id: string): Promise<Opened> {
  const { page, autosave } = await call(actions.editor.open, { id });
  const fields = pickFields(page);
  return {
    page: { id, version: page.version, status: page.status, fields },
    autosave: autosave && !areSame(autosave.fields, fields) ? autosave : undefined,
  };
}
