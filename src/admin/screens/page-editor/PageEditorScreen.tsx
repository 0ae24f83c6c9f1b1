import { actions } from "astro:actions";
import type { TypedTexts } from "#domain/page/page-fields";
import { PATHS } from "#domain/site/paths";
import { call, type DataOf } from "../../call/call";
import { OpenOnce } from "../../editing/OpenOnce";
import { defineScreen } from "../../frame/define-screen";
import { PanelFrame } from "../../frame/PanelFrame";
import { areSame, EMPTY_FIELDS, pickFields } from "./fields";
import { PageEditor, type PageEditorProps } from "./PageEditor";

/** Edits a page, or writes a new one where none is named. */
export const PageEditorScreen = defineScreen(({ pageId }: { pageId?: string }) => (
  <PanelFrame isWide>
    <OpenOnce
      title={pageId === undefined ? "Nova página" : "Editar página"}
      queryKey={["editor", pageId ?? "new"]}
      open={() => (pageId === undefined ? openNew() : openExisting(pageId))}
      missing={{ title: "Página não encontrada", way: { text: "Ver a lixeira", href: PATHS.trash } }}
      problemTitle="Erro ao abrir a página"
    >
      {(opened) => <PageEditor {...opened} />}
    </OpenOnce>
  </PanelFrame>
));

async function openNew(): Promise<PageEditorProps> {
  const { autosave, team } = await call(actions.editor.openNew);
  return { opened: { status: "draft", fields: EMPTY_FIELDS }, kept: toKept(autosave, EMPTY_FIELDS), team };
}

async function openExisting(id: string): Promise<PageEditorProps> {
  const { page, autosave, team } = await call(actions.editor.open, { id });
  const { version, status, held, publishAt, review, textChangedAt } = page;
  const fields = pickFields(page);
  return { opened: { id, version, status, held, publishAt, review, textChangedAt, fields }, kept: toKept(autosave, fields), team };
}

/** What says nothing else than what is saved is not offered. */
function toKept(autosave: DataOf<typeof actions.editor.open>["autosave"], saved: TypedTexts): PageEditorProps["kept"] {
  if (!autosave || areSame(autosave.fields, saved)) return undefined;
  const { savedAt, version, fields } = autosave;
  return { savedAt, version, value: fields };
}
