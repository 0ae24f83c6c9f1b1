import { actions } from "astro:actions";
import { PATHS } from "#domain/site/paths";
import { call } from "../../call/call";
import { OpenOnce } from "../../open/OpenOnce";
import { areSame, EMPTY_FIELDS, pickFields } from "./fields";
import { PageEditor } from "./PageEditor";
import type { KeptAutosave } from "./use-page-autosave";
import type { SavedPage } from "./use-page-editor";

interface Opened {
  page: SavedPage;
  autosave?: KeptAutosave;
}

export function OpenPage({ pageId }: { pageId?: string }) {
  return (
    <OpenOnce
      title={pageId === undefined ? "Nova página" : "Editar página"}
      queryKey={["editor", pageId ?? "new"]}
      open={() => (pageId === undefined ? openNew() : openExisting(pageId))}
      missing={{ title: "Página não encontrada", way: { text: "Ver a lixeira", href: PATHS.trash } }}
      problemTitle="Erro ao abrir a página"
    >
      {({ page, autosave }) => <PageEditor opened={page} autosave={autosave} />}
    </OpenOnce>
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
    page: { id, version: page.version, status: page.status, held: page.held, publishAt: page.publishAt, fields },
    autosave: autosave && !areSame(autosave.fields, fields) ? autosave : undefined,
  };
}
