import { actions } from "astro:actions";
import { type HandOrigin, NEW_PAGE } from "#domain/page/generated-page";
import type { TypedTexts } from "#domain/page/page-fields";
import { newAnnouncementPath, PATHS } from "#domain/site/paths";
import { call, type DataOf } from "../../call/call";
import { OpenOnce } from "../../editing/OpenOnce";
import { defineScreen } from "../../frame/define-screen";
import { PanelFrame } from "../../frame/PanelFrame";
import { areSame, EMPTY_FIELDS, nameEditor, pickFields } from "./fields";
import { PageEditor, type PageEditorProps } from "./PageEditor";

/** Edits a page, or writes a new one where none is named: an announcement, where the address says so. */
export const PageEditorScreen = defineScreen(({ pageId }: { pageId?: string }) => (
  <PanelFrame isWide>
    <OpenOnce
      title={nameEditor(pageId, readNewOrigin())}
      queryKey={["editor", pageId ?? NEW_PAGE[readNewOrigin()]]}
      open={() => (pageId === undefined ? openNew(readNewOrigin()) : openExisting(pageId))}
      missing={{ title: "Página não encontrada", way: { text: "Ver a lixeira", href: PATHS.trash } }}
      problemTitle="Erro ao abrir a página"
    >
      {(opened) => <PageEditor {...opened} />}
    </OpenOnce>
  </PanelFrame>
));

function readNewOrigin(): HandOrigin {
  return `${location.pathname}${location.search}` === newAnnouncementPath() ? "announcement" : "manual";
}

async function openNew(origin: HandOrigin): Promise<PageEditorProps> {
  const { autosave, team } = await call(actions.editor.openNew, { origin });
  return { opened: { origin, status: "draft", fields: EMPTY_FIELDS }, kept: toKept(autosave, EMPTY_FIELDS), team };
}

async function openExisting(id: string): Promise<PageEditorProps> {
  const { page, autosave, team } = await call(actions.editor.open, { id });
  const { origin, version, status, held, publishAt, review, textChangedAt } = page;
  const fields = pickFields(page);
  return { opened: { id, origin, version, status, held, publishAt, review, textChangedAt, fields }, kept: toKept(autosave, fields), team };
}

/** What says nothing else than what is saved is not offered. */
function toKept(autosave: DataOf<typeof actions.editor.open>["autosave"], saved: TypedTexts): PageEditorProps["kept"] {
  if (!autosave || areSame(autosave.fields, saved)) return undefined;
  const { savedAt, version, fields } = autosave;
  return { savedAt, version, value: fields };
}
