import { actions } from "astro:actions";
import { PATHS } from "#domain/site/paths";
import { call } from "../../call/call";
import { OpenOnce } from "../../open/OpenOnce";
import { areSame, EMPTY_FIELDS, pickFields } from "./fields";
import { PageEditor } from "./PageEditor";
import type { Reviewer } from "./review/ReviewDialog";
import type { KeptAutosave } from "./use-page-autosave";
import type { SavedPage } from "./use-page-editor";

interface Opened {
  page: SavedPage;
  autosave?: KeptAutosave;
  team: readonly Reviewer[];
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
      {({ page, autosave, team }) => <PageEditor opened={page} autosave={autosave} team={team} />}
    </OpenOnce>
  );
}

async function openNew(): Promise<Opened> {
  const { autosave, team } = await call(actions.editor.openNew);
  return {
    page: { status: "draft", fields: EMPTY_FIELDS },
    autosave: autosave && !areSame(autosave.fields, EMPTY_FIELDS) ? autosave : undefined,
    team,
  };
}

async function openExisting(id: string): Promise<Opened> {
  const { page, autosave, team } = await call(actions.editor.open, { id });
  const { version, status, held, publishAt, review, textChangedAt } = page;
  const fields = pickFields(page);
  return {
    page: { id, version, status, held, publishAt, review, textChangedAt, fields },
    autosave: autosave && !areSame(autosave.fields, fields) ? autosave : undefined,
    team,
  };
}
