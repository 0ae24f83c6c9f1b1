import { actions } from "astro:actions";
import { createEmptyValue } from "#domain/forms/empty-value";
import { PATHS } from "#domain/site/paths";
import { call } from "../../call/call";
import { OpenOnce } from "../../editing/OpenOnce";
import { defineScreen } from "../../frame/define-screen";
import { PanelFrame } from "../../frame/PanelFrame";
import { TextEditor, type TextEditorProps } from "./TextEditor";
import type { TextValue } from "./use-text-editor";

/** Edits a text, or begins a new landing page where none is named. */
export const TextEditorScreen = defineScreen(({ path }: { path?: string }) => (
  <PanelFrame isWide>
    <OpenOnce
      title={path === undefined ? "Nova página de serviço" : "Editar texto"}
      queryKey={["text", path ?? "new"]}
      open={() => (path === undefined ? openNew() : openExisting(path))}
      missing={{ title: "Texto não encontrado", way: { text: "Ver os textos", href: PATHS.texts } }}
      problemTitle="Erro ao abrir o texto"
    >
      {(opened) => <TextEditor {...opened} />}
    </OpenOnce>
  </PanelFrame>
));

async function openNew(): Promise<TextEditorProps> {
  const { form, ...rest } = await call(actions.texts.openNew);
  return { ...rest, form, text: undefined, blank: createEmptyValue(form) as TextValue };
}

async function openExisting(path: string): Promise<TextEditorProps> {
  const { autosave, ...rest } = await call(actions.texts.open, { path });
  const isUnsaved = autosave && JSON.stringify(autosave.value) !== JSON.stringify(rest.text.value);
  return { ...rest, autosave: isUnsaved ? autosave : undefined, blank: {} };
}
